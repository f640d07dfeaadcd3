import { isDeepStrictEqual } from 'node:util'
import { isZero, round, subtract, sum, type DecimalKind } from '@yuncang/shared/domain/decimal'
import { feeLineStatuses, isUnbilled, type ExtraStep } from '@yuncang/shared/domain/fee-line'
import type { LineRow } from '../repo.ts'
import type { LineValues } from './values.ts'

export type Update = { row: LineRow; changes: Partial<LineRow> }
/** What has to be written so that a document's lines are what they should be. */
export type Outcome = {
  inserts: (LineValues & { revision: number })[]
  updates: Update[]
  voids: LineRow[]
  unchanged: number
  supplements: number
  /** Of what should be there. */
  missing: number
}

type Keyed = Pick<
  LineRow,
  'recPay' | 'customerId' | 'feeCode' | 'businessId' | 'detailId' | 'periodFrom' | 'periodTo'
>
/** Of decisions.md 42, without the revision. */
const keyOf = (line: Keyed): string =>
  JSON.stringify([
    line.recPay,
    line.customerId,
    line.feeCode,
    line.businessId,
    line.detailId,
    line.periodFrom,
    line.periodTo,
  ])

/**
 * Compares the lines that a document should have with those that it has. Lines that no bill holds become what they
 * should be, the same line where it is recognised, confirmed anew when its figures change; what is not wanted any more is
 * voided. What a bill holds stays, and the difference is a 补差 line of the next revision. Lines by hand stay and stand
 * in for an automatic one of the same key.
 */
export function reconcile(wanted: readonly LineValues[], existing: readonly LineRow[]): Outcome {
  const outcome: Outcome = {
    inserts: [],
    updates: [],
    voids: [],
    unchanged: 0,
    supplements: 0,
    missing: wanted.filter(({ isMissingPrice }) => isMissingPrice === 1).length,
  }
  const byHand = new Set(existing.filter(({ source }) => source !== 'AUTO').map(keyOf))
  const automatic = existing.filter(({ source }) => source === 'AUTO')
  const groups = Map.groupBy(automatic, keyOf)
  const billed = new Map([...groups].filter(([, rows]) => !rows.every(isUnbilled)))
  const asked = new Map(wanted.map((values) => [keyOf(values), values]))
  for (const [key, rows] of billed) supplement(outcome, asked.get(key), rows)
  const open = wanted.filter((values) => !billed.has(keyOf(values)) && !byHand.has(keyOf(values)))
  const free = automatic.filter((row) => !billed.has(keyOf(row)))
  outcome.unchanged += wanted.filter((values) => byHand.has(keyOf(values))).length
  const pairs = paired(open, free)
  for (const [values, row] of pairs) {
    if (row) settle(outcome, row, values)
    else outcome.inserts.push({ ...values, revision: 0 })
  }
  const kept = new Set(pairs.values())
  outcome.voids.push(...free.filter((row) => !kept.has(row)))
  return outcome
}

/** Which line becomes which: the nearer the likeness, the earlier it is looked for. */
const likenesses: ((a: Keyed, b: Keyed) => boolean)[] = [
  (a, b) => keyOf(a) === keyOf(b),
  (a, b) => a.detailId === b.detailId && a.periodFrom === b.periodFrom,
  (a, b) => a.periodFrom === b.periodFrom,
  (a, b) => a.periodFrom <= b.periodTo && b.periodFrom <= a.periodTo,
  (a, b) => a.detailId === b.detailId && a.periodFrom === a.periodTo && b.periodFrom === b.periodTo,
  (a, b) => a.periodFrom === a.periodTo && b.periodFrom === b.periodTo,
]

function paired(
  wanted: readonly LineValues[],
  free: readonly LineRow[],
): Map<LineValues, LineRow | undefined> {
  const pairs = new Map<LineValues, LineRow | undefined>(
    wanted.map((values) => [values, undefined]),
  )
  const left = new Set(free)
  for (const isLike of likenesses)
    for (const [values, known] of pairs) {
      if (known) continue
      const row = [...left].find((each) => each.feeCode === values.feeCode && isLike(values, each))
      if (!row) continue
      pairs.set(values, row)
      left.delete(row)
    }
  return pairs
}

/** A line without a bill becomes what it should be; a confirmed or audited one has to be looked at again then. */
function settle(outcome: Outcome, row: LineRow, values: Partial<LineValues>): void {
  const entries = Object.entries(values).filter(
    ([key, value]) => !isDeepStrictEqual(row[key as keyof LineRow], plain(value)),
  )
  if (entries.length === 0) {
    outcome.unchanged += 1
    return
  }
  const changes = { ...Object.fromEntries(entries), status: feeLineStatuses.estimated }
  outcome.updates.push({ row, changes })
}

/** As it comes back from the database: JSON knows no undefined. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value

const measured = {
  qty: 'qty',
  amount: 'money',
  netAmount: 'money',
  taxAmount: 'money',
  localAmount: 'money',
} as const satisfies Partial<Record<keyof LineRow, DecimalKind>>
// Keys of the table above.
const measures = Object.keys(measured) as (keyof typeof measured)[]

/** The difference of a billed line and its bills' revisions to what it should be now; nothing is wanted when it is gone. */
function supplement(
  outcome: Outcome,
  wanted: LineValues | undefined,
  rows: readonly LineRow[],
): void {
  const held = rows.filter((row) => !isUnbilled(row))
  const [open] = rows.filter(isUnbilled)
  const base = wanted ?? gone(held[0]!)
  const differences = Object.fromEntries(
    measures.map((key) => [
      key,
      round(subtract(base[key], sum(held.map((row) => row[key]))), measured[key]),
    ]),
  ) as Record<(typeof measures)[number], string> // one entry per key
  if (isZero(differences.amount) && isZero(differences.netAmount)) {
    if (open) outcome.voids.push(open)
    else outcome.unchanged += 1
    return
  }
  const charged = round(sum(held.map(({ amount }) => amount)), 'money')
  const step: ExtraStep = { kind: 'BILLED', amount: differences.amount, charged }
  const { parts, steps } = base.explanation
  const values = { ...base, ...differences, explanation: { parts, steps: [...steps, step] } }
  outcome.supplements += 1
  if (open) settle(outcome, open, values)
  else {
    const last = held.reduce((most, { revision }) => Math.max(most, revision), 0)
    outcome.inserts.push({ ...values, revision: last + 1 })
  }
}

/** A line of which nothing is left. */
const gone = (row: LineRow): LineValues => {
  const {
    id: _id,
    tenantNode: _tenant,
    jtNo: _jtNo,
    revision: _revision,
    reversalOf: _reversalOf,
    billId: _billId,
    status: _status,
    createBy: _createBy,
    createTime: _createTime,
    updateBy: _updateBy,
    updateTime: _updateTime,
    version: _version,
    isDeleted: _isDeleted,
    ...values
  } = row
  const nothing = { qty: '0', amount: '0', netAmount: '0', taxAmount: '0', localAmount: '0' }
  return {
    ...values,
    ...nothing,
    explanation: { parts: [], steps: [{ kind: 'RAW', amount: '0' }] },
  }
}
