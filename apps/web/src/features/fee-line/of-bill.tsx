import { useQuery } from '@tanstack/react-query'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList, gridStateOf } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { cardHeight } from '../../ui/grid/cards.ts'
import { useIsNarrow } from '../../lib/size-class.ts'
import { DataGrid, type BulkAction, type GridColumn, type GridQuery } from '../../ui/grid/index.ts'
import { feeLineColumns, originalColumns } from './columns.tsx'
import { FeeDrawer } from './record.tsx'

export type BillFees = {
  billId: string
  /** Of the bill: amounts are in it. */
  currency: string
  label: string
  /** Steps for one line or several. */
  actions: readonly BulkAction<FeeLine>[]
  /** At the end of each line. */
  lastColumn?: GridColumn<FeeLine> | undefined
  onDone: () => void
}

const firstPage: GridQuery = { current: 1, size: 50 }
/** What all lines of a bill have in common says nothing. */
const common: ReadonlySet<string> = new Set(['customerName', 'currency', 'recPay', 'status'])
const rowHeight = 40
const around = 144
const card = [
  ['feeName', 'reduce'],
  ['masterBillNo', 'periodTo'],
  ['amount', 'qty', 'price'],
] as const
/** What a foreign fee was before the exchange has a line of its own. */
const mixedCard = [...card, ['original', 'exchangeRate']] as const

/** The fees of a bill, page by page; each opens with the reasons of its amount. */
export function FeesOfBill({ billId, currency, label, actions, lastColumn, onDone }: BillFees) {
  const { t } = useTranslation()
  const [paging, setPaging] = useState(firstPage)
  const [open, setOpen] = useState<string>()
  const { labelOf: source } = useDictionary('FEE_SOURCE')
  const { labelOf: module } = useDictionary('FEE_MODULE')
  const { current, size } = paging
  const lines = useQuery({
    ...trpc.feeLine.page.queryOptions({ billId, current, size, ascs: ['periodTo'] }),
    ...asList,
  })
  const hasForeign = lines.data?.records.some((line) => line.currency !== currency) ?? false
  const columns = useMemo(() => {
    const own = feeLineColumns(t, { source, module, billCurrency: currency })
    const shown = own.filter(({ key }) => !common.has(key))
    const beside = (column: GridColumn<FeeLine>) => {
      if (column.key === 'amount') return [column, ...originalColumns(t, currency)]
      return [column.key === 'price' ? inItsCurrency(column) : column]
    }
    return [...(hasForeign ? shown.flatMap(beside) : shown), ...(lastColumn ? [lastColumn] : [])]
  }, [t, source, module, currency, hasForeign, lastColumn])
  const bulk = useMemo(
    () =>
      bulkOf<FeeLine>({
        actions,
        nameOf: feeNameOf,
        loadPage: (page) => client.feeLine.page.query({ billId, ...page }),
        onDone,
      }),
    [actions, billId, onDone],
  )
  const total = lines.data?.total ?? 0
  const lineCard = hasForeign ? mixedCard : card
  const ofRow = useIsNarrow() ? cardHeight(lineCard) : rowHeight
  const height = `min(${Math.max(Math.min(total, size), 3) * ofRow + around}px, 60vh)`
  return (
    <div style={{ display: 'flex', height }}>
      <DataGrid
        {...gridStateOf(lines)}
        label={label}
        columns={columns}
        rows={lines.data?.records}
        rowKey={idOf}
        paging={{ query: paging, total, onChange: setPaging }}
        empty={{ reason: t('feeLine.empty') }}
        card={lineCard}
        onOpen={({ id }) => setOpen(id)}
        {...(actions.length > 0 && { bulk })}
      />
      {open !== undefined && <FeeDrawer id={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

/** A price with its currency, where prices of several stand in one column. */
const inItsCurrency = (column: GridColumn<FeeLine>): GridColumn<FeeLine> => ({
  ...column,
  width: column.width + 40,
  text: (line) => `${column.text(line)} ${line.currency}`,
})

const idOf = ({ id }: FeeLine) => id
