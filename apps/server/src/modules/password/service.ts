import { system, type SystemTx } from '@yuncang/db/handle'
import type { PasswordByLink, PasswordChange } from '@yuncang/shared/nouns/password/contract'
import { AppError } from '@yuncang/shared/errors'
import { randomBytes } from 'node:crypto'
import type { Ctx, OpenCtx } from '../../trpc/context.ts'
import { proveOwnPassword } from '../session/service/proof.ts'
import { endSessionsOf } from '../session/service/session-life.ts'
import { hashOf } from '../session/service/session-store.ts'
import * as repo from './repo.ts'

const linkLifeMs = 24 * 3_600_000

/** Sets a new password for whoever knows the old one, and ends the person's other sessions within a second. */
export async function change(ctx: Ctx, input: PasswordChange): Promise<null> {
  const { oldPassword, newPassword } = input
  if (newPassword === oldPassword) throw new AppError('password.asBefore')
  refuseAccount(newPassword, ctx.user.account)
  await proveOwnPassword(ctx, oldPassword)
  const { db, passwords } = ctx.services
  const passwordHash = await passwords.hash(newPassword)
  await db.transaction(system('own password'), async (tx) => {
    await repo.savePassword(tx, ctx.user.id, passwordHash)
    await endSessionsOf(tx, { userId: ctx.user.id, except: ctx.tokenHash, now: ctx.now() })
  })
  return null
}

/** Makes a link by which a person sets a password without knowing one: once, within 24 hours. Gives its token. */
export async function makeLink(tx: SystemTx, userId: string, now: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expireTime = new Date(Date.parse(now) + linkLifeMs).toISOString()
  await repo.insertLink(tx, { tokenHash: hashOf(token), userId, expireTime })
  return token
}

/** Sets the password of whom a link is for, and ends all their sessions. Throws 400 for a link that does not work. */
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
    if (!(await repo.useLink(tx, tokenHash, now))) throw new AppError('password.linkDead')
    await repo.savePassword(tx, owner.id, passwordHash)
    await endSessionsOf(tx, { userId: owner.id, now })
  })
  return null
}

function refuseAccount(password: string, account: string): void {
  if (password.toLowerCase() === account) throw new AppError('password.isAccount')
}
