import { AppError } from '@yuncang/shared/errors'
import type { Ctx, OpenCtx } from './context.ts'
import { isMember } from './repeats.ts'

/**
 * The same context for work that changes nothing: it reads no further once nobody waits for the answer any more
 * (docs/domain/resilience.md#clients-that-leave). What writes goes on to its end, since its answer may be asked for again.
 */
export const abortIfClientGone = <X extends OpenCtx>(ctx: X): X =>
  isMember(ctx) ? { ...ctx, read: readingFor(ctx) } : ctx

const readingFor =
  ({ call, read }: Ctx): Ctx['read'] =>
  async (work) => {
    if (call.isGone()) throw new AppError('request.gone')
    return read(work)
  }
