import type { Read, Tx } from '@yuncang/db/handle'
import { contract, type ContractDraft } from '@yuncang/shared/nouns/contract/contract'
import { partyTypes } from '@yuncang/shared/nouns/contract/rules'
import { contractColumns, type ContractColumn } from '@yuncang/shared/nouns/contract/workbook'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { mapWithYields } from '@yuncang/db/event-loop'
import { chosen } from '../../../files/spreadsheet/choices.ts'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import { lookup, type Lookup } from '../../../kernel/dictionary/service.ts'
import type { ImportKind, Issues, Sheet } from '../../../kernel/import/service/kind.ts'
import { dateIn, findRepeats, numberIn } from '../../../kernel/master-data/service/import.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { customersCalled } from '../../customer/service/read.ts'
import * as repo from '../repo.ts'
import { separators, strangerAmong } from './draft.ts'
import { addContract } from './save.ts'

type Row = TableRow<ContractColumn>
type Customers = Awaited<ReturnType<typeof customersCalled>>
const coded = {
  contractType: 'CONTRACT_TYPE',
  currency: 'CURRENCY',
  settlePeriod: 'SETTLE_PERIOD',
  JSFS: 'JSFS',
  settleInCny: 'YES_NO',
  autoRenew: 'YES_NO',
  dayCountMode: 'DAY_COUNT_MODE',
} as const satisfies Partial<Record<ContractColumn, string>>
type Coded = keyof typeof coded
type Help = {
  readonly choices: Readonly<Record<Coded, Lookup>>
  readonly customers: Customers
  /** Companies that sign for the tenant; none where it signs in any name. */
  readonly subjects: readonly string[]
}

/**
 * A workbook of contracts, one row each: they become drafts without prices, all of them or none
 * (docs/domain/contracts.md#workbook-of-contracts).
 */
export const contractImport: ImportKind<ContractColumn, ContractDraft, { contracts: number }> = {
  columns: contractColumns,
  async check(db, ctx, sheet) {
    const { rows, issues } = sheet
    const help: Help = {
      choices: await choicesOf(db, ctx),
      customers: await customersCalled(db, [...new Set(rows.flatMap(namesIn))]),
      subjects: ctx.tenant.contractSubjects ?? [],
    }
    const found = await mapWithYields(rows, (row) => {
      const draft = draftOf(row, help, issues)
      return draft ? [{ row, draft }] : []
    })
    findRepeats(sheet, [['contractNo', normalizeCode]])
    await findTaken(db, sheet)
    const lines = found.flat()
    for (const line of lines) await warnOfOverlap(db, line, issues)
    return lines.map(({ draft }) => draft)
  },
  async publish(tx, ctx, drafts) {
    const origin = { renewFromId: null, action: 'import' } as const
    for (const draft of drafts) await addContract(tx, ctx, draft, origin)
    return { contracts: drafts.length }
  },
}

async function choicesOf(db: Read | Tx, ctx: Ctx): Promise<Help['choices']> {
  const entries = await Promise.all(
    Object.entries(coded).map(async ([key, code]) => [key, await lookup(db, ctx, code)] as const),
  )
  // The keys of the table above.
  return Object.fromEntries(entries) as Help['choices']
}

const textOf = (row: Row, key: ContractColumn) => cellText(row.cell(key))

/** Several names may stand in one cell: 甲公司、乙公司. */
const partsOf = (row: Row, key: ContractColumn): string[] =>
  textOf(row, key).split(separators).map(normalizeName).filter(Boolean)

const namesIn = (row: Row): string[] =>
  [normalizeName(textOf(row, 'customerName')), ...partsOf(row, 'payers')].filter(Boolean)

