import { auditStatuses } from '../../kernel/audit.ts'
import { add, isZero, negate, sum } from '../../kernel/decimal.ts'
import { detailOf } from './detail-of.ts'
import { basisOf, goodsMeasure, quantityOf, storageUnit, unitOf } from './measures.ts'
import type { GoodsMeasures } from './measures.ts'
import type { TariffLine } from './contract.ts'
import { choosePrice } from './rating/price.ts'
import { rate, type Business, type Rating } from './rating/rate.ts'
import type { Conditions, TariffDetail } from './rating/types.ts'
import { isDaily, type DayCountMode } from './rules.ts'

/* What an order that nobody has placed yet would cost: the calculator beside a price sheet. */

/** Goods that come in on one day and leave on another. */
export type Sample = {
  readonly goods: GoodsMeasures
  /** Codes of CONTAINER_SIZE, one for each container. */
  readonly containers: readonly string[]
  readonly trucks: number
  readonly inDate: string
  readonly outDate: string
  readonly dayCountMode: DayCountMode
  /** CNY per tonne net; empty where nobody says so. */
  readonly unitValue: string
  readonly traits: Conditions
}

/** A line of the sheet, and whether its fee is one of storage. */
export type Priced = { readonly line: TariffLine; readonly isStorage: boolean }

/**
 * A line that applies, with its charge; or why it has none: a quantity that only people know, a value that is missing, a
 * price that nothing can be charged by.
 */
export type SampleCharge = {
  readonly index: number
  readonly line: TariffLine
  readonly rating?: Rating
  readonly lack?: 'TYPED' | 'UNIT' | 'VALUE' | 'FAULT'
}

type Indexed = { readonly index: number; readonly isStorage: boolean; readonly detail: Detail }
type Detail = TariffLine & TariffDetail

/**
 * The charges of a sample by the lines of a sheet as they stand, whether or not anybody has passed them: of the lines of
 * one fee and way of counting the one that fits the sample best, as when an order is charged.
 */
export function chargesOf(sheet: readonly Priced[], sample: Sample): SampleCharge[] {
  const indexed = sheet.map(({ line, isStorage }, index): Indexed => ({
    index,
    isStorage,
    detail: { ...detailOf(line), detailId: String(index), isStop: 0 },
  }))
  const groups = Map.groupBy(indexed, ({ detail }) => `${detail.feeCode} ${countedBy(detail)}`)
  return [...groups.values()]
    .flatMap((group) => chargesOfGroup(group, sample))
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, ...charge }) => ({ index, line: sheet[index]!.line, ...charge }))
}

const countedBy = ({ calcMethod, unit }: TariffDetail): string =>
  calcMethod === 'FIXED' ? 'order' : (basisOf(unitOf(unit)) ?? unit)

type Charge = Omit<SampleCharge, 'line'>

function chargesOfGroup(group: readonly Indexed[], sample: Sample): Charge[] {
  const sizes = new Set(sample.containers)
  if (countedBy(group[0]!.detail) !== 'containers') {
    const [size = ''] = sizes
    const traits = { ...sample.traits, containerSize: sizes.size === 1 ? size : '' }
    const chosen = bestOf(group, sample, traits)
    return chosen ? [chargeOf(chosen, sample)] : []
  }
  const bySize = sample.containers.map((size) => ({
    size,
    chosen: bestOf(group, sample, { ...sample.traits, containerSize: size }),
  }))
  return group.flatMap((each) => {
    const containers = bySize.filter(({ chosen }) => chosen === each).map(({ size }) => size)
    return containers.length === 0 ? [] : [chargeOf(each, { ...sample, containers })]
  })
}

/** The choice is the engine's, over a quotation that holds for ever. */
function bestOf(
  group: readonly Indexed[],
  { inDate }: Sample,
  traits: Conditions,
): Indexed | undefined {
  const details = group.map(({ detail }) => detail)
  const [{ feeCode, calcMethod, unit, currency, taxRate }] = details as [Detail] // some, as grouped
  const always = { validFrom: '', validTo: '9999-12-31', isStop: 0, version: 1, bjdId: '' } as const
  const chosen = choosePrice(
    { feeCode, calcMethod, unit, currency, taxRate, bizDate: inDate, traits },
    { quotations: [{ ...always, auditStatus: auditStatuses.passed, details }], standards: [] },
  )
  if (chosen.source !== 'QUOTATION') return undefined
  return group.find(({ detail }) => detail.detailId === chosen.detail.detailId)
}

function chargeOf({ index, detail, isStorage }: Indexed, sample: Sample): Charge {
  if (detail.calcMethod === 'PASS') return { index, lack: 'TYPED' }
  if (detail.calcMethod === 'PERCENT_YEAR' && sample.unitValue === '')
    return { index, lack: 'VALUE' }
  const business =
    isStorage || isDaily(detail.calcMethod) ? stay(detail, sample) : work(detail, sample)
  if (!business) return { index, lack: 'UNIT' }
  // The charge is shown in its own currency, whatever the rate.
  const rated = rate(detail, business, { exchangeRate: '1' })
  return 'fault' in rated ? { index, lack: 'FAULT' } : { index, rating: rated }
}

function work(
  { calcMethod, unit }: TariffDetail,
  { goods, containers, trucks, inDate }: Sample,
): Business | undefined {
  const counted =
    calcMethod === 'FIXED'
      ? { quantity: '1' }
      : quantityOf(unitOf(unit), { goods: [goods], containers, trucks })
  return counted && { kind: 'QUANTITY', ...counted, bizDate: inDate }
}

function stay(detail: TariffDetail, sample: Sample): Business | undefined {
  const { goods, inDate, outDate, dayCountMode, unitValue } = sample
  const unit = storageUnit({ ...detail, unit: unitOf(detail.unit) })
  const measure = goodsMeasure(unit)
  if (!measure) return undefined
  const move = (bizDate: string, signed: (figure: string) => string) => ({
    bizDate,
    qty: signed(measure(goods)),
    ...(unit === '计费吨' && { volume: signed(goods.volume) }),
  })
  const movements = [move(inDate, (figure) => figure), move(outDate, negate)]
  const value = unitValue === '' ? {} : { unitValues: [{ from: inDate, price: unitValue }] }
  return {
    kind: 'STORAGE',
    lots: [{ inboundDate: inDate, movements, ...value }],
    period: { from: inDate, to: outDate },
    dayCountMode,
  }
}

/** What the charges come to, by currency. */
export function totalsOf(charges: readonly SampleCharge[]): { currency: string; amount: string }[] {
  const amounts = charges.flatMap(({ rating }) => (rating ? [rating.amounts] : []))
  return [...Map.groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, all]) => ({ currency, amount: add(sum(all.map(({ gross }) => gross)), '0') }))
    .filter(({ amount }) => !isZero(amount))
}
