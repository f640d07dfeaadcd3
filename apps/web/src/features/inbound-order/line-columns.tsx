import type { InboundContainer, InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import { add } from '@yuncang/shared/kernel/decimal'
import type { TFunction } from 'i18next'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import './detail.css'
import { hasDiff, netDiffOf, piecesDiffOf } from './diffs.ts'
import type { ProductTotals } from './product-totals.ts'

type LabelOf = (value: string) => string
type Column = GridColumn<InboundProduct>

const lineNo = (t: TFunction) =>
  ({
    key: 'lineNo',
    title: t('inboundOrder.field.lineNo'),
    width: 70,
    align: 'end',
    text: (row: { lineNo: number }) => String(row.lineNo),
  }) as const

const containerNo = (t: TFunction) => ({
  key: 'containerNo',
  title: t('inboundOrder.field.containerNo'),
  width: 150,
  text: (row: { containerNo: string }) => row.containerNo,
  render: (row: { containerNo: string }) => <CodeText value={row.containerNo} />,
})

type ContainerGiven = { isPlanned: boolean; unloadStatus: LabelOf }

export const containerColumns = (
  t: TFunction,
  { isPlanned, unloadStatus }: ContainerGiven,
): GridColumn<InboundContainer>[] => [
  lineNo(t),
  containerNo(t),
  {
    key: 'containerSize',
    title: t('inboundOrder.field.containerSize'),
    width: 90,
    text: (row) => row.containerSize,
  },
  { key: 'sealNo', title: t('inboundOrder.field.sealNo'), width: 140, text: (row) => row.sealNo },
  ...(isPlanned
    ? [
        {
          key: 'unloadStatus',
          title: t('inboundOrder.field.unloadStatus'),
          width: 120,
          text: (row: InboundContainer) => unloadStatus(String(row.unloadStatus)),
        },
        {
          key: 'damageNote',
          title: t('inboundOrder.field.damageNote'),
          width: 240,
          text: (row: InboundContainer) => row.damageNote,
        },
      ]
    : []),
]

const counted = (
  key: string,
  title: string,
  { of, total }: { of: (row: InboundProduct) => number | null; total?: string | undefined },
): Column => ({
  key,
  title,
  width: 100,
  align: 'end',
  text: (row) => {
    const count = of(row)
    return count === null ? '' : grouped(String(count))
  },
  ...(total !== undefined && { total: () => total }),
})

const weighed = (
  key: string,
  title: string,
  { of, total }: { of: (row: InboundProduct) => string | null; total: string | undefined },
): Column => ({
  key,
  title,
  width: 135,
  align: 'end',
  text: (row) => tonnes(of(row)),
  ...(total !== undefined && { total: () => total }),
})

type ProductGiven = {
  /** Some goods have come. */
  isIn: boolean
  /** Below the columns, once all lines are here; thousands of lines are not added up anew with each scroll. */
  totals: ProductTotals | undefined
  diffType: LabelOf
  decision: LabelOf
}

/** On a phone: what the goods are, in which container, and how much. */
export const productCard = [
  ['productName'],
  ['containerNo', 'lotNo'],
  ['planPieces', 'planNet'],
] as const

export const productCardIn = [
  ['productName', 'diffType'],
  ['containerNo', 'lotNo'],
  ['planPieces', 'actPieces', 'diff'],
] as const

/** Goods as they are booked; once they come, what came beside it and what is different. */
export function productColumns(t: TFunction, given: ProductGiven): Column[] {
  const { plan, act } = given.totals ?? {}
  const planPieces = counted('planPieces', t('inboundOrder.field.planPieces'), {
    of: (row) => row.planPieces,
    total: plan?.pieces,
  })
  const planPallet = counted('planPallet', t('inboundOrder.field.planPallet'), {
    of: (row) => row.planPallet,
    total: plan?.pallets,
  })
  const planNet = weighed('planNet', t('inboundOrder.field.planNetTonnes'), {
    of: (row) => row.planNet,
    total: plan?.net,
  })
  const figures = given.isIn
    ? [
        planPieces,
        counted('actPieces', t('inboundOrder.field.actPieces'), {
          of: (row) => row.actPieces,
          total: act?.pieces,
        }),
        ...diffColumns(t, given),
        planNet,
        weighed('actNet', t('inboundOrder.field.actNetTonnes'), {
          of: (row) => row.actNet,
          total: act?.net,
        }),
        planPallet,
        counted('actPallet', t('inboundOrder.field.actPallet'), {
          of: (row) => row.actPallet,
          total: act?.pallets,
        }),
      ]
    : [planPieces, planPallet, planNet]
  const which = [lineNo(t), productName(t), containerNo(t), lotNo(t)]
  return [...which, ...figures, ...bookedColumns(t, given.totals)]
}

const productName = (t: TFunction): Column => ({
  key: 'productName',
  title: t('inboundOrder.field.productName'),
  width: 180,
  text: (row) => row.productName,
  render: (row) => (
    <>
      {row.productId === null && (
        <StatusTag tone="waiting" label={t('inboundOrder.unknownProduct')} />
      )}{' '}
      {row.productName}
    </>
  ),
})

const lotNo = (t: TFunction): Column => ({
  key: 'lotNo',
  title: t('inboundOrder.field.lotNo'),
  width: 120,
  text: (row) => row.lotNo,
})

const bookedColumns = (t: TFunction, totals: ProductTotals | undefined): Column[] => [
  {
    key: 'productCode',
    title: t('inboundOrder.field.productCode'),
    width: 130,
    text: (row) => row.productCode,
  },
  {
    key: 'brandName',
    title: t('inboundOrder.field.brandName'),
    width: 170,
    text: (row) => row.brandName,
  },
  { key: 'hsCode', title: t('inboundOrder.field.hsCode'), width: 140, text: (row) => row.hsCode },
  weighed('planGross', t('inboundOrder.field.grossWeight'), {
    of: (row) => row.planGross,
    total: totals?.plan.gross,
  }),
  {
    key: 'planVolume',
    title: t('inboundOrder.field.volume'),
    width: 130,
    align: 'end',
    text: (row) => (row.planVolume === null ? '' : cubicMetres(row.planVolume)),
    ...(totals && { total: () => totals.plan.volume }),
  },
  {
    key: 'unitPrice',
    title: t('inboundOrder.field.unitPrice'),
    width: 140,
    align: 'end',
    text: (row) => (row.unitPrice === null ? '' : grouped(add(row.unitPrice, '0'))),
  },
  { key: 'remark', title: t('inboundOrder.field.remark'), width: 200, text: (row) => row.remark },
]

const diffOf = (row: InboundProduct): string =>
  [piecesDiffOf(row), netDiffOf(row)].filter(Boolean).join(' / ')

const diffColumns = (t: TFunction, { diffType, decision }: ProductGiven): Column[] => [
  {
    key: 'diff',
    title: t('inboundOrder.field.diff'),
    width: 140,
    align: 'end',
    text: diffOf,
    render: (row) => <span className="diff">{diffOf(row)}</span>,
  },
  {
    key: 'diffType',
    title: t('inboundOrder.field.diffType'),
    width: 95,
    text: (row) => (hasDiff(row) ? diffType(row.diffType) : ''),
    render: (row) =>
      hasDiff(row) && (
        <StatusTag
          tone={row.diffDecision === '' ? 'waiting' : 'idle'}
          label={diffType(row.diffType)}
        />
      ),
  },
  {
    key: 'diffDecision',
    title: t('inboundOrder.field.diffDecision'),
    width: 100,
    text: (row) => (row.diffDecision === '' ? '' : decision(row.diffDecision)),
  },
  counted('damagePieces', t('inboundOrder.field.damagePieces'), {
    of: (row) => row.damagePieces || null,
  }),
]
