import type { Read } from '@yuncang/db/handle'
import type { FeeExplanation } from '@yuncang/shared/nouns/fee-line/record'
import { addDays } from '@yuncang/shared/kernel/calendar'
import { digitsOf } from '@yuncang/shared/kernel/currency'
import { add, compare, multiply, roundMoney, splitTax, sum } from '@yuncang/shared/kernel/decimal'
import { feeLineStatuses, isUnbilled } from '@yuncang/shared/nouns/fee-line/rules'
import * as repo from '../repo.ts'
import { allParts } from '../split/repo.ts'

/** An invariant (docs/domain/invariants.md) that fee lines break, with their figures. */
export type FeeBreach = { invariant: number; line: string; detail: string }

/**
 * Invariants 7, 8 and 9 of docs/domain/invariants.md over every fee line of the tenant; an empty list is what there
 * should be.
 */
export async function breachesOfFees(db: Read): Promise<FeeBreach[]> {
  const lines = await repo.allLive(db)
  const storage = lines.filter(({ jfmoduleId, source }) => jfmoduleId === 'CC' && source === 'AUTO')
  const holdings = Map.groupBy(
    storage,
    ({ businessId, customerId }) => `${businessId} ${customerId}`,
  )
  const splits = Map.groupBy(await allParts(db), ({ splitNo }) => splitNo)
  return [
    ...[...holdings.values()].flatMap(breachesOfPeriods),
    ...lines.flatMap(breachesOfLine),
    ...lines.flatMap((line) => breachesOfReversal(line, lines)),
    ...[...splits.values()].flatMap(breachesOfSplit),
  ]
}

const saying = (line: repo.LineRow) => (invariant: number, detail: string) => ({
  invariant,
  line: `${line.jtNo} ${line.feeCode} ${line.periodFrom} r${line.revision}`,
  detail,
})

/** The periods of one fee do not overlap, and all of a document's storage together has no gap. */
function breachesOfPeriods(lines: readonly repo.LineRow[]): FeeBreach[] {
  const found: FeeBreach[] = []
  const ends = new Map<string, { from: string; to: string }>()
  let covered = ''
  for (const line of lines.toSorted((a, b) => (a.periodFrom < b.periodFrom ? -1 : 1))) {
    const { feeCode, periodFrom: from, periodTo: to } = line
    const before = ends.get(feeCode)
    const isSame = before?.from === from && before.to === to
    if (before && !isSame && from <= before.to)
      found.push(saying(line)(7, `begins on ${from}, before the end on ${before.to}`))
    if (covered !== '' && from > addDays(covered, 1))
      found.push(saying(line)(7, `begins on ${from} after ${covered}`))
    if (to > covered) covered = to
    ends.set(feeCode, { from, to })
  }
  return found
}

function breachesOfLine(line: repo.LineRow): FeeBreach[] {
  const say = saying(line)
  const found: FeeBreach[] = []
  const { amount, netAmount, taxAmount, billId, exchangeRate, localAmount, currency } = line
  if (compare(amount, add(netAmount, taxAmount)) !== 0)
    found.push(say(8, `${amount} is not ${netAmount} + ${taxAmount}`))
  if (isUnbilled(line) !== (billId === null))
    found.push(say(8, `status ${line.status}, bill ${billId}`))
  if (line.isMissingPrice) return found
  if (line.revision === 0 && line.reversalOf === null) {
    const local = roundMoney(multiply(amount, exchangeRate))
    if (compare(local, localAmount) !== 0) found.push(say(8, `${localAmount} CNY is not ${local}`))
    const { net } = splitTax(amount, line.taxRate, digitsOf(currency))
    if (line.taxIncluded && compare(net, netAmount) !== 0)
      found.push(say(8, `net ${netAmount} of ${amount}`))
  }
  return [...found, ...breachesOfExplanation(line)]
}

/** The parts add up to the first step, and the last one is the amount. */
function breachesOfExplanation(line: repo.LineRow): FeeBreach[] {
  const say = saying(line)
  // Written by the rating engine and reconcile.
  const { parts, steps } = line.explanation as FeeExplanation
  const counted = steps.flatMap((step) => (step.kind === 'MISSING' ? [] : [step]))
  const [first, last] = [counted[0], counted.at(-1)]
  if (!first || !last) return [say(7, 'no reasons')]
  const found: FeeBreach[] = []
  const total = sum(parts.map((part) => part.amount))
  if (compare(total, first.amount) !== 0) found.push(say(7, `parts ${total}, step ${first.amount}`))
  const told = line.taxIncluded || last.kind === 'BILLED' ? line.amount : line.netAmount
  if (compare(roundMoney(last.amount), told) !== 0)
    found.push(say(7, `last step ${last.amount}, amount ${told}`))
  return found
}

const taken = ['qty', 'amount', 'netAmount', 'taxAmount', 'localAmount'] as const

function breachesOfReversal(line: repo.LineRow, lines: readonly repo.LineRow[]): FeeBreach[] {
  if (line.reversalOf === null) return []
  const original = lines.find(({ id }) => id === line.reversalOf)
  const isRight =
    original?.reversedBy === line.id &&
    taken.every((key) => compare(add(original[key], line[key]), '0') === 0)
  return isRight ? [] : [saying(line)(9, `${line.amount} does not take ${original?.amount} back`)]
}

/** The parts of a split charge are voided together, and come to it. */
function breachesOfSplit(parts: readonly repo.LineRow[]): FeeBreach[] {
  const voided = parts.filter(({ status }) => status === feeLineStatuses.voided)
  return parts.flatMap((part) => {
    const say = saying(part)
    // Written by split.
    const { steps } = part.explanation as FeeExplanation
    const whole = steps.find((step) => step.kind === 'SHARE')?.whole
    if (!whole) return [say(8, `no reason of a share in ${part.splitNo}`)]
    const found: FeeBreach[] = []
    if (part.status !== feeLineStatuses.voided && voided.length > 0)
      found.push(say(8, `stands alone in ${part.splitNo}: ${voided.length} parts are voided`))
    const total = sum(parts.map((each) => (each.taxIncluded ? each.amount : each.netAmount)))
    if (compare(total, whole.amount) !== 0 || parts.length !== whole.parts)
      found.push(
        say(8, `${parts.length} parts of ${part.splitNo} come to ${total}, not ${whole.amount}`),
      )
    return found
  })
}