function draftOf(
  row: Row,
  { choices, customers, subjects }: Help,
  issues: Issues<ContractColumn>,
): ContractDraft | undefined {
  const before = issues.count
  const choice = (key: Coded) => chosen(row, key, choices[key], issues)
  const customerId = customerNamed(row, 'customerName', customers, issues)
  const payers = partsOf(row, 'payers').map((name) =>
    customerCalled(row, 'payers', { name, customers }, issues),
  )
  const given = {
    contractNo: normalizeCode(textOf(row, 'contractNo')),
    contractName: normalizeName(textOf(row, 'contractName')),
    contractSubjectNames: subjectsOf(row, subjects, issues),
    customerId,
    contractType: choice('contractType') ?? '',
    signDate: dateIn(row, 'signDate', issues),
    startDate: dateIn(row, 'startDate', issues),
    endDate: dateIn(row, 'endDate', issues),
    currency: choice('currency'),
    settlePeriod: choice('settlePeriod'),
    JSFS: choice('JSFS'),
    billDay: numberIn(row, 'billDay', 'cell.notInteger', issues),
    payDays: numberIn(row, 'payDays', 'cell.notInteger', issues),
    settleInCny: choice('settleInCny') === '1' ? 1 : 0,
    autoRenew: choice('autoRenew') === '1' ? 1 : 0,
    dayCountMode: choice('dayCountMode'),
    remark: textOf(row, 'remark'),
    contractPartyList: [
      { partyType: partyTypes.first, customerId },
      ...[...new Set(payers.length > 0 ? payers : [customerId])].map((payer) => ({
        partyType: partyTypes.payer,
        customerId: payer,
      })),
    ],
  }
  const { startDate: from, endDate: to } = given
  if (from !== '' && to !== '' && to < from)
    issues.add(row.number, 'endDate', 'tariff.datesReversed', { from, to })
  // A cell that is already named needs no second sentence.
  if (issues.count > before) return undefined
  const parsed = contract.create.input.safeParse(given)
  if (parsed.success) return parsed.data
  issues.addFindings(row.number, parsed.error.issues, 'contractName')
  return undefined
}

/** Empty where the tenant signs in one name only: that one. */
function subjectsOf(row: Row, subjects: readonly string[], issues: Issues<ContractColumn>): string {
  const names = partsOf(row, 'contractSubjectNames')
  const [only, ...others] = subjects
  if (names.length === 0 && only !== undefined && others.length === 0) return only
  if (names.length === 0 && subjects.length > 0)
    issues.add(row.number, 'contractSubjectNames', 'contract.subjectMissing', {
      choices: subjects,
    })
  const name = strangerAmong(names, subjects)
  if (name !== undefined)
    issues.add(row.number, 'contractSubjectNames', 'contract.subjectUnknown', {
      name,
      choices: subjects,
    })
  return names.join('、')
}

function customerNamed(
  row: Row,
  key: 'customerName',
  customers: Customers,
  issues: Issues<ContractColumn>,
): string {
  const name = normalizeName(textOf(row, key))
  if (name !== '') return customerCalled(row, key, { name, customers }, issues)
  issues.add(row.number, key, 'customer.nameRequired')
  return ''
}

function customerCalled(
  row: Row,
  key: ContractColumn,
  { name, customers }: { name: string; customers: Customers },
  issues: Issues<ContractColumn>,
): string {
  const customer = customers.get(name)
  if (customer && customer !== 'several' && !customer.isStop) return customer.id
  const reason = !customer
    ? 'customer.unknown'
    : customer === 'several'
      ? 'customer.severalCalled'
      : 'customer.stoppedForContract'
  // Of several names in a cell one cannot be chosen alone.
  if (partsOf(row, key).length > 1) issues.add(row.number, key, reason, { name })
  else
    issues.addUnknown(row.number, key, [reason, { name }], {
      noun: 'customer',
      of: { [key]: name },
    })
  return ''
}

async function findTaken(db: Read | Tx, { rows, issues }: Sheet<ContractColumn>): Promise<void> {
  const numbers = rows.map((row) => normalizeCode(textOf(row, 'contractNo')))
  const taken = await repo.withValues(db, 'contractNo', [...new Set(numbers.filter(Boolean))])
  const known = new Set(taken.map(({ contractNo }) => contractNo))
  for (const [at, row] of rows.entries()) {
    const no = numbers[at] ?? ''
    if (known.has(no)) issues.add(row.number, 'contractNo', 'contract.noTaken', { no })
  }
}

/** Two contracts in force at once may be meant; who imports says so. */
async function warnOfOverlap(
  db: Read | Tx,
  { row, draft }: { row: Row; draft: ContractDraft },
  issues: Issues<ContractColumn>,
): Promise<void> {
  const other = await repo.overlapping(db, { ...draft, id: '', renewFromId: null })
  if (!other) return
  const { contractNo: no, startDate: from, endDate: to } = other
  issues.warn(row.number, 'startDate', 'contract.fileOverlaps', { no, from, to })
}
