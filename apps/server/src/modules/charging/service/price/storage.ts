import { addDays } from '@yuncang/shared/kernel/calendar'
import { isDraft } from '@yuncang/shared/nouns/fee-line/rules'
import type { Conditions, Period } from '@yuncang/shared/nouns/tariff/rating/types'
import type { FeeScope, LineRow, PricedLine, StorageFacts } from '../facts.ts'
import { asBilled } from './as-billed.ts'
import { always, choose, dayCountOf, feesDue, offered, type Price } from './choose.ts'
import { turnsOf } from '@yuncang/shared/nouns/tariff/stops'
import { storageUnit, unitOf } from '@yuncang/shared/nouns/tariff/measures'
import { conditionsUnder, firstDayOf, lotsIn, wasTakenBack } from './goods.ts'
import type { StockLot } from '../stock-lot.ts'
import { priceLine } from './line.ts'
import { countedSince, cutAt, earlierOf, periodsFrom, type Rated } from './periods.ts'

type PricedLot = StockLot & { readonly conditions: Conditions }
type Group = { price: Price; lots: PricedLot[] }
type Piece = { from: string; to: string; groups: Group[] }

/**
 * The storage lines of goods up to a day (docs/domain/fees.md#storage). All of their periods are rated anew with what is
 * known now, since a late movement, CLIFF or 全额累进 changes earlier ones too.
 */
export function priceStorage(facts: StorageFacts, fees: FeeScope): PricedLine[] {
  const { book, business, existing, until } = facts
  const { customerId } = business
  const conditionsOf = conditionsUnder(offered(book, customerId, always, fees))
  const lots = facts.lots
    .filter((lot) => !wasTakenBack(lot))
    .map((lot) => ({ ...lot, conditions: conditionsOf(lot.traits) }))
  const start = firstDayOf(lots)
  if (start === undefined) return []
  const asOf = existing.reduce((last, { periodTo }) => (periodTo > last ? periodTo : last), until)
  const due = dueBy(facts, fees, { from: start, to: asOf })
  const automatic = existing.filter(({ source }) => source === 'AUTO')
  const codes = new Set([...due.codes, ...automatic.map(({ feeCode }) => feeCode)])
  return [...codes].flatMap((feeCode) => {
    const lines = automatic.filter((line) => line.feeCode === feeCode)
    const fee = { book, business, feeCode, listMethod: fees.listMethod, lots, asOf, due, lines }
    return linesOfFee(fee, periodsOf(fee, start, until))
  })
}

type Due = { codes: Set<string>; turns: string[]; on: (day: string) => readonly string[] }

/** Which fees are due on which days: that changes when a quotation, a list price or a stop begins or ends. */
function dueBy({ book, business }: StorageFacts, fees: FeeScope, { from, to }: Period): Due {
  const { customerId } = business
  const days = [...(book.quotations.get(customerId) ?? []), ...book.standards].flatMap(
    ({ validFrom, validTo }) => [validFrom, ...(validTo === null ? [] : [addDays(validTo, 1)])],
  )
  const list = book.costLists.get(customerId)
  const lines = [...(book.quotations.get(customerId) ?? []), { details: list?.items ?? [] }]
  const stops = [...lines.flatMap(({ details }) => details), ...book.standards].flatMap(turnsOf)
  const turns = [...new Set([...days, ...stops])].filter((day) => from < day && day <= to)
  const known = new Map<string, string[]>()
  const on = (day: string) => {
    const codes = known.get(day) ?? feesDue(book, customerId, { from: day, to: day }, fees).codes
    known.set(day, codes)
    return codes
  }
  return { turns, on, codes: new Set([from, ...turns].flatMap(on)) }
}

type Fee = Pick<StorageFacts, 'book' | 'business'> & {
  feeCode: string
  listMethod: FeeScope['listMethod']
  lots: readonly PricedLot[]
  asOf: string
  due: Due
  /** The automatic lines that there are. */
  lines: readonly LineRow[]
}

/** The periods of a fee with the prices that hold in each; a period in which prices change is cut there. */
function periodsOf(fee: Fee, start: string, until: string): Piece[] {
  const { book, business, lines } = fee
  const periods = lines.map((line) => ({
    from: line.periodFrom,
    to: line.periodTo,
    isFixed: !isDraft(line),
  }))
  return periodsFrom(start, until, periods).flatMap((period) => {
    if (!period.isFixed) return cutByPrice(fee, period)
    const audited = lines.filter((line) => line.periodFrom === period.from && !isDraft(line))
    const billed = asBilled(book, business.customerId, audited)
    return [{ ...period, groups: groupsOn({ ...fee, book: billed }, period.from) }]
  })
}

function cutByPrice(fee: Fee, period: Period): Piece[] {
  const pieces: (Piece & { signature: string })[] = []
  for (const piece of cutAt(period, fee.due.turns)) {
    const groups = fee.due.on(piece.from).includes(fee.feeCode) ? groupsOn(fee, piece.from) : []
    const signature = JSON.stringify(groups.map(({ price, lots }) => [keyOf(price), lots.length]))
    const before = pieces.at(-1)
    if (before?.signature === signature) before.to = piece.to
    else pieces.push({ ...piece, groups, signature })
  }
  return pieces
}

const keyOf = ({ source, sheetId, detail }: Price) => `${source} ${sheetId} ${detail.detailId}`

/** The lots by the price that holds for them on a day: each group is one line. */
function groupsOn({ book, business, feeCode, listMethod, lots }: Fee, day: string): Group[] {
  const prices = new Map<string, Price>()
  const groups = new Map<string, Group>()
  for (const lot of lots) {
    const asked = JSON.stringify(lot.conditions)
    const price =
      prices.get(asked) ??
      choose(book, {
        customerId: business.customerId,
        feeCode,
        day,
        traits: lot.conditions,
        listMethod,
      })
    prices.set(asked, price)
    const group = groups.get(keyOf(price))
    if (group) group.lots.push(lot)
    else groups.set(keyOf(price), { price, lots: [lot] })
  }
  return [...groups.values()]
}

/** The lines of a fee, oldest first; those after the last day in store are not needed to keep the periods together. */
function linesOfFee(fee: Fee, pieces: readonly Piece[]): PricedLine[] {
  const rated: Rated[] = []
  const priced: { line: PricedLine; days: number }[] = []
  for (const { groups, from, to } of pieces) {
    for (const { price, lots } of groups) {
      const { calcMethod, unit } = price.detail
      const engineLots = lotsIn(storageUnit({ calcMethod, unit: unitOf(unit) }), lots)
      const storage = engineLots && {
        kind: 'STORAGE' as const,
        lots: engineLots,
        period: { from, to },
        dayCountMode: dayCountOf(fee.book, fee.business.customerId, price),
        asOf: fee.asOf,
        since: countedSince(rated, price.detail, from),
      }
      const earlier = earlierOf(rated, price.detail, from)
      const { line, rating } = priceLine({
        book: fee.book,
        business: fee.business,
        price,
        period: { from, to },
        work: storage,
        ...(earlier && { earlier: { earlier } }),
        existing: fee.lines.filter(
          ({ periodFrom, periodTo }) => periodFrom <= from && from <= periodTo,
        ),
      })
      if (rating) rated.push({ from, to, detail: price.detail, rating })
      priced.push({ line, days: rating?.daysInStore ?? 1 })
    }
  }
  const end = priced.findLast(({ days }) => days > 0)?.line.periodTo ?? ''
  return priced.map(({ line }) => line).filter(({ periodTo }) => periodTo <= end)
}
