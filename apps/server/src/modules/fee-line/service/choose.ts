import type { FeeModule } from '@yuncang/shared/domain/fees'
import { isNegative } from '@yuncang/shared/domain/decimal'
import { choosePrice, type PriceRequest } from '@yuncang/shared/domain/rating/price'
import {
  plainTerms,
  type CalcMethod,
  type Conditions,
  type Period,
  type TariffDetail,
} from '@yuncang/shared/domain/rating/types'
import type { PriceSource } from '@yuncang/shared/domain/fee-line'
import { feesOfModules, type BookDetail, type PriceBook } from './price-book.ts'

/** The price of some work: its tariff line and the sheet that holds it. */
export type Price = {
  readonly source: PriceSource
  readonly sheetId: string
  readonly ruleVersion: number
  readonly contractId: string
  readonly detail: TariffDetail
}

/** Which fees are asked for: of these modules and calculated so; `main` has to have a price in any case. */
export type Kind = {
  readonly modules: readonly FeeModule[]
  readonly main: FeeModule
  readonly methods: readonly CalcMethod[]
  /** How a list price charges. */
  readonly listMethod: CalcMethod
}

export const storageKind: Kind = {
  modules: ['CC'],
  main: 'CC',
  methods: ['FIXED', 'UNIT', 'DAY_UNIT', 'TIER_DAY', 'PERCENT_YEAR'],
  listMethod: 'DAY_UNIT',
}
export const workMethods: readonly CalcMethod[] = ['FIXED', 'UNIT', 'TIER_QTY']

const overlaps = (quotation: { validFrom: string; validTo: string }, { from, to }: Period) =>
  quotation.validFrom <= to && quotation.validTo >= from

/** The tariff lines of a customer that hold on any of the days, of one kind. */
export function offered(
  book: PriceBook,
  customerId: string,
  period: Period,
  kind: Kind,
): BookDetail[] {
  const quoted = (book.quotations.get(customerId) ?? []).filter(
    (each) => each.isStop === 0 && overlaps(each, period),
  )
  const list = book.costLists.get(customerId)
  return [...quoted.flatMap(({ details }) => details), ...(list?.status ? list.items : [])].filter(
    ({ jfmoduleId, calcMethod, isStop }) =>
      isStop === 0 &&
      kind.methods.includes(calcMethod) &&
      kind.modules.some((module) => module === jfmoduleId),
  )
}

/**
 * The fees that are due for a kind of work: those of the customer's sheets; without any of the main module those with a
 * list price; without these the first fee of the main module, which then stands as 缺价. A sheet that prices other work
 * and says nothing of this one leaves it free, unless it is storage.
 */
export function feesDue(
  book: PriceBook,
  customerId: string,
  period: Period,
  kind: Kind,
): { codes: string[]; isListed: boolean } {
  const own = offered(book, customerId, period, kind)
  const codes = [...new Set(own.map(({ feeCode }) => feeCode))]
  if (own.some(({ jfmoduleId }) => jfmoduleId === kind.main)) return { codes, isListed: false }
  if (kind.main !== 'CC' && hasSheet(book, customerId, period)) return { codes, isListed: false }
  const listed = feesOfModules(book, kind.modules).filter(({ feeCode }) =>
    book.standards.some((each) => each.feeCode === feeCode && holds(each, period)),
  )
  const first = feesOfModules(book, [kind.main])[0]
  const rest = listed.length > 0 ? listed : first ? [first] : []
  return { codes: [...new Set([...codes, ...rest.map(({ feeCode }) => feeCode)])], isListed: true }
}

const holds = (each: { validFrom: string; validTo: string | null }, { from, to }: Period) =>
  each.validFrom <= to && (each.validTo === null || each.validTo >= from)

const hasSheet = (book: PriceBook, customerId: string, period: Period) =>
  book.costLists.get(customerId)?.status === 1 ||
  (book.quotations.get(customerId) ?? []).some(
    (each) => each.isStop === 0 && overlaps(each, period),
  )

