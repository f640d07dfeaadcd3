import type { Contract } from '@yuncang/shared/contracts/wire'
import { initTRPC, type TRPCMutationProcedure, type TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { Ctx, OpenCtx, SessionCtx } from './context.ts'
import { enterOpen, enterSession, enterTenant, type Arrival } from './entry.ts'
import { errorShape, parseInput } from './errors.ts'
import { guarded } from './repeats.ts'
import { wireConversion } from './wire-values.ts'

/*
 * One operation is one procedure: a contract, who may come in, one service function. Who may come in is looked up by
 * the operation's name in shared/domain/permissions.ts; `entry.ts` enforces it before the input is even read.
 */
const t = initTRPC
  .context<Arrival>()
  .meta<OperationMeta>()
  .create({
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

/** What a procedure says of itself to the gateway, the contract suite and OpenAPI. */
export type OperationMeta = { readonly door: keyof Contexts; readonly contract: Contract }

/**
 * The whole course of a call behind its door: input by the contract, times to instants, the service, times to the
 * wire's form, output by the contract. Parsing here, and not through tRPC's validators, keeps zod on its fast
 * synchronous path (performance.md §2).
 */
function courseOf<C extends Contract, X extends OpenCtx>(contract: C, handler: Handler<C, X>) {
  const inward = wireConversion(contract.input, 'fromWire')
  const outward = wireConversion(contract.output, 'toWire')
  return async (ctx: X, raw: unknown): Promise<unknown> => {
    const input = parseInput(contract.input, raw, ctx.call.locale)
    // Parsed by this very contract; converting times changes no type.
    const parsed = (inward ? inward(input) : input) as z.output<C['input']>
    const answer = await handler(ctx, parsed)
    return contract.output.parse(outward ? outward(answer) : answer)
  }
}

type Contexts = { open: OpenCtx; session: SessionCtx; tenant: Ctx }

const enter: { [D in keyof Contexts]: (arrival: Arrival, path: string) => Promise<Contexts[D]> } = {
  open: async (arrival, path) => enterOpen(arrival, path),
  session: enterSession,
  tenant: enterTenant,
}

function builders<D extends keyof Contexts>(door: D) {
  const behind = (contract: Contract) =>
    t.procedure
      .meta({ door, contract })
      .use(async ({ ctx, path, getRawInput, next }) =>
        next({ ctx: { entered: await enter[door](ctx, path) }, input: await getRawInput() }),
      )
  return {
    query<C extends Contract>(contract: C, handler: Handler<C, Contexts[D]>) {
      const run = courseOf(contract, handler)
      const built = behind(contract).query(({ ctx, input }) => run(ctx.entered, input))
      // tRPC cannot infer through a generic contract; this is what it infers for a concrete one.
      return built as unknown as TRPCQueryProcedure<Wire<C>>
    },
    mutation<C extends Contract>(contract: C, handler: Handler<C, Contexts[D]>) {
      const run = courseOf(contract, guarded(handler))
      const built = behind(contract).mutation(({ ctx, input }) => run(ctx.entered, input))
      // As above.
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
