import type { Contract } from '@yuncang/shared/kernel/wire'
import { repeatGuard } from '@yuncang/shared/kernel/repeat'
import { AppError } from '@yuncang/shared/errors'
import { createHash } from 'node:crypto'
import * as keys from './idempotency/repo.ts'
import type { Ctx, OpenCtx, SessionCtx } from './context.ts'

const visibleAscii = /^[\x21-\x7e]{1,128}$/

/** Keys whose first call is still running in this process. */
const running = new Set<string>()

type Run<X, I, O> = (ctx: X, input: I) => Promise<O>

/**
 * Puts a mutation behind both guards of docs/domain/wire.md#idempotency-and-repeated-submissions, in their order: a
 * known Idempotency-Key gets its stored answer, then an identical request within a second is refused.
 */
export const guarded =
  <X extends OpenCtx, I, O>(run: Run<X, I, O>, { isShownOnce }: Keeping = {}): Run<X, I, O> =>
  (ctx, input) =>
    oncePerKey(ctx, input, {
      isShownOnce,
      run: (inner) => notRepeated(inner, input, run),
    })

type Keeping = Pick<Contract, 'isShownOnce'>

const digest = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Whether somebody works in a tenant. */
export const isMember = (ctx: OpenCtx): ctx is Ctx => 'tenant' in ctx

const isSignedIn = (ctx: OpenCtx): ctx is SessionCtx => 'user' in ctx

/** Only those who are not signed in yet are told apart by their address: a whole office may share one. */
function whoIs(ctx: OpenCtx): readonly string[] {
  if (isMember(ctx)) return [ctx.user.id, ctx.tenant.dataNode]
  return isSignedIn(ctx) ? [ctx.user.id] : [ctx.call.address]
}

async function notRepeated<X extends OpenCtx, I, O>(ctx: X, input: I, run: Run<X, I, O>) {
  if (!ctx.call.preventRepeat) return run(ctx, input)
  const key = digest(whoIs(ctx), ctx.operation, input)
  const { shared } = ctx.services.db
  if (!(await shared.claim(key, repeatGuard.windowMs))) throw new AppError('request.repeated')
  try {
    return await run(ctx, input)
  } catch (error) {
    await shared.release(key)
    throw error
  }
}

async function oncePerKey<X extends OpenCtx, I, O>(
  ctx: X,
  input: I,
  { run, isShownOnce }: { run: (ctx: X) => Promise<O> } & Keeping,
): Promise<O> {
  const key = ctx.call.idempotencyKey
  if (key === undefined || !isMember(ctx)) return run(ctx)
  if (!visibleAscii.test(key)) throw new AppError('idempotency.badKey')
  const name = digest(ctx.tenant.dataNode, ctx.user.id, key)
  if (running.has(name)) throw new AppError('idempotency.running')
  running.add(name)
  try {
    const entry = { userId: ctx.user.id, key, operation: ctx.operation, inputHash: digest(input) }
    const stored = await ctx.read((db) => keys.find(db, entry))
    if (!stored) {
      const kept: Kept = { answer: undefined }
      const answer = await run(remembering(ctx, entry, name, kept))
      if (!isShownOnce) await keepWhole(ctx, entry, kept, answer)
      return answer
    }
    if (stored.operation !== entry.operation || stored.inputHash !== entry.inputHash) {
      throw new AppError('idempotency.mismatch')
    }
    // The answer was written by this very operation, so it has its type.
    return JSON.parse(stored.answer ?? 'null') as O
  } finally {
    running.delete(name)
  }
}

/** What is kept in the use case's transaction, as text; undefined while there was none. */
type Kept = { answer: string | undefined }

const textOf = (answer: unknown): string => JSON.stringify(answer ?? null)

/** An answer that says more than its transaction gave is kept in its place. */
async function keepWhole(ctx: Ctx, entry: keys.KeyEntry, kept: Kept, answer: unknown) {
  const whole = textOf(answer)
  if (kept.answer === undefined || kept.answer === whole) return
  await ctx.transaction((tx) => keys.finish(tx, entry, whole))
}

/** The same context, whose transaction begins with the key and ends with the answer: a crash leaves nothing running. */
function remembering<X extends Ctx>(ctx: X, entry: keys.KeyEntry, name: string, kept: Kept): X {
  return {
    ...ctx,
    transaction: (work) =>
      ctx.transaction(async (tx) => {
        if (!(await tx.tryLock(name))) throw new AppError('idempotency.running')
        await keys.begin(tx, { ...entry, createTime: ctx.now() })
        const answer = await work(tx)
        const text = textOf(answer)
        await keys.finish(tx, entry, text)
        tx.afterCommit(() => {
          kept.answer = text
        })
        return answer
      }),
  }
}
