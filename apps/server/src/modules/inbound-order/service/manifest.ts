import type { Tx } from '@yuncang/db/handle'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type {
  InboundManifest,
  InboundManifestLine,
  InboundManifestSaving,
} from '@yuncang/shared/nouns/inbound-manifest/contract'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { recordOperations } from '../../../kernel/record/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import {
  linesOfBill,
  replaceLines,
  type ManifestRow,
} from '../../inbound-manifest/service/lines.ts'
import { takeManifestTurn } from '../../inbound-manifest/service/totals.ts'
import * as repo from '../repo.ts'
import { mustFindDeliveries } from './read.ts'
import { assertBillsFit } from './bill-conflicts.ts'

/** What the manifest says of a bill of lading. Throws 404 for one that no order to be seen carries. */
export const manifestOfBill = (ctx: Ctx, input: { masterBillNo: string }) =>
  ctx.read(async (db) => {
    const no = normalizeBillNo(input.masterBillNo)
    await mustFindDeliveries(db, no)
    return linesOfBill(db, no)
  })

/**
 * Writes the manifest of a bill of lading anew; without lines it has none. Throws 409 when somebody was faster, when a
 * delivery has been completed by it, and when the deliveries are more than it says.
 */
export const saveManifest = (
  ctx: Ctx,
  { masterBillNo, revision, inboundManifestList: lines }: InboundManifestSaving,
): Promise<InboundManifest[]> =>
  ctx.transaction(async (tx) => {
    const no = normalizeBillNo(masterBillNo)
    await mustFindDeliveries(tx, no)
    return rewriteManifest(tx, ctx, { no, lines, revision })
  })

type Rewriting = {
  readonly no: string
  readonly lines: readonly InboundManifestLine[]
  /** What the change was made from; left out, the lines replace whatever there is. */
  readonly revision?: number
}

/** Puts these lines in place of those that a bill of lading has, under the rules of `saveManifest`. */
async function rewriteManifest(
  tx: Tx,
  ctx: Ctx,
  { no, lines, revision }: Rewriting,
): Promise<ManifestRow[]> {
  await assertInDictionary(
    tx,
    ctx,
    { code: 'PACK_TYPE', field: 'packType' },
    lines.map(({ packType }) => packType).filter((packType) => packType !== ''),
  )
  await takeManifestTurn(tx, ctx)
  const orders = await repo.withBills(tx.ignoringRowScope(), [no])
  const before = await linesOfBill(tx, no)
  const current = before[0]?.revision ?? 0
  if (revision !== undefined && revision !== current) throw new AppError('record.stale')
  const done = orders.find(
    ({ orderStatus }) =>
      orderStatus === orderStatuses.completed || orderStatus === orderStatuses.closed,
  )
  if (done) throw new AppError('inboundManifest.fixed', { params: { no: done.orderNo } })
  const who = { createBy: ctx.user.id, createTime: ctx.now() }
  const after = await replaceLines(
    tx,
    no,
    lines.map((line, index) => ({
      ...line,
      ...who,
      id: ctx.newId(),
      masterBillNo: no,
      lineNo: index + 1,
      revision: current + 1,
    })),
  )
  await assertBillsFit(tx, [no])
  await recordOperations(
    tx,
    ctx,
    orders.map(({ id }) => ({
      businessId: id,
      masterBillNo: no,
      operateModule: businessModules.inboundOrder,
      action: 'manifest',
      fieldDiff: { manifestPieces: { before: piecesIn(before), after: piecesIn(after) } },
    })),
  )
  return after
}

/** Replaces the manifest of an order's bill by one that came with a step of the order, if one did. */
export async function takeManifest(
  tx: Tx,
  ctx: Ctx,
  { masterBillNo }: Pick<repo.OrderRow, 'masterBillNo'>,
  { inboundManifestList: lines }: { inboundManifestList?: InboundManifestLine[] | undefined },
): Promise<void> {
  if (lines) await rewriteManifest(tx, ctx, { no: masterBillNo, lines })
}

const piecesIn = (lines: readonly ManifestRow[]): number | null =>
  lines.length === 0 ? null : lines.reduce((all, { manifestPieces }) => all + manifestPieces, 0)
