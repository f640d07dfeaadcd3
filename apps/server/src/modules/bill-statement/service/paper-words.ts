import type { Locale } from '@yuncang/shared/kernel/messages/types'

/** What a statement of account says on paper beside its own values. */
const zh = {
  title: '客户对账单',
  customer: '客户',
  days: '对账期间',
  fromTo: (from: string, to: string) => `${from} 至 ${to}`,
  currency: '币种',
  opening: '期初余额',
  charged: '本期应收',
  settled: '本期核销',
  closing: '期末余额',
  unsettled: '未核销收款（不在余额内）',
  entries: '往来明细',
  ages: '期末余额账龄',
  notDue: '未到期',
  late: (from: number, to: number) => `逾期 ${from}–${to} 天`,
  later: (days: number) => `逾期 ${days} 天以上`,
  note: '账单按审核日期列示，收款不早于其核销的账单；期末余额为截至期末未结清的账单金额。',
  payTo: '收款账户',
  confirmed: '客户确认',
  issued: '出具单位',
}
export type StatementPaperWords = typeof zh

const en: StatementPaperWords = {
  title: 'Statement of account',
  customer: 'Customer',
  days: 'Days',
  fromTo: (from, to) => `${from} to ${to}`,
  currency: 'Currency',
  opening: 'Opening balance',
  charged: 'Charged',
  settled: 'Settled',
  closing: 'Closing balance',
  unsettled: 'Money that settles nothing yet (not in the balance)',
  entries: 'Entries',
  ages: 'Closing balance by age',
  notDue: 'Not due',
  late: (from, to) => `${from}–${to} days late`,
  later: (days) => `Over ${days} days late`,
  note: 'Bills stand on the day of their audit, money never before the bills that it settles; the closing balance is what is outstanding of them on the last day.',
  payTo: 'Pay to',
  confirmed: 'Confirmed by the customer',
  issued: 'Issued by',
}

export const paperWords: Record<Locale, StatementPaperWords> = { zh, en }
