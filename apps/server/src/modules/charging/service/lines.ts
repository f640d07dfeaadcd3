import type { Read, Tx } from '@yuncang/db/handle'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import { feeLineStatuses, isDraft, isUnbilled } from '@yuncang/shared/nouns/fee-line/rules'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperations } from '../../../kernel/record/service.ts'
import { liveOf } from '../repo.ts'
import type { LineRow } from './facts.ts'
import { reverseLines } from './reverse.ts'
import { takeChargeTurn } from './turn.ts'
import { changeLine } from './write.ts'

/** The lines of documents that count, oldest period first. */
export const liveLines = (
  db: Read | Tx,
  businessIds: readonly string[],
  only: { recPay?: number } = {},
): Promise<LineRow[]> => liveOf(db, businessIds, only)

/**
 * Takes the automatic fees of a document back when it is undone or given up: drafts are voided, audited ones reversed;
 * lines by hand stay. Throws 409 while a bill holds one of its lines.
 */
export async function takeFeesBack(tx: Tx, ctx: Ctx, businessId: string): Promise<void> {
  await takeChargeTurn(tx)
  const lines = (await liveOf(tx, [businessId])).filter(({ reversedBy }) => reversedBy === null)
  const billed = lines.find((line) => !isUnbilled(line))
  if (billed) {
    const params = { no: billed.businessNo, fee: feeNameIn(ctx.call.locale, billed) }
    throw new AppError('feeLine.billed', { params })
  }
  const status = feeLineStatuses.voided
  const automatic = lines.filter(({ source }) => source === 'AUTO')
  const records = []
  for (const row of automatic.filter(isDraft))
    records.push(await changeLine(tx, ctx, row, { action: 'void', changes: { status } }))
  await recordOperations(tx, ctx, records)
  const audited = automatic.filter((row) => !isDraft(row))
  await reverseLines(tx, ctx, audited, { reason: say(ctx.call.locale, 'feeLine.undone') })
}
