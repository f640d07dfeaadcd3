import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import type { ReactNode } from 'react'
import { RecordList } from '../../ui/record-list.tsx'
import { feeNameOf } from './fee-name.ts'
import { usePriceWords } from './price-words.ts'
import { StopTag, useOtherStops } from './stop-words.tsx'

type Props = {
  title: string
  empty: string
  /** Undefined until they have come. */
  lines: readonly TariffRecord[] | undefined
  /** What can be done with a line. */
  renderActions?: (line: TariffRecord) => ReactNode
}

/** Tariff lines in words: fee, price or tiers, and how it is calculated. */
export function PriceLines({ title, empty, lines, renderActions }: Props) {
  const { priceOf, rulesOf } = usePriceWords()
  const otherStops = useOtherStops()
  return (
    <RecordList
      title={title}
      empty={empty}
      items={lines?.map((line) => ({
        key: line.detailId,
        title: (
          <>
            <span>{feeNameOf(line)}</span>
            <strong>{priceOf(line)}</strong>
          </>
        ),
        tag: <StopTag line={line} />,
        details: [...rulesOf(line), ...otherStops(line)],
        actions: renderActions?.(line),
      }))}
    />
  )
}
