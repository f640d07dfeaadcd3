import type { Read } from '@yuncang/db/handle'
import { add, compare, isNegative, sum } from '@yuncang/shared/kernel/decimal'
import { billStatuses, reductionStatuses } from '@yuncang/shared/nouns/bill/rules'
import { outstandingOf } from '@yuncang/shared/nouns/bill/settlement'
import { linesOfBill } from '../../fee-line/service/billing.ts'
import { ofBill as reductionsOf, type ReductionRow } from '../reductions/repo.ts'
import * as repo from '../repo.ts'
import { sumsOf, type Sums } from './sums.ts'

/** Invariant 8 of docs/domain/invariants.md, broken by a bill, with the figures. */
export type BillBreach = { bill: string; detail: string }

/** Invariant 8 over every bill of the tenant; an empty list is what there should be. */
export async function breachesOfBills(db: Read): Promise<BillBreach[]> {
  const found: BillBreach[] = []
  for (const bill of await repo.all(db)) {
    const lines = await linesOfBill(db, bill)
    const reductions = await reductionsOf(db, bill.id)
    const isVoided = bill.status === billStatuses.voided
    const details = isVoided
      ? lines.map(({ id }) => `is voided and holds line ${id}`)
      : [
          ...breachesOfSums(bill, sumsOf(lines, reductions)),
          ...breachesOfLines(lines, reductions),
          ...breachesOfCurrency(bill, lines),
        ]
    found.push(...details.map((detail) => ({ bill: bill.billNo, detail })))
  }
  return found
}

function breachesOfSums(bill: repo.BillRow, sums: Sums): string[] {
  const { lineCount, ...amounts } = sums
  const found = Object.entries(amounts).flatMap(([name, value]) => {
    const told = bill[name as keyof typeof amounts] // a key of the entries
    return compare(told, value) === 0 ? [] : [`${name} is ${told}, its lines say ${value}`]
  })
  if (bill.lineCount !== lineCount) found.push(`${bill.lineCount} lines, there are ${lineCount}`)
  if (compare(bill.outstanding, outstandingOf(bill)) !== 0)
    found.push(`outstanding is ${bill.outstanding}, payable less paid is ${outstandingOf(bill)}`)
  if (compare(bill.payable, add(bill.netTotal, bill.taxTotal)) !== 0)
    found.push(`payable ${bill.payable} is not ${bill.netTotal} + ${bill.taxTotal}`)
  for (const name of ['invoiced', 'paid'] as const)
    if (isNegative(bill[name]) || compare(bill[name], bill.payable.replace('-', '')) > 0)
      found.push(`${name} ${bill[name]} of ${bill.payable}`)
  return found
}

/** A bill in CNY takes fees of any currency, one in another its own. */
const breachesOfCurrency = ({ currency }: repo.BillRow, lines: Lines): string[] =>
  lines
    .filter(({ ownCurrency }) => currency !== 'CNY' && ownCurrency !== currency)
    .map(({ ownCurrency }) => `a bill in ${currency} holds a line in ${ownCurrency}`)

type Lines = Awaited<ReturnType<typeof linesOfBill>>

/** Nothing is taken off a line beyond it. */
function breachesOfLines(lines: Lines, reductions: readonly ReductionRow[]): string[] {
  const passed = reductions.filter(({ status }) => status === reductionStatuses.passed)
  return [...Map.groupBy(passed, ({ feeLineId }) => feeLineId)].flatMap(([id, some]) => {
    const line = lines.find((each) => each.id === id)
    const taken = sum(some.map(({ amount }) => amount))
    return line && !isNegative(add(line.amount, taken))
      ? []
      : [`${taken} taken off ${line?.amount ?? 'no line of it'}`]
  })
}
