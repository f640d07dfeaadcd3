import type { InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { mapWithYields, type YieldToEventLoop } from '@yuncang/db/event-loop'
import { normalizeName } from '@yuncang/shared/validate/text'
import { addStranger } from '../../../files/spreadsheet/choices.ts'
import type { Table } from '../../../files/spreadsheet/table.ts'
import type { Cell } from '../../../files/spreadsheet/types.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import type { Lookup } from '../../../kernel/dictionary/service.ts'
import { dateIn } from '../../../kernel/master-data/service/import.ts'
import { addDiffering, textOf, type Group, type Issues, type Row } from './workbook-rows.ts'

type Customer = { readonly id: string; readonly customerName: string; readonly isStop: 0 | 1 }
export type Help = {
  readonly inboundTypes: Lookup
  readonly businessTypes: Lookup
  readonly customers: ReadonlyMap<string, Customer | 'several'>
}

/** The id of the one customer that is meant; empty for none, and for several. */
export const idOf = (customer: Customer | 'several' | undefined): string =>
  customer === undefined || customer === 'several' ? '' : customer.id

/** Names of customers in a workbook, as they are stored. */
export async function namesIn(table: Table<InboundColumn>): Promise<string[]> {
  const written = await mapWithYields(table.rows, (row) => textOf(row, 'customerName'))
  const names = await mapWithYields([...new Set(written)], normalizeName)
  return [...new Set(names.filter(Boolean))]
}

const orderColumns = [
  'houseBillNo',
  'customerName',
  'inboundType',
  'businessType',
  'expectDate',
  'enShipName',
  'cnShipName',
  'imvoy',
] as const satisfies readonly InboundColumn[]
type OrderColumn = (typeof orderColumns)[number]

/** What the rows of one bill say of the order itself: said once or repeated, never differently. */
export async function orderOf(
  group: Group,
  help: Help,
  issues: Issues,
  yieldToEventLoop: YieldToEventLoop,
) {
  const said = new Map<OrderColumn, Said>()
  const written = new Set<OrderColumn>()
  for (const row of group.rows) {
    await yieldToEventLoop()
    for (const key of orderColumns) {
      const cell = row.cell(key)
      const first = said.get(key)
      if (first && cell === first.cell) {
        first.rows.push(row)
        continue
      }
      if (cellText(cell) !== '') written.add(key)
      const value = orderValue(row, key, help, issues)
      if (value === '') continue
      if (!first) said.set(key, { row, cell, value, rows: [row] })
      else if (first.value !== value) addDiffering(issues, row, key, first)
      else first.rows.push(row)
    }
  }
  const firstRow = group.rows[0]
  for (const key of ['customerName', 'inboundType', 'expectDate'] as const) {
    if (!written.has(key)) issues.add(firstRow.number, key, 'validate.required')
  }
  const value = (key: OrderColumn) => said.get(key)?.value ?? ''
  const choice = (key: OrderColumn, choices: Lookup) =>
    choiceOf(key, { said: said.get(key), choices }, issues, yieldToEventLoop)
  return {
    houseBillNo: value('houseBillNo'),
    customerId: await customerOf(said.get('customerName'), help, issues, yieldToEventLoop),
    inboundType: await choice('inboundType', help.inboundTypes),
    businessType: (await choice('businessType', help.businessTypes)) || '1',
    expectDate: value('expectDate'),
    enShipName: value('enShipName'),
    cnShipName: value('cnShipName'),
    imvoy: value('imvoy'),
  }
}

/** What a row says, as it is compared with the others of its bill: one customer may go by two names, a type by its code. */
function orderValue(row: Row, key: OrderColumn, help: Help, issues: Issues): string {
  if (key === 'expectDate') return dateIn(row, key, issues)
  const text = normalizeName(textOf(row, key))
  if (key === 'inboundType' || key === 'businessType') {
    const choices = key === 'inboundType' ? help.inboundTypes : help.businessTypes
    const value = choices.find(text)
    return value === undefined ? text : choices.labelOf(value)
  }
  const customer = key === 'customerName' ? help.customers.get(text) : undefined
  return customer === undefined || customer === 'several' ? text : customer.customerName
}

/** What a bill says of its order, in the row that says it first, and all rows that say the same. */
type Said = { row: Row; cell: Cell; value: string; rows: Row[] }

async function customerOf(
  said: Said | undefined,
  help: Help,
  issues: Issues,
  yieldToEventLoop: YieldToEventLoop,
): Promise<string> {
  if (!said) return ''
  const customer = help.customers.get(said.value)
  if (customer && customer !== 'several' && !customer.isStop) return customer.id
  const reason = !customer
    ? 'customer.unknown'
    : customer === 'several'
      ? 'customer.severalCalled'
      : 'customer.stopped'
  const params = { name: said.value }
  for (const row of said.rows) {
    await yieldToEventLoop()
    const of = { customerName: textOf(row, 'customerName') }
    issues.addUnknown(row.number, 'customerName', [reason, params], { noun: 'customer', of })
  }
  return ''
}

async function choiceOf(
  key: InboundColumn,
  { said, choices }: { said: Said | undefined; choices: Lookup },
  issues: Issues,
  yieldToEventLoop: YieldToEventLoop,
): Promise<string> {
  if (!said) return ''
  const value = choices.find(said.value)
  if (value !== undefined) return value
  for (const row of said.rows) {
    await yieldToEventLoop()
    const of = { [key]: textOf(row, key) }
    addStranger(row, key, { value: said.value, of, choices }, issues)
  }
  return ''
}
