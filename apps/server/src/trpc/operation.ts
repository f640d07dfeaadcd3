import type { Contract } from '@yuncang/shared/contracts/wire'
import { initTRPC, type TRPCMutationProcedure, type TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { Ctx, OpenCtx, SessionCtx } from './context.ts'
import { enterOpen, enterSession, enterTenant, type Arrival } from './entry.ts'
import { errorShape } from './errors.ts'
import { guarded } from './repeats.ts'
import { wireConversion } from './wire-values.ts'

/*
 * One operation is one procedure: a contract, who may come in, one service function. Who may come in is looked up by
 * the operation's name in shared/domain/permissions.ts; `entry.ts` enforces it before the input is even read.
 */
const t = initTRPC.context<Arrival>().create({
  errorFormatter: ({ shape, error, ctx }) => errorShape(shape, error, ctx?.call.locale ?? 'zh'),
})

export const router = t.router

type Handler<C extends Contract, X> = (
  ctx: X,
  input: z.output<C['input']>,
) => Promise<z.input<C['output']>>

type Wire<C extends Contract> = {
  input: z.input<C['input']>
  output: z.output<C['output']>
  meta: object
}

/** Wraps a service function: times from the wire's form to instants and back. */
function overWire<C extends Contract, X>(contract: C, handler: Handler<C, X>) {
  const inward = wireConversion(contract.input, 'fromWire')
  const outward = wireConversion(contract.output, 'toWire')
  return async (ctx: X, input: unknown): Promise<unknown> => {
    // The procedure has parsed the input by this contract; converting times changes no type.
    const parsed = (inward ? inward(input) : input) as z.output<C['input']>
    const answer = await handler(ctx, parsed)
    return outward ? outward(answer) : answer
  }
}

const doors = {
  open: t.procedure.use(({ ctx, path, next }) => next({ ctx: enterOpen(ctx, path) })),
  session: t.procedure.use(async ({ ctx, path, next }) =>
    next({ ctx: await enterSession(ctx, path) }),
  ),
  tenant: t.procedure.use(async ({ ctx, path, next }) =>
    next({ ctx: await enterTenant(ctx, path) }),
  ),
}
type Contexts = { open: OpenCtx; session: SessionCtx; tenant: Ctx }

function builders<D extends keyof Contexts>(door: D) {
  // All three doors build procedures alike; only the context that they let through differs.
  const procedure = doors[door] as unknown as typeof doors.tenant
  return {
    query<C extends Contract>(contract: C, handler: Handler<C, Contexts[D]>) {
      const run = overWire(contract, handler)
      const built = procedure
        .input(contract.input)
        .output(contract.output)
        // Each door hands its own context to its own handlers.
        .query(({ ctx, input }) => run(ctx as unknown as Contexts[D], input))
      // tRPC cannot infer through a generic contract; this is what it infers for a concrete one.
      return built as unknown as TRPCQueryProcedure<Wire<C>>
    },
    mutation<C extends Contract>(contract: C, handler: Handler<C, Contexts[D]>) {
      const run = overWire(contract, guarded(handler))
      const built = procedure
        .input(contract.input)
        .output(contract.output)
        .mutation(({ ctx, input }) => run(ctx as unknown as Contexts[D], input))
      return built as unknown as TRPCMutationProcedure<Wire<C>>
    },
  }
}

/** For anybody with the client credential. */
export const open = builders('open')
/** For a signed-in person, whatever the tenant. */
export const signedIn = builders('session')
/** For a role of the chosen tenant that holds the operation's permission. */
export const member = builders('tenant')
