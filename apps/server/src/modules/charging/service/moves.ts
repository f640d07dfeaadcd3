import { compare, roundMoney, subtract } from '@yuncang/shared/kernel/decimal'
import type { FeeMove } from '@yuncang/shared/nouns/fee-line/rerate'
import type { LineRow, Plan, PricedLine } from './facts.ts'

/** A plan as people read it: which lines get another amount, which come and which go. */
export function movesOf({ inserts, updates, voids }: Plan): FeeMove[] {
  return [
    ...updates.flatMap(({ row, changes }) => {
      const move = moveOf(row, { ...row, ...changes }, 'CHANGED')
      const isMoved = move.before !== move.after || move.currencyBefore !== move.currency
      return isMoved || row.isMissingPrice !== move.isMissingPrice ? [move] : []
    }),
    ...voids.map((row) => moveOf(row, { ...row, amount: '0.00', localAmount: '0.00' }, 'VOIDED')),
    ...inserts.map((line) => moveOf(undefined, line, line.revision > 0 ? 'SUPPLEMENT' : 'NEW')),
  ].filter(({ kind, before, after }) => kind === 'CHANGED' || compare(before, after) !== 0)
}

function moveOf(row: LineRow | undefined, line: PricedLine, kind: FeeMove['kind']): FeeMove {
  const before = row ?? { amount: '0.00', localAmount: '0.00', currency: line.currency }
  return {
    kind,
    lineId: row?.id ?? '',
    jtNo: row?.jtNo ?? '',
    status: row?.status ?? 0,
    customerId: line.customerId,
    customerName: line.customerName,
    feeCode: line.feeCode,
    feeName: line.feeName,
    feeNameEn: line.feeNameEn,
    businessNo: line.businessNo,
    masterBillNo: line.masterBillNo,
    periodFrom: line.periodFrom,
    periodTo: line.periodTo,
    currencyBefore: before.currency,
    currency: line.currency,
    before: before.amount,
    after: line.amount,
    localDifference: roundMoney(subtract(line.localAmount, before.localAmount)),
    isMissingPrice: line.isMissingPrice,
  }
}
