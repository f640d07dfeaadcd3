import type { Tx } from '@yuncang/db/handle'
import type { FeeLineChange, FeeLineDraft } from '@yuncang/shared/contracts/fee-line'
import type { FeeLineDetail } from '@yuncang/shared/contracts/fee-line-record'
import { compare } from '@yuncang/shared/domain/decimal'
import { plainTerms, type Conditions, type TariffDetail } from '@yuncang/shared/domain/rating/types'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages/catalogue'
import { containerSizes } from '@yuncang/shared/validate/container-size'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFindCustomer } from '../../customer/service/read.ts'
import { mustBeEntries } from '../../dictionary/service.ts'
import { nextDocumentNumbers } from '../../number/service.ts'
import { recordOperation, recordOperations } from '../../record/service.ts'
import * as goods from '../goods/repo.ts'
import * as repo from '../repo.ts'
import { choose, contractOn, rateFor, rateKey, workMethods, type Price } from './choose.ts'
import { readPrices, type PriceBook } from './price-book.ts'
import { mustFind, present } from './read.ts'
import { refuse } from './steps.ts'
import { valuesOf, type Business, type LineValues } from './values.ts'
import { changeLine, newLine, withTakenMeaning } from './write.ts'

/** Enters a fee by hand: at the customer's price, at a typed one, or an amount that was advanced. */
export const create = (ctx: Ctx, draft: FeeLineDraft): Promise<FeeLineDetail> =>
  ctx.transaction(async (tx) => {
    const values = await valuesByHand(tx, ctx, draft)
    const [jtNo] = await nextDocumentNumbers(tx, ctx, 'JT', 1)
    const row = newLine(ctx, { ...values, jtNo: jtNo!, revision: 0 })
    const [stored] = await withTakenMeaning('feeLine.taken', takenBy(values), () =>
      repo.insert(tx, [row]),
    )
    await recordOperation(tx, ctx, {
      businessId: row.id,
      operateModule: 'JFGL',
      action: 'create',
      ...(row.masterBillNo && { masterBillNo: row.masterBillNo }),
    })
    return present(stored!)
  })

export const update = (
  ctx: Ctx,
  { id, version, ...draft }: FeeLineChange,
): Promise<FeeLineDetail> =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, id)
    refuse(ctx, 'update', before)
    const values = await valuesByHand(tx, ctx, draft)
    const record = await withTakenMeaning('feeLine.taken', takenBy(values), () =>
      changeLine(tx, ctx, { ...before, version }, 'update', values),
    )
    await recordOperations(tx, ctx, [record])
    return present(await mustFind(tx, id))
  })

const takenBy = ({ periodTo, feeName }: LineValues) => ({ date: periodTo, fee: feeName })

async function valuesByHand(tx: Tx, ctx: Ctx, draft: FeeLineDraft): Promise<LineValues> {
  const { customerId, bizDate, recPay, pricing } = draft
  const { customerName } = await mustFindCustomer(tx, customerId)
  await mustBeEntries(tx, ctx, 'CURRENCY', 'currency', [draft.currency])
  const book = await readPrices(tx, [customerId], bizDate)
  const fee = mustBeFee(ctx, book, draft)
  const document = await documentOf(tx, draft.businessNo.trim())
  const business: Business = { ...document.business, customerId, customerName }
  const price =
    pricing === 'TARIFF'
      ? listed(ctx, book, draft, fee, aboutOfDraft(draft, document.about), customerName)
      : typed(book, draft, fee)
  const { currency } = price.detail
  if (rateFor(book, currency, bizDate) === undefined) {
    const [, month = ''] = rateKey(currency, bizDate).split(' ')
    throw new AppError('feeLine.noRate', { params: { currency, month } })
  }
  const work =
    pricing === 'PASS'
      ? { kind: 'TYPED' as const, amount: draft.amount ?? '0' }
      : { kind: 'QUANTITY' as const, quantity: draft.qty, volume: draft.qty, bizDate }
  const { values } = valuesOf({
    book,
    business,
    price,
    period: { from: bizDate, to: bizDate },
    work,
    source: 'MANUAL',
    remark: draft.remark.trim(),
  })
  return { ...values, recPay }
}

