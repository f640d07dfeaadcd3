import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { getFrom } from '@yuncang/shared/kernel/expected'
import type { Read } from '@yuncang/db/handle'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { detailOf, ratedLine } from '@yuncang/shared/nouns/tariff/detail-of'
import { withRules } from '@yuncang/shared/nouns/tariff/billing-rules'
import { isDayCountMode, type DayCountMode } from '@yuncang/shared/nouns/tariff/rules'
import { valueOf } from '../../../param/service/param.ts'
import { linesOf } from '../../../tariff/service.ts'
import * as repo from '../../prices/repo.ts'
import type { BookDetail, BookList, PriceBook } from '../facts.ts'

/** Reads the prices of customers up to a day. */
export async function readPrices(
  db: Read,
  customerIds: readonly string[],
  until: string,
): Promise<PriceBook> {
  const [heads, contracts] = [
    await repo.passedQuotations(db, customerIds),
    await repo.contractsOf(db, customerIds),
  ]
  const usable = new Map(contracts.map((row) => [row.id, row]))
  const quoted = heads.filter(({ contractId }) => usable.has(contractId))
  const defaults = defaultLists(quoted)
  const lists = await repo.costLists(db, [...new Set(defaults.values())])
  const lines = await linesOf(
    db,
    [...quoted, ...lists].map(({ id }) => id),
  )
  const mode = await valueOf(db, 'storage.dayCountMode')
  const fees = await repo.feeNames(db)
  const standards = await repo.standardsUntil(db, until)
  const rates = await repo.rates(db)
  const books = new Map(lists.map((row) => [row.id, listOf(row, lines.get(row.id) ?? [])]))
  return {
    fees: new Map(fees.map((row) => [row.feeCode, row])),
    standards,
    quotations: Map.groupBy(
      quoted.map((row) =>
        quotationOf(row, getFrom(usable, row.contractId), lines.get(row.id) ?? []),
      ),
      ({ customerId }) => customerId,
    ),
    costLists: new Map(
      [...defaults].flatMap(([customerId, id]) => {
        const list = books.get(id)
        return list ? [[customerId, list] as const] : []
      }),
    ),
    contracts: Map.groupBy(contracts.map(termsOf), ({ customerId }) => customerId),
    rates: new Map(rates.map(({ currency, month, rate }) => [`${currency} ${month}`, rate])),
    dayCountMode: modeOf(mode),
  }
}

/** Of each customer the cost list of the quotation that was passed last. */
function defaultLists(quotations: readonly repo.QuotationRow[]): Map<string, string> {
  const lists = new Map<string, string>()
  for (const { customerId, costListId } of quotations)
    if (costListId !== null) lists.set(customerId, costListId)
  return lists
}

const modeOf = (text: string): DayCountMode => (isDayCountMode(text) ? text : 'HEAD_ONLY')

const termsOf = (row: repo.ContractRow) => ({ ...row, dayCountMode: modeOf(row.dayCountMode) })

/** A quotation of a stopped contract prices no more than a stopped one does. */
const quotationOf = (
  row: Pick<
    repo.QuotationRow,
    | 'id'
    | 'customerId'
    | 'contractId'
    | 'revision'
    | 'validFrom'
    | 'validTo'
    | 'auditStatus'
    | 'isStop'
  >,
  contract: Pick<repo.ContractRow, 'isStop'>,
  lines: readonly TariffRecord[],
) => ({
  bjdId: row.id,
  customerId: row.customerId,
  contractId: row.contractId,
  version: row.revision,
  validFrom: row.validFrom,
  validTo: row.validTo,
  auditStatus: row.auditStatus,
  isStop: row.isStop || contract.isStop ? (1 as const) : (0 as const),
  details: lines.map((line): BookDetail => detailOf(line)),
})

const listOf = (row: repo.CostListRow, lines: readonly TariffRecord[]): BookList => ({
  id: row.id,
  status: row.status,
  isStop: 0,
  ruleVersion: row.ruleVersion,
  items: lines.map((line) => detailOf(withRules(ratedLine(line), row.jfgz))),
})

type QuotationHead = Parameters<typeof quotationOf>[0]

/** Prices as a quotation would make them, passed and with these lines; a version that is there already is replaced. */
export const withQuotation =
  (head: QuotationHead, lines: readonly TariffRecord[]) =>
  (book: PriceBook): PriceBook => {
    const known = book.quotations.get(head.customerId) ?? []
    const passed = { ...head, auditStatus: auditStatuses.passed }
    const amended = quotationOf(passed, { isStop: 0 }, lines)
    const others = known.filter(({ bjdId }) => bjdId !== head.id)
    return {
      ...book,
      quotations: new Map(book.quotations).set(head.customerId, [...others, amended]),
    }
  }

/** Prices as a cost list in use would make them with these lines. */
export const withCostList =
  (row: repo.CostListRow, lines: readonly TariffRecord[]) =>
  (book: PriceBook): PriceBook => ({
    ...book,
    costLists: new Map(
      [...book.costLists].map(([customerId, list]) => [
        customerId,
        list.id === row.id ? listOf(row, lines) : list,
      ]),
    ),
  })

/** Prices as they would be with these list prices in place of all that there are. */
export const withStandards =
  (standards: PriceBook['standards']) =>
  (book: PriceBook): PriceBook => ({ ...book, standards })
