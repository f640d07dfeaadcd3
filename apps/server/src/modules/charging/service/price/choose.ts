import { only } from '@yuncang/shared/kernel/expected'
import { costListStatuses } from '@yuncang/shared/nouns/tariff/cost-list-statuses'
import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import type { FeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import type { AppliedRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import { isStoppedWithin } from '@yuncang/shared/nouns/tariff/stops'
import { choosePrice, type PriceRequest } from '@yuncang/shared/nouns/tariff/rating/price'
import {
  plainTerms,
  type CalcMethod,
  type Conditions,
  type Period,
  type TariffDetail,
} from '@yuncang/shared/nouns/tariff/rating/types'
import type { PriceSource } from '@yuncang/shared/nouns/fee-line/rules'
import type { BookDetail, FeeScope, PriceBook } from '../facts.ts'

/** The price of some work: its tariff line and the sheet that holds it. */
export type Price = {
  readonly source: PriceSource
  readonly sheetId: string
  readonly ruleVersion: number
  readonly contractId: string
  readonly detail: TariffDetail
  /** The billing rule of the cost list that the detail is under. */
  readonly rule?: AppliedRule | undefined
}

/** How work is charged; storage has ways of its own. */
export const workMethods: readonly CalcMethod[] = ['FIXED', 'UNIT', 'TIER_QTY']

/** Every day there is. */
export const always: Period = { from: '', to: '9999-12-31' }

const overlaps = (quotation: { validFrom: string; validTo: string }, { from, to }: Period) =>
  quotation.validFrom <= to && quotation.validTo >= from

/** The tariff lines of a customer that hold on any of the days, of these fees. */
export function offered(
  book: PriceBook,
  customerId: string,
  period: Period,
  fees: FeeScope,
): BookDetail[] {
  const quoted = (book.quotations.get(customerId) ?? []).filter(
    (each) => each.isStop === 0 && overlaps(each, period),
  )
  const list = book.costLists.get(customerId)
  return [...quoted.flatMap(({ details }) => details), ...(list?.status ? list.items : [])].filter(
    (detail) =>
      !isStoppedWithin(detail, period.from, period.to) &&
      fees.methods.includes(detail.calcMethod) &&
      fees.modules.some((module) => module === detail.jfmoduleId),
  )
}

/**
 * The fees that are due for a kind of work: those of the customer's sheets; without any of the main module those with a
 * list price; without these the first fee of the main module, which then stands as 缺价.
 */
export function feesDue(
  book: PriceBook,
  customerId: string,
  period: Period,
  fees: FeeScope,
): { codes: string[]; isListed: boolean } {
  const own = offered(book, customerId, period, fees)
  const codes = [...new Set(own.map(({ feeCode }) => feeCode))]
  if (own.some(({ jfmoduleId }) => jfmoduleId === fees.main)) return { codes, isListed: false }
  if (fees.isFreeUnpriced && hasSheet(book, customerId, period)) return { codes, isListed: false }
  const listed = feesOfModules(book, fees.modules).filter(({ feeCode }) =>
    book.standards.some(
      (each) =>
        each.feeCode === feeCode &&
        holds(each, period) &&
        !isStoppedWithin(each, period.from, period.to),
    ),
  )
  const first = feesOfModules(book, [fees.main])[0]
  const rest = listed.length > 0 ? listed : first ? [first] : []
  return { codes: [...new Set([...codes, ...rest.map(({ feeCode }) => feeCode)])], isListed: true }
}

/** The fee names of some kinds of work that are in use for receivables. */
const feesOfModules = ({ fees }: PriceBook, modules: readonly FeeModule[]) =>
  [...fees.values()].filter(
    ({ jfmoduleId, recPay, forbiddenStatus }) =>
      forbiddenStatus === forbiddenStatuses.inUse &&
      recPay !== 2 &&
      modules.some((module) => module === jfmoduleId),
  )

/** Whether a customer has ever had a price that goes by what goods are worth. */
export const isPricedByValue = (book: PriceBook, customerId: string, fees: FeeScope): boolean =>
  offered(book, customerId, always, fees).some(({ calcMethod }) => calcMethod === 'PERCENT_YEAR')

const holds = (each: { validFrom: string; validTo: string | null }, { from, to }: Period) =>
  each.validFrom <= to && (each.validTo === null || each.validTo >= from)

const hasSheet = (book: PriceBook, customerId: string, period: Period) =>
  book.costLists.get(customerId)?.status === costListStatuses.enabled ||
  (book.quotations.get(customerId) ?? []).some(
    (each) => each.isStop === 0 && overlaps(each, period),
  )

type Ask = {
  customerId: string
  feeCode: string
  day: string
  traits: Conditions
  /** How a list price charges. */
  listMethod: CalcMethod
  /** Only these tariff lines may price it. */
  among?: (detail: TariffDetail) => boolean
}

/**
 * The price that holds on a day (docs/domain/contracts.md#which-price), MISSING with a price of nothing when there is
 * none.
 */
export function choose(book: PriceBook, ask: Ask): Price {
  const { customerId, feeCode, among } = ask
  const fee = book.fees.get(feeCode)
  const request: PriceRequest = {
    feeCode,
    bizDate: ask.day,
    traits: ask.traits,
    calcMethod: ask.listMethod,
    unit: fee?.defaultUnit ?? '吨',
    currency: 'CNY',
    taxRate: fee?.taxRate ?? '0.06',
  }
  const quotations = book.quotations.get(customerId) ?? []
  const list = book.costLists.get(customerId)
  const relevant = <D extends TariffDetail>(details: readonly D[]) =>
    among ? details.filter(among) : details
  const chosen = choosePrice(request, {
    quotations: quotations.map((each) => ({ ...each, details: relevant(each.details) })),
    ...(list && { costList: { ...list, items: relevant(list.items) } }),
    standards: book.standards,
  })
  switch (chosen.source) {
    case 'QUOTATION': {
      const { contractId } = only(quotations.filter(({ bjdId }) => bjdId === chosen.id))
      const { id, version, detail } = chosen
      return { source: 'QUOTATION', sheetId: id, ruleVersion: version, contractId, detail }
    }
    case 'COST_LIST': {
      const contractId = contractOn(book, customerId, ask.day)?.id ?? ''
      const { detailId } = chosen.detail
      const rule = list?.items.find((item) => item.detailId === detailId)?.rule
      const ruleVersion = list?.ruleVersion ?? 0
      return { ...chosen, sheetId: chosen.id, ruleVersion, contractId, rule }
    }
    case 'COST_STANDARD': {
      const contractId = contractOn(book, customerId, ask.day)?.id ?? ''
      return { ...chosen, sheetId: chosen.id, ruleVersion: 0, contractId }
    }
    case 'MISSING':
      return missing(request, contractOn(book, customerId, ask.day)?.id ?? '')
  }
}

const missing = (request: PriceRequest, contractId: string): Price => ({
  source: 'MISSING',
  sheetId: '',
  ruleVersion: 0,
  contractId,
  detail: nothingCosts(request),
})

const nothingCosts = ({
  feeCode,
  calcMethod,
  unit,
  currency,
  taxRate,
}: PriceRequest): TariffDetail => ({
  detailId: '',
  feeCode,
  calcMethod,
  unit: unit === '计费吨' ? 'W/M' : unit,
  price: '0',
  currency,
  taxRate,
  taxIncluded: 1,
  ...plainTerms,
})

/** How the days of a customer's goods count under a price: as its contract says, else as the warehouse company counts. */
export const dayCountOf = (book: PriceBook, customerId: string, price: Price) =>
  (book.contracts.get(customerId) ?? []).find(({ id }) => id === price.contractId)?.dayCountMode ??
  book.dayCountMode

/** The contract of a customer on a day, the one that began last. */
export const contractOn = (book: PriceBook, customerId: string, day: string) =>
  (book.contracts.get(customerId) ?? []).findLast(
    ({ startDate, endDate, isStop }) => isStop === 0 && startDate <= day && day <= endDate,
  )
