import { AppError } from '@yuncang/shared/errors'
import { getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Db, Read, Scope, SystemTx, Tx } from '../core/handle.ts'
import { placeholderRows, placeholderValues } from '../core/rows.ts'
import { postgresSchema } from '../schema/index.ts'
import { listenTo } from './notices.ts'
import { connectionsTo, type Connections } from './pool.ts'
import { systemRoleOf } from './roles.ts'
import { createSockets } from './sockets.ts'
import { oneAtATime, type Statements } from './statements.ts'
import {
  assertLease,
  assertNotNested,
  insertOf,
  lend,
  readOf,
  upsertOf,
  type Connection,
} from '../core/transaction.ts'
import { DatabaseAway } from '../core/unreachable.ts'
import type { Drizzle } from '../core/verbs.ts'

export type PostgresOptions = {
  /** As the application's role, which owns nothing and bypasses nothing. */
  url: string
  onError: (error: unknown) => void
  connections?: number
  /** For how long somebody waits for a connection. */
  patienceMs?: number
}

const noticeChannel = 'yuncang'
const claimsBetweenCleanups = 1000

/** A pool of connections to PostgreSQL; every read and transaction carries its tenant into row-level security. */
export async function openPostgres(options: PostgresOptions): Promise<Db> {
  const { url, onError, connections = 10, patienceMs = 4000 } = options
  const way = { url, sockets: createSockets(), patienceMs, onError }
  const pool = connectionsTo(way, connections)
  await assertHarmlessRole(pool)
  const systemRole = pg.escapeIdentifier(systemRoleOf(url))
  const known = new WeakMap<pg.PoolClient, Held>()
  const notices = await listenTo(way, noticeChannel)
  let claims = 0

  function heldBy(client: pg.PoolClient): Held {
    const held = known.get(client) ?? newConnection(oneAtATime(client))
    known.set(client, held)
    return held
  }

  /** Opens a transaction in one round trip, with the scope set for its length. */
  function opening(mode: 'read only' | 'read write', scope: Scope): string {
    const tenant = 'tenant' in scope ? scope.tenant : ''
    const role = 'tenant' in scope ? '' : `set local role ${systemRole};`
    return `begin ${mode}; ${role} set local app.tenant = ${pg.escapeLiteral(tenant)}`
  }

  async function within<R>(
    mode: 'read only' | 'read write',
    scope: Scope,
    work: (held: Held) => Promise<R>,
  ): Promise<R> {
    assertNotNested()
    const client = await pool.connected()
    const held = heldBy(client)
    const { connection, statements } = held
    let broken: Error | undefined
    try {
      await statements.query(opening(mode, scope))
      const result = await lend(connection, () => work(held))
      await statements.query('commit')
      return result
    } catch (error) {
      await statements.query('rollback').catch((failure: Error) => (broken = failure))
      throw error
    } finally {
      client.release(broken)
    }
  }

  async function transaction<R>(scope: Scope, work: (tx: Tx & SystemTx) => Promise<R>) {
    const afterwards: (() => void | Promise<void>)[] = []
    const result = await within('read write', scope, ({ connection, statements }) => {
      const handle = {
        ...readOf(connection, scope),
        insert: insertOf(connection, scope),
        upsert: upsertOf(connection, scope),
        afterCommit: (each: () => void | Promise<void>) => void afterwards.push(each),
        publish: async (channel: string, payload: string) => {
          // This instance knows at once, the others when the notice arrives.
          afterwards.push(() => notices.deliver(channel, payload))
          const notice = JSON.stringify({ channel, payload })
          await statements.query('select pg_notify($1, $2)', [noticeChannel, notice])
        },
        tryLock: async (name: string) => {
          const text = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held'
          const { rows } = await statements.query<{ held: boolean }>(text, [name])
          return rows[0]?.held ?? false
        },
        lockShared: async (name: string) => {
          const text = 'select pg_advisory_xact_lock_shared(hashtextextended($1, 2))'
          await statements.query(text, [name])
        },
        lockAlone: async (name: string) => {
          await statements.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [name])
        },
      }
      // The verbs are typed in handle.ts; the two kinds of scope differ in what their inserts must name.
      return work(handle as unknown as Tx & SystemTx)
    })
    for (const each of afterwards) {
      try {
        await each()
      } catch (error) {
        onError(error)
      }
    }
    return result
  }

  return {
    engine: 'postgres',
    read: (scope, work) =>
      // Types as above.
      within('read only', scope, ({ connection }) =>
        work(readOf(connection, scope) as unknown as Read),
      ),
    transaction,
    shared: {
      async claim(key, windowMs) {
        claims += 1
        if (claims % claimsBetweenCleanups === 0) {
          await pool.query("delete from shared_claim where until < now() - interval '1 minute'")
        }
        const { rowCount } = await pool.query(
          `insert into shared_claim (key, until) values ($1, now() + $2 * interval '1 millisecond')
           on conflict (key) do update set until = excluded.until where shared_claim.until <= now()`,
          [key, windowMs],
        )
        return rowCount === 1
      },
      async release(key) {
        await pool.query('delete from shared_claim where key = $1', [key])
      },
      subscribe: notices.subscribe,
    },
    async alone(name, work) {
      // The lock belongs to a connection of its own, and goes with it however the work ends.
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs })
      client.on('error', onError)
      await client.connect()
      try {
        await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [name])
        return await work()
      } finally {
        await client.end()
      }
    },
    async ping() {
      if (!(await notices.isUp())) throw new DatabaseAway('the database does not answer')
    },
    async close() {
      await notices.close()
      await pool.end()
    },
  }
}

