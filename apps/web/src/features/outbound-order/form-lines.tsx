import { useQuery } from '@tanstack/react-query'
import {
  outboundOrder,
  type OutboundLine,
  type OutboundLot,
} from '@yuncang/shared/contracts/outbound-order'
import { Button, Form } from 'antd'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import type { LineColumn } from '../../ui/form/line-editor/column.ts'
import { LineEditor } from '../../ui/form/line-editor/line-editor.tsx'
import { isBlankRow, replaceAll } from '../../ui/form/line-editor/lines-model.ts'
import { createLines, type Lines } from '../../ui/form/line-editor/lines.ts'
import { DataGrid } from '../../ui/grid/index.ts'
import { heightOf } from './height-of.ts'
import { lotColumns } from './lot-columns.tsx'
import { quantity } from './quantity.ts'

const line = outboundOrder.create.input.shape.lines.unwrap().element

const lineColumns = (t: TFunction): LineColumn[] => [
  {
    key: 'productId',
    title: t('outboundOrder.field.productName'),
    width: 240,
    kind: 'select',
    isRequired: true,
    options: [],
  },
  {
    key: 'qty',
    title: t('outboundOrder.field.qty'),
    width: 130,
    kind: 'decimal',
    decimal: 'qty',
    isTotalled: true,
  },
  {
    key: 'pieces',
    title: t('outboundOrder.field.pieces'),
    width: 90,
    kind: 'integer',
    isTotalled: true,
  },
  {
    key: 'lotId',
    title: t('outboundOrder.field.lotNo'),
    width: 300,
    kind: 'select',
    options: [],
  },
  { key: 'remark', title: t('outboundOrder.field.remark'), width: 200, kind: 'text' },
]

/** The goods of an order as lines, empty or those that it has. */
export const startLines = (t: TFunction, lines: readonly object[] = []) => ({
  lines: createLines(lineColumns(t), line, lines),
})

type Props = {
  lists: { lines: Lines }
  /** Lines that the order came with: their goods may be promised to others by now. */
  known?: readonly OutboundLine[]
  onChange: () => void
}

const noLines: readonly OutboundLine[] = []

/** What lies under the bill of lading, and the lines that take of it. */
export function OutboundLines({ lists: { lines }, known = noLines, onChange }: Props) {
  const { t } = useTranslation()
  const { labelOf } = useDictionary('MEASURING_UNIT')
  const customerId: string | undefined = Form.useWatch('customerId')
  const masterBillNo: string | undefined = Form.useWatch('masterBillNo')
  const isChosen = Boolean(customerId && masterBillNo)
  const stock = useQuery({
    ...trpc.outboundOrder.stock.queryOptions({
      customerId: customerId ?? '',
      masterBillNo: masterBillNo ?? '',
    }),
    enabled: isChosen,
    // What is available changes by the minute.
    staleTime: 0,
  })
  const lots = isChosen ? stock.data : undefined
  const columns = useMemo(
    () => withChoices(t, lines.columns, [...known, ...(lots ?? [])], labelOf),
    [t, lines, known, lots, labelOf],
  )
  const grid = useMemo(
    () =>
      lotColumns(t, labelOf, (lot) => (
        <Button size="small" onClick={() => addLine(lines, lot)}>
          {t('outboundOrder.take')}
        </Button>
      )),
    [t, labelOf, lines],
  )
  return (
    <>
      <section className="card">
        <h2>{t('outboundOrder.stock')}</h2>
        {isChosen ? (
          <div style={{ display: 'flex', height: heightOf(lots?.length ?? 0) }}>
            <DataGrid
              label={t('outboundOrder.stock')}
              columns={grid}
              rows={lots}
              rowKey={(lot) => lot.lotId}
              empty={{ reason: t('outboundOrder.noLots') }}
            />
          </div>
        ) : (
          <p className="hint">{t('outboundOrder.chooseFirst')}</p>
        )}
      </section>
      <section className="card">
        <h2>{t('outboundOrder.goods')}</h2>
        <p className="hint">{t('outboundOrder.linesHint')}</p>
        <LineEditor
          label={t('outboundOrder.goods')}
          lines={lines}
          columns={columns}
          onChange={onChange}
        />
      </section>
    </>
  )
}

function withChoices(
  t: TFunction,
  columns: readonly LineColumn[],
  goods: readonly (OutboundLot | OutboundLine)[],
  unitOf: (unit: string) => string,
): LineColumn[] {
  const products = new Map(goods.map((each) => [each.productId, each]))
  const lots = new Map(goods.map((each) => [each.lotId ?? '', each]))
  lots.delete('')
  const choices: Record<string, { value: string; label: string }[]> = {
    productId: [...products.values()].map(({ productId, productName, unit }) => ({
      value: productId,
      label: t('text.with', { name: productName, more: unitOf(unit) }),
    })),
    lotId: [...lots].map(([value, { lotNo, available, unit }]) => ({
      value,
      label: `${lotNo} · ${quantity(available, unit)}`,
    })),
  }
  return columns.map((column) =>
    column.kind === 'select' ? { ...column, options: choices[column.key] ?? [] } : column,
  )
}

/** A line for all that is available of a lot, in place of a blank one. */
function addLine(lines: Lines, { productId, lotId, available }: OutboundLot): void {
  const values: Record<string, string> = { productId, lotId, qty: available }
  lines.update((state) => {
    const row = lines.columns.map(({ key }) => values[key] ?? '')
    return replaceAll(state, [...state.rows.filter((each) => !isBlankRow(each)), row])
  })
}
