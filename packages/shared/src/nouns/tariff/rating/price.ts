import { auditStatuses } from '../../../kernel/audit.ts'
import { isZero } from '../../../kernel/decimal.ts'
import { costListStatuses, type CostListStatus } from '../cost-list-statuses.ts'
import { isStoppedOn, type Stoppable } from '../stops.ts'
import {
  conditionKeys,
  plainTerms,
  type CalcMethod,
  type Conditions,
  type TariffDetail,
} from './types.ts'

/** A 报价单 of the customer with its details; the last day counts. */
export type Quotation = {
  readonly bjdId: string
  readonly version: number
  readonly validFrom: string
  readonly validTo: string
  /** AUDIT_STATUS; only what is passed prices. */
  readonly auditStatus: number
  readonly isStop: 0 | 1
  readonly details: readonly TariffDetail[]
}

/** The 费用清单 that the contract names as its default. */
export type CostList = {
  readonly id: string
  readonly status: CostListStatus
  readonly isStop: 0 | 1
  readonly items: readonly TariffDetail[]
}

/** A row of the 费用标准: the list price of a fee in a unit and currency; the last day counts, null is without end. */
export type CostStandard = {
  readonly id: string
  readonly feeCode: string
  readonly unit: string
  readonly currency: string
  readonly price: string
  readonly minCharge: string | null
  readonly validFrom: string
  readonly validTo: string | null
} & Stoppable

/** What is to be priced; method, unit, currency and tax of the fee itself serve the 费用标准, which does not name them. */
export type PriceRequest = {
  readonly feeCode: string
  readonly bizDate: string
  /** What the business is like; the conditions of a tariff line are compared with it. */
  readonly traits: Conditions
  readonly calcMethod: CalcMethod
  readonly unit: string
  readonly currency: string
  readonly taxRate: string
}

export type PriceSources = {
  readonly quotations: readonly Quotation[]
  readonly costList?: CostList
  readonly standards: readonly CostStandard[]
}

/** `id` is the bjdId, the cost list or the cost standard; `version` is the quotation's. MISSING is the flag 缺价. */
export type ChosenPrice =
  | { source: 'QUOTATION'; id: string; version: number; detail: TariffDetail }
  | { source: 'COST_LIST' | 'COST_STANDARD'; id: string; detail: TariffDetail }
  | { source: 'MISSING' }

const isValidOn = (date: string, from: string, to: string | null) =>
  from <= date && (to === null || date <= to)

/**
 * Which price holds (docs/domain/contracts.md#which-price): a quotation of the customer that is passed, not stopped and
 * valid on bizDate; then the contract's cost list; then the cost standard; else none. Among details the one with the
 * most conditions wins, then the newest version, then the later start; a condition that the business does not meet
 * rules a detail out.
 */
export function choosePrice(request: PriceRequest, sources: PriceSources): ChosenPrice {
  const { feeCode, bizDate, unit, currency } = request
  const quoted = sources.quotations
    .filter(({ auditStatus, isStop }) => auditStatus === auditStatuses.passed && isStop === 0)
    .filter(({ validFrom, validTo }) => isValidOn(bizDate, validFrom, validTo))
    .toSorted((a, b) => b.version - a.version || newestFirst(a, b))
    .flatMap((quotation) => quotation.details.map((detail) => ({ quotation, detail })))
  const best = bestOf(quoted, request)
  if (best) {
    const { bjdId, version } = best.quotation
    return { source: 'QUOTATION', id: bjdId, version, detail: best.detail }
  }
  const { costList } = sources
  const isInUse = costList?.status === costListStatuses.enabled && costList.isStop === 0
  const listed = isInUse
    ? bestOf(
        costList.items.map((detail) => ({ detail })),
        request,
      )
    : undefined
  if (listed) return { source: 'COST_LIST', id: costList!.id, detail: listed.detail }
  const standard = sources.standards.find(
    (each) =>
      each.feeCode === feeCode &&
      each.unit === unit &&
      each.currency === currency &&
      isValidOn(bizDate, each.validFrom, each.validTo) &&
      !isStoppedOn(each, bizDate),
  )
  if (!standard) return { source: 'MISSING' }
  return { source: 'COST_STANDARD', id: standard.id, detail: detailOf(standard, request) }
}

const newestFirst = (a: Quotation, b: Quotation) =>
  a.validFrom < b.validFrom ? 1 : a.validFrom > b.validFrom ? -1 : a.bjdId < b.bjdId ? 1 : -1

/** The first of those with the most conditions. */
function bestOf<T extends { detail: TariffDetail }>(
  candidates: readonly T[],
  { feeCode, bizDate, traits }: PriceRequest,
): T | undefined {
  return candidates
    .filter(({ detail }) => detail.feeCode === feeCode && !isStoppedOn(detail, bizDate))
    .map((candidate) => ({ candidate, match: matchOf(candidate.detail.conditions, traits) }))
    .filter(({ match }) => match >= 0)
    .toSorted((a, b) => b.match - a.match)[0]?.candidate
}

/** How many conditions are met, -1 when one is not. */
function matchOf(conditions: Conditions, traits: Conditions): number {
  const asked = conditionKeys.filter((key) => (conditions[key] ?? '') !== '')
  return asked.every((key) => conditions[key] === traits[key]) ? asked.length : -1
}

function detailOf(standard: CostStandard, { calcMethod, taxRate }: PriceRequest): TariffDetail {
  const { id, feeCode, unit, currency, price, minCharge } = standard
  return {
    detailId: id,
    feeCode,
    calcMethod,
    unit,
    price,
    currency,
    taxRate,
    taxIncluded: 1,
    ...plainTerms,
    tiers: [{ fromValue: '0', toValue: null, price }],
    minCharge: minCharge !== null && isZero(minCharge) ? null : minCharge,
  }
}

/**
 * The pairs of 费用标准 that are valid on the same day for one fee, unit and currency, which none may be
 * (docs/domain/contracts.md#list-prices); each pair in the order of its starts.
 */
export function overlapsOf(standards: readonly CostStandard[]): [CostStandard, CostStandard][] {
  const sorted = standards.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  const alike = Map.groupBy(sorted, ({ feeCode, unit, currency }) =>
    JSON.stringify([feeCode, unit, currency]),
  )
  return [...alike.values()].flatMap((group) =>
    group.flatMap((a, at) =>
      group
        .slice(at + 1)
        .filter((b) => a.validTo === null || b.validFrom <= a.validTo)
        .map((b): [CostStandard, CostStandard] => [a, b]),
    ),
  )
}
