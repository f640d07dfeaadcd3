import { getFrom } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { DiffDecision } from '@yuncang/shared/nouns/inbound-order/steps'
import { diffTypes } from '@yuncang/shared/nouns/inbound-plan/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import type { Seen } from '../../../platform/rows/versioned.ts'
import { charge } from '../../charging/service/charge.ts'
import { takeFeesBack } from '../../charging/service/lines.ts'
import { inboundWork } from '../../charging/service/load/inbound-order.ts'
import { takeChargeTurn } from '../../charging/service/turn.ts'
import { manifestOf, takeManifestTurn } from '../../inbound-manifest/service/totals.ts'
import * as goods from '../goods/repo.ts'
import { assertUnbilled } from './fees.ts'
import { mustFindSeen, present } from './read.ts'
import { refuse, step } from './steps.ts'

type Completion = Seen & { cancel: 0 | 1; manifestConfirmed: 0 | 1 }
type Decisions = Seen & { decisions: { lineId: string; diffDecision: DiffDecision }[] }

/** Says of goods lines that came otherwise than planned what that means. Throws 409 for a line without a difference. */
export const decideDiffs = (ctx: Ctx, { decisions, ...seen }: Decisions): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFindSeen(tx, seen)
    refuse(ctx, 'decideDiffs', order)
    const wanted = new Map(decisions.map((each) => [each.lineId, each.diffDecision]))
    const lines = await goods.productsOfIds(tx, order.id, [...wanted.keys()])
    if (lines.length < wanted.size) throw new AppError('inboundPlan.foreignLine')
    const same = lines.find(({ diffType }) => diffType === '' || diffType === diffTypes.none)
    if (same) {
      const params = { line: same.lineNo, name: same.productName }
      throw new AppError('inboundOrder.noDiff', { params })
    }
    const decided = lines.map((line) => ({ line, diffDecision: getFrom(wanted, line.id) }))
    await goods.rewriteProducts(
      tx,
      decided.map(({ line, diffDecision }) => ({ ...line, diffDecision })),
    )
    const told = Object.fromEntries(
      decided
        .slice(0, toldAtMost)
        .map(({ line, diffDecision: after }) => [
          `inboundProductList.${line.lineNo - 1}.diffDecision`,
          { before: line.diffDecision, after },
        ]),
    )
    return present(await step(tx, ctx, order, { action: 'decideDiffs', told }))
  })

/** More decisions than anybody reads are not told one by one. */
const toldAtMost = 200

/**
 * Completes an order whose differences are all decided (5 -> 6), which makes its handling fees, or leads it back (6 -> 5)
 * while nothing is billed.
 */
export const complete = (ctx: Ctx, input: Completion): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFindSeen(tx, input)
    if (input.cancel === 1) {
      refuse(ctx, 'undoComplete', order)
      await assertUnbilled(tx, order)
      await takeFeesBack(tx, ctx, order.id)
      return present(await step(tx, ctx, order, { action: 'undoComplete' }))
    }
    refuse(ctx, 'complete', order)
    const open = await goods.openDiffs(tx, order.id)
    const [first] = open
    if (first) {
      const { lineNo: line, productName: name } = first
      const params = { no: order.orderNo, lines: open.length, line, name }
      throw new AppError('inboundOrder.undecided', { params })
    }
    const told = await compared(tx, ctx, order, input)
    const completed = await step(tx, ctx, order, { action: 'complete', told })
    await takeChargeTurn(tx)
    await charge(tx, ctx, inboundWork, order)
    return present(completed)
  })

/** What the manifest says beside what came; nothing for a bill without one. Throws 409 while nobody has compared them. */
async function compared(
  tx: Tx,
  ctx: Ctx,
  { id, masterBillNo: no }: { id: string; masterBillNo: string },
  { manifestConfirmed }: Completion,
): Promise<FieldDiff> {
  await takeManifestTurn(tx, ctx)
  const manifest = await manifestOf(tx, no)
  if (!manifest) return {}
  const { actPieces: actual } = await goods.actuals(tx, id)
  if (manifestConfirmed === 0) {
    const params = { no, pieces: manifest.pieces, actual }
    throw new AppError('inboundManifest.unconfirmed', { params })
  }
  return { manifestCompared: { before: manifest.pieces, after: actual } }
}

/** Ends an order for good (6 -> 7): it is only read from then on. */
export const close = (ctx: Ctx, seen: Seen): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFindSeen(tx, seen)
    refuse(ctx, 'close', order)
    return present(await step(tx, ctx, order, { action: 'close' }))
  })
