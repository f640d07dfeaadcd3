import type { InboundColumn } from '@yuncang/shared/contracts/inbound-workbook'
import { inTurns, type Turn } from '@yuncang/db/turns'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Table } from '../../../files/spreadsheet/table.ts'
import type { Cell } from '../../../files/spreadsheet/types.ts'
import {
  cellDate,
  cellText,
  hasTwoReadings,
  isPlausibleDay,
} from '../../../files/spreadsheet/values.ts'
import type { Lookup } from '../../dictionary/service.ts'
import { addDiffering, textOf, type Group, type Issues, type Row } from './workbook-rows.ts'

type Customer = { readonly id: string; readonly customerName: string; readonly isStop: 0 | 1 }
export type Help = {
  readonly inboundTypes: Lookup
  readonly businessTypes: Lookup
  readonly customers: ReadonlyMap<string, Customer | 'several'>
}

/** Names of customers in a workbook, as they are stored. */
export async function namesIn(table: Table<InboundColumn>): Promise<string[]> {
  const written = await inTurns(table.rows, (row) => textOf(row, 'customerName'))
  const names = await inTurns([...new Set(written)], normalizeName)
  return [...new Set(names.filter(Boolean))]
}

const headColumns = [
  'customerName',
  'inboundType',
  'businessType',
  'expectDate',
  'enShipName',
  'cnShipName',
  'imvoy',
] as const satisfies readonly InboundColumn[]
type HeadColumn = (typeof headColumns)[number]

/** What the rows of one bill say of the order itself: said once or repeated, never differently. */
export async function headOf(group: Group, help: Help, issues: Issues, turn: Turn) {
  const said = new Map<HeadColumn, { row: Row; cell: Cell; value: string }>()
  const written = new Set<HeadColumn>()
  for (const row of group.rows) {
    await turn()
    for (const key of headColumns) {
      const cell = row.cell(key)
      const first = said.get(key)
      if (first && cell === first.cell) continue
      if (cellText(cell) !== '') written.add(key)
      const value = headValue(row, key, help, issues)
      if (value === '') continue
      if (!first) said.set(key, { row, cell, value })
      else if (first.value !== value) addDiffering(issues, row, key, first)
    }
  }
  const firstRow = group.rows[0]!
  for (const key of ['customerName', 'inboundType', 'expectDate'] as const) {
    if (!written.has(key)) issues.add(firstRow.number, key, 'validate.required')
  }
  const value = (key: HeadColumn) => said.get(key)?.value ?? ''
  return {
    customerId: customerOf(said.get('customerName'), help, issues),
    inboundType: choiceOf('inboundType', said.get('inboundType'), help.inboundTypes, issues),
    businessType:
      choiceOf('businessType', said.get('businessType'), help.businessTypes, issues) || '1',
    expectDate: value('expectDate'),
    enShipName: value('enShipName'),
    cnShipName: value('cnShipName'),
    imvoy: value('imvoy'),
  }
}

/** What a row says, as it is compared with the others of its bill: one customer may go by two names. */
function headValue(row: Row, key: HeadColumn, help: Help, issues: Issues): string {
  if (key === 'expectDate') return dateOf(row, issues)
  const text = normalizeName(textOf(row, key))
  const customer = key === 'customerName' ? help.customers.get(text) : undefined
  return customer === undefined || customer === 'several' ? text : customer.customerName
}

function dateOf(row: Row, issues: Issues): string {
  const cell = row.cell('expectDate')
  const date = cellDate(cell)
  if (date === undefined || (date !== null && isPlausibleDay(date))) return date ?? ''
  const reason =
    date !== null ? 'cell.farDate' : hasTwoReadings(cell) ? 'cell.twoDates' : 'cell.notDate'
  issues.add(row.number, 'expectDate', reason, { value: cellText(cell) })
  return ''
}

type Said = { row: Row; value: string } | undefined

function customerOf(said: Said, help: Help, issues: Issues): string {
  if (!said) return ''
  const customer = help.customers.get(said.value)
  const params = { name: said.value }
  const refuse = (reason: 'customer.unknown' | 'customer.severalCalled' | 'customer.stopped') => {
    issues.add(said.row.number, 'customerName', reason, params)
    return ''
  }
  if (!customer) return refuse('customer.unknown')
  if (customer === 'several') return refuse('customer.severalCalled')
  return customer.isStop ? refuse('customer.stopped') : customer.id
}

function choiceOf(key: InboundColumn, said: Said, choices: Lookup, issues: Issues): string {
  if (!said) return ''
  const value = choices.find(said.value)
  if (value === undefined) {
    const params = { value: said.value, choices: choices.choices }
    issues.add(said.row.number, key, 'cell.notInDictionary', params)
  }
  return value ?? ''
}
