import type {
  OutboundAllocation,
  OutboundLine,
  OutboundLot,
} from '@yuncang/shared/nouns/outbound-order/contract'
import { sum } from '@yuncang/shared/kernel/decimal'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { byUnit, quantity } from './quantity.ts'

type UnitOf = (unit: string) => string

/** On a phone: what a lot is, how much of it is free, where it lies, and the way to take it. */
export const lotCard = [
  ['lotNo', 'take'],
  ['productName', 'available', 'availablePieces'],
  ['locationCode', 'containerNo', 'batchNo'],
] as const

export const goodsCard = [['productName'], ['lotNo'], ['qty', 'pieces', 'net']] as const

export const allocationCard = [
  ['lotNo'],
  ['locationCode', 'containerNo', 'batchNo'],
  ['qty', 'loadedQty', 'pieces'],
] as const

/** Lots that an order can take of. */
export const lotColumns = (
  t: TFunction,
  unitOf: UnitOf,
  renderTake: (lot: OutboundLot) => ReactNode,
): GridColumn<OutboundLot>[] => [
  {
    key: 'lotNo',
    title: t('outboundOrder.field.lotNo'),
    width: 160,
    text: (row) => row.lotNo,
    render: (row) => <CodeText value={row.lotNo} />,
  },
  batchColumn<OutboundLot>(t, 92),
  {
    key: 'productName',
    title: t('outboundOrder.field.productName'),
    width: 112,
    text: (row) => row.productName,
  },
  {
    key: 'available',
    title: t('outboundOrder.field.available'),
    width: 90,
    align: 'end',
    text: (row) => quantity(row.available, row.unit),
    total: (rows) => byUnit(rows, (row) => row.available, unitOf),
  },
  {
    key: 'onHandQty',
    title: t('outboundOrder.field.onHand'),
    width: 90,
    align: 'end',
    text: (row) => quantity(row.onHandQty, row.unit),
    total: (rows) => byUnit(rows, (row) => row.onHandQty, unitOf),
  },
  unitColumn(t, unitOf),
  {
    key: 'availablePieces',
    title: t('outboundOrder.field.availablePieces'),
    width: 80,
    align: 'end',
    text: (row) => grouped(String(row.availablePieces)),
    total: (rows) => grouped(sum(rows.map((row) => String(row.availablePieces)))),
  },
  {
    key: 'inDate',
    title: t('outboundOrder.field.inDate'),
    width: 96,
    text: (row) => row.inDate,
  },
  ...placeColumns<OutboundLot>(t),
  {
    key: 'take',
    title: t('outboundOrder.take'),
    width: 100,
    pinned: 'end',
    text: () => '',
    render: renderTake,
  },
]

/** What an order asks for; beside the timeline all that tells its lines apart is in view. */
export const goodsColumns = (t: TFunction, unitOf: UnitOf): GridColumn<OutboundLine>[] => [
  {
    key: 'productName',
    title: t('outboundOrder.field.productName'),
    width: 200,
    text: (row) => row.productName,
  },
  {
    key: 'lotNo',
    title: t('outboundOrder.field.lotNo'),
    width: 176,
    text: (row) => row.lotNo || t('outboundOrder.oldestFirst'),
  },
  {
    key: 'qty',
    title: t('outboundOrder.field.amount'),
    width: 100,
    align: 'end',
    text: (row) => quantity(row.qty, row.unit),
    total: (rows) => byUnit(rows, (row) => row.qty, unitOf),
  },
  unitColumn(t, unitOf),
  {
    key: 'pieces',
    title: t('outboundOrder.field.pieces'),
    width: 72,
    align: 'end',
    text: (row) => grouped(String(row.pieces)),
    total: (rows) => grouped(sum(rows.map((row) => String(row.pieces)))),
  },
  {
    key: 'net',
    title: t('outboundOrder.field.netWeight'),
    width: 110,
    align: 'end',
    text: (row) => tonnes(row.net),
    total: (rows) => tonnes(sum(rows.map((row) => row.net))),
  },
  {
    key: 'available',
    title: t('outboundOrder.field.available'),
    width: 100,
    align: 'end',
    text: (row) => quantity(row.available, row.unit),
  },
  {
    key: 'productCode',
    title: t('outboundOrder.field.productCode'),
    width: 130,
    text: (row) => row.productCode,
  },
  { key: 'remark', title: t('outboundOrder.field.remark'), width: 200, text: (row) => row.remark },
]

/** Which lots give it, and where they lie, in view beside the timeline; `unitOf` knows the unit of a line. */
export const allocationColumns = (
  t: TFunction,
  unitOf: (lineId: string) => string,
): GridColumn<OutboundAllocation>[] => [
  {
    key: 'lotNo',
    title: t('outboundOrder.field.lotNo'),
    width: 164,
    text: (row) => row.lotNo,
    render: (row) => <CodeText value={row.lotNo} />,
  },
  batchColumn(t, 92),
  {
    key: 'qty',
    title: t('outboundOrder.field.reserved'),
    width: 92,
    align: 'end',
    text: (row) => quantity(row.qty, unitOf(row.lineId)),
  },
  {
    key: 'loadedQty',
    title: t('outboundOrder.field.loaded'),
    width: 92,
    align: 'end',
    text: (row) => quantity(row.loadedQty, unitOf(row.lineId)),
  },
  {
    key: 'pieces',
    title: t('outboundOrder.field.pieces'),
    width: 64,
    align: 'end',
    text: (row) => grouped(String(row.pieces)),
    total: (rows) => grouped(sum(rows.map((row) => String(row.pieces)))),
  },
  {
    key: 'net',
    title: t('outboundOrder.field.netWeight'),
    width: 100,
    align: 'end',
    text: (row) => tonnes(row.net),
    total: (rows) => tonnes(sum(rows.map((row) => row.net))),
  },
  ...placeColumns<OutboundAllocation>(t),
]

const unitColumn = <R extends { unit: string }>(t: TFunction, unitOf: UnitOf): GridColumn<R> => ({
  key: 'unit',
  title: t('outboundOrder.field.unit'),
  width: 52,
  text: (row) => unitOf(row.unit),
})

const batchColumn = <R extends { batchNo: string }>(
  t: TFunction,
  width: number,
): GridColumn<R> => ({
  key: 'batchNo',
  title: t('outboundOrder.field.batchNo'),
  width,
  text: (row) => row.batchNo,
})

const placeColumns = <R extends { locationCode: string; containerNo: string }>(
  t: TFunction,
): GridColumn<R>[] => [
  {
    key: 'locationCode',
    title: t('outboundOrder.field.locationCode'),
    width: 116,
    text: (row) => row.locationCode,
    render: (row) => <CodeText value={row.locationCode} />,
  },
  {
    key: 'containerNo',
    title: t('outboundOrder.field.containerNo'),
    width: 122,
    text: (row) => row.containerNo,
    render: (row) => <CodeText value={row.containerNo} />,
  },
]
