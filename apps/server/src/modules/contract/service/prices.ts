import type { Tx } from '@yuncang/db/handle'
import type {
  Quotation,
  QuotationChange,
  QuotationCreation,
  QuotationPrices,
} from '@yuncang/shared/nouns/quotation/contract'
import type { TariffLine } from '@yuncang/shared/nouns/tariff/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { offeredLines } from '../../cost-list/service/read.ts'
import { currentOf, mustFind, withLines, type QuotationRow } from '../../quotation/service/read.ts'
import { writeQuotation, type Terms } from '../../quotation/service/write.ts'
import { linesOfSheet } from '../../tariff/service.ts'
import { withNewPrices } from '../../tariff/service/new-prices.ts'
import { reopenQuotation } from './quotation-state.ts'

/** The first quotation of a contract. Throws 409 when it has one, whatever its state. */
export const create = (ctx: Ctx, input: QuotationCreation): Promise<Quotation> =>
  ctx.transaction(async (tx) => {
    const { contractId, details, ...terms } = input
    const current = await currentOf(tx, contractId)
    const contract = await reopenQuotation(tx, ctx, contractId)
    if (current) {
      const params = { contract: contract.contractNo, no: current.bjdNo }
      throw new AppError('quotation.exists', { params })
    }
    if (terms.costListId !== null) await offeredLines(tx, terms.costListId)
    const written = { current, terms, lines: details }
    return withLines(tx, await writeQuotation(tx, ctx, contract, written))
  })

/** Changes dates and lines of a quotation (see writeQuotation); its contract then has prices to be audited. */
export const save = (ctx: Ctx, input: QuotationChange): Promise<Quotation> =>
  ctx.transaction(async (tx) => {
    const { id, version, details, ...dates } = input
    const current = await assertCurrent(tx, id, version)
    const terms = { ...dates, costListId: current.costListId }
    return rewrite(tx, ctx, current, { terms, lines: details })
  })

/** New prices for some lines of a quotation, the other lines as they are. */
export const updatePrices = (ctx: Ctx, input: QuotationPrices): Promise<Quotation> =>
  ctx.transaction(async (tx) => {
    const current = await assertCurrent(tx, input.id, input.version)
    const stored = await linesOfSheet(tx, current.id)
    const lines = withNewPrices(stored, input.details, current.bjdNo)
    const { validFrom, validTo, costListId } = current
    return rewrite(tx, ctx, current, { terms: { validFrom, validTo, costListId }, lines })
  })

async function rewrite(
  tx: Tx,
  ctx: Ctx,
  current: QuotationRow,
  { terms, lines }: { terms: Terms; lines: readonly TariffLine[] },
): Promise<Quotation> {
  const contract = await reopenQuotation(tx, ctx, current.contractId)
  return withLines(tx, await writeQuotation(tx, ctx, contract, { current, terms, lines }))
}

/** Only the newest version of a quotation changes; who looks at an older one is told so. */
async function assertCurrent(tx: Tx, id: string, version: number): Promise<QuotationRow> {
  const row = await mustFind(tx, id)
  const current = await currentOf(tx, row.contractId)
  if (current?.id !== id || current.version !== version) throw new AppError('record.stale')
  return current
}
