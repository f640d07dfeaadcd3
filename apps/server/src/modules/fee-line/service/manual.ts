import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import type { FeeLineChange, FeeLineDraft } from '@yuncang/shared/nouns/fee-line/contract'
import type { FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import { compare } from '@yuncang/shared/kernel/decimal'
import { conditionKeys, type Conditions } from '@yuncang/shared/nouns/tariff/rating/types'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import { containerSizes } from '@yuncang/shared/validate/container-size'
import type { Ctx } from '../../../trpc/context.ts'
import type { Business, PriceBook, PricedLine } from '../../charging/service/facts.ts'
import { readPrices } from '../../charging/service/load/price-book.ts'
import { choose, workMethods, type Price } from '../../charging/service/price/choose.ts'
import { priceLine } from '../../charging/service/price/line.ts'
import { changeLine, insertLines, recordOf } from '../../charging/service/write.ts'
import { writableCustomer } from '../../customer/service/read.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { nextDocumentNumber } from '../../../kernel/number/service.ts'
import { recordOperations } from '../../../kernel/record/service.ts'
import {
  assertFee,
  assertPriceable,
  assertRate,
  documentOf,
  taken,
  typedPrice,
  type Fee,
} from './by-hand.ts'
import { mustFind, present } from './read.ts'
import { refuse } from './steps.ts'

/** Enters a fee by hand: at the customer's price, at a typed one, or an amount that was advanced. */
export const create = (ctx: Ctx, draft: FeeLineDraft): Promise<FeeLineDetail> =>
  ctx.transaction(async (tx) => {
    const line = await lineByHand(tx, ctx, draft)
    const jtNo = await nextDocumentNumber(tx, ctx, 'JT')
    const row = only(
      await mapUniqueViolation(takenBy(ctx, line), () =>
        insertLines(tx, ctx, [{ ...line, jtNo, revision: 0 }]),
      ),
    )
    await recordOperations(tx, ctx, [recordOf(row, 'create')])
    return present(row)
  })

export const update = (
  ctx: Ctx,
  { id, version, ...draft }: FeeLineChange,
): Promise<FeeLineDetail> =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, id)
    refuse(ctx, 'update', before)
    const line = await lineByHand(tx, ctx, draft)
    const record = await mapUniqueViolation(takenBy(ctx, line), () =>
      changeLine(tx, ctx, { ...before, version }, { action: 'update', changes: line }),
    )
    await recordOperations(tx, ctx, [record])
    return present(await mustFind(tx, id))
  })

const takenBy = (ctx: Ctx, line: PricedLine): UniqueMeanings => ({
  fee_line_: (cause) => taken(ctx, line, { date: line.periodTo, cause }),
})

async function lineByHand(tx: Tx, ctx: Ctx, draft: FeeLineDraft): Promise<PricedLine> {
  const { customerId, bizDate, recPay, pricing } = draft
  const { customerName } = await writableCustomer(tx, customerId)
  await assertInDictionary(tx, ctx, { code: 'CURRENCY', field: 'currency' }, [draft.currency])
  const book = await readPrices(tx, [customerId], bizDate)
  const fee = assertFee(ctx, book, draft)
  const document = await documentOf(tx, draft.businessNo.trim())
  const business: Business = { ...document.business, customerId, customerName }
  const price =
    pricing === 'TARIFF'
      ? listed(ctx, book, draft, {
          fee,
          // What was said counts before what the order has.
          traits: { ...document.traits, ...typedTraits(draft) },
          customerName,
        })
      : typed(book, draft, fee)
  const { currency } = price.detail
  assertRate(book, currency, bizDate)
  const work =
    pricing === 'PASS'
      ? { kind: 'TYPED' as const, amount: draft.amount ?? '0' }
      : { kind: 'QUANTITY' as const, quantity: draft.qty, volume: draft.qty, bizDate }
  const { line, lack } = priceLine({
    book,
    business,
    price,
    period: { from: bizDate, to: bizDate },
    work,
    source: 'MANUAL',
    remark: draft.remark.trim(),
    receiptNo: pricing === 'PASS' ? draft.receiptNo.trim() : '',
    traits: pricing === 'TARIFF' ? typedTraits(draft) : {},
  })
  if (lack) assertPriceable(ctx, fee, lack)
  return { ...line, recPay }
}

type Listing = { fee: Fee; traits: Conditions; customerName: string }

/**
 * The price of the customer's sheets or the list price, for as many as were typed: what is charged once for an order by
 * itself is charged so often by hand. Throws 409 when there is none, or none by quantity, 400 while nobody has said of
 * which containers.
 */
function listed(
  ctx: Ctx,
  book: PriceBook,
  draft: FeeLineDraft,
  { fee: priced, traits, customerName: customer }: Listing,
): Price {
  const { customerId, bizDate: date, qty } = draft
  const fee = feeNameIn(ctx.call.locale, priced)
  const ask = { customerId, feeCode: priced.feeCode, day: date, listMethod: 'UNIT' as const }
  const price = choose(book, { ...ask, traits })
  if (price.source === 'MISSING') {
    const isOfSize = (containerSize: string) =>
      choose(book, { ...ask, traits: { ...traits, containerSize } }).source !== 'MISSING'
    if (!traits.containerSize && containerSizes.some(({ code }) => isOfSize(code))) {
      const message = say(ctx.call.locale, 'feeLine.whichSize', { fee })
      const issues = [{ path: 'containerSize', message }]
      throw new AppError('feeLine.whichSize', { params: { fee }, issues })
    }
    throw new AppError('feeLine.noPrice', { params: { customer, date, fee } })
  }
  const { calcMethod } = price.detail
  if (!workMethods.includes(calcMethod)) {
    throw new AppError('feeLine.notByQuantity', { params: { fee } })
  }
  const isOften = calcMethod === 'FIXED' && compare(qty, '1') !== 0
  return isOften ? { ...price, detail: { ...price.detail, calcMethod: 'UNIT' } } : price
}

function typed(book: PriceBook, draft: FeeLineDraft, fee: Fee): Price {
  const { pricing, unit, price = '0' } = draft
  return pricing === 'PASS'
    ? typedPrice(book, fee, { ...draft, calcMethod: 'PASS', unit, price: '0' })
    : typedPrice(book, fee, { ...draft, calcMethod: 'UNIT', unit, price })
}

/** What was said of the goods and containers. */
const typedTraits = (draft: FeeLineDraft): Record<string, string> =>
  Object.fromEntries(
    conditionKeys.flatMap((key) => (draft[key].trim() === '' ? [] : [[key, draft[key].trim()]])),
  )
