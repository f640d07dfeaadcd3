import type { Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import type { DiffDecision } from '@yuncang/shared/contracts/inbound-steps'
import { diffTypes } from '@yuncang/shared/domain/inbound-plan'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { chargeInbound, voidDrafts } from '../../fee-line/service/triggers.ts'
import { manifestOf } from '../../inbound-manifest/service/totals.ts'
import * as goods from '../goods/repo.ts'
import { mustBeUnbilled } from './fees.ts'
import { mustFind, present } from './read.ts'
import { refuse, step } from './steps.ts'

type Completion = { id: string; cancel: 0 | 1; manifestConfirmed: 0 | 1 }
type Decisions = { id: string; decisions: { lineId: string; diffDecision: DiffDecision }[] }

/** Says of goods lines that came otherwise than planned what that means. Throws 409 for a line without a difference. */
export const decideDiffs = (ctx: Ctx, { id, decisions }: Decisions): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFind(tx, id)
    refuse(ctx, 'decideDiffs', order)
    const wanted = new Map(decisions.map((each) => [each.lineId, each.diffDecision]))
    const lines = await goods.productsOfIds(tx, id, [...wanted.keys()])
    if (lines.length < wanted.size) throw new AppError('inboundPlan.foreignLine')
    const same = lines.find(({ diffType }) => diffType === '' || diffType === diffTypes.none)
    if (same) {
      const params = { line: same.lineNo, name: same.productName }
      throw new AppError('inboundOrder.noDiff', { params })
    }
    const decided = lines.map((line) => ({ ...line, diffDecision: wanted.get(line.id)! }))
    await goods.rewriteProducts(tx, decided)
    const more = Object.fromEntries(
      decided
        .slice(0, toldAtMost)
        .map(({ lineNo, diffDecision: after }, index) => [
          `inboundProductList.${lineNo - 1}.diffDecision`,
          { before: lines[index]!.diffDecision, after },
        ]),
    )
    return present(await step(tx, ctx, 'decideDiffs', order, {}, more))
  })

/** More decisions than anybody reads are not told one by one. */
const toldAtMost = 200

/**
 * Completes an order whose differences are all decided (5 -> 6), which makes its handling fees, or leads it back (6 -> 5)
 * while nothing is billed.
 */
export const complete = (ctx: Ctx, input: Completion): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFind(tx, input.id)
    if (input.cancel === 1) {
      refuse(ctx, 'undoComplete', order)
      await mustBeUnbilled(tx, order)
      await voidDrafts(tx, ctx, order.id)
      return present(await step(tx, ctx, 'undoComplete', order))
    }
    refuse(ctx, 'complete', order)
    const open = await goods.openDiffs(tx, order.id)
    const [first] = open
    if (first) {
      const { lineNo: line, productName: name } = first
      const params = { no: order.orderNo, lines: open.length, line, name }
      throw new AppError('inboundOrder.undecided', { params })
    }
    const completed = await step(tx, ctx, 'complete', order, {}, await compared(tx, order, input))
    await chargeInbound(tx, ctx, order)
    return present(completed)
  })

/** What the manifest says beside what came; nothing for a bill without one. Throws 409 while nobody has compared them. */
async function compared(
  tx: Tx,
  { id, masterBillNo: no }: { id: string; masterBillNo: string },
  { manifestConfirmed }: Completion,
): Promise<FieldDiff> {
  const manifest = await manifestOf(tx, no)
  if (!manifest) return {}
  const actual = await goods.piecesIn(tx, id)
  if (manifestConfirmed === 0) {
    const params = { no, pieces: manifest.pieces, actual }
    throw new AppError('inboundManifest.unconfirmed', { params })
  }
  return { manifestCompared: { before: manifest.pieces, after: actual } }
}

/** Ends an order for good (6 -> 7): it is only read from then on. */
export const close = (ctx: Ctx, { id }: { id: string }): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFind(tx, id)
    refuse(ctx, 'close', order)
    return present(await step(tx, ctx, 'close', order))
  })
