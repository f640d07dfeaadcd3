import { isZero } from '@yuncang/shared/kernel/decimal'
import type { StatementSums } from '@yuncang/shared/nouns/bill-statement/contract'
import { debtAges } from '@yuncang/shared/nouns/report/rules'
import { useTranslation } from 'react-i18next'
import { money } from '../../lib/money.ts'
import { Facts } from '../../ui/facts.tsx'

const [first, second, third] = debtAges

/** What was owed before the days of a statement and after them, and since when what is left is due. */
export function Balances({ sums }: { sums: StatementSums }) {
  const { t } = useTranslation()
  const { currency } = sums
  const shown = (amount: string) => `${money(amount, currency)} ${currency}`
  const late = [
    [t('statement.late', { from: 1, to: first }), sums.first],
    [t('statement.late', { from: first + 1, to: second }), sums.second],
    [t('statement.late', { from: second + 1, to: third }), sums.third],
    [t('statement.later', { days: third }), sums.older],
  ] as const
  return (
    <section className="card">
      <Facts
        items={[
          [t('statement.opening'), shown(sums.opening)],
          [t('statement.charged'), shown(sums.charged)],
          [t('statement.settled'), shown(sums.settled)],
          [t('statement.closing'), <strong key="closing">{shown(sums.closing)}</strong>],
          [t('statement.notDue'), shown(sums.notDue)],
          ...late.flatMap(([label, amount]) =>
            isZero(amount) ? [] : [[label, shown(amount)] as const],
          ),
          [t('statement.unsettled'), shown(sums.unsettled)],
        ]}
      />
      <p className="hint" style={{ margin: '8px 0 0' }}>
        {t('statement.hint')}
      </p>
    </section>
  )
}
