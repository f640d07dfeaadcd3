import type { Read } from '@yuncang/db/handle'
import type { FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import { exact, money } from '@yuncang/shared/kernel/exact'
import { isZero, negate, sum } from '@yuncang/shared/kernel/decimal'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import {
  billStatusLabels,
  daysOf,
  isCredit,
  reductionStatuses,
  standing,
  type BillStatus,
} from '@yuncang/shared/nouns/bill/rules'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import { billedIn } from '@yuncang/shared/nouns/fee-line/billed'
import { chargedIn, percent, price } from '@yuncang/shared/nouns/tariff/figures'
import type { Column, Paper, Section } from '../../../papers/description.ts'
import type { PaperDescription } from '../../../papers/kind.ts'
import { paperLimits, rowsOf } from '../../../papers/limits.ts'
import { provenLinesOfBill } from '../../fee-line/service/billing.ts'
import { valueOf } from '../../param/service/param.ts'
import { ofBill, type ReductionRow } from '../reductions/repo.ts'
import type { BillRow } from '../repo.ts'
import { proofOf } from './paper-proof.ts'
import { paperWords, type BillPaperWords } from './paper-words.ts'
import { mustSee } from './read.ts'

/** A bill on paper: what is to be paid, its fees, what was taken off, and how each amount came about. */
export const billPaper: PaperDescription = {
  async describe(db, ctx, id) {
    const row = await mustSee(db, ctx, id)
    const { locale } = ctx.call
    const words = paperWords[locale]
    const lines = await provenLinesOfBill(db, row.id)
    const sections: Section[] = [
      await factsOf(db, row, { words, lines }),
      feesOf(lines, row, locale),
      ...reductionsOf(await ofBill(db, row.id), locale),
      ...requestOf(row, words),
      {
        kind: 'signatures',
        parties: [
          { role: words.confirmed, name: row.customerName },
          { role: words.issued, name: ctx.tenant.name },
        ],
      },
    ]
    return {
      locale,
      title: titleOf(row, words),
      no: row.billNo,
      ...markOf(row.status, locale),
      isWide: true,
      sections: [...sections, ...proofOf(lines, locale, paperLimits.rows - rowsOf({ sections }))],
    }
  },
}

function titleOf(row: BillRow, words: BillPaperWords): string {
  if (isCredit(row)) return row.recPay === 1 ? words.creditTitle : words.payableCreditTitle
  return row.recPay === 1 ? words.title : words.payableTitle
}

/** What nobody has audited, or was given up, says so on each of its pages. */
const markOf = (status: number, locale: Locale): Pick<Paper, 'mark'> =>
  // The database holds no other numbers than these.
  standing.includes(status) ? {} : { mark: billStatusLabels[status as BillStatus][locale] }

/** Why fees of a credit note are given back, each reason once. */
const reasonsOf = (lines: readonly FeeLineDetail[]): string =>
  [...new Set(lines.map(({ remark }) => remark))].filter(Boolean).join('；')

async function factsOf(
  db: Read,
  row: BillRow,
  { words, lines }: { words: BillPaperWords; lines: readonly FeeLineDetail[] },
): Promise<Section> {
  const { from, to } = daysOf(row.period)
  // We are who pays for the other side.
  const isBack = isCredit(row)
  const payTo = row.recPay === 1 && !isBack ? await valueOf(db, 'bill.payTo') : ''
  const asked = isBack ? negate(row.payable) : row.payable
  const reason = isBack ? reasonsOf(lines) : ''
  return {
    kind: 'facts',
    items: [
      [row.recPay === 1 ? words.customer : words.supplier, row.customerName],
      [words.period, words.fromTo(from, to)],
      ...(row.creditOfNo === null ? [] : [[words.creditOf, row.creditOfNo] as const]),
      [
        isBack ? words.creditAmount : words.payable,
        `${money(asked, row.currency)} ${row.currency}`,
      ],
      [isBack ? words.creditDue : words.due, row.dueDate],
      [words.amount, money(row.amount, row.currency)],
      [words.reductions, money(row.reduceAmount, row.currency)],
      [words.net, money(row.netTotal, row.currency)],
      [words.tax, money(row.taxTotal, row.currency)],
      ...(payTo === '' ? [] : [[words.payTo, payTo] as const]),
      ...(reason === '' ? [] : [[words.reason, reason] as const]),
    ],
  }
}

const right = 'right' as const

/** Fees in the currency of the bill; where some are in another, what they are in theirs stands beside. */
function feesOf(lines: readonly FeeLineDetail[], row: BillRow, locale: Locale): Section {
  const words = paperWords[locale]
  const isMixed = lines.some(({ currency }) => currency !== row.currency)
  const columns: Column[] = [
    { title: words.line, share: isMixed ? 0.65 : 0.5 },
    { title: words.document, share: 1.8 },
    { title: words.master, share: 1.8 },
    { title: words.days, share: 2.2 },
    { title: words.quantity, align: right, share: 1.9 },
    { title: words.price, align: right, share: isMixed ? 1.3 : 0.9 },
    ...(isMixed
      ? ([
          { title: words.original, align: right, share: 1.4 },
          { title: words.rate, align: right, share: 1.1 },
        ] as const)
      : []),
    { title: words.taxRate, align: right, share: isMixed ? 1.2 : 0.9 },
    { title: words.net, align: right, share: 1.2 },
    { title: words.tax, align: right, share: 1.1 },
    { title: words.gross, align: right, share: 1.3 },
  ]
  const sumsOf = (label: string, some: readonly FeeLineDetail[]) => {
    const billed = some.map((line) => billedIn(row.currency, line))
    return [
      '',
      label,
      ...Array.from({ length: columns.length - 5 }, () => ''),
      money(sum(billed.map(({ netAmount }) => netAmount)), row.currency),
      money(sum(billed.map(({ taxAmount }) => taxAmount)), row.currency),
      money(sum(billed.map(({ amount }) => amount)), row.currency),
    ]
  }
  const numbered = lines.map((line, at) => ({ line, at: at + 1 }))
  const byFee = Map.groupBy(numbered, ({ line }) => feeNameIn(locale, line))
  return {
    kind: 'table',
    title: words.fees,
    columns,
    empty: words.noFees,
    groups: [...byFee].map(([head, some]) => ({
      head,
      rows: some.map(({ line, at }) => rowOf(line, at, { row, locale, isMixed })),
      ...(some.length > 1 && {
        sums: sumsOf(
          words.sum,
          some.map(({ line }) => line),
        ),
      }),
    })),
    total: sumsOf(`${words.total} ${row.currency}`, lines),
  }
}

type Shown = { row: BillRow; locale: Locale; isMixed: boolean }

function rowOf(line: FeeLineDetail, at: number, { row, locale, isMixed }: Shown): string[] {
  const words = paperWords[locale]
  const { periodFrom: from, periodTo: to, calcMethod, currency } = line
  const { netAmount, taxAmount, amount } = billedIn(row.currency, line)
  const isForeign = currency !== row.currency
  const isRate = calcMethod === 'PERCENT_YEAR'
  const original = [`${money(line.amount, currency)} ${currency}`, exact(line.exchangeRate, 4)]
  const priced = isRate ? percent(line.price) : price(line.price, currency)
  return [
    String(at),
    line.businessNo,
    line.masterBillNo,
    from === to ? to : words.fromTo(from, to),
    chargedIn(locale, line),
    isForeign && !isRate ? `${priced} ${currency}` : priced,
    ...(isForeign ? original : isMixed ? ['', ''] : []),
    percent(line.taxRate),
    money(netAmount, row.currency),
    money(taxAmount, row.currency),
    money(amount, row.currency),
  ]
}

/** What the other side was granted; what still waits for an audit is nobody's promise. */
function reductionsOf(all: readonly ReductionRow[], locale: Locale): Section[] {
  const words = paperWords[locale]
  const passed = all.filter(({ status }) => status === reductionStatuses.passed)
  const [one] = passed
  if (!one) return []
  const sumOf = (figure: (each: ReductionRow) => string) =>
    money(sum(passed.map(figure)), one.currency)
  return [
    {
      kind: 'table',
      title: words.reductions,
      columns: [
        { title: words.fee, share: 2 },
        { title: words.reason, share: 5 },
        { title: words.net, align: right },
        { title: words.tax, align: right },
        { title: words.gross, align: right },
      ],
      groups: [
        {
          rows: passed.map((each) => [
            feeNameIn(locale, each),
            each.reason,
            money(each.netAmount, each.currency),
            money(each.taxAmount, each.currency),
            money(each.amount, each.currency),
          ]),
        },
      ],
      total: [
        words.total,
        '',
        sumOf(({ netAmount }) => netAmount),
        sumOf(({ taxAmount }) => taxAmount),
        sumOf(({ amount }) => amount),
      ],
    },
  ]
}

/** Nobody is asked for what is a credit, or not audited; a credit note says what becomes of it. */
function requestOf(row: BillRow, words: BillPaperWords): Section[] {
  const { recPay, payable, status, dueDate, currency } = row
  const isAsked = recPay === 1 && standing.includes(status)
  if (!isAsked || isZero(payable)) return []
  if (isCredit(row)) {
    const texts = [words.givenBack(`${money(negate(payable), currency)} ${currency}`)]
    return [{ kind: 'words', texts }]
  }
  return [
    { kind: 'words', texts: [words.please(dueDate, `${money(payable, currency)} ${currency}`)] },
  ]
}
