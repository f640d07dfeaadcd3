import { system, type SystemTx } from '@yuncang/db/handle'
import type { PasswordByLink } from '@yuncang/shared/nouns/password/contract'
import { AppError } from '@yuncang/shared/errors'
import { randomBytes } from 'node:crypto'
import type { Ctx, OpenCtx } from '../../../trpc/context.ts'
import { administratesPerson } from '../../session/service/standing.ts'
import { endSessionsOf } from '../../session/service/session-life.ts'
import { hashOf } from '../../session/service/session-store.ts'
import * as repo from '../repo.ts'
import { refuseAccount } from './change.ts'

const linkLifeMs = 24 * 3_600_000

/** Who makes a link, at work in a tenant; nobody for the operator of the installation. */
type Maker = Pick<Ctx, 'user' | 'tenant'>

/**
 * Makes the one link by which a person sets a password without knowing one (docs/domain/access.md#password-links), in
 * place of the one before. Gives its token.
 */
export async function makeLink(
  tx: SystemTx,
  userId: string,
  now: string,
  maker?: Maker,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await repo.putLink(tx, {
    userId,
    tokenHash: hashOf(token),
    makerId: maker?.user.id ?? null,
    makerNode: maker?.tenant.dataNode ?? null,
    expireTime: new Date(Date.parse(now) + linkLifeMs).toISOString(),
  })
  return token
}

/** A step: what a person is somewhere has changed, and no link from before is good for it. */
export const endLink = (tx: SystemTx, userId: string): Promise<void> =>
  repo.removeLinkOf(tx, userId)

/**
 * Sets the password of whom a link is for, and ends all their sessions. Throws 400 for a link that does not work, or
 * whose maker could not make it any more.
 */
export async function setByLink(ctx: OpenCtx, input: PasswordByLink): Promise<null> {
  const { db, passwords } = ctx.services
  const tokenHash = hashOf(input.token)
  const owner = await db.read(system('password link'), (read) =>
    repo.findOwner(read, tokenHash, ctx.now()),
  )
  if (!owner) throw new AppError('password.linkDead')
  refuseAccount(input.password, owner.account)
  const passwordHash = await passwords.hash(input.password)
  await db.transaction(system('password link'), async (tx) => {
    const now = ctx.now()
    const link = await repo.takeLink(tx, tokenHash, now)
    if (!link || !(await isStillMeant(tx, link))) throw new AppError('password.linkDead')
    await repo.savePassword(tx, owner.id, passwordHash)
    await endSessionsOf(tx, { userId: owner.id, now })
  })
  return null
}

const isStillMeant = async (tx: SystemTx, { userId, makerId, makerNode }: repo.Link) =>
  makerId === null ||
  makerNode === null ||
  (await administratesPerson(tx, { userId: makerId, tenantNode: makerNode }, userId))
