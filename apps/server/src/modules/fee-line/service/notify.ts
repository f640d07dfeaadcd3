import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import type { Ctx } from '../../../trpc/context.ts'
import { notify, settle } from '../../notice/service.ts'
import type { LineRow } from '../repo.ts'

/** Tells whoever confirmed a line that it came back, and why; nobody changes a confirmed line without an update of it. */
export async function notifySentBack(
  tx: Tx,
  ctx: Ctx,
  row: LineRow,
  reason: string,
): Promise<void> {
  await notify(tx, ctx, {
    audience: 'feeLine:write',
    userId: row.updateBy,
    kind: 'feeLine.sentBack',
    params: {
      fee: { zh: feeNameIn('zh', row), en: feeNameIn('en', row) },
      no: row.jtNo,
      customer: row.customerName,
      reason,
    },
    module: businessModules.fee,
    businessId: row.id,
    masterBillNo: row.masterBillNo,
  })
}

/** What came back was confirmed again, or voided. */
export const settleSentBack = async (tx: Tx, ctx: Ctx, rows: readonly LineRow[]): Promise<void> => {
  for (const { id, sendBackReason } of rows) if (sendBackReason !== '') await settle(tx, ctx, id)
}
