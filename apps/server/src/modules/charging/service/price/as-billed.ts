import type { PriceSource } from '@yuncang/shared/nouns/fee-line/rules'
import { costListStatuses } from '@yuncang/shared/nouns/tariff/cost-list-statuses'
import type { Stoppable } from '@yuncang/shared/nouns/tariff/stops'
import type { BookDetail, BookList, LineRow, PriceBook } from '../facts.ts'

/**
 * The prices of a customer as they were when lines were audited, whatever became of them: the same version of a
 * quotation, and of a price that can change in its place what the line says of it.
 */
export function asBilled(
  book: PriceBook,
  customerId: string,
  lines: readonly LineRow[],
): PriceBook {
  const sheetIds = new Set(lines.map(({ sheetId }) => sheetId))
  const quotations = (book.quotations.get(customerId) ?? [])
    .filter(({ bjdId }) => sheetIds.has(bjdId))
    .map((each) => ({ ...each, ...open, validTo: '9999-12-31', details: resumed(each.details) }))
  const list = listAsBilled(book.costLists.get(customerId), lines)
  return {
    ...book,
    quotations: new Map([[customerId, quotations]]),
    costLists: new Map(list && [[customerId, list]]),
    standards: standardsAsBilled(book.standards, lines),
  }
}

const open = { validFrom: '', isStop: 0 } as const

const resumed = <D extends Stoppable>(some: readonly D[]) =>
  some.map((each) => ({ ...each, isStop: 0 as const, stops: [] }))

/** What lines keep of prices of a kind, by the id of the price. */
function termsIn(lines: readonly LineRow[], source: PriceSource): Map<string, BookDetail> {
  const kept = lines.flatMap(({ priceSource, explanation: { terms } }) =>
    // Written by `priceLine`.
    priceSource === source && terms ? [terms as BookDetail] : [],
  )
  return new Map(kept.map((terms) => [terms.detailId, terms]))
}

function listAsBilled(now: BookList | undefined, lines: readonly LineRow[]): BookList | undefined {
  const billed = lines.findLast(({ priceSource }) => priceSource === 'COST_LIST')
  if (!billed) return undefined
  const { sheetId: id, ruleVersion } = billed
  const kept = termsIn(lines, 'COST_LIST')
  const items = now?.id === id ? now.items : []
  const others = items.filter(({ detailId }) => !kept.has(detailId))
  return {
    id,
    ruleVersion,
    status: costListStatuses.enabled,
    isStop: 0,
    items: resumed([...kept.values(), ...others]),
  }
}

function standardsAsBilled(
  now: PriceBook['standards'],
  lines: readonly LineRow[],
): PriceBook['standards'] {
  const kept = termsIn(lines, 'COST_STANDARD')
  const sheetIds = new Set(lines.map(({ sheetId }) => sheetId))
  const others = now.filter(({ id }) => sheetIds.has(id) && !kept.has(id))
  const billed = [...kept].map(([id, { feeCode, unit, currency, price, minCharge }]) => {
    const isStop = 0 as const
    return { id, feeCode, unit, currency, price, minCharge, isStop }
  })
  return [...billed, ...resumed(others)].map((each) => ({ ...each, ...open, validTo: null }))
}