/** The fee name, in use and for this side. */
function mustBeFee({ call }: Ctx, { fees }: PriceBook, { feeCode, recPay }: FeeLineDraft) {
  const code = normalizeCode(feeCode)
  const fee = fees.get(code)
  if (!fee || fee.forbiddenStatus) throw new AppError('feeLine.unknownFee', { params: { code } })
  if (fee.recPay !== 3 && fee.recPay !== recPay) {
    const side = sides[recPay][call.locale]
    throw new AppError('feeLine.wrongSide', { params: { fee: fee.feeName, side } })
  }
  return fee
}
type Fee = ReturnType<typeof mustBeFee>

const sides = {
  1: { zh: '应收', en: 'receivables' },
  2: { zh: '应付', en: 'payables' },
} as const

/**
 * The price of the customer's sheets or the list price, for as many as were typed: what is charged once for an order by
 * itself is charged so often by hand. Throws 409 when there is none, or none by quantity, 400 while nobody has said of
 * which containers.
 */
function listed(
  ctx: Ctx,
  book: PriceBook,
  draft: FeeLineDraft,
  { feeCode, feeName: fee }: Fee,
  about: Conditions,
  customer: string,
): Price {
  const { customerId, bizDate: date, qty } = draft
  const ask = { customerId, feeCode, day: date, kind: { listMethod: 'UNIT' as const } }
  const price = choose(book, { ...ask, about })
  if (price.source === 'MISSING') {
    const isOfSize = (containerSize: string) =>
      choose(book, { ...ask, about: { ...about, containerSize } }).source !== 'MISSING'
    if (!about.containerSize && containerSizes.some(({ code }) => isOfSize(code))) {
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
  const { pricing, currency, taxIncluded, customerId, bizDate } = draft
  const detail: TariffDetail = {
    detailId: '',
    feeCode: fee.feeCode,
    calcMethod: pricing === 'PASS' ? 'PASS' : 'UNIT',
    unit: draft.unit ?? fee.defaultUnit,
    price: pricing === 'PASS' ? '0' : (draft.price ?? '0'),
    currency,
    taxRate: draft.taxRate ?? fee.taxRate,
    taxIncluded,
    ...plainTerms,
  }
  const contractId = contractOn(book, customerId, bizDate)?.id ?? ''
  return { source: 'MANUAL', sheetId: '', ruleVersion: 0, contractId, detail }
}

const ofNone = { module: '', businessId: '', businessNo: '', masterBillNo: '' }

/** What was said of the containers counts before what the order has. */
const aboutOfDraft = ({ containerSize: typedSize }: FeeLineDraft, about: Conditions) => ({
  ...about,
  ...(typedSize !== '' && { containerSize: typedSize }),
})

/** The order that a number names, and what prices ask of it. Throws 400 for a number of none. */
async function documentOf(
  tx: Tx,
  no: string,
): Promise<{ business: typeof ofNone; about: Conditions }> {
  if (no === '') return { business: ofNone, about: {} }
  const inbound = await goods.findInbound(tx, { orderNo: no })
  const order = inbound ?? (await goods.findOutbound(tx, { orderNo: no }))
  if (!order) throw new AppError('feeLine.unknownBusiness', { params: { no } })
  const { id: businessId, orderNo: businessNo, masterBillNo, businessType } = order
  const module = inbound ? 'RKDD' : 'CKDD'
  const sizes = new Set(inbound ? await goods.containerSizesOf(tx, businessId) : [])
  const [size = ''] = sizes
  const containerSize = sizes.size === 1 ? size : ''
  const about = { businessType, containerSize }
  return { business: { module, businessId, businessNo, masterBillNo }, about }
}
