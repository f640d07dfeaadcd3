import type { Tx } from '@yuncang/db/handle'
import type { TariffRecord } from '@yuncang/shared/contracts/tariff'
import type { FeeModule } from '@yuncang/shared/domain/fees'
import { isDayCountMode, withRules, type DayCountMode } from '@yuncang/shared/domain/tariff'
import type { CostList, CostStandard, Quotation } from '@yuncang/shared/domain/rating/price'
import type { TariffDetail } from '@yuncang/shared/domain/rating/types'
import { valueOf } from '../../param/service/param.ts'
import { linesOf } from '../../tariff/service.ts'
import * as repo from '../prices/repo.ts'

/** A tariff line with its name and kind of work. */
export type BookDetail = TariffDetail & { readonly feeName: string; readonly jfmoduleId: string }
export type BookQuotation = Omit<Quotation, 'details'> & {
  readonly contractId: string
  readonly details: readonly BookDetail[]
}
export type BookList = Omit<CostList, 'items'> & {
  readonly ruleVersion: number
  readonly items: readonly BookDetail[]
}
type Terms = Pick<repo.ContractRow, 'id' | 'startDate' | 'endDate' | 'isStop'> & {
  dayCountMode: DayCountMode
}

/** All that prices hang on for some customers and days, read once: prices are chosen thousands of times. */
export type PriceBook = {
  readonly fees: ReadonlyMap<string, repo.CostCodeRow>
  readonly standards: readonly CostStandard[]
  /** By customer; stopped ones and those of other days too. */
  readonly quotations: ReadonlyMap<string, readonly BookQuotation[]>
  /** The cost list from which the customer's newest quotation was made. */
  readonly costLists: ReadonlyMap<string, BookList>
  readonly contracts: ReadonlyMap<string, readonly Terms[]>
  /** By currency and month, 'USD 202502'. */
  readonly rates: ReadonlyMap<string, string>
  readonly dayCountMode: DayCountMode
}

/** Reads the prices of customers up to a day. */
export async function readPrices(
  tx: Tx,
  customerIds: readonly string[],
  until: string,
): Promise<PriceBook> {
  const [heads, contracts] = [
    await repo.passedQuotations(tx, customerIds),
    await repo.contractsOf(tx, customerIds),
  ]
  const usable = new Map(contracts.map((row) => [row.id, row]))
  const quoted = heads.filter(({ contractId }) => usable.has(contractId))
  const defaults = defaultLists(quoted)
  const lists = await repo.costLists(tx, [...new Set(defaults.values())])
  const lines = await linesOf(
    tx,
    [...quoted, ...lists].map(({ id }) => id),
  )
  const books = new Map(lists.map((row) => [row.id, listOf(row, lines.get(row.id) ?? [])]))
  const mode = await valueOf(tx, 'storage.dayCountMode')
  return {
    fees: new Map((await repo.feeNames(tx)).map((row) => [row.feeCode, row])),
    standards: await repo.standardsUntil(tx, until),
    quotations: Map.groupBy(
      quoted.map((row) => quotationOf(row, usable.get(row.contractId)!, lines.get(row.id) ?? [])),
      ({ customerId }) => customerId,
    ),
    costLists: new Map(
      [...defaults].flatMap(([customerId, id]) => {
        const list = books.get(id)
        return list ? [[customerId, list] as const] : []
      }),
    ),
    contracts: Map.groupBy(contracts.map(termsOf), ({ customerId }) => customerId),
    rates: new Map(
      (await repo.rates(tx)).map(({ currency, month, rate }) => [`${currency} ${month}`, rate]),
    ),
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
  row: repo.QuotationRow,
  contract: repo.ContractRow,
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
  details: lines.map(detailOf),
})

const listOf = (row: repo.CostListRow, lines: readonly TariffRecord[]): BookList => ({
  id: row.id,
  status: row.status,
  isStop: 0,
  ruleVersion: row.ruleVersion,
  items: lines.map((line) => detailOf(withRules(ratedLine(line), row.jfgz))),
})

/** What is stored was written by the contract of tariff lines, so its words are those of the vocabulary. */
const ratedLine = (line: TariffRecord) =>
  line as TariffRecord & { calcMethod: TariffDetail['calcMethod'] }

/** A stored line as the rating engine takes it, with the engine's defaults for what it leaves open. */
function detailOf(line: TariffRecord): BookDetail {
  // As above.
  return {
    ...line,
    unit: line.unit === '计费吨' ? 'W/M' : line.unit,
    freeMode: line.freeMode ?? 'DEDUCT',
    tierMode: line.tierMode ?? 'SLICED',
    minScope: line.minScope ?? 'LINE',
    minProrate: line.minProrate ?? 'NONE',
  } as BookDetail
}

/** The fee names of some kinds of work that are in use for receivables, by code. */
export const feesOfModules = (
  { fees }: PriceBook,
  modules: readonly FeeModule[],
): repo.CostCodeRow[] =>
  [...fees.values()].filter(
    ({ jfmoduleId, recPay, forbiddenStatus }) =>
      forbiddenStatus === 0 && recPay !== 2 && modules.some((module) => module === jfmoduleId),
  )
