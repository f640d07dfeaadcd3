import { inboundOrder, type InboundOrderDraft } from '@yuncang/shared/contracts/inbound-order'
import type { InboundColumn } from '@yuncang/shared/contracts/inbound-workbook'
import { inTurns, turns } from '@yuncang/db/turns'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import { readContainerSize } from '@yuncang/shared/validate/container-size'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { issueList } from '../../../files/spreadsheet/issues.ts'
import type { Table, TableRow } from '../../../files/spreadsheet/table.ts'
import {
  cellDate,
  cellText,
  hasTwoReadings,
  isPlausibleDay,
} from '../../../files/spreadsheet/values.ts'
import type { Lookup } from '../../dictionary/service.ts'
import { containerOf, productOf } from './workbook-lines.ts'

type Row = TableRow<InboundColumn>
type Issues = ReturnType<typeof issueList<InboundColumn>>
export type Group = { readonly masterBillNo: string; readonly rows: Row[] }
type Customer = { readonly id: string; readonly customerName: string; readonly isStop: 0 | 1 }
export type Help = {
  readonly inboundTypes: Lookup
  readonly businessTypes: Lookup
  readonly customers: ReadonlyMap<string, Customer | 'several'>
}

const textOf = (row: Row, key: InboundColumn) => cellText(row.cell(key))

/** Names of customers in a workbook, as they are stored. */
export async function namesIn(table: Table<InboundColumn>): Promise<string[]> {
  const written = await inTurns(table.rows, (row) => textOf(row, 'customerName'))
  const names = await inTurns([...new Set(written)], normalizeName)
  return [...new Set(names.filter(Boolean))]
}

/** Rows of one bill of lading together, in the order of the file. */
export async function groupByBill(table: Table<InboundColumn>, issues: Issues): Promise<Group[]> {
  const groups = new Map<string, Group>()
  const turn = turns()
  for (const row of table.rows) {
    await turn()
    const masterBillNo = normalizeBillNo(textOf(row, 'masterBillNo'))
    if (masterBillNo === '') {
      issues.add(row.number, 'masterBillNo', 'validate.required')
      continue
    }
    const group = groups.get(masterBillNo) ?? { masterBillNo, rows: [] }
    group.rows.push(row)
    groups.set(masterBillNo, group)
  }
  return [...groups.values()]
}

/** What a contract finds here is said of the very cell that it was written in. */
const ownCells = new Set(['masterBillNo', 'inboundContainerList', 'inboundProductList'])

/** The order of a group, or undefined when something about it is wrong, which `issues` then holds. */
export function draftOf(
  table: Table<InboundColumn>,
  group: Group,
  help: Help,
  issues: Issues,
): InboundOrderDraft | undefined {
  const before = issues.count
  const first = group.rows[0]!
  const head = headOf(group, help, issues)
  const containers = containersOf(group, issues)
  const products = group.rows.map((row) => productOf(table, row, issues))
  const parsed = inboundOrder.create.input.safeParse({
    ...head,
    masterBillNo: group.masterBillNo,
    inboundContainerList: containers.map((each) => each.container),
    inboundProductList: products,
  })
  const isClean = issues.count === before
  if (parsed.success) return isClean ? parsed.data : undefined
  for (const finding of parsed.error.issues) {
    const [list = '', index] = finding.path
    const line = typeof index === 'number' ? index : 0
    const row =
      list === 'inboundProductList'
        ? group.rows[line]
        : list === 'inboundContainerList'
          ? containers[line]?.row
          : first
    // What is missing of the head is missing because its cell is named already.
    if (isClean || ownCells.has(String(list)))
      issues.addFindings((row ?? first).number, [finding], 'masterBillNo')
  }
  return undefined
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
function headOf(group: Group, help: Help, issues: Issues) {
  const said = new Map<HeadColumn, { row: Row; value: string }>()
  const written = new Set<HeadColumn>()
  for (const row of group.rows) {
    for (const key of headColumns) {
      if (textOf(row, key) !== '') written.add(key)
      const value = headValue(row, key, help, issues)
      if (value === '') continue
      const first = said.get(key)
      if (!first) said.set(key, { row, value })
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

/** A row of a group says something else than the first that said it. */
function addDiffering(
  issues: Issues,
  { number }: Row,
  key: InboundColumn,
  first: { row: Row; value: string },
): void {
  const isOfContainer = key === 'containerSize' || key === 'sealNo'
  issues.add(number, key, 'cell.differsInGroup', {
    group: issues.titleOf(isOfContainer ? 'containerNo' : 'masterBillNo'),
    name: issues.titleOf(key),
    row: first.row.number,
    value: first.value,
  })
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

/** 无 is how a clerk says that there is none. */
const withoutNone = (text: string): string => (/^(无|没有|none|n\/a)$/i.test(text) ? '' : text)

/** Each container once, its size and seal said once or repeated. */
function containersOf(group: Group, issues: Issues) {
  const known = new Map<string, { row: Row; container: Record<string, string> }>()
  for (const row of group.rows) {
    const containerNo = containerOf(row)
    if (containerNo === '') continue
    const size = withoutNone(textOf(row, 'containerSize'))
    const containerSize = readContainerSize(size)
    const sealNo = withoutNone(textOf(row, 'sealNo'))
    const old = known.get(containerNo)
    if (!old) {
      known.set(containerNo, { row, container: { containerNo, containerSize, sealNo } })
      continue
    }
    for (const [key, value] of [
      ['containerSize', containerSize],
      ['sealNo', sealNo],
    ] as const) {
      if (value === '' || value === old.container[key]) continue
      if (old.container[key] === '') old.container[key] = value
      else addDiffering(issues, row, key, { row: old.row, value: old.container[key] ?? '' })
    }
  }
  for (const { row, container } of known.values()) {
    if (container['containerSize'] === '')
      issues.add(row.number, 'containerSize', 'validate.required')
  }
  return [...known.values()]
}
