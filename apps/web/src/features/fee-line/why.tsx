import type { FeeExplanation, FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import {
  type FeeLack,
  priceSourceLabels,
  type PriceSource,
} from '@yuncang/shared/nouns/fee-line/rules'
import { stepsOf, stepWords } from '@yuncang/shared/nouns/fee-line/reasons'
import { calcMethodLabels, type CalcMethod } from '@yuncang/shared/nouns/cost-code/calc-methods'
import { termWords } from '@yuncang/shared/nouns/tariff/rule-words'
import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { currentLanguage, listed } from '../../lib/language.ts'
import { exact, money } from '../../lib/money.ts'
import { useCan } from '../../session/session-context.tsx'
import { Facts } from '../../ui/facts.tsx'
import { CureLink } from './cure-link.tsx'
import { percent, unitLabel } from '../../records/prices/figures.ts'
import { DayTable, MonthTable, QuantityTable } from '../../records/prices/why-parts.tsx'
import '../../records/prices/why.css'

type Step = FeeExplanation['steps'][number]
type MissingStep = Extract<Step, { kind: 'MISSING' }>

/** Why an amount is what it is: the rows, and each step from their sum to the amount. */
export function Why({ line }: { line: FeeLineDetail }) {
  const { t } = useTranslation()
  const { parts, steps } = line.explanation
  const days = parts.filter((part) => part.kind === 'DAYS')
  const quantities = parts.filter((part) => part.kind === 'QUANTITY')
  const missing = steps.find((step) => step.kind === 'MISSING')
  const lack = missing && cured[missing.what]
  return (
    <section className="fee-why" aria-label={t('feeLine.why')}>
      {missing && (
        <Alert
          type="warning"
          showIcon
          title={missingWords(t, missing)}
          {...(lack && {
            action: (
              <CureLink lack={lack} line={line}>
                {t(lack === 'rate' ? 'feeLine.enterRate' : 'feeLine.seePrices')}
              </CureLink>
            ),
          })}
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

/** What can be entered; a quantity or value of goods is not the matter of a price. */
const cured: Partial<Record<MissingStep['what'], FeeLack>> = {
  PRICE: 'price',
  TIERS: 'price',
  TERMS: 'price',
  AMOUNT: 'price',
  RATE: 'rate',
}

function missingWords(t: TFunction, { what, detail }: MissingStep): string {
  switch (what) {
    case 'PRICE':
      return t('feeLine.why.MISSING_PRICE')
    case 'RATE':
      return t('feeLine.why.MISSING_RATE', { detail })
    case 'UNIT':
      return t('feeLine.why.MISSING_UNIT', { detail: unitLabel(detail) })
    case 'VALUE':
      return t('feeLine.why.MISSING_VALUE')
    case 'TIERS':
      return t('feeLine.why.MISSING_TIERS', { row: detail })
    case 'TERMS':
      return t('feeLine.why.MISSING_TERMS')
    case 'AMOUNT':
      return t('feeLine.why.MISSING_AMOUNT')
  }
}

/** From the sum of the rows over minimum, maximum and rounding to tax and CNY. */
function Steps({ line }: { line: FeeLineDetail }) {
  const { t } = useTranslation()
  const { explanation, netAmount, taxAmount, taxRate, currency } = line
  const steps = stepsOf(explanation)
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
              <td className="said">{stepWords(currentLanguage(), step, currency)}</td>
              <td className="figure">{money(step.amount, currency)}</td>
            </tr>
          ))}
          <tr>
            <td className="said">{tax}</td>
            <td className="figure">
              {t('feeLine.why.taxText', {
                net: money(netAmount, currency),
                tax: money(taxAmount, currency),
              })}
            </td>
          </tr>
          {currency !== 'CNY' && (
            <tr>
              <td className="said">
                {t('feeLine.why.local', { rate: exact(line.exchangeRate, 2) })}
              </td>
              <td className="figure">{money(line.localAmount, 'CNY')}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('feeLine.field.amount')}</td>
            <td className="figure">
              {money(line.amount, currency)} {currency}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="hint" />
    </>
  )
}

type RuleProps = { line: FeeLineDetail; rule: NonNullable<FeeExplanation['rule']> }

/** The billing rule that stood in for the price line, and the way to it for who may see cost lists. */
function RuleSaid({ line, rule }: RuleProps) {
  const { t } = useTranslation()
  const mayRead = useCan('costList:read')
  const terms = listed(termWords(rule.terms, currentLanguage()))
  const said = t('record.rule.applied', { code: rule.ruleCode, terms })
  if (!mayRead) return said
  return (
    <Link
      to="/contract/costList/rules/$id"
      params={{ id: line.sheetId }}
      search={{ ruleVersion: line.ruleVersion }}
    >
      {said}
    </Link>
  )
}

function Source({ line }: { line: FeeLineDetail }) {
  const { t } = useTranslation()
  const { priceSource, ruleVersion, calcMethod } = line
  const { rule } = line.explanation
  // The server sends no other words than these.
  const source = priceSourceLabels[priceSource as PriceSource][currentLanguage()]
  const version = ruleVersion > 0 ? t('feeLine.why.version', { n: ruleVersion }) : ''
  return (
    <Facts
      items={[
        [t('feeLine.why.source'), [source, version].join(' ').trim()],
        ...(rule
          ? [[t('feeLine.why.rule'), <RuleSaid key="rule" line={line} rule={rule} />] as const]
          : []),
        // As above.
        [t('feeLine.why.method'), calcMethodLabels[calcMethod as CalcMethod][currentLanguage()]],
        [t('feeLine.field.jtNo'), line.jtNo],
        [t('feeLine.field.receiptNo'), line.receiptNo],
        [t('feeLine.field.traits'), Object.values(line.traits).join(' ')],
        [t('feeLine.field.remark'), line.remark],
      ]}
    />
  )
}
