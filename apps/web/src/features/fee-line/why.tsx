import type { FeeExplanation, FeeLineDetail } from '@yuncang/shared/contracts/fee-line-record'
import { priceSourceLabels, type PriceSource } from '@yuncang/shared/domain/fee-line'
import { calcMethodLabels, type CalcMethod } from '@yuncang/shared/domain/tariff'
import { Alert } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { Facts } from '../../ui/facts.tsx'
import { exact, money, percent } from './figures.ts'
import { DayTable, MonthTable, QuantityTable } from './why-parts.tsx'
import './fee-line.css'

type Step = FeeExplanation['steps'][number]
type MissingStep = Extract<Step, { kind: 'MISSING' }>

/** Why an amount is what it is: the rows, and each step from their sum to the amount. */
export function Why({ line }: { line: FeeLineDetail }) {
  const { t } = useTranslation()
  const { parts, steps } = line.explanation
  const days = parts.filter((part) => part.kind === 'DAYS')
  const quantities = parts.filter((part) => part.kind === 'QUANTITY')
  const missing = steps.find((step) => step.kind === 'MISSING')
  return (
    <section className="fee-why" aria-label={t('feeLine.why')}>
      {missing && (
        <Alert
          type="warning"
          showIcon
          title={missingWords(t, missing)}
          style={{ marginBottom: 16 }}
        />
      )}
      {line.isOpen === 1 && (
        <Alert type="info" showIcon title={t('feeLine.openHint')} style={{ marginBottom: 16 }} />
      )}
      {days.length > 0 && (
        <>
          <h2>{t('feeLine.why.days')}</h2>
          <DayTable line={line} parts={days} />
        </>
      )}
      {quantities.length > 0 && (
        <>
          <h2>{t('feeLine.why.quantity')}</h2>
          {quantities.some(({ month }) => month !== undefined) ? (
            <MonthTable line={line} parts={quantities} />
          ) : (
            <>
              <QuantityTable line={line} parts={quantities} />
              <p className="hint" />
            </>
          )}
        </>
      )}
      {line.isMissingPrice === 0 && <Steps line={line} />}
      <Source line={line} />
    </section>
  )
}

function missingWords(t: TFunction, { what, detail }: MissingStep): string {
  switch (what) {
    case 'PRICE':
      return t('feeLine.why.MISSING_PRICE')
    case 'RATE':
      return t('feeLine.why.MISSING_RATE', { detail })
    case 'UNIT':
      return t('feeLine.why.MISSING_UNIT', { detail })
    case 'VALUE':
      return t('feeLine.why.MISSING_VALUE')
  }
}

function stepWords(t: TFunction, step: Exclude<Step, MissingStep>): string {
  switch (step.kind) {
    case 'RAW':
      return t('feeLine.why.RAW')
    case 'MINIMUM': {
      const { minCharge, month, days, ofDays } = step
      const min = money(minCharge)
      if (month === undefined) return t('feeLine.why.MINIMUM', { min })
      if (days === undefined) return t('feeLine.why.MINIMUM_MONTH', { month, min })
      return t('feeLine.why.MINIMUM_DAYS', { month, min, days, ofDays })
    }
    case 'EARLIER': {
      const { raw, charged } = step
      return t('feeLine.why.EARLIER', { raw: exact(raw, 2), charged: exact(charged, 2) })
    }
    case 'CAP':
      return t('feeLine.why.CAP', { max: money(step.maxCharge) })
    case 'ROUNDED':
      return t('feeLine.why.ROUNDED')
    case 'BILLED':
      return t('feeLine.why.BILLED', { charged: money(step.charged) })
  }
}

/** From the sum of the rows over minimum, maximum and rounding to tax and CNY. */
function Steps({ line }: { line: FeeLineDetail }) {
  const { t } = useTranslation()
  const { explanation, netAmount, taxAmount, taxRate, currency } = line
  const steps = explanation.steps.filter((step) => step.kind !== 'MISSING')
  const rate = percent(taxRate)
  const tax = line.taxIncluded
    ? t('feeLine.why.tax', { rate })
    : t('feeLine.why.taxOnTop', { rate })
  return (
    <>
      <h2>{t('feeLine.why.steps')}</h2>
      <table>
        <tbody>
          {steps.map((step, row) => (
            // The steps of an explanation do not move.
            <tr key={row}>
              <td className="said">{stepWords(t, step)}</td>
              <td className="figure">{exact(step.amount, 2)}</td>
            </tr>
          ))}
          <tr>
            <td className="said">{tax}</td>
            <td className="figure">
              {t('feeLine.why.taxText', { net: money(netAmount), tax: money(taxAmount) })}
            </td>
          </tr>
          {currency !== 'CNY' && (
            <tr>
              <td className="said">
                {t('feeLine.why.local', { rate: exact(line.exchangeRate, 2) })}
              </td>
              <td className="figure">{money(line.localAmount)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('feeLine.field.amount')}</td>
            <td className="figure">
              {money(line.amount)} {currency}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="hint" />
    </>
  )
}

function Source({ line }: { line: FeeLineDetail }) {
  const { t } = useTranslation()
  const { priceSource, ruleVersion, calcMethod } = line
  // The server sends no other words than these.
  const source = priceSourceLabels[priceSource as PriceSource][currentLanguage()]
  const version = ruleVersion > 0 ? t('feeLine.why.version', { n: ruleVersion }) : ''
  return (
    <Facts
      items={[
        [t('feeLine.why.source'), [source, version].join(' ').trim()],
        // As above.
        [t('feeLine.why.method'), calcMethodLabels[calcMethod as CalcMethod][currentLanguage()]],
        [t('feeLine.field.jtNo'), line.jtNo],
        [t('feeLine.field.remark'), line.remark],
      ]}
    />
  )
}