/** A connection as drizzle works with it, and what is said on it beside. */
type Held = { readonly connection: Connection; readonly statements: Statements }

function newConnection(statements: Statements): Held {
  const guarded = {
    query(config: pg.QueryConfig, values: unknown[]) {
      assertLease(connection)
      // drizzle reads rows of any shape from it.
      return statements.query<Record<string, unknown>>(config, values)
    },
  }
  const connection: Connection = {
    // drizzle uses nothing of a client but `query`.
    drizzle: drizzle({
      client: guarded as unknown as pg.PoolClient,
      casing: 'snake_case',
    }) as object as Drizzle,
    schema: postgresSchema,
    prepared: new Map(),
    prepare(built, key) {
      // Statement names have a length limit; the digest of the key has not. Every built query of drizzle has `prepare`.
      const name = createHash('sha256').update(key).digest('hex').slice(0, 40)
      const query = (built as { prepare(name: string): PreparedQuery }).prepare(name)
      return async (params) => {
        const result = await query.execute(params)
        // An insert without `returning` answers with the driver's summary instead of rows.
        return Array.isArray(result) ? Array.from<unknown>(result) : []
      }
    },
    inserters: new Map(),
    prepareInsert(table, count) {
      const built = connection.drizzle.insert(table).values(placeholderRows(table, count))
      const run = connection.prepare(built, `insert ${getTableName(table)} ${count}`)
      return (rows) => run(placeholderValues(rows))
    },
  }
  return { connection, statements }
}

type PreparedQuery = { execute(params: Record<string, unknown>): Promise<unknown> }

/** Refuses to work as a role that row-level security does not hold back (docs/decisions/008-postgres-roles.md). */
async function assertHarmlessRole(pool: Connections): Promise<void> {
  const { rows } = await pool.query<{ mighty: boolean; owner: boolean }>(
    `select r.rolsuper or r.rolbypassrls as mighty,
            exists (select 1 from pg_class c where c.relowner = r.oid and c.relkind = 'r'
                    and c.relnamespace = 'public'::regnamespace) as owner
     from pg_roles r where r.rolname = current_user`,
  )
  const [role] = rows
  if (role && !role.mighty && !role.owner) return
  await pool.end()
  throw new AppError('database.mightyRole')
}
