import { system, type SystemTx } from '@yuncang/db/handle'
import { eq, inArray } from '@yuncang/db/sql'
import { AppError } from '@yuncang/shared/errors'
import { publishedPassword } from '../config/published.ts'
import { endLink } from '../modules/password/service/link.ts'
import { endSessionsOf } from '../modules/session/service/session-life.ts'
import type { Services } from '../platform/services.ts'
import { demoAccounts } from './tenants.ts'

/**
 * Demo accounts that still have the password which everybody can read: those of a demo with a password of its own get
 * that, and an installation for real work does not start with them.
 */
export async function closePublishedAccounts(services: Services): Promise<void> {
  const { db, config, passwords } = services
  const wanted = config.demoPassword
  if (config.isDemo && wanted === publishedPassword) return
  const published = await publishedHash(services)
  if (published === undefined) return
  if (!config.isDemo && wanted === publishedPassword) {
    const count = await db.read(system('accounts of the demo'), async (read) => {
      const rows = await read.select(read.t.user, eq(read.t.user.passwordHash, published))
      return rows.length
    })
    throw new AppError('start.demoAccounts', { params: { count } })
  }
  const passwordHash = await passwords.hash(wanted)
  await db.transaction(system('a password of its own for the demo'), (tx) =>
    changePassword(tx, { from: published, to: passwordHash, now: services.clock() }),
  )
}

/** All demo accounts are made with one hash: whoever has chosen a password since has another. */
async function publishedHash({ db, passwords }: Services): Promise<string | undefined> {
  const names = demoAccounts().map(({ account }) => account)
  const rows = await db.read(system('accounts of the demo'), (read) =>
    read.select(read.t.user, inArray(read.t.user.account, names)),
  )
  const times = new Map<string, number>()
  for (const { passwordHash } of rows) times.set(passwordHash, (times.get(passwordHash) ?? 0) + 1)
  for (const [hash, count] of times)
    if (hash !== '' && count > 1 && (await passwords.verify(hash, publishedPassword))) return hash
  return undefined
}

type Change = { from: string; to: string; now: string }

/** Whoever came in with the old one has to come in anew. */
async function changePassword(tx: SystemTx, { from, to, now }: Change): Promise<void> {
  const { user } = tx.t
  const changed = await tx.select(user, eq(user.passwordHash, from))
  await tx.update(user, { passwordHash: to }, eq(user.passwordHash, from))
  for (const { id } of changed) {
    await endLink(tx, id)
    await endSessionsOf(tx, { userId: id, now })
  }
}
