import { inboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { normalizeContainerNo } from '@yuncang/shared/validate/container-no'
import { containerSizes } from '@yuncang/shared/validate/container-size'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineColumn } from '../../ui/form/line-editor/column.ts'
import { LineEditor } from '../../ui/form/line-editor/line-editor.tsx'
import { createLines, type Lines } from '../../ui/form/line-editor/lines.ts'
import { DoubtfulGoods } from './doubtful-goods.tsx'
import { completedBy, searchProducts } from './known-products.ts'

const { inboundContainerList, inboundProductList } = inboundOrder.create.input.shape
const sizes = containerSizes.map(({ code }) => ({ value: code, label: code }))

const containerColumns = (t: TFunction): LineColumn[] => [
  {
    key: 'containerNo',
    title: t('inboundOrder.field.containerNo'),
    width: 150,
    kind: 'code',
    isRequired: true,
    clean: normalizeContainerNo,
  },
  {
    key: 'containerSize',
    title: t('inboundOrder.field.containerSize'),
    width: 100,
    kind: 'select',
    isRequired: true,
    options: sizes,
  },
  { key: 'sealNo', title: t('inboundOrder.field.sealNo'), width: 160, kind: 'text' },
]

const productColumns = (t: TFunction): LineColumn[] => [
  {
    key: 'productName',
    title: t('inboundOrder.field.productName'),
    width: 200,
    kind: 'remote',
    isRequired: true,
    search: (text) => searchProducts(text, 'productName'),
  },
  {
    key: 'planPieces',
    title: t('inboundOrder.field.planPieces'),
    width: 100,
    kind: 'integer',
    isRequired: true,
    isTotalled: true,
  },
  {
    key: 'planNet',
    title: t('inboundOrder.field.planNet'),
    width: 130,
    kind: 'decimal',
    decimal: 'kg',
    isRequired: true,
    isTotalled: true,
  },
  {
    key: 'planGross',
    title: t('inboundOrder.field.planGross'),
    width: 130,
    kind: 'decimal',
    decimal: 'kg',
    isTotalled: true,
  },
  {
    key: 'planVolume',
    title: t('inboundOrder.field.planVolume'),
    width: 120,
    kind: 'decimal',
    decimal: 'm3',
    isTotalled: true,
  },
  {
    key: 'planPallet',
    title: t('inboundOrder.field.planPallet'),
    width: 100,
    kind: 'integer',
    isTotalled: true,
  },
  {
    key: 'containerNo',
    title: t('inboundOrder.field.containerNo'),
    width: 150,
    kind: 'select',
    options: [],
    clean: normalizeContainerNo,
  },
  { key: 'lotNo', title: t('inboundOrder.field.lotNo'), width: 120, kind: 'text' },
  { key: 'brandName', title: t('inboundOrder.field.brandName'), width: 120, kind: 'text' },
  {
    key: 'productCode',
    title: t('inboundOrder.field.productCode'),
    width: 130,
    kind: 'remote',
    search: (text) => searchProducts(text, 'productCode'),
  },
  { key: 'hsCode', title: t('inboundOrder.field.hsCode'), width: 140, kind: 'text' },
  {
    key: 'unitPrice',
    title: t('inboundOrder.field.unitPrice'),
    width: 140,
    kind: 'decimal',
    decimal: 'price',
  },
  { key: 'remark', title: t('inboundOrder.field.remark'), width: 200, kind: 'text' },
]

/** Lines of both lists, empty or those of an order. */
export const startLists = (
  t: TFunction,
  containers: readonly object[] = [],
  products: readonly object[] = [],
) => ({
  inboundContainerList: createLines(
    containerColumns(t),
    inboundContainerList.unwrap().element,
    containers,
  ),
  inboundProductList: createLines(productColumns(t), inboundProductList.unwrap().element, products),
})

export type OrderLists = ReturnType<typeof startLists>

type Props = { lists: OrderLists; onChange: () => void }

export function OrderLines({ lists, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <section className="card">
        <h2>{t('inboundOrder.form.containers')}</h2>
        <LineEditor
          label={t('inboundOrder.form.containers')}
          lines={lists.inboundContainerList}
          onChange={onChange}
        />
      </section>
      <section className="card">
        <h2>{t('inboundOrder.form.products')}</h2>
        <p className="hint">{t('inboundOrder.form.pasteHint')}</p>
        <Products lists={lists} onChange={onChange} />
      </section>
    </>
  )
}

/** Goods may stand in one of the containers above. */
function Products({ lists, onChange }: Props) {
  const { t } = useTranslation()
  const numbers = useNumbers(lists.inboundContainerList)
  const lines = lists.inboundProductList
  useEffect(() => lines.onChange(() => lines.update(completedBy(lines.columns))), [lines])
  const columns = useMemo(() => {
    const options = numbers.split(' ').map((value) => ({ value, label: value }))
    return lines.columns.map((column) =>
      column.key === 'containerNo' && column.kind === 'select'
        ? { ...column, options: numbers === '' ? [] : options }
        : column,
    )
  }, [lines, numbers])
  return (
    <>
      <LineEditor
        label={t('inboundOrder.form.products')}
        lines={lines}
        columns={columns}
        onChange={onChange}
      />
      <DoubtfulGoods lines={lines} />
    </>
  )
}

/** The numbers of the containers as one text, so that it changes only when one of them does. */
const useNumbers = (containers: Lines): string =>
  useSyncExternalStore(containers.subscribe, () =>
    [...new Set(containers.view().rows.map(([no]) => no ?? ''))].filter(Boolean).join(' '),
  )
