import { Link, useSearch } from '@tanstack/react-router'
import { roundMoney, sum } from '@yuncang/shared/kernel/decimal'
import type { FeeLineFamily, RelatedLine } from '@yuncang/shared/nouns/fee-line/record'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { money } from '../../lib/money.ts'
import { feeLineSearch } from './search.ts'
import { FeeStatus } from './status.tsx'

/** What another line is to this one. */
function relationOf(t: TFunction, line: FeeLineFamily, other: RelatedLine): string {
  if (other.id === line.reversalOf) return t('feeLine.related.takenBack')
  if (other.reversalOf === line.id) return t('feeLine.related.takesBack')
  if (other.reversalOf !== null) return t('feeLine.reversal')
  return other.revision === 0
    ? t('feeLine.related.first')
    : t('feeLine.supplement', { n: other.revision })
}

/** The differences of a line, the line that it is a difference to, and what takes it back: what they come to together. */
export function RelatedLines({ line }: { line: FeeLineFamily }) {
  const { t } = useTranslation()
  const search = feeLineSearch.parse(useSearch({ strict: false }))
  const { related, currency, customerId, periodTo } = line
  if (related.length === 0) return null
  const together = roundMoney(sum([line, ...related].map(({ amount }) => amount)))
  return (
    <section className="fee-why" aria-label={t('feeLine.related')}>
      <h2>{t('feeLine.related')}</h2>
      <div className="scroll">
        <table>
          <tbody>
            {related.map((other) => (
              <tr key={other.id}>
                <td>
                  <Link to="/fee/feeLine/index/$id" params={{ id: other.id }} search={search}>
                    {relationOf(t, line, other)} {other.jtNo}
                  </Link>
                </td>
                <td>
                  <FeeStatus line={{ ...other, customerId, periodTo }} />
                </td>
                <td className="figure">
                  {money(other.amount, other.currency)} {other.currency}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{t('feeLine.related.together')}</td>
              <td className="figure">
                {money(together, currency)} {currency}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
