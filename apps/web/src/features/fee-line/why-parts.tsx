import type { FeeExplanation, FeeLine } from '@yuncang/shared/contracts/fee-line-record'
import { sum } from '@yuncang/shared/domain/decimal'
import { useTranslation } from 'react-i18next'
import { exact, price, quantity, unitLabel } from './figures.ts'
import { unitOf } from './columns.tsx'

type Part = FeeExplanation['parts'][number]
type DayPart = Extract<Part, { kind: 'DAYS' }>
type QuantityPart = Extract<Part, { kind: 'QUANTITY' }>

const ageOf = ({ ageFrom, ageTo }: DayPart) =>
  ageFrom === ageTo ? String(ageFrom) : `${ageFrom} – ${ageTo}`

/** The days of storage in rows of one balance, age group and price, so that anybody can add them up. */
export function DayTable({ line, parts }: { line: FeeLine; parts: readonly DayPart[] }) {
  const { t } = useTranslation()
  const unit = unitLabel(line.unit)
  return (
    <>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>{t('feeLine.why.from')}</th>
              <th>{t('feeLine.why.to')}</th>
              <th className="figure">{t('feeLine.why.count')}</th>
              <th className="figure">{t('feeLine.why.balance', { unit })}</th>
              <th className="figure">{t('feeLine.why.age')}</th>
              <th className="figure">{t('feeLine.why.price')}</th>
              <th className="figure">{t('feeLine.why.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr
                key={`${part.from} ${part.ageFrom} ${part.price}`}
                className={part.isFree ? 'free' : ''}
              >
                <td>{part.from}</td>
                <td>{part.to}</td>
                <td className="figure">{part.days}</td>
                <td className="figure">{quantity(part.qty, line.unit)}</td>
                <td className="figure">{ageOf(part)}</td>
                <td className="figure">
                  {part.isFree ? t('feeLine.why.free') : price(part.price)}
                </td>
                <td className="figure">{exact(part.amount, 2)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={6}>{t('feeLine.why.RAW')}</td>
              <td className="figure">{exact(sum(parts.map(({ amount }) => amount)), 2)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <DaySummary line={line} parts={parts} />
    </>
  )
}

/** How many days were free and how many were charged; lots of one day count once. */
function DaySummary({ line, parts }: { line: FeeLine; parts: readonly DayPart[] }) {
  const { t } = useTranslation()
  const free = spanOf(parts.filter(({ isFree }) => isFree))
  const paid = spanOf(parts.filter(({ isFree }) => !isFree))
  const qty = quantity(line.qty, line.unit)
  const said = [
    free > 0 ? t('feeLine.why.freeDays', { days: free }) : '',
    paid > 0 && line.revision === 0
      ? t('feeLine.why.paidDays', { days: paid, qty, unit: unitOf(t, line) })
      : '',
    t('feeLine.why.dayRule'),
  ]
  return <p className="hint">{said.filter((each) => each !== '').join(' · ')}</p>
}

/** On how many days there is a row; rows come in the order of their days. */
function spanOf(parts: readonly DayPart[]): number {
  let [days, counted] = [0, '']
  for (const { from, to, days: own } of parts) {
    if (from > counted) days += own
    else if (to > counted) days += own - 1
    if (to > counted) counted = to
  }
  return days
}

/** Quantities at their prices: one row, or one for every tier. */
export function QuantityTable({ line, parts }: { line: FeeLine; parts: readonly QuantityPart[] }) {
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
              <td className="figure">{price(part.price)}</td>
              <td className="figure">{exact(part.amount, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
