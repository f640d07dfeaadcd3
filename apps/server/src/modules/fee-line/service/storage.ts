import { addDays } from '@yuncang/shared/domain/calendar'
import { storageUnit } from '@yuncang/shared/domain/charging/measures'
import { cutAt, periodsFrom } from '@yuncang/shared/domain/charging/periods'
import {
  firstDayOf,
  lotsIn,
  wasTakenBack,
  type StockLot,
} from '@yuncang/shared/domain/charging/stock'
import { isUnbilled } from '@yuncang/shared/domain/fee-line'
import type { Conditions, Period } from '@yuncang/shared/domain/rating/types'
import type { LineRow } from '../repo.ts'
import { asBilled, choose, dayCountOf, feesDue, storageKind, type Price } from './choose.ts'
import { countedSince, earlierOf, type Rated } from './earlier.ts'
import type { PriceBook } from './price-book.ts'
import { reconcile, type Outcome } from './reconcile.ts'
import { unitOf, valuesOf, type Business, type LineValues } from './values.ts'
import { ratesOf } from './work.ts'

/** A lot with its ledger and what prices ask of it. */
export type PricedLot = StockLot & { readonly about: Conditions }

/** The goods that an owner got by one document. */
export type Holding = { readonly business: Business; readonly lots: readonly PricedLot[] }

type Group = { price: Price; lots: PricedLot[] }
type Piece = { from: string; to: string; groups: Group[] }

/**
 * The storage lines of a holding up to a day, as they should be against those that there are (domain.md §6). All of its
 * periods are rated anew with what is known now, since a late movement, CLIFF or 全额累进 changes earlier ones too.
 */
export function chargeStorage(
  book: PriceBook,
  { business, lots }: Holding,
  existing: readonly LineRow[],
  until: string,
): Outcome {
  const here = lots.filter((lot) => !wasTakenBack(lot))
  const start = firstDayOf(here)
  const own = existing.filter(({ customerId }) => customerId === business.customerId)
  if (start === undefined) return reconcile([], own)
  const asOf = own.reduce((last, { periodTo }) => (periodTo > last ? periodTo : last), until)
  const due = dueBy(book, business.customerId, { from: start, to: asOf })
  const known = own.filter(({ source }) => source === 'AUTO').map(({ feeCode }) => feeCode)
  const codes = new Set([...due.codes, ...known])
  const wanted = [...codes].flatMap((feeCode) => {
    const lines = own.filter((line) => line.source === 'AUTO' && line.feeCode === feeCode)
    const fee = { book, business, feeCode, lots: here, asOf, due, lines }
    return linesOfFee(fee, periodsOf(fee, start, until))
  })
  return reconcile(wanted, own)
}

type Due = { codes: Set<string>; turns: string[]; on: (day: string) => readonly string[] }

/** Which fees are due on which days: that changes when a quotation or list price begins or ends. */
function dueBy(book: PriceBook, customerId: string, { from, to }: Period): Due {
  const days = [...(book.quotations.get(customerId) ?? []), ...book.standards].flatMap(
    ({ validFrom, validTo }) => [validFrom, ...(validTo === null ? [] : [addDays(validTo, 1)])],
  )
  const turns = [...new Set(days)].filter((day) => from < day && day <= to)
  const known = new Map<string, string[]>()
  const on = (day: string) => {
    const codes =
      known.get(day) ?? feesDue(book, customerId, { from: day, to: day }, storageKind).codes
    known.set(day, codes)
    return codes
  }
  return { turns, on, codes: new Set([from, ...turns].flatMap(on)) }
}

type Fee = {
  book: PriceBook
  business: Business
  feeCode: string
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
    isFixed: !isUnbilled(line),
  }))
  return periodsFrom(start, until, periods).flatMap((period) => {
    if (!period.isFixed) return cutByPrice(fee, period)
    const ofPeriod = lines.filter(({ periodFrom }) => periodFrom === period.from)
    const sheets = new Set(ofPeriod.map(({ sheetId }) => sheetId))
    const billed = asBilled(book, business.customerId, sheets)
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
function groupsOn({ book, business, feeCode, lots }: Fee, day: string): Group[] {
  const prices = new Map<string, Price>()
  const groups = new Map<string, Group>()
  for (const lot of lots) {
    const asked = JSON.stringify(lot.about)
    const price =
      prices.get(asked) ??
      choose(book, {
        customerId: business.customerId,
        feeCode,
        day,
        about: lot.about,
        kind: storageKind,
      })
    prices.set(asked, price)
    const group = groups.get(keyOf(price))
    if (group) group.lots.push(lot)
    else groups.set(keyOf(price), { price, lots: [lot] })
  }
  return [...groups.values()]
}

/** The lines of a fee, oldest first; those after the last day in store are not needed to keep the periods together. */
function linesOfFee(fee: Fee, pieces: readonly Piece[]): LineValues[] {
  const rated: Rated[] = []
  const lines: { values: LineValues; days: number }[] = []
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
      const earlier = storage && earlierOf(rated, price.detail, storage)
      const { values, rating } = valuesOf({
        book: fee.book,
        business: fee.business,
        price,
        period: { from, to },
        work: storage,
        ...(earlier && { earlier: { earlier } }),
        frozen: ratesOf(
          fee.lines.filter(({ periodFrom, periodTo }) => periodFrom <= from && from <= periodTo),
        ),
      })
      if (rating) rated.push({ from, to, detail: price.detail, rating })
      lines.push({ values, days: rating?.daysInStore ?? 1 })
    }
  }
  const last = lines.findLastIndex(({ days }) => days > 0)
  const end = lines[last]?.values.periodTo ?? ''
  return lines.filter(({ values }) => values.periodTo <= end).map(({ values }) => values)
}
