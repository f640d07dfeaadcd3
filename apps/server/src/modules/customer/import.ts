import { customer, type CustomerDraft } from '@yuncang/shared/contracts/customer'
import { customerColumns, type CustomerColumn } from '@yuncang/shared/contracts/customer-workbook'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { chosen } from '../../files/spreadsheet/choices.ts'
import type { TableRow } from '../../files/spreadsheet/table.ts'
import { cellText } from '../../files/spreadsheet/values.ts'
import type { Ctx } from '../../trpc/context.ts'
import type { Upload } from '../../trpc/files.ts'
import { lookup, type Lookup } from '../dictionary/service.ts'
import {
  findRepeats,
  findTaken,
  importSheet,
  numberIn,
  type Identity,
  type Issues,
} from '../master-data/service/import.ts'
import { customerNoun } from './service/noun.ts'
import { addCustomers } from './service/save.ts'

type Row = TableRow<CustomerColumn>
type Choices = { types: Lookup; yesNo: Lookup }

const identities: readonly Identity<CustomerColumn>[] = [
  ['customerName', normalizeName],
  ['socialCreditCode', normalizeCode],
  ['customerCode', (text) => text],
]

/** Imports a workbook of customers, all of them or none; what is wrong is named by row, column and reason. */
export const importCustomers = (ctx: Ctx, file: Upload): Promise<{ customers: number }> =>
  importSheet(ctx, file, customerColumns, async (tx, sheet) => {
    const { rows, issues } = sheet
    const choices: Choices = {
      types: await lookup(tx, ctx, 'CUS_SUP_TYPE'),
      yesNo: await lookup(tx, ctx, 'YES_NO'),
    }
    const drafts = rows.flatMap((row) => draftOf(row, choices, issues) ?? [])
    findRepeats(sheet, identities)
    await findTaken(tx, customerNoun, sheet, identities)
    issues.refuse()
    const stored = await addCustomers(tx, ctx, drafts)
    return { customers: stored.length }
  })

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

/** Several types may stand in one cell: 货主、船公司. */
function typesOf(row: Row, choices: Lookup, issues: Issues<CustomerColumn>): string[] {
  const written = cellText(row.cell('customerType'))
    .split(/[、,，;；|]/)
    .map((each) => each.trim())
    .filter(Boolean)
  const unknown = written.filter((each) => choices.find(each) === undefined)
  if (unknown.length > 0) {
    const params = { value: unknown.join(' '), choices: choices.choices }
    issues.add(row.number, 'customerType', 'cell.notInDictionary', params)
  }
  const values = written.flatMap((each) => choices.find(each) ?? [])
  return values.length > 0 ? [...new Set(values)] : ['0']
}
