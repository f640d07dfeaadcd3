import { getFrom, zip } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { sum } from '@yuncang/shared/kernel/decimal'
import type { FeeLineDetail, ShareStep } from '@yuncang/shared/nouns/fee-line/record'
import { sharesOf, weightsOf, type SplitDraft } from '@yuncang/shared/nouns/fee-line/split'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import type { Business, PriceBook, PricedLine } from '../../charging/service/facts.ts'
import { readPrices } from '../../charging/service/load/price-book.ts'
import { priceLine } from '../../charging/service/price/line.ts'
import { insertLines, justTaken, recordOf } from '../../charging/service/write.ts'
import { writableCustomer } from '../../customer/service/read.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { nextDocumentNumber, withDocumentNumbers } from '../../../kernel/number/service.ts'
import { recordOperations } from '../../../kernel/record/service.ts'
import * as repo from '../split/repo.ts'
import {
  assertFee,
  assertPriceable,
  assertRate,
  documentOf,
  taken,
  typedPrice,
  type Fee,
} from './by-hand.ts'
import { present } from './read.ts'

/** Enters a charge that several documents or customers carry: a fee by hand of each, all of them or none. */
export const split = (ctx: Ctx, draft: SplitDraft): Promise<FeeLineDetail[]> =>
  ctx.transaction(async (tx) => {
    const { currency, bizDate, rows } = draft
    await assertInDictionary(tx, ctx, { code: 'CURRENCY', field: 'currency' }, [currency])
    const businesses = await businessesOf(tx, ctx, draft)
    const book = await readPrices(tx, [...new Set(rows.map((row) => row.customerId))], bizDate)
    const fee = await atField(ctx, 'feeCode', () => assertFee(ctx, book, draft))
    await atField(ctx, 'currency', () => assertRate(book, currency, bizDate))
    await assertFree(tx, ctx, { draft, fee, businesses })
    const no = await nextDocumentNumber(tx, ctx, 'FT')
    const lines = linesOf(ctx, { draft, fee, book, businesses, no })
    const numbered = await withDocumentNumbers(tx, ctx, 'JT', lines)
    const fresh = numbered.map(({ number, document: line }) => ({
      ...line,
      jtNo: number,
      revision: 0,
      splitNo: no,
    }))
    const made = await mapUniqueViolation(justTaken, () => insertLines(tx, ctx, fresh))
    await recordOperations(
      tx,
      ctx,
      made.map((row) => recordOf(row, 'create')),
    )
    return made.map(present)
  })

/** Says what is refused of a row at the field that is to be changed. */
async function atField<R>(ctx: Ctx, path: string, work: () => R | Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const issues = [{ path, message: error.in(ctx.call.locale) }]
    throw new AppError(error.reason, { ...error.details, issues, cause: error })
  }
}

/** The customer and document of each row. Throws what stands against one, and 400 for two rows of the same. */
async function businessesOf(tx: Tx, ctx: Ctx, { rows }: SplitDraft): Promise<Business[]> {
  const names = new Map<string, string>()
  // In the order in which a merge locks them.
  const inTurn = [...rows.entries()].sort(([, a], [, b]) => (a.customerId < b.customerId ? -1 : 1))
  for (const [at, { customerId }] of inTurn) {
    if (names.has(customerId)) continue
    const customer = await atField(ctx, `rows.${at}.customerId`, () =>
      writableCustomer(tx, customerId),
    )
    names.set(customerId, customer.customerName)
  }
  const businesses: Business[] = []
  const first = new Map<string, number>()
  for (const [at, { customerId, businessNo }] of rows.entries()) {
    const { business } = await atField(ctx, `rows.${at}.businessNo`, () =>
      documentOf(tx, businessNo.trim()),
    )
    const key = keyOf({ ...business, customerId })
    const before = first.get(key)
    if (before !== undefined)
      await atField(ctx, `rows.${at}.customerId`, () => {
        throw new AppError('feeLine.sameShare', { params: { row: before + 1 } })
      })
    first.set(key, at)
    businesses.push({ ...business, customerId, customerName: getFrom(names, customerId) })
  }
  return businesses
}

const keyOf = ({ customerId, businessId }: Pick<Business, 'customerId' | 'businessId'>) =>
  `${customerId} ${businessId}`

type Charge = { draft: SplitDraft; fee: Fee; businesses: readonly Business[] }

/** Throws 409 for a row whose fee there is already; the unique index is the judge of races. */
async function assertFree(tx: Tx, ctx: Ctx, { draft, fee, businesses }: Charge): Promise<void> {
  const { recPay, bizDate } = draft
  const ids = [...new Set(businesses.map(({ customerId }) => customerId))]
  const key = { recPay, feeCode: fee.feeCode, bizDate }
  const found = await repo.takenOn(tx.ignoringRowScope(), key, ids)
  const known = new Set(found.map(keyOf))
  for (const [at, business] of businesses.entries())
    if (known.has(keyOf(business)))
      await atField(ctx, `rows.${at}.customerId`, () => {
        throw taken(ctx, fee, { date: bizDate })
      })
}

type Priced = Charge & { book: PriceBook; no: string }

/** The line of each row: its share at a fixed price, or as what was advanced, with the share as its reason. */
function linesOf(ctx: Ctx, { draft, fee, book, businesses, no }: Priced): PricedLine[] {
  const { basis, bizDate, amount } = draft
  const receiptNo = draft.receiptNo.trim()
  // The contract has seen to it that there are some.
  const shares = sharesOf(draft) ?? []
  const weights = weightsOf(draft)
  const whole = { amount, weight: sum(weights), parts: shares.length }
  const share = { ...draft, unit: '票' as const }
  return zip(zip(shares, weights), businesses).map(([[part, weight], business]) => {
    const { customerId } = business
    const isAdvance = receiptNo !== ''
    const price = isAdvance
      ? typedPrice(book, fee, { ...share, customerId, calcMethod: 'PASS', price: '0' })
      : typedPrice(book, fee, { ...share, customerId, calcMethod: 'FIXED', price: part })
    const { line, lack } = priceLine({
      book,
      business,
      price,
      period: { from: bizDate, to: bizDate },
      work: isAdvance
        ? { kind: 'TYPED', amount: part }
        : { kind: 'QUANTITY', quantity: '1', volume: '1', bizDate },
      source: 'MANUAL',
      remark: draft.remark.trim(),
      receiptNo,
    })
    if (lack) assertPriceable(ctx, fee, lack)
    const step: ShareStep = { kind: 'SHARE', amount: part, no, basis, weight, whole }
    return { ...line, recPay: draft.recPay, explanation: { ...line.explanation, steps: [step] } }
  })
}