type Ask = {
  customerId: string
  feeCode: string
  day: string
  about: Conditions
  kind: Pick<Kind, 'listMethod'>
  /** Only these tariff lines may price it. */
  among?: (detail: TariffDetail) => boolean
}

/** The price that holds on a day (domain.md §6, «Which price»), MISSING with a price of nothing when there is none. */
export function choose(book: PriceBook, ask: Ask): Price {
  const { customerId, feeCode, among } = ask
  const fee = book.fees.get(feeCode)
  const request: PriceRequest = {
    feeCode,
    bizDate: ask.day,
    about: ask.about,
    calcMethod: ask.kind.listMethod,
    unit: fee?.defaultUnit ?? '吨',
    currency: 'CNY',
    taxRate: fee?.taxRate ?? '0.06',
  }
  const quotations = book.quotations.get(customerId) ?? []
  const list = book.costLists.get(customerId)
  const only = <D extends TariffDetail>(details: readonly D[]) =>
    among ? details.filter(among) : details
  const chosen = choosePrice(request, {
    quotations: quotations.map((each) => ({ ...each, details: only(each.details) })),
    ...(list && { costList: { ...list, items: only(list.items) } }),
    standards: book.standards,
  })
  switch (chosen.source) {
    case 'QUOTATION': {
      const { contractId } = quotations.find(({ bjdId }) => bjdId === chosen.id)!
      const { id, version, detail } = chosen
      return { source: 'QUOTATION', sheetId: id, ruleVersion: version, contractId, detail }
    }
    case 'COST_LIST':
    case 'COST_STANDARD': {
      const contractId = contractOn(book, customerId, ask.day)?.id ?? ''
      const ruleVersion = chosen.source === 'COST_LIST' ? (list?.ruleVersion ?? 0) : 0
      return { ...chosen, sheetId: chosen.id, ruleVersion, contractId }
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

/** The prices of a customer as they were when lines were billed by these sheets, whatever became of them. */
export function asBilled(
  book: PriceBook,
  customerId: string,
  sheetIds: ReadonlySet<string>,
): PriceBook {
  const always = { validFrom: '', isStop: 0 } as const
  const resumed = <D extends TariffDetail>(details: readonly D[]) =>
    details.map((each) => ({ ...each, isStop: 0 as const }))
  const quotations = (book.quotations.get(customerId) ?? [])
    .filter(({ bjdId }) => sheetIds.has(bjdId))
    .map((each) => ({ ...each, ...always, validTo: '9999-12-31', details: resumed(each.details) }))
  const list = book.costLists.get(customerId)
  const listed =
    list && sheetIds.has(list.id)
      ? { ...list, status: 1 as const, items: resumed(list.items) }
      : undefined
  return {
    ...book,
    quotations: new Map([[customerId, quotations]]),
    costLists: new Map(listed ? [[customerId, listed]] : []),
    standards: book.standards
      .filter(({ id }) => sheetIds.has(id))
      .map((each) => ({ ...each, ...always, validTo: null })),
  }
}

/** How the days of a customer's goods count under a price: as its contract says, else as the house does. */
export const dayCountOf = (book: PriceBook, customerId: string, price: Price) =>
  (book.contracts.get(customerId) ?? []).find(({ id }) => id === price.contractId)?.dayCountMode ??
  book.dayCountMode

/** The contract of a customer on a day, the one that began last. */
export const contractOn = (book: PriceBook, customerId: string, day: string) =>
  (book.contracts.get(customerId) ?? []).findLast(
    ({ startDate, endDate, isStop }) => isStop === 0 && startDate <= day && day <= endDate,
  )

/** The rate that a line freezes: that of the month before its last day; undefined while nobody has entered it. */
export function rateFor(book: PriceBook, currency: string, day: string): string | undefined {
  if (currency === 'CNY') return '1'
  const rate = book.rates.get(rateKey(currency, day))
  return rate === undefined || isNegative(rate) ? undefined : rate
}

/** Currency and month whose rate counts for a day, 'USD 202502'. */
export function rateKey(currency: string, day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const before = month === 1 ? [year - 1, 12] : [year, month - 1]
  return `${currency} ${before[0]}${String(before[1]).padStart(2, '0')}`
}
