import { useQuery } from '@tanstack/react-query'
import type { Adjusted } from '@yuncang/shared/nouns/tariff/adjust'
import { tariffLine, type TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { valuesIn } from '../form/fields.tsx'
import { BulkPrices } from './bulk-prices.tsx'
import { MovedFees } from './moved-fees.tsx'
import { Previewed } from './previewed.tsx'

type Sheet = {
  of?: 'quotation' | 'costList'
  /** The quotation or cost list. */
  sheetId: string
  lines: readonly TariffRecord[]
}

/** Many prices of a quotation or cost list changed at once. */
export function SheetBulk({
  of = 'quotation',
  sheetId,
  ...bulk
}: Omit<Parameters<typeof BulkPrices>[0], 'noteOf' | 'renderMoved'> & Sheet) {
  return (
    <BulkPrices
      {...bulk}
      renderMoved={(after) => <Moved of={of} sheetId={sheetId} lines={bulk.lines} after={after} />}
    />
  )
}

/** What the new prices move of the fees that no bill holds yet. */
function Moved({
  of,
  sheetId: id,
  lines,
  after,
}: Required<Sheet> & { after: ReadonlyMap<string, Adjusted> }) {
  const { t } = useTranslation()
  const details = lines.map((line) =>
    tariffLine.parse(valuesIn(tariffLine, { ...line, ...after.get(line.detailId) })),
  )
  const ofQuotation = useQuery({
    ...trpc.quotation.previewPrices.queryOptions({ id, details }),
    enabled: of === 'quotation',
    ...inPlace,
  })
  const ofList = useQuery({
    ...trpc.costList.previewPrices.queryOptions({ id, details }),
    enabled: of === 'costList',
    ...inPlace,
  })
  const when = t(of === 'quotation' ? 'record.bulk.when' : 'record.bulk.whenList')
  return (
    <Previewed
      preview={of === 'quotation' ? ofQuotation : ofList}
      renderMoves={({ customers }) => <MovedFees customers={customers} when={when} />}
    />
  )
}
