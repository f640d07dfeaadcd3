import { AppError } from '@yuncang/shared/errors'
import type pg from 'pg'
import { codeOf, isDiskFull } from '../core/failures.ts'
import { appRoleOf } from './roles.ts'

type Setting = 'DATABASE_URL' | 'DATABASE_OWNER_URL'

const wrongLogin = new Set(['28P01', '28000'])
const noDatabase = '3D000'
const noRight = '42501'

/** Why a database cannot be used, as a sentence for the operator, which never holds the password; anything else as it came. */
export function refusalOfServer(error: unknown, url: string, setting: Setting): unknown {
  if (error instanceof AppError) return error
  if (isDiskFull(error)) return new AppError('server.diskFull', { cause: error })
  const code = codeOf(error) ?? ''
  const { host, pathname } = new URL(url)
  const user = appRoleOf(url)
  const message = error instanceof Error ? error.message : ''
  const name = decodeURIComponent(pathname.slice(1))
  const details = { params: { setting, host, user, name, code, message }, cause: error }
  if (wrongLogin.has(code)) return new AppError('database.refusedRole', details)
  if (code === noDatabase) return new AppError('database.missing', details)
  if (code === noRight) return new AppError('database.rights', details)
  const isAway =
    /^E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)/.test(code) || isTimeout(message)
  return isAway ? new AppError('database.unreachable', details) : error
}

/** The driver says only in words that a connection took too long, or ended before it was one. */
const isTimeout = (message: string): boolean =>
  /^(timeout expired|timeout exceeded|no connection to the database|Connection terminated)/.test(
    message,
  )

/** Throws when the database holds tables of another program and none of ours; those of extensions do not count. */
export async function assertOurDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; ours: boolean; tables: number }>(
    `select current_database() as name, to_regclass('drizzle.__drizzle_migrations') is not null as ours,
            count(c.oid)::int as tables
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  const [found] = rows
  if (found && found.tables > 0 && !found.ours)
    throw new AppError('database.foreign', { params: { name: found.name } })
}
