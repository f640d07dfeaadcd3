import type { FeeMove } from '@yuncang/shared/nouns/fee-line/rerate'
import { useTranslation } from 'react-i18next'
import { money } from '../../lib/money.ts'
import { feeNameOf } from './fee-name.ts'
import './why.css'

type Props = {
  /** How many lines move in all. */
  lines: number
  /** The first of them. */
  moves: readonly FeeMove[]
}

/** Which fees move from which amount to which. */
export function MovedLines({ lines, moves }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>{t('record.moved.fee')}</th>
              <th>{t('record.moved.customer')}</th>
              <th>{t('record.moved.period')}</th>
              <th>{t('record.moved.businessNo')}</th>
              <th className="figure">{t('record.moved.before')}</th>
              <th className="figure">{t('record.moved.after')}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move, row) => (
              // The rows of a preview do not move.
              <tr key={row}>
                <td>{feeNameOf(move)}</td>
                <td>{move.customerName}</td>
                <td>{move.periodTo}</td>
                <td>{move.businessNo}</td>
                <td className="figure">
                  {money(move.before, move.currencyBefore)} {move.currencyBefore}
                </td>
                <td className="figure">
                  {money(move.after, move.currency)} {move.currency}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {moves.length < lines && (
        <p className="hint">{t('record.moved.first', { n: moves.length })}</p>
      )}
    </>
  )
}
