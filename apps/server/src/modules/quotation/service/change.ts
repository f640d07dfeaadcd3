import type { Tx } from '@yuncang/db/handle'
import type {
  Quotation,
  QuotationChange,
  QuotationHead,
  QuotationPrices,
  QuotationStop,
} from '@yuncang/shared/contracts/quotation'
import type { TariffLine } from '@yuncang/shared/contracts/tariff'
import { tariffFault } from '@yuncang/shared/domain/tariff'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { reopenQuotation } from '../../contract/service/quotation-state.ts'
import { diffOf, recordOperation } from '../../record/service.ts'
import { editableLines, linesOfSheet } from '../../tariff/service.ts'
import type { QuotationRow } from '../repo.ts'
import { currentOf, mustFind, present, withLines } from './read.ts'
import { changeQuotation, writeQuotation, type Terms } from './write.ts'

/** Changes dates and lines of a quotation (see writeQuotation); its contract then has prices to be audited. */
export const save = (ctx: Ctx, input: QuotationChange): Promise<Quotation> =>
  ctx.transaction(async (tx) => {
    const { id, version, details, ...dates } = input
    const current = await mustBeCurrent(tx, id, version)
    return rewrite(tx, ctx, current, { ...dates, costListId: current.costListId }, details)
  })

/** New prices for some lines of a quotation, the other lines as they are. */
export const updatePrices = (ctx: Ctx, input: QuotationPrices): Promise<Quotation> =>
  ctx.transaction(async (tx) => {
    const current = await mustBeCurrent(tx, input.id, input.version)
    const lines = editableLines(await linesOfSheet(tx, current.id))
    const byId = new Map(lines.map((line) => [line.detailId, line]))
    for (const [index, { detailId, ...given }] of input.details.entries()) {
      const line = byId.get(detailId)
      if (!line) {
        const params = { row: index + 1, no: current.bjdNo }
        throw new AppError('quotation.unknownLine', { params })
      }
      Object.assign(line, given)
      const fault = tariffFault(line)
      if (fault) throw new AppError(fault.reason, { params: fault.params ?? {} })
    }
    return rewrite(tx, ctx, current, current, lines)
  })

/** Stops or resumes a passed quotation; a stopped one is not chosen from now on (domain.md §7.8). */
export const setStopped = (ctx: Ctx, input: QuotationStop): Promise<QuotationHead> =>
  ctx.transaction(async (tx) => {
    const { id, version, isStop } = input
    const before = await mustFind(tx, id)
    if (before.auditStatus !== 2) {
      throw new AppError('quotation.notAudited', { params: { no: before.bjdNo } })
    }
    const after = await changeQuotation(tx, ctx, { id, version }, { isStop })
    await recordOperation(tx, ctx, {
      businessId: id,
      operateModule: 'BJGL',
      action: isStop ? 'stop' : 'resume',
      fieldDiff: diffOf(before, { isStop }),
    })
    return present(after)
  })

async function rewrite(
  tx: Tx,
  ctx: Ctx,
  current: QuotationRow,
  { validFrom, validTo, costListId }: Terms,
  lines: readonly TariffLine[],
): Promise<Quotation> {
  const contract = await reopenQuotation(tx, ctx, current.contractId)
  const terms = { validFrom, validTo, costListId }
  return withLines(tx, await writeQuotation(tx, ctx, contract, current, terms, lines))
}

/** Only the newest version of a quotation changes; who looks at an older one is told so. */
async function mustBeCurrent(tx: Tx, id: string, version: number): Promise<QuotationRow> {
  const row = await mustFind(tx, id)
  const current = await currentOf(tx, row.contractId)
  if (current?.id !== id || current.version !== version) throw new AppError('record.stale')
  return current
}
