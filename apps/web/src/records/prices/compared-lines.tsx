import { pairsOf, type LinePair } from '@yuncang/shared/nouns/tariff/compare'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { Checkbox } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import { cellTitle } from './cell-words.ts'
import { feeNameOf } from './fee-name.ts'
import { usePriceWords } from './price-words.ts'
import { stopWords } from './stop-words.tsx'
import './compared-lines.css'

type Side = { readonly name: string; readonly lines: readonly TariffRecord[] }

const tones: Record<LinePair['change'], Tone> = {
  added: 'good',
  removed: 'bad',
  changed: 'active',
  same: 'idle',
}

/** The prices of two sheets side by side, those that differ marked by word and colour. */
export function ComparedLines({ before, after }: { before: Side; after: Side }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const pairs = useMemo(() => pairsOf(before.lines, after.lines), [before.lines, after.lines])
  const shown = pairs.filter(({ change }) => isWhole || change !== 'same')
  const differing = pairs.filter(({ change }) => change !== 'same').length
  return (
    <>
      <p className="compared-head">
        <strong>{t('record.compare.count', { count: differing })}</strong>
        <Checkbox checked={isWhole} onChange={({ target }) => setWhole(target.checked)}>
          {t('record.compare.whole')}
        </Checkbox>
      </p>
      {shown.length > 0 && (
        <table className="compared">
          <thead>
            <tr>
              <th>{cellTitle('feeCode')}</th>
              <th>{before.name}</th>
              <th>{after.name}</th>
              <th>{t('record.compare.change')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((pair) => (
              <Pair
                key={`${pair.before?.detailId ?? ''} ${pair.after?.detailId ?? ''}`}
                pair={pair}
                names={[before.name, after.name]}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Pair({ pair, names }: { pair: LinePair; names: readonly [string, string] }) {
  const { t } = useTranslation()
  const { before, after, change } = pair
  const line = after ?? before
  return (
    <tr className={change}>
      <th scope="row">{line ? feeNameOf(line) : ''}</th>
      <td data-name={names[0]}>{before ? <Terms line={before} other={after} /> : '—'}</td>
      <td data-name={names[1]}>{after ? <Terms line={after} other={before} /> : '—'}</td>
      <td>
        <StatusTag tone={tones[change]} label={t(`record.compare.${change}`)} />
      </td>
    </tr>
  )
}

/** A line in words; what the other one does not say is marked. */
function Terms({ line, other }: { line: TariffRecord; other: TariffRecord | undefined }) {
  const { t } = useTranslation()
  const { priceOf, rulesOf } = usePriceWords()
  const wordsOf = (each: TariffRecord) => [priceOf(each), ...rulesOf(each), ...stopWords(t, each)]
  const known = new Set(other ? wordsOf(other) : wordsOf(line))
  return wordsOf(line).map((words) =>
    known.has(words) ? <div key={words}>{words}</div> : <mark key={words}>{words}</mark>,
  )
}
