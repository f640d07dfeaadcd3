import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { exact, money } from '@yuncang/shared/kernel/exact'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import { percent, price, quantityIn } from '@yuncang/shared/nouns/tariff/figures'
import type { FeeExplanation, FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import {
  ageSpan,
  stepsOf,
  stepWords,
  type AmountStep,
} from '@yuncang/shared/nouns/fee-line/reasons'
import type { RowGroup, Section } from '../../../papers/description.ts'
import { rowsOf } from '../../../papers/limits.ts'
import { paperWords } from './paper-words.ts'

/**
 * How the amounts came about: the days of storage in rows of one balance, age and price, and what leads from their sum
 * to the amount. A fee that is one quantity at one price says all there is in its own row. A sentence stands for more
 * rows than the paper has room for.
 */
export function proofOf(
  lines: readonly FeeLineDetail[],
  locale: Locale,
  rowsAtMost: number,
): Section[] {
  const words = paperWords[locale]
  const groups = lines.flatMap((line, at) =>
    isPlain(line.explanation) ? [] : [groupOf(line, at + 1, locale)],
  )
  if (groups.length === 0) return []
  const table: Section = {
    kind: 'table',
    title: words.proof,
    isApart: true,
    columns: [
      { title: words.days, share: 2.4 },
      { title: words.dayCount, align: 'right', share: 0.7 },
      { title: words.inStore, align: 'right', share: 1.6 },
      { title: words.age, align: 'right', share: 1.1 },
      { title: words.price, align: 'right' },
      { title: words.gross, align: 'right', share: 1.4 },
    ],
    groups,
  }
  const rows = rowsOf({ sections: [table] })
  if (rows > rowsAtMost)
    return [{ kind: 'words', title: words.proof, texts: [words.proofLeftOut(rows)] }]
  return [table, { kind: 'words', texts: [words.proofHint] }]
}

/** One quantity at one price, with nothing between them and the amount but the rounding. */
const isPlain = (explanation: FeeExplanation): boolean =>
  explanation.parts.length <= 1 &&
  explanation.parts.every(({ kind }) => kind === 'QUANTITY') &&
  stepsOf(explanation).every(({ kind }) => kind === 'RAW' || kind === 'ROUNDED')

/** The sum of one row is that row, and what is rounded is the amount of the fee. */
const isSaid = ({ kind }: AmountStep, rows: number): boolean =>
  kind !== 'ROUNDED' && (kind !== 'RAW' || rows > 1)

function groupOf(line: FeeLineDetail, at: number, locale: Locale): RowGroup {
  const words = paperWords[locale]
  const { explanation, masterBillNo, businessNo, amount, currency } = line
  const document = [businessNo, masterBillNo].filter(Boolean).join(' / ')
  return {
    head: words.proofOf(String(at), feeNameIn(locale, line), document),
    rows: explanation.parts.map((part) => rowOf(part, line, locale)),
    steps: stepsOf(explanation)
      .filter((step) => isSaid(step, explanation.parts.length))
      .map((step) => [stepWords(locale, step, currency), money(step.amount, currency)]),
    sums: [words.lineAmount, '', '', '', '', `${money(amount, currency)} ${currency}`],
  }
}

function rowOf(part: FeeExplanation['parts'][number], line: FeeLineDetail, locale: Locale) {
  const words = paperWords[locale]
  const isRate = line.calcMethod === 'PERCENT_YEAR'
  const priced = isRate ? percent(part.price) : price(part.price, line.currency)
  const qty = isRate ? `${exact(part.qty, 2)} CNY` : quantityIn(locale, part.qty, line.unit)
  const amount = money(part.amount, line.currency)
  return part.kind === 'QUANTITY'
    ? [part.month ?? '', '', qty, '', priced, amount]
    : [
        words.fromTo(part.from, part.to),
        String(part.days),
        qty,
        ageSpan(part),
        part.isFree ? words.free : priced,
        amount,
      ]
}
