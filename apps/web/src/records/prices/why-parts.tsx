import type { FeeExplanation, FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { add, sum } from '@yuncang/shared/kernel/decimal'
import { ageSpan, stepWords } from '@yuncang/shared/nouns/fee-line/reasons'
import { daysInStore } from '@yuncang/shared/nouns/tariff/rating/storage'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { exact, money } from '../../lib/money.ts'
import { percent, price, quantity, quantityWithUnit, unitLabel } from './figures.ts'

type Part = FeeExplanation['parts'][number]
/** What the reasons of an amount are told with. */
export type ExplainedLine = Pick<
  FeeLine,
  'unit' | 'calcMethod' | 'currency' | 'isMissingPrice' | 'qty' | 'revision'
>

type DayPart = Extract<Part, { kind: 'DAYS' }>
type QuantityPart = Extract<Part, { kind: 'QUANTITY' }>

/** The days of storage in rows of one balance, age group and price, so that anybody can add them up. */
export function DayTable({ line, parts }: { line: ExplainedLine; parts: readonly DayPart[] }) {
  const { t } = useTranslation()
  const unit = unitLabel(line.unit)
  const isByValue = line.calcMethod === 'PERCENT_YEAR'
  // Nothing is said of what nobody has priced.
  const isPriced = line.isMissingPrice === 0
  const priceOf = (part: DayPart) =>
    isPriced ? (isByValue ? percent(part.price) : price(part.price, line.currency)) : '—'
  const amountOf = (amount: string) => (isPriced ? money(amount, line.currency) : '—')
  const raw = sum(parts.map(({ amount }) => amount))
  return (
    <>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>{t('feeLine.why.span')}</th>
              <th className="figure">{t('feeLine.why.count')}</th>
              <th className="figure">
                {isByValue ? t('feeLine.why.value') : t('feeLine.why.balance', { unit })}
              </th>
              <th className="figure">{t('feeLine.why.age')}</th>
              <th className="figure">
                {isByValue ? t('feeLine.why.yearRate') : t('feeLine.why.price')}
              </th>
              <th className="figure">{t('feeLine.why.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, row) => (
              // The rows of an explanation do not move.
              <tr key={row} className={part.isFree ? 'free' : ''}>
                <td className="span">
                  <span>{part.from}</span> <span>~ {part.to}</span>
                </td>
                <td className="figure">{part.days}</td>
                <td className="figure">
                  {isByValue ? exact(part.qty, 2) : quantity(part.qty, line.unit)}
                </td>
                <td className="figure">{ageSpan(part)}</td>
                <td className="figure">{part.isFree ? t('feeLine.why.free') : priceOf(part)}</td>
                <td className="figure">{amountOf(part.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={5}>
                {stepWords(currentLanguage(), { kind: 'RAW', amount: raw }, line.currency)}
              </td>
              <td className="figure">{amountOf(raw)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <DaySummary line={line} parts={parts} />
    </>
  )
}

/** How many days were free and how many were charged; lots of one day count once. */
function DaySummary({ line, parts }: { line: ExplainedLine; parts: readonly DayPart[] }) {
  const { t } = useTranslation()
  const free = daysInStore(parts.filter(({ isFree }) => isFree))
  const paid = daysInStore(parts.filter(({ isFree }) => !isFree))
  const isByValue = line.calcMethod === 'PERCENT_YEAR'
  const said = [
    free > 0 ? t('feeLine.why.freeDays', { days: free }) : '',
    paid > 0 && line.revision === 0 && !isByValue
      ? t('feeLine.why.paidDays', { days: paid, qty: quantityWithUnit(line) })
      : '',
    t(isByValue ? 'feeLine.why.yearRule' : 'feeLine.why.dayRule'),
  ]
  return <p className="hint">{said.filter((each) => each !== '').join(' · ')}</p>
}

/** Storage by the month: the most of each month in store, and what of it earlier lines had counted. */
export function MonthTable({
  line,
  parts,
}: {
  line: ExplainedLine
  parts: readonly QuantityPart[]
}) {
  const { t } = useTranslation()
  const unit = unitLabel(line.unit)
  const isByDays = line.calcMethod === 'UNIT' && line.unit === '天'
  const figureOf = (qty: string) => quantity(qty, line.unit)
  return (
    <>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>{t('feeLine.why.month')}</th>
              {!isByDays && <th className="figure">{t('feeLine.why.most', { unit })}</th>}
              {!isByDays && <th className="figure">{t('feeLine.why.before')}</th>}
              <th className="figure">{t('feeLine.why.qty', { unit })}</th>
              <th className="figure">{t('feeLine.why.price')}</th>
              <th className="figure">{t('feeLine.why.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ month, qty, before = '0', ...part }) => (
              <tr key={month}>
                <td>{month}</td>
                {!isByDays && <td className="figure">{figureOf(add(qty, before))}</td>}
                {!isByDays && <td className="figure">{figureOf(before)}</td>}
                <td className="figure">{figureOf(qty)}</td>
                <td className="figure">{price(part.price, line.currency)}</td>
                <td className="figure">{money(part.amount, line.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">{t(isByDays ? 'feeLine.why.monthDays' : 'feeLine.why.monthRule')}</p>
    </>
  )
}

/** Quantities at their prices: one row, or one for every tier. */
export function QuantityTable({
  line,
  parts,
}: {
  line: ExplainedLine
  parts: readonly QuantityPart[]
}) {
  const { t } = useTranslation()
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            <th className="figure">{t('feeLine.why.qty', { unit: unitLabel(line.unit) })}</th>
            <th className="figure">{t('feeLine.why.price')}</th>
            <th className="figure">{t('feeLine.why.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, row) => (
            // The rows of an explanation do not move.
            <tr key={row}>
              <td className="figure">{quantity(part.qty, line.unit)}</td>
              <td className="figure">{price(part.price, line.currency)}</td>
              <td className="figure">{money(part.amount, line.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
