import type { Tx } from '@yuncang/db/handle'
import { contacterDraft, type ContacterDraft } from '@yuncang/shared/nouns/customer/parts'
import { customerFields, type CustomerColumn } from '@yuncang/shared/nouns/customer/workbook'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import type { Issues } from '../../../kernel/import/service/kind.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { addParts } from '../parts/add.ts'
import { contacter } from '../parts/kinds.ts'
import { keyOf, nameOf } from '../parts/rules.ts'
import type { CustomerRow } from '../repo.ts'

type Row = TableRow<CustomerColumn>

/** The row that says what a customer is, and further rows that only name people there. */
export type CustomerRows = { readonly row: Row; readonly more: Row[] }

const columnOf = {
  name: 'contacter',
  phone: 'contacterPhone',
  email: 'contacterEmail',
} as const satisfies Record<string, CustomerColumn>

const textIn = (row: Row, key: CustomerColumn): string => cellText(row.cell(key))
const saysContacter = (row: Row): boolean =>
  Object.values(columnOf).some((key) => textIn(row, key) !== '')

/** A row that names the customer of a row before, and someone there, says nothing else of the customer. */
export function customersIn(rows: readonly Row[]): CustomerRows[] {
  const found: CustomerRows[] = []
  const byName = new Map<string, CustomerRows>()
  for (const row of rows) {
    const name = normalizeName(textIn(row, 'customerName'))
    const before = byName.get(name)
    if (before && name !== '' && saysContacter(row) && saysNoOther(row, before.row)) {
      before.more.push(row)
      continue
    }
    const own = { row, more: [] }
    found.push(own)
    if (!before) byName.set(name, own)
  }
  return found
}

const saysNoOther = (row: Row, before: Row): boolean =>
  customerFields.every(({ key }) => {
    const same = (each: Row) => normalizeCode(normalizeName(textIn(each, key)))
    return same(row) === '' || same(row) === same(before)
  })

/** The people that the rows of a customer name, each once. */
export function contactersOf(
  { row: first, more }: CustomerRows,
  issues: Issues<CustomerColumn>,
): ContacterDraft[] {
  const seen = new Map<string, number>()
  return [first, ...more].filter(saysContacter).flatMap((row) => {
    const draft = contacterIn(row, issues)
    if (!draft) return []
    const same = seen.get(keyOf(contacter, draft))
    if (same === undefined) seen.set(keyOf(contacter, draft), row.number)
    else {
      const params = { row: same, value: nameOf(contacter, draft) }
      issues.add(row.number, 'contacter', 'cell.repeated', params)
    }
    return [draft]
  })
}

function contacterIn(row: Row, issues: Issues<CustomerColumn>): ContacterDraft | undefined {
  const parsed = contacterDraft.safeParse({
    name: normalizeName(textIn(row, 'contacter')),
    phone: textIn(row, 'contacterPhone'),
    email: textIn(row, 'contacterEmail'),
  })
  if (parsed.success) return parsed.data
  const named = parsed.error.issues.map((issue) => ({
    ...issue,
    path: issue.path.map((field) => (isField(field) ? columnOf[field] : field)),
  }))
  const [said = 'contacter'] = Object.values(columnOf).filter((key) => textIn(row, key) !== '')
  issues.addFindings(row.number, named, said)
  return undefined
}

const isField = (field: PropertyKey): field is keyof typeof columnOf =>
  Object.hasOwn(columnOf, field)

/** Adds the people of new customers, as if each were written down by hand. */
export async function addContacters(
  tx: Tx,
  ctx: Ctx,
  customers: readonly CustomerRow[],
  draftsOf: (customer: CustomerRow) => readonly ContacterDraft[],
): Promise<void> {
  const given = customers.flatMap((customer) =>
    draftsOf(customer).map((draft) => ({ ...draft, customerId: customer.id })),
  )
  const owners = new Set(given.map(({ customerId }) => customerId))
  await addParts(tx, ctx, contacter, {
    customers: customers.filter(({ id }) => owners.has(id)),
    given,
  })
}
