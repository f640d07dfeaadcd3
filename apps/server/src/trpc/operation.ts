import type { Contract } from '@yuncang/shared/kernel/wire'
import { initTRPC, type TRPCMutationProcedure, type TRPCQueryProcedure } from '@trpc/server'
import type * as z from 'zod'
import type { Ctx, OpenCtx, SessionCtx } from './context.ts'
import { enterOpen, enterSession, enterTenant, type RequestContext } from './entry.ts'
import { errorShape, parseInput } from './errors.ts'
import { abortIfClientGone } from './client-gone.ts'
import { guarded, isMember } from './repeats.ts'
import { saidAtFigure } from './typed-figures.ts'
import { wireConversion } from './wire-values.ts'

/*
 * One operation is one procedure: a contract, who may come in, one service function. Who may come in is looked up by
 * the operation's name in shared/access.ts; `entry.ts` enforces it before the input is even read.
 */
const t = initTRPC
  .context<RequestContext>()
  .meta<OperationMeta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => errorShape(shape, error, ctx?.call.locale),
  })

export const router = t.router
/** For a noun some of whose operations belong to modules above its own. */
export const mergeRouters = t.mergeRouters

type Handler<C extends Contract, X> = (
  ctx: X,
  input: z.output<C['input']>,
) => Promise<z.input<C['output']>>

type Wire<C extends Contract> = {
  input: z.input<C['input']>
  output: z.output<C['output']>
  meta: object
}

/** What a procedure says of itself to the HTTP face, the contract suite and OpenAPI. */
export type OperationMeta = {
  readonly accessLevel: keyof Contexts
  readonly contract: Contract
  readonly pipeline: Pipeline
}

/** The whole way of one call, whatever transport brought it. The input is read once somebody has been let in. */
type Pipeline = (
  requestContext: RequestContext,
  operation: string,
  readInput: () => unknown,
) => Promise<unknown>

type Contexts = { open: OpenCtx; session: SessionCtx; tenant: Ctx }

type Enter<X> = (requestContext: RequestContext, operation: string) => X | Promise<X>

const accessLevels: { [D in keyof Contexts]: Enter<Contexts[D]> } = {
  open: enterOpen,
  session: enterSession,
  tenant: enterTenant,
}

/**
 * Access, input by the contract, times to instants, the service, times to the wire's form, output by the contract.
 * The REST face calls it as it is; parsing here, and not through tRPC's validators, keeps zod on its fast synchronous
 * path (docs/domain/budgets.md#what-keeps-it-fast).
 */
function pipelineOf<C extends Contract, X extends OpenCtx>(
  enter: Enter<X>,
  contract: C,
  handler: Handler<C, X>,
): Pipeline {
  return async (requestContext, operation, readInput) => {
    const ctx = await enter(requestContext, operation)
    const input = parseInput(contract.input, await readInput(), requestContext.call.locale)
    // Asked for at each call, which costs a look-up: a start makes no plan for what nobody calls.
    const inward = wireConversion(contract.input, 'fromWire')
    const outward = wireConversion(contract.output, 'toWire')
    // Parsed by this very contract; converting times changes no type.
    const parsed = (inward ? inward(input) : input) as z.output<C['input']>
    const answer = await handler(ctx, parsed).catch((error: unknown) => {
      const { locale } = requestContext.call
      throw saidAtFigure(error, { contract: contract.input, input, locale })
    })
    return contract.output.parse(outward ? outward(answer) : answer)
  }
}

/** Whoever acts on what is no longer so is told what was done since. */
const tellingSince =
  <X extends OpenCtx, I, O>(run: (ctx: X, input: I) => Promise<O>) =>
  async (ctx: X, input: I): Promise<O> => {
    try {
      return await run(ctx, input)
    } catch (error) {
      throw isMember(ctx) ? await ctx.services.toldSince(ctx, input, error) : error
    }
  }

function builders<D extends keyof Contexts>(accessLevel: D) {
  const procedureOf = (contract: Contract, pipeline: Pipeline) =>
    t.procedure
      .meta({ accessLevel, contract, pipeline })
      .use(async ({ getRawInput, next }) => next({ ctx: { readInput: getRawInput } }))
  return {
    query<C extends Contract>(contract: C, handler: Handler<C, Contexts[D]>) {
      const pipeline = pipelineOf(accessLevels[accessLevel], contract, (ctx, input) =>
        handler(abortIfClientGone(ctx), input),
      )
      const built = procedureOf(contract, pipeline).query(({ ctx, path }) =>
        pipeline(ctx, path, ctx.readInput),
      )
      // tRPC cannot infer through a generic contract; this is what it infers for a concrete one.
      return built as unknown as TRPCQueryProcedure<Wire<C>>
    },
    mutation<C extends Contract>(contract: C, handler: Handler<C, Contexts[D]>) {
      const told = tellingSince<Contexts[D], z.output<C['input']>, z.input<C['output']>>(handler)
      const pipeline = pipelineOf(accessLevels[accessLevel], contract, guarded(told, contract))
      const built = procedureOf(contract, pipeline).mutation(({ ctx, path }) =>
        pipeline(ctx, path, ctx.readInput),
      )
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
