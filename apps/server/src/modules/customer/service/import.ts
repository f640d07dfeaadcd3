import type { Read, Tx } from '@yuncang/db/handle'
import { customer, type CustomerDraft } from '@yuncang/shared/nouns/customer/contract'
import type { ContacterDraft } from '@yuncang/shared/nouns/customer/parts'
import { customerColumns, type CustomerColumn } from '@yuncang/shared/nouns/customer/workbook'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { addStranger, chosen } from '../../../files/spreadsheet/choices.ts'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import { mapWithYields } from '@yuncang/db/event-loop'
import { lookup, type Lookup } from '../../../kernel/dictionary/service.ts'
import type { ImportKind, Issues } from '../../../kernel/import/service/kind.ts'
import {
  findRepeats,
  findTaken,
  numberIn,
  type Identity,
} from '../../../kernel/master-data/service/import.ts'
import { addContacters, contactersOf, customersIn, type CustomerRows } from './import-contacters.ts'
import { customerNoun } from './noun.ts'
import { addCustomers } from './save.ts'
import { lookalikes } from './similar.ts'

type Row = TableRow<CustomerColumn>
type Line = { row: Row; draft: CustomerDraft; contacters: readonly ContacterDraft[] }
type Choices = { types: Lookup; yesNo: Lookup }

const identities: readonly Identity<CustomerColumn>[] = [
  ['customerName', normalizeName],
  ['socialCreditCode', normalizeCode],
  ['customerCode', (text) => text],
]

/**
 * A workbook of customers with their contacts, all of them or none; what is wrong is named by row, column and reason.
 */
export const customerImport: ImportKind<CustomerColumn, Line, { customers: number }> = {
  columns: customerColumns,
  async check(db, ctx, { rows: all, issues }) {
    const choices: Choices = {
      types: await lookup(db, ctx, 'CUS_SUP_TYPE'),
      yesNo: await lookup(db, ctx, 'YES_NO'),
    }
    const customers = customersIn(all)
    const found = await mapWithYields(customers, (each) => lineOf(each, choices, issues) ?? [])
    const lines = found.flat()
    const own = { rows: customers.map(({ row }) => row), issues }
    findRepeats(own, identities)
    await findTaken(db, customerNoun, own, identities)
    await warnOfNear(db, lines, issues)
    return lines
  },
  async publish(tx, ctx, lines) {
    const drafts = lines.map(({ draft }) => draft)
    const added = await addCustomers(tx, ctx, drafts)
    const byName = new Map(lines.map((line) => [line.draft.customerName, line.contacters]))
    await addContacters(tx, ctx, added, ({ customerName }) => byName.get(customerName) ?? [])
    return { customers: added.length }
  },
}

function lineOf(
  said: CustomerRows,
  choices: Choices,
  issues: Issues<CustomerColumn>,
): Line | undefined {
  const draft = draftOf(said.row, choices, issues)
  const contacters = contactersOf(said, issues)
  return draft && { row: said.row, draft, contacters }
}

function draftOf(
  row: Row,
  choices: Choices,
  issues: Issues<CustomerColumn>,
): CustomerDraft | undefined {
  const text = (key: CustomerColumn) => cellText(row.cell(key))
  const parsed = customer.create.input.safeParse({
    customerName: normalizeName(text('customerName')),
    socialCreditCode: normalizeCode(text('socialCreditCode')),
    customerCode: text('customerCode'),
    customsEtpsNo: normalizeCode(text('customsEtpsNo')),
    shortName: text('shortName'),
    enName: text('enName'),
    dutyNumber: text('dutyNumber'),
    address: text('address'),
    level: text('level'),
    isVisual: chosen(row, 'isVisual', choices.yesNo, issues) === '1' ? 1 : 0,
    customerType: typesOf(row, choices.types, issues),
    creditLimit: numberIn(row, 'creditLimit', 'cell.notNumber', issues),
    creditDays: numberIn(row, 'creditDays', 'cell.notInteger', issues),
  })
  if (parsed.success) return parsed.data
  issues.addFindings(row.number, parsed.error.issues, 'customerName')
  return undefined
}

/** A customer that only looks like another is doubtful; one with its very name or code is wrong, and said so already. */
async function warnOfNear(
  db: Read | Tx,
  lines: readonly Line[],
  issues: Issues<CustomerColumn>,
): Promise<void> {
  const alike = await lookalikes(
    db,
    lines.map(({ draft }) => draft),
  )
  for (const { row, draft } of lines) {
    const near = alike(draft).find(
      ({ customerName }) => customerName !== normalizeName(draft.customerName),
    )
    if (near?.why !== 'name') continue
    const params = { name: near.customerName, code: near.customerCode }
    issues.warn(row.number, 'customerName', 'customer.fileNear', params)
  }
}

/** Several types may stand in one cell: 货主、船公司. */
function typesOf(row: Row, choices: Lookup, issues: Issues<CustomerColumn>): string[] {
  const written = cellText(row.cell('customerType'))
    .split(/[、,，;；|]/)
    .map((each) => each.trim())
    .filter(Boolean)
  const unknown = written.filter((each) => choices.find(each) === undefined)
  if (unknown.length > 0) {
    const value = unknown.join(' ')
    const of = { customerType: cellText(row.cell('customerType')) }
    // Of several types one cannot be chosen alone.
    if (written.length === 1) addStranger(row, 'customerType', { value, of, choices }, issues)
    else {
      const params = { value, choices: choices.choices }
      issues.add(row.number, 'customerType', 'cell.notInDictionary', params)
    }
  }
  const values = written.flatMap((each) => choices.find(each) ?? [])
  return values.length > 0 ? [...new Set(values)] : ['0']
}
