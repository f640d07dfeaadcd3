import { add, sum } from '@yuncang/shared/kernel/decimal'
import { reductionStatuses } from '@yuncang/shared/nouns/bill/rules'
import type { BillableLine } from '../../fee-line/service/billing.ts'
import type { ReductionRow } from '../reductions/repo.ts'
import type { BillRow } from '../repo.ts'

type LineSums = Pick<BillRow, 'lineCount' | 'amount' | 'lineNet' | 'lineTax'>
export type Sums = LineSums & Pick<BillRow, 'reduceAmount' | 'payable' | 'netTotal' | 'taxTotal'>

/** What a bill amounts to: its lines, and what its audited reductions take off (docs/domain/bills.md#amounts). */
export function sumsOf(
  lines: readonly BillableLine[],
  reductions: readonly ReductionRow[] = [],
): Sums {
  return withReductions(
    {
      lineCount: lines.length,
      amount: sum(lines.map((line) => line.amount)),
      lineNet: sum(lines.map((line) => line.netAmount)),
      lineTax: sum(lines.map((line) => line.taxAmount)),
    },
    reductions,
  )
}

export function withReductions(of: LineSums, reductions: readonly ReductionRow[]): Sums {
  const passed = reductions.filter(({ status }) => status === reductionStatuses.passed)
  const reduceAmount = sum(passed.map((each) => each.amount))
  const { lineCount, amount, lineNet, lineTax } = of
  return {
    lineCount,
    amount,
    lineNet,
    lineTax,
    reduceAmount,
    payable: add(amount, reduceAmount),
    netTotal: add(lineNet, sum(passed.map((each) => each.netAmount))),
    taxTotal: add(lineTax, sum(passed.map((each) => each.taxAmount))),
  }
}
