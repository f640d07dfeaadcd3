import { first, getFrom } from '@yuncang/shared/kernel/expected'
import { isDeepStrictEqual } from 'node:util'
import { isZero, round, subtract, sum, type DecimalKind } from '@yuncang/shared/kernel/decimal'
import { feeLineStatuses, isDraft, type ExtraStep } from '@yuncang/shared/nouns/fee-line/rules'
import type { LineRow, Plan, PricedLine } from './facts.ts'

/** A plan while it is made. */
type Draft = {
  -readonly [key in keyof Plan]: Plan[key] extends readonly (infer E)[] ? E[] : Plan[key]
}

type Keyed = Pick<
  LineRow,
  'recPay' | 'customerId' | 'feeCode' | 'businessId' | 'detailId' | 'periodFrom' | 'periodTo'
>
/** What tells the lines of a document apart, without the revision (docs/domain/fees.md#fee-lines). */
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
 * Compares the lines that a document should have with those that it has. Drafts become what they should be, the same
 * line where it is recognised, confirmed anew when its figures change; what is not wanted any more is voided. What has
 * been audited stays, and the difference is a 补差 line of the next revision. Lines by hand stay and stand in for an
 * automatic one of the same key. A line that was taken back counts for nothing, but its revision is used.
 */
export function reconcile(wanted: readonly PricedLine[], all: readonly LineRow[]): Plan {
  const existing = all.filter(({ reversedBy }) => reversedBy === null)
  const revisions = revisionsIn(all)
  const plan: Draft = {
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
  const fixed = new Map([...groups].filter(([, rows]) => !rows.every(isDraft)))
  const asked = new Map(wanted.map((values) => [keyOf(values), values]))
  for (const [key, rows] of fixed) supplement(plan, asked.get(key), rows, revisions)
  const open = wanted.filter((values) => !fixed.has(keyOf(values)) && !byHand.has(keyOf(values)))
  const free = automatic.filter((row) => !fixed.has(keyOf(row)))
  plan.unchanged += wanted.filter((values) => byHand.has(keyOf(values))).length
  const pairs = paired(open, free)
  for (const [values, row] of pairs) {
    const isItself = row && keyOf(row) === keyOf(values)
    const revision = isItself ? row.revision : (revisions.get(keyOf(values)) ?? 0)
    if (row) settle(plan, row, { ...values, revision })
    else plan.inserts.push({ ...values, revision })
  }
  const kept = new Set(pairs.values())
  plan.voids.push(...free.filter((row) => !kept.has(row)))
  return plan
}

/**
 * Which revision of each line is the first that has never been there: those that were audited and taken back keep
 * theirs.
 */
function revisionsIn(rows: readonly LineRow[]): Map<string, number> {
  const next = new Map<string, number>()
  for (const row of rows.filter((each) => !isDraft(each)))
    next.set(keyOf(row), Math.max(next.get(keyOf(row)) ?? 0, row.revision + 1))
  return next
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
  wanted: readonly PricedLine[],
  free: readonly LineRow[],
): Map<PricedLine, LineRow | undefined> {
  const pairs = new Map<PricedLine, LineRow | undefined>(
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

type Priced = Plan['inserts'][number]

const names: ReadonlySet<string> = new Set(['feeName', 'feeNameEn'])

/**
 * A draft becomes what it should be; a confirmed one has to be looked at again then, and is not touched for a new name
 * of its fee alone, nor to keep the terms of its price.
 */
function settle(plan: Draft, row: LineRow, values: Partial<Priced>): void {
  const entries = Object.entries(values).filter(
    ([key, value]) => !isDeepStrictEqual(row[key as keyof LineRow], plain(value)),
  )
  const isRenamed = entries.every(
    ([key]) => names.has(key) || (key === 'explanation' && gainsTerms(row, values)),
  )
  if (entries.length === 0 || (isRenamed && row.status !== feeLineStatuses.estimated)) {
    plan.unchanged += 1
    return
  }
  const changes = { ...Object.fromEntries(entries), status: feeLineStatuses.estimated }
  plan.updates.push({ row, changes })
}

/** Whether the reasons of a line are as they were, beside the terms of its price, which lines did not always keep. */
function gainsTerms({ explanation: before }: LineRow, { explanation: after }: Partial<Priced>) {
  if (!after || before.terms) return false
  const { terms: _terms, ...reasons } = after
  return isDeepStrictEqual(before, plain(reasons))
}

/** As it comes back from the database: JSON knows no undefined. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value

const measured = {
  qty: 'charged',
  amount: 'money',
  netAmount: 'money',
  taxAmount: 'money',
  localAmount: 'money',
} as const satisfies Partial<Record<keyof LineRow, DecimalKind>>
// Keys of the table above.
const measures = Object.keys(measured) as (keyof typeof measured)[]

/** The difference of an audited line and its revisions to what it should be now; nothing is wanted when it is gone. */
function supplement(
  plan: Draft,
  wanted: PricedLine | undefined,
  rows: readonly LineRow[],
  revisions: ReadonlyMap<string, number>,
): void {
  const held = rows.filter((row) => !isDraft(row))
  const [open] = rows.filter(isDraft)
  const base = wanted ?? gone(first(held))
  const differences = Object.fromEntries(
    measures.map((key) => [
      key,
      round(subtract(base[key], sum(held.map((row) => row[key]))), measured[key]),
    ]),
  ) as Record<(typeof measures)[number], string> // one entry per key
  if (isZero(differences.amount) && isZero(differences.netAmount)) {
    if (open) plan.voids.push(open)
    else plan.unchanged += 1
    return
  }
  const charged = round(sum(held.map(({ amount }) => amount)), 'money')
  const step: ExtraStep = { kind: 'BILLED', amount: differences.amount, charged }
  const { explanation } = base
  const steps = [...explanation.steps, step]
  const values = { ...base, ...differences, explanation: { ...explanation, steps } }
  plan.supplements += 1
  if (open) settle(plan, open, values)
  else plan.inserts.push({ ...values, revision: getFrom(revisions, keyOf(base)) })
}

/** A line of which nothing is left. */
const gone = (row: LineRow): PricedLine => {
  const {
    id: _id,
    tenantNode: _tenant,
    jtNo: _jtNo,
    revision: _revision,
    reversalOf: _reversalOf,
    reversedBy: _reversedBy,
    billId: _billId,
    status: _status,
    accountPeriod: _accountPeriod,
    sendBackReason: _sendBackReason,
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
