import { Link, useSearch } from '@tanstack/react-router'
import { roundMoney, sum } from '@yuncang/shared/kernel/decimal'
import type { FeeLineFamily } from '@yuncang/shared/nouns/fee-line/record'
import { useTranslation } from 'react-i18next'
import { money } from '../../lib/money.ts'
import { CodeText } from '../../ui/code-text.tsx'
import { feeLineSearch } from './search.ts'
import { FeeStatus } from './status.tsx'

/** The parts of the charge that a line carries its share of, and what they come to. */
export function PartsOfSplit({ line }: { line: FeeLineFamily }) {
  const { t } = useTranslation()
  const search = feeLineSearch.parse(useSearch({ strict: false }))
  const { parts, currency, splitNo } = line
  const together = roundMoney(sum([line, ...parts].map(({ amount }) => amount)))
  const own = { ...line, isOwn: true }
  const all = [own, ...parts.map((part) => ({ ...part, isOwn: false }))]
  return (
    <section className="fee-why" aria-label={t('feeLine.split.parts')}>
      <h2>{t('feeLine.split.partsOf', { no: splitNo })}</h2>
      <div className="scroll">
        <table>
          <tbody>
            {all.map((part) => (
              <tr key={part.id}>
                <td className="said">
                  {part.isOwn ? (
                    <strong>{t('feeLine.split.this')}</strong>
                  ) : (
                    <Link to="/fee/feeLine/index/$id" params={{ id: part.id }} search={search}>
                      {part.customerName}
                    </Link>
                  )}
                </td>
                <td>
                  <CodeText value={part.businessNo} />
                </td>
                <td>
                  <FeeStatus line={part} />
                </td>
                <td className="figure">
                  {money(part.amount, currency)} {currency}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={3}>{t('feeLine.split.together')}</td>
              <td className="figure">
                {money(together, currency)} {currency}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="hint">{t('feeLine.split.fixed')}</p>
    </section>
  )
}
