import { system, type SystemTx } from '@yuncang/db/handle'
import type { PhoneCodeRequest } from '@yuncang/shared/nouns/phone-code/contract'
import { AppError } from '@yuncang/shared/errors'
import { letter } from '@yuncang/shared/nouns/outbox/letters'
import { post } from '../../outbox/post.ts'
import type { OpenCtx } from '../../trpc/context.ts'
import { networkOf } from '../../platform/network.ts'
import { refuseUntil } from '../../platform/refuse-until.ts'
import * as repo from './repo.ts'

const digits = 6
const lifeSeconds = 600
const guesses = 5
const firstWaitSeconds = 60
const longestWaitSeconds = 3600
const pauseMs = 24 * 3_600_000
/** Sends before the waits begin; people of one office share a network. */
const freeSends = { phone: 1, network: 10 }

const later = (now: string, seconds: number) =>
  new Date(Date.parse(now) + seconds * 1000).toISOString()

const senderOf = (phone: string) => `phone ${phone}`

/**
 * Sends a code to a phone, good for ten minutes and five guesses, in place of the one before it. Phones that nobody has
 * go through the same work and the same waits. Refuses with 429 while a wait of the phone or the network runs.
 */
export async function send(ctx: OpenCtx, input: PhoneCodeRequest) {
  const { db, passwords, messages } = ctx.services
  if (!messages) throw new AppError('phoneCode.unavailable')
  const { phone, tenantId: tenant } = input
  const senders = [senderOf(phone), `network ${networkOf(ctx.call.address)}`] as const
  const waitSeconds = await db.transaction(system('phone code'), async (tx) => {
    const seconds = await takeTurn(tx, ctx, senders[0], freeSends.phone)
    await takeTurn(tx, ctx, senders[1], freeSends.network)
    return seconds
  })
  const code = ctx.services.codes(digits)
  const codeHash = await giveTurnBackOnFailure(ctx, senders, () => passwords.hash(code))
  const expireTime = later(ctx.now(), lifeSeconds)
  await db.transaction(system('phone code'), async (tx) => {
    await repo.saveCode(tx, { phone, tenant, codeHash, guessesLeft: guesses, expireTime })
    if (!(await repo.isReachable(tx, { phone, tenant }))) return
    const text = letter(ctx.call.locale, 'phoneCode', { code, minutes: lifeSeconds / 60 })
    const message = { channel: 'phone' as const, recipient: phone, subject: '', text }
    await post(tx, ctx, { message, expireTime })
  })
  return { expiresIn: lifeSeconds, waitSeconds }
}

/**
 * Judges a guess; true once per code, and then the phone's waits are over. Five are judged at the most, however many come
 * at once.
 */
export async function isRightCode(
  ctx: OpenCtx,
  guess: { phone: string; tenant: string; code: string },
): Promise<boolean> {
  const { db, passwords } = ctx.services
  const row = await db.transaction(system('phone code'), (tx) =>
    repo.takeGuess(tx, guess, ctx.now()),
  )
  const isRight = await passwords.verify(row?.codeHash ?? '', guess.code)
  if (!row || !isRight) return false
  return db.transaction(system('phone code'), async (tx) => {
    await repo.forgetSends(tx, senderOf(row.phone))
    return repo.spend(tx, row)
  })
}

function waitAfter(sends: number, free: number): number {
  const over = sends - free
  return over < 0 ? 0 : Math.min(firstWaitSeconds * 2 ** Math.min(over, 10), longestWaitSeconds)
}

/** Counts a send against its sender and gives the seconds until the next: twice as long each time. */
async function takeTurn(tx: SystemTx, ctx: OpenCtx, sender: string, free: number): Promise<number> {
  const now = ctx.now()
  const pausedSince = later(now, -pauseMs / 1000)
  const row = await repo.countSend(tx, { sender, now, pausedSince })
  refuseUntil(row.waitUntil, now, waitAfter(row.sends - 1, free))
  const seconds = waitAfter(row.sends, free)
  await repo.setWait(tx, sender, seconds > 0 ? later(now, seconds) : null)
  return seconds
}

/** When the process is too busy to make the code, the next try need not wait for it. */
async function giveTurnBackOnFailure<R>(
  ctx: OpenCtx,
  senders: readonly string[],
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work()
  } catch (error) {
    await ctx.services.db.transaction(system('phone code'), async (tx) => {
      for (const sender of senders) await repo.setWait(tx, sender, null)
    })
    throw error
  }
}
