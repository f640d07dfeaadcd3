import { useQuery } from '@tanstack/react-query'
import {
  outboundOrder,
  type OutboundLine,
  type OutboundLot,
} from '@yuncang/shared/nouns/outbound-order/contract'
import { isBondedAsDomestic } from '@yuncang/shared/nouns/outbound-order/rules'
import { Alert, App, Button, Form } from 'antd'
import type { TFunction } from 'i18next'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import type { LineColumn } from '../../ui/form/line-editor/column.ts'
import { LineEditor } from '../../ui/form/line-editor/line-editor.tsx'
import { isBlankRow, replaceAll } from '../../ui/form/line-editor/lines-model.ts'
import { createLines, noFindings, type Judge, type Lines } from '../../ui/form/line-editor/lines.ts'
import { RecordGrid } from '../../ui/grid/index.ts'
import { ClosedPlaces } from './closed-places.tsx'
import { lotCard, lotColumns } from './lot-columns.tsx'
import { plain, quantity } from './quantity.ts'

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
    width: 170,
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

/** 二线出区内销 for bonded goods, 国内普货 for the others. */
const usualTypes = { 1: '1', 0: '4' } as const

const noLines: readonly OutboundLine[] = []

/** What lies under the bill of lading, and the lines that take of it. */
export function OutboundLines({ lists: { lines }, known = noLines, onChange }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { labelOf } = useDictionary('MEASURING_UNIT')
  const customerId: string | undefined = Form.useWatch('customerId')
  const masterBillNo: string | undefined = Form.useWatch('masterBillNo')
  const outboundType: string | undefined = Form.useWatch('outboundType')
  const isDomestic = isBondedAsDomestic({ outboundType: outboundType ?? '', bondedFlag: 1 })
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
  const form = Form.useFormInstance()
  const [first] = lots ?? []
  useEffect(() => {
    if (first && !form.getFieldValue('outboundType'))
      form.setFieldValue('outboundType', usualTypes[first.bondedFlag])
  }, [form, first])
  const columns = useMemo(
    () => withChoices(t, lines.columns, [...known, ...(lots ?? [])], labelOf),
    [t, lines, known, lots, labelOf],
  )
  useEffect(() => {
    if (lots) lines.doubt(strangersTo(columns, (name) => t('outboundOrder.notOfBill', { name })))
  }, [t, lines, lots, columns])
  const grid = useMemo(
    () =>
      lotColumns(t, labelOf, (lot) => (
        <Button size="small" disabled={lot.closed !== null} onClick={() => addLine(lines, lot)}>
          {t('outboundOrder.take')}
        </Button>
      )),
    [t, labelOf, lines],
  )
  const takeAll = (all: readonly OutboundLot[]) => {
    const open = all.filter(({ closed }) => closed === null)
    lines.replace(open.map(allOf))
    void message.success(t('outboundOrder.billTaken', { count: open.length }))
  }
  return (
    <>
      <section className="card">
        <h2>
          {t('outboundOrder.stock')}
          {lots && lots.length > 0 && (
            <Button size="small" className="of-title" onClick={() => takeAll(lots)}>
              {t('outboundOrder.takeBill')}
            </Button>
          )}
        </h2>
        {isDomestic && lots?.some(({ bondedFlag }) => bondedFlag === 1) && (
          <Alert type="warning" showIcon title={t('outboundOrder.note.domestic')} />
        )}
        <ClosedPlaces lots={lots ?? []} />
        {isChosen ? (
          <RecordGrid
            label={t('outboundOrder.stock')}
            columns={grid}
            rows={lots}
            rowKey={(lot) => lot.lotId}
            card={lotCard}
            empty={{ reason: t('outboundOrder.noLots') }}
          />
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
  const names = Map.groupBy(products.values(), ({ productName }) => productName)
  const choices: Record<string, { value: string; label: string }[]> = {
    productId: [...products.values()].map(({ productId, productName, unit }) => ({
      value: productId,
      label: t('text.with', { name: productName, more: unitOf(unit) }),
      // As it stands in a workbook that is pasted; a name of several is left for the clerk to choose.
      ...(names.get(productName)?.length === 1 && { otherLabel: productName }),
    })),
    lotId: [...lots].map(([value, { lotNo, available, unit }]) => ({
      value,
      label: `${lotNo} · ${quantity(available, unit)}`,
      otherLabel: lotNo,
    })),
  }
  return columns.map((column) =>
    column.kind === 'select' ? { ...column, options: choices[column.key] ?? [] } : column,
  )
}

/** Marks what was pasted or typed for a product or a lot and is none of those under the bill of lading. */
function strangersTo(columns: readonly LineColumn[], sentence: (written: string) => string): Judge {
  const chosen = columns.flatMap((column, col) =>
    column.kind === 'select'
      ? [{ col, values: new Set(column.options.map(({ value }) => value)) }]
      : [],
  )
  return (row) => {
    const strange = chosen.filter(({ col, values }) => row[col] !== '' && !values.has(row[col]!))
    if (strange.length === 0) return noFindings
    return new Map(strange.map(({ col }) => [col, sentence(row[col]!)]))
  }
}

/** A line for all that is available of a lot. */
const allOf = ({ productId, lotId, available, availablePieces }: OutboundLot) => ({
  productId,
  lotId,
  qty: plain(available),
  ...(availablePieces > 0 && { pieces: availablePieces }),
})

/** A line for all that is available of a lot, in place of a blank one. */
function addLine(lines: Lines, lot: OutboundLot): void {
  const values: Record<string, string | number> = allOf(lot)
  lines.update((state) => {
    const row = lines.columns.map(({ key }) => String(values[key] ?? ''))
    return replaceAll(state, [...state.rows.filter((each) => !isBlankRow(each)), row])
  })
}
