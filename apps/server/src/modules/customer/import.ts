import type { Read } from '@yuncang/db/handle'
import { customer, type CustomerDraft } from '@yuncang/shared/contracts/customer'
import { customerColumns, type CustomerColumn } from '@yuncang/shared/contracts/customer-workbook'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { chosen } from '../../files/spreadsheet/choices.ts'
import { issueList } from '../../files/spreadsheet/issues.ts'
import { readSpreadsheet } from '../../files/spreadsheet/read.ts'
import { findTable, type TableRow } from '../../files/spreadsheet/table.ts'
import { cellDecimal, cellInteger, cellText } from '../../files/spreadsheet/values.ts'
import type { Ctx } from '../../trpc/context.ts'
import type { Upload } from '../../trpc/files.ts'
import { lookup, type Lookup } from '../dictionary/service.ts'
import * as repo from './repo.ts'
import { addCustomers } from './service/save.ts'

type Row = TableRow<CustomerColumn>
type Issues = ReturnType<typeof issueList<CustomerColumn>>
type Choices = { types: Lookup; yesNo: Lookup }

/** Imports a workbook of customers, all of them or none; what is wrong is named by row, column and reason. */
export async function importCustomers(ctx: Ctx, file: Upload): Promise<{ customers: number }> {
  const table = findTable(await readSpreadsheet(file), customerColumns)
  if (table.rows.length === 0) throw new AppError('spreadsheet.noRows')
  const issues = issueList(table, ctx.call.locale)
  return ctx.transaction(async (tx) => {
    const choices: Choices = {
      types: await lookup(tx, ctx, 'CUS_SUP_TYPE'),
      yesNo: await lookup(tx, ctx, 'YES_NO'),
    }
    const drafts = table.rows.flatMap((row) => draftOf(row, choices, issues) ?? [])
    findRepeats(table.rows, issues)
    await findTaken(tx, table.rows, issues)
    issues.refuse()
    const stored = await addCustomers(tx, ctx, drafts)
    return { customers: stored.length }
  })
}

function draftOf(row: Row, choices: Choices, issues: Issues): CustomerDraft | undefined {
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
    creditLimit: numberOf(row, 'creditLimit', cellDecimal, 'cell.notNumber', issues),
    creditDays: numberOf(row, 'creditDays', cellInteger, 'cell.notInteger', issues),
  })
  if (parsed.success) return parsed.data
  issues.addFindings(row.number, parsed.error.issues, 'customerName')
  return undefined
}

/** Several types may stand in one cell: 货主、船公司. */
function typesOf(row: Row, choices: Lookup, issues: Issues): string[] {
  const written = cellText(row.cell('customerType'))
    .split(/[、,，;；|]/)
    .map((each) => each.trim())
    .filter(Boolean)
  const values = written.map((each) => {
    const value = choices.find(each)
    if (value === undefined) {
      const params = { value: each, choices: choices.choices }
      issues.add(row.number, 'customerType', 'cell.notInDictionary', params)
    }
    return value ?? '0'
  })
  return values.length > 0 ? [...new Set(values)] : ['0']
}

function numberOf<V>(
  row: Row,
  key: CustomerColumn,
  read: (cell: ReturnType<Row['cell']>) => V | null | undefined,
  reason: 'cell.notNumber' | 'cell.notInteger',
  issues: Issues,
): V | null {
  const value = read(row.cell(key))
  if (value === null) issues.add(row.number, key, reason, { value: cellText(row.cell(key)) })
  return value ?? null
}

const identities = [
  ['customerName', normalizeName],
  ['socialCreditCode', normalizeCode],
  ['customerCode', (text: string) => text],
] as const

/** Two rows of one file cannot be the same customer. */
function findRepeats(rows: readonly Row[], issues: Issues): void {
  for (const [key, normalize] of identities) {
    const seen = new Map<string, number>()
    for (const row of rows) {
      const value = normalize(cellText(row.cell(key)))
      const first = seen.get(value)
      if (value === '') continue
      if (first === undefined) seen.set(value, row.number)
      else issues.add(row.number, key, 'cell.repeated', { row: first, value })
    }
  }
}

async function findTaken(db: Read, rows: readonly Row[], issues: Issues): Promise<void> {
  const valuesOf = (key: CustomerColumn, normalize: (text: string) => string) =>
    rows.map((row) => normalize(cellText(row.cell(key)))).filter(Boolean)
  const names = new Map(
    (await repo.named(db, valuesOf('customerName', normalizeName))).map((row) => [
      row.customerName,
      row,
    ]),
  )
  const codes = new Map(
    (await repo.withCreditCodes(db, valuesOf('socialCreditCode', normalizeCode))).map((row) => [
      row.socialCreditCode,
      row,
    ]),
  )
  for (const row of rows) {
    const name = normalizeName(cellText(row.cell('customerName')))
    if (names.has(name)) issues.add(row.number, 'customerName', 'customer.nameTaken', { name })
    const code = normalizeCode(cellText(row.cell('socialCreditCode')))
    const owner = codes.get(code)
    if (owner) {
      const params = { code, name: owner.customerName }
      issues.add(row.number, 'socialCreditCode', 'customer.creditCodeTaken', params)
    }
  }
}
