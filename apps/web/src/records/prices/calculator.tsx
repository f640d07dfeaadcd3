import { isFeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { feeTypes } from '@yuncang/shared/nouns/cost-code/fees'
import type { TariffLine } from '@yuncang/shared/nouns/tariff/contract'
import type { AppliedRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import { termWords } from '@yuncang/shared/nouns/tariff/rule-words'
import { chargesOf, totalsOf, type SampleCharge } from '@yuncang/shared/nouns/tariff/sample'
import { stepWords } from '@yuncang/shared/nouns/fee-line/reasons'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage, listed } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import type { CalculatedLine } from './calculated-line.ts'
import { feeNameOf } from './fee-name.ts'
import { percent } from './figures.ts'
import type { Offered } from './offered.ts'
import { sampleOf, usualSample, type TypedSample } from './sample-input.ts'
import { SampleFields } from './sample-fields.tsx'
import { DayTable, MonthTable, QuantityTable } from './why-parts.tsx'
import './calculator.css'
import './why.css'

type Props = {
  lines: readonly CalculatedLine[]
  /** Lines that are not complete yet, and are left out. */
  open: number
  feeOf: Offered['feeOf']
}

/** What a sample order would cost by these lines, draft or not, with the reasons of each amount. */
export function Calculator({ lines, open, feeOf }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<TypedSample>(usualSample)
  const sample = useMemo(() => sampleOf(typed), [typed])
  const settled = useDeferredValue(lines)
  const charges = useMemo(() => {
    const sheet = settled.map((line) => ({ line, isStorage: isStored(feeOf, line) }))
    return sample ? chargesOf(sheet, sample) : []
  }, [settled, feeOf, sample])
  const nameOf = ({ feeCode }: TariffLine) => {
    const fee = feeOf.get(feeCode)
    return fee ? feeNameOf(fee) : feeCode
  }
  const totals = totalsOf(charges)
  return (
    <section className="calculator" aria-label={t('record.calculator.title')}>
      <h3>{t('record.calculator.title')}</h3>
      <p className="hint">{t('record.calculator.hint')}</p>
      <SampleFields typed={typed} onChange={setTyped} />
      {sample === undefined && (
        <p role="status" className="wrong">
          {t('record.calculator.badSample')}
        </p>
      )}
      {open > 0 && <p className="hint">{t('record.calculator.open', { count: open })}</p>}
      <div className="charges">
        {charges.map((charge) => (
          <Charged
            key={charge.index}
            charge={charge}
            name={nameOf(charge.line)}
            rule={settled[charge.index]?.rule}
          />
        ))}
      </div>
      {charges.length === 0 && sample && <p className="hint">{t('record.calculator.nothing')}</p>}
      {totals.map(({ currency, amount }) => (
        <p key={currency} className="total">
          <span>{t('record.calculator.total')}</span>
          <strong>
            {money(amount, currency)} {currency}
          </strong>
        </p>
      ))}
    </section>
  )
}

const monthly = new Set(
  feeTypes.filter(({ trigger }) => trigger === 'MONTHLY').map(({ jfmoduleId }) => jfmoduleId),
)

/** Whether a fee is charged for the time that goods lie there. */
const isStored = (feeOf: Offered['feeOf'], { feeCode }: TariffLine): boolean => {
  const module = feeOf.get(feeCode)?.jfmoduleId ?? ''
  return isFeeModule(module) && monthly.has(module)
}

type ChargedProps = { charge: SampleCharge; name: string; rule: AppliedRule | undefined }

function Charged({ charge, name, rule }: ChargedProps) {
  const { t } = useTranslation()
  const { rating, lack, line } = charge
  if (!rating)
    return (
      <div className="charge">
        <span>{name}</span>
        <span className="hint">{lack && t(`record.calculator.lack.${lack}`)}</span>
      </div>
    )
  return (
    <div className="charge">
      <details>
        <summary>
          <span>{name}</span>
          <strong>
            {money(rating.amounts.gross, line.currency)} {line.currency}
          </strong>
        </summary>
        {rule && (
          <p className="hint">
            {t('record.rule.applied', {
              code: rule.ruleCode,
              terms: listed(termWords(rule.terms, currentLanguage())),
            })}
          </p>
        )}
        <Reasons line={line} rating={rating} />
      </details>
    </div>
  )
}

type Reasoned = { line: TariffLine; rating: NonNullable<SampleCharge['rating']> }

/** The rows of an amount, and each step from their sum to it. */
function Reasons({ line, rating }: Reasoned) {
  const { t } = useTranslation()
  const { parts, steps, amounts } = rating
  const days = parts.filter((part) => part.kind === 'DAYS')
  const quantities = parts.filter((part) => part.kind === 'QUANTITY')
  const { unit, calcMethod, currency } = line
  const told = {
    unit,
    calcMethod,
    currency,
    isMissingPrice: 0 as const,
    qty: rating.quantity,
    revision: 0,
  }
  const isByMonth = quantities.some(({ month }) => month !== undefined)
  return (
    <div className="fee-why">
      {days.length > 0 && <DayTable line={told} parts={days} />}
      {quantities.length > 0 &&
        (isByMonth ? (
          <MonthTable line={told} parts={quantities} />
        ) : (
          <QuantityTable line={told} parts={quantities} />
        ))}
      <table>
        <tbody>
          {steps.map((step, row) => (
            // The steps of a charge do not move.
            <tr key={row}>
              <td className="said">{stepWords(currentLanguage(), step, currency)}</td>
              <td className="figure">{money(step.amount, currency)}</td>
            </tr>
          ))}
          <tr>
            <td className="said">{t('record.calculator.tax', { rate: percent(line.taxRate) })}</td>
            <td className="figure">
              {money(amounts.net, line.currency)} + {money(amounts.tax, line.currency)}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
