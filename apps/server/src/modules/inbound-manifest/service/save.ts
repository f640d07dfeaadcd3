import type {
  InboundManifest,
  InboundManifestSaving,
} from '@yuncang/shared/contracts/inbound-manifest'
import { orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import { mustBeEntries } from '../../dictionary/service.ts'
import { deliveriesOfBills, mustFindDeliveries } from '../../inbound-order/service/read.ts'
import { recordOperations } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { mustFitManifest, takeManifestTurn } from './totals.ts'

/**
 * Writes the manifest of a bill of lading anew; without lines it has none. Throws 409 when somebody was faster, when a
 * delivery has been completed by it, and when the deliveries are more than it says.
 */
export const save = (
  ctx: Ctx,
  { masterBillNo, revision, inboundManifestList: lines }: InboundManifestSaving,
): Promise<InboundManifest[]> =>
  ctx.transaction(async (tx) => {
    const no = normalizeBillNo(masterBillNo)
    await mustFindDeliveries(tx, no)
    const orders = await deliveriesOfBills(tx.whole(), [no])
    await mustBeEntries(
      tx,
      ctx,
      'PACK_TYPE',
      'packType',
      lines.map(({ packType }) => packType).filter((packType) => packType !== ''),
    )
    await takeManifestTurn(tx, ctx)
    const before = await repo.ofBill(tx, no)
    if ((before[0]?.revision ?? 0) !== revision) throw new AppError('record.stale')
    const done = orders.find(
      ({ orderStatus }) =>
        orderStatus === orderStatuses.completed || orderStatus === orderStatuses.closed,
    )
    if (done) throw new AppError('inboundManifest.fixed', { params: { no: done.orderNo } })
    const who = { createBy: ctx.user.id, createTime: ctx.now() }
    const after = await repo.replace(
      tx,
      no,
      lines.map((line, index) => ({
        ...line,
        ...who,
        id: ctx.newId(),
        masterBillNo: no,
        lineNo: index + 1,
        revision: revision + 1,
      })),
    )
    await mustFitManifest(tx, [no], (bills) => deliveriesOfBills(tx.whole(), bills))
    await recordOperations(
      tx,
      ctx,
      orders.map(({ id }) => ({
        businessId: id,
        masterBillNo: no,
        operateModule: 'RKDD',
        action: 'manifest',
        fieldDiff: { manifestPieces: { before: piecesIn(before), after: piecesIn(after) } },
      })),
    )
    return after
  })

const piecesIn = (lines: readonly repo.ManifestRow[]): number | null =>
  lines.length === 0 ? null : lines.reduce((all, { manifestPieces }) => all + manifestPieces, 0)
