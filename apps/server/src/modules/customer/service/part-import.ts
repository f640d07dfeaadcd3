import { customerBank, customerInvoice } from '@yuncang/shared/nouns/customer/parts'
import { bankColumns, invoiceColumns } from '@yuncang/shared/nouns/customer/parts-workbook'
import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import { normalizeName } from '@yuncang/shared/validate/text'
import type * as z from 'zod'
import { chosen } from '../../../files/spreadsheet/choices.ts'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import { mapWithYields } from '@yuncang/db/event-loop'
import { lookup, type Lookup } from '../../../kernel/dictionary/service.ts'
import type { ImportKind, Issues } from '../../../kernel/import/service/kind.ts'
import type { CustomerRow } from '../repo.ts'
import { customersNamed } from './read.ts'
import { addParts, hold } from '../parts/add.ts'
import { bank, invoice, type PartDraft, type PartKind } from '../parts/kinds.ts'
import type { PartTable } from '../parts/repo.ts'
import { isDefault, keyOf, nameOf } from '../parts/rules.ts'

/** Columns that every workbook of sub-records has. */
type Common = 'customerName' | 'isDefault'
type Line<K extends string, D> = { row: TableRow<K>; customer: CustomerRow; draft: D }

type Part<T extends PartTable, D extends PartDraft, K extends string> = {
  kind: PartKind<T, D>
  columns: readonly (WorkbookColumn & { key: K | Common })[]
  schema: z.ZodType<D>
}

/** A workbook of one kind, all rows or none; what is wrong is named by row, column and reason. */
const partImport = <T extends PartTable, D extends PartDraft, K extends string>(
  part: Part<T, D, K>,
): ImportKind<K | Common, D, { count: number }> => ({
  columns: part.columns,
  async check(db, ctx, { rows, issues }) {
    const { kind } = part
    const yesNo = await lookup(db, ctx, 'YES_NO')
    const entries = kind.dictionary && (await lookup(db, ctx, kind.dictionary.code))
    const names = new Set(rows.map(nameIn).filter(Boolean))
    const customers = await customersNamed(db, [...names])
    const found = await mapWithYields(rows, (row) => {
      const customer = customers.get(nameIn(row))
      if (customer) return lineOf(part, { row, customer }, { yesNo, entries }, issues) ?? []
      if (nameIn(row) === '') issues.add(row.number, 'customerName', 'customer.nameRequired')
      else {
        const name = nameIn(row)
        const choice = { noun: 'customer', of: { customerName: name } } as const
        issues.addUnknown(row.number, 'customerName', ['customer.unknown', { name }], choice)
      }
      return []
    })
    const lines = found.flat()
    findRepeats(kind, lines, issues)
    const meant = [...new Set(lines.map(({ customer }) => customer.id))]
    findTaken(kind, lines, await kind.rows.of(db, meant), issues)
    return lines.map(({ draft }) => draft)
  },
  async publish(tx, ctx, drafts) {
    const held: CustomerRow[] = []
    for (const id of [...new Set(drafts.map(({ customerId }) => customerId))].sort())
      held.push(await hold(tx, ctx, id))
    return {
      count: (await addParts(tx, ctx, part.kind, { customers: held, given: drafts })).length,
    }
  },
})

export const invoiceImport = partImport({
  kind: invoice,
  columns: invoiceColumns,
  schema: customerInvoice.save.input,
})

export const bankImport = partImport({
  kind: bank,
  columns: bankColumns,
  schema: customerBank.save.input,
})

const nameIn = <K extends string>(row: TableRow<K | Common>) =>
  normalizeName(cellText(row.cell('customerName')))

type Choices = { yesNo: Lookup; entries: Lookup | undefined }

function lineOf<T extends PartTable, D extends PartDraft, K extends string>(
  { kind, columns, schema }: Part<T, D, K>,
  { row, customer }: { row: TableRow<K | Common>; customer: CustomerRow },
  { yesNo, entries }: Choices,
  issues: Issues<K | Common>,
): Line<K | Common, D> | undefined {
  const before = issues.count
  const fields = columns
    .map((column) => column.key)
    .filter((key) => key !== 'customerName' && key !== 'isDefault')
    .map((key): [string, string | undefined] => {
      if (entries && key === kind.dictionary?.field)
        return [key, chosen(row, key, entries, issues) ?? '']
      return [key, textOf(row, key, issues)]
    })
  const asked = chosen(row, 'isDefault', yesNo, issues)
  const raw = {
    ...Object.fromEntries(fields),
    customerId: customer.id,
    ...(asked === '1' && { isDefault: 1 }),
  }
  const parsed = schema.safeParse(raw)
  // A cell that is already named needs no second sentence.
  if (issues.count > before) return undefined
  if (!parsed.success) {
    issues.addFindings(row.number, parsed.error.issues, 'customerName')
    return undefined
  }
  const draft = kind.clean(parsed.data)
  const found = kind.finding?.(draft, customer)
  // The fields of a kind are columns of its workbook.
  if (found) issues.add(row.number, found[0] as K & string, found[1].reason, found[1].params)
  return found ? undefined : { row, customer, draft }
}

/** Excel keeps 15 digits of a number: a longer account in a number cell is another account. */
function textOf<K extends string>(row: TableRow<K>, key: K, issues: Issues<K>): string {
  const cell = row.cell(key)
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15) {
    issues.add(row.number, key, 'cell.lostDigits')
  }
  return cellText(cell)
}

/** Two rows of one file cannot be the same record, nor both the default of their customer. */
function findRepeats<T extends PartTable, D extends PartDraft, K extends string>(
  kind: PartKind<T, D>,
  lines: readonly Line<K | Common, D>[],
  issues: Issues<K | Common>,
): void {
  const seen = new Map<string, number>()
  const defaults = new Map<string, number>()
  for (const { row, customer, draft } of lines) {
    const key = `${customer.id} ${keyOf(kind, draft)}`
    const same = seen.get(key)
    if (same === undefined) seen.set(key, row.number)
    else
      issues.add(row.number, titleOf(kind), 'cell.repeated', {
        row: same,
        value: nameOf(kind, draft),
      })
    if (!isDefault(draft)) continue
    const first = defaults.get(customer.id)
    const params = { name: customer.customerName, row: first ?? 0 }
    if (first === undefined) defaults.set(customer.id, row.number)
    else issues.add(row.number, 'isDefault', 'customer.defaultTwice', params)
  }
}

function findTaken<T extends PartTable, D extends PartDraft, K extends string>(
  kind: PartKind<T, D>,
  lines: readonly Line<K | Common, D>[],
  stored: readonly { customerId: string }[],
  issues: Issues<K | Common>,
): void {
  const storedKeys = new Set(stored.map((row) => `${row.customerId} ${keyOf(kind, row)}`))
  for (const { row, customer, draft } of lines) {
    if (!storedKeys.has(`${customer.id} ${keyOf(kind, draft)}`)) continue
    issues.add(row.number, titleOf(kind), kind.duplicate, { value: nameOf(kind, draft) })
  }
}

/** The column of the field by which a record is called. */
const titleOf = <T extends PartTable, D extends PartDraft, K extends string>(
  kind: PartKind<T, D>,
) =>
  // The fields of a kind are columns of its workbook.
  kind.key[0] as K & string
