import type { Tx } from '@yuncang/db/handle'
import type {
  Quotation,
  QuotationChange,
  QuotationCreation,
  QuotationPrices,
} from '@yuncang/shared/nouns/quotation/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { offeredLines } from '../../cost-list/service/read.ts'
import { currentOf, mustFind, withLines } from '../../quotation/service/read.ts'
import { writeQuotation } from '../../quotation/service/write.ts'
import type { Held } from '../../../platform/rows/versioned.ts'
import { linesOfSheet } from '../../tariff/service.ts'
import { withNewPrices } from '../../tariff/service/new-prices.ts'
import { reopenQuotation } from './quotation-state.ts'

/** The first quotation of a contract. Throws 409 when it has one, whatever its state. */
export const create = (ctx: Ctx, input: QuotationCreation): Promise<Quotation> =>
  ctx.transaction(async (tx) => {
    const { contractId, details, ...terms } = input
    const contract = await reopenQuotation(tx, ctx, contractId)
    // Read after the contract is held: nobody can write another quotation of it in between.
    const current = await currentOf(tx, contractId)
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
    const { details: lines, validFrom, validTo } = input
    const { contract, current } = await reopenCurrent(tx, ctx, input)
    const terms = { validFrom, validTo, costListId: current.costListId }
    return withLines(tx, await writeQuotation(tx, ctx, contract, { current, terms, lines }))
  })

/** New prices for some lines of a quotation, the other lines as they are. */
export const updatePrices = (ctx: Ctx, input: QuotationPrices): Promise<Quotation> =>
  ctx.transaction(async (tx) => {
    const { contract, current } = await reopenCurrent(tx, ctx, input)
    const stored = await linesOfSheet(tx, current.id)
    const lines = withNewPrices(stored, input.details, current.bjdNo)
    const { validFrom, validTo, costListId } = current
    const terms = { validFrom, validTo, costListId }
    return withLines(tx, await writeQuotation(tx, ctx, contract, { current, terms, lines }))
  })

/**
 * The newest version of a quotation, and its contract opened for other prices. Only the newest version changes; who
 * looks at an older one is told so. It is read after the contract is held, so that nobody can follow it in between.
 */
async function reopenCurrent(tx: Tx, ctx: Ctx, { id, version }: Held) {
  const { contractId } = await mustFind(tx, id)
  const contract = await reopenQuotation(tx, ctx, contractId)
  const current = await currentOf(tx, contractId)
  if (current?.id !== id || current.version !== version) throw new AppError('record.stale')
  return { contract, current }
}
