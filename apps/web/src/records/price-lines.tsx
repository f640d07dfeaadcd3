import type { TariffRecord } from '@yuncang/shared/contracts/tariff'
import { useTranslation } from 'react-i18next'
import { RecordList } from '../ui/record-list.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { usePriceWords } from './price-words.ts'

type Props = { title: string; empty: string; lines: readonly TariffRecord[] }

/** Tariff lines in words: fee, price or tiers, and how it is calculated. */
export function PriceLines({ title, empty, lines }: Props) {
  const { t } = useTranslation()
  const { priceOf, rulesOf } = usePriceWords()
  return (
    <RecordList
      title={title}
      empty={empty}
      items={lines.map((line) => ({
        key: line.detailId,
        title: (
          <>
            <span>{line.feeName}</span>
            <strong>{priceOf(line)}</strong>
          </>
        ),
        tag: line.isStop === 1 && <StatusTag tone="idle" label={t('record.state.stopped')} />,
        details: rulesOf(line),
      }))}
    />
  )
}
