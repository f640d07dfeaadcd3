import type {
  OutboundAllocation,
  OutboundLine,
  OutboundLot,
} from '@yuncang/shared/contracts/outbound-order'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { quantity } from './quantity.ts'

type UnitOf = (unit: string) => string

/** Lots that an order can take of. */
export const lotColumns = (
  t: TFunction,
  unitOf: UnitOf,
  renderTake: (lot: OutboundLot) => ReactNode,
): GridColumn<OutboundLot>[] => [
  {
    key: 'lotNo',
    title: t('outboundOrder.field.lotNo'),
    width: 190,
    text: (row) => row.lotNo,
    render: (row) => <CodeText value={row.lotNo} />,
  },
  {
    key: 'productName',
    title: t('outboundOrder.field.productName'),
    width: 190,
    text: (row) => row.productName,
  },
  {
    key: 'available',
    title: t('outboundOrder.field.available'),
    width: 120,
    align: 'end',
    text: (row) => quantity(row.available, row.unit),
  },
  {
    key: 'onHandQty',
    title: t('outboundOrder.field.onHand'),
    width: 120,
    align: 'end',
    text: (row) => quantity(row.onHandQty, row.unit),
  },
  unitColumn(t, unitOf),
  {
    key: 'onHandPieces',
    title: t('outboundOrder.field.pieces'),
    width: 90,
    align: 'end',
    text: (row) => grouped(String(row.onHandPieces)),
  },
  {
    key: 'inDate',
    title: t('outboundOrder.field.inDate'),
    width: 120,
    text: (row) => row.inDate,
  },
  ...placeColumns<OutboundLot>(t),
  {
    key: 'take',
    title: t('outboundOrder.take'),
    width: 110,
    pinned: 'end',
    text: () => '',
    render: renderTake,
  },
]

/** What an order asks for. */
export const goodsColumns = (t: TFunction, unitOf: UnitOf): GridColumn<OutboundLine>[] => [
  {
    key: 'productName',
    title: t('outboundOrder.field.productName'),
    width: 200,
    text: (row) => row.productName,
  },
  {
    key: 'productCode',
    title: t('outboundOrder.field.productCode'),
    width: 130,
    text: (row) => row.productCode,
  },
  {
    key: 'qty',
    title: t('outboundOrder.field.amount'),
    width: 120,
    align: 'end',
    text: (row) => quantity(row.qty, row.unit),
  },
  unitColumn(t, unitOf),
  {
    key: 'pieces',
    title: t('outboundOrder.field.pieces'),
    width: 90,
    align: 'end',
    text: (row) => grouped(String(row.pieces)),
  },
  {
    key: 'net',
    title: t('outboundOrder.field.netWeight'),
    width: 120,
    align: 'end',
    text: (row) => tonnes(row.net),
  },
  {
    key: 'lotNo',
    title: t('outboundOrder.field.lotNo'),
    width: 190,
    text: (row) => row.lotNo || t('outboundOrder.oldestFirst'),
  },
  {
    key: 'available',
    title: t('outboundOrder.field.available'),
    width: 120,
    align: 'end',
    text: (row) => quantity(row.available, row.unit),
  },
  { key: 'remark', title: t('outboundOrder.field.remark'), width: 200, text: (row) => row.remark },
]

/** Which lots give it; `unitOf` knows the unit of a line. */
export const allocationColumns = (
  t: TFunction,
  unitOf: (lineId: string) => string,
): GridColumn<OutboundAllocation>[] => [
  {
    key: 'lotNo',
    title: t('outboundOrder.field.lotNo'),
    width: 190,
    text: (row) => row.lotNo,
    render: (row) => <CodeText value={row.lotNo} />,
  },
  {
    key: 'qty',
    title: t('outboundOrder.field.reserved'),
    width: 120,
    align: 'end',
    text: (row) => quantity(row.qty, unitOf(row.lineId)),
  },
  {
    key: 'loadedQty',
    title: t('outboundOrder.field.loaded'),
    width: 120,
    align: 'end',
    text: (row) => quantity(row.loadedQty, unitOf(row.lineId)),
  },
  {
    key: 'pieces',
    title: t('outboundOrder.field.pieces'),
    width: 90,
    align: 'end',
    text: (row) => grouped(String(row.pieces)),
  },
  {
    key: 'net',
    title: t('outboundOrder.field.netWeight'),
    width: 120,
    align: 'end',
    text: (row) => tonnes(row.net),
  },
  ...placeColumns<OutboundAllocation>(t),
]

const unitColumn = <R extends { unit: string }>(t: TFunction, unitOf: UnitOf): GridColumn<R> => ({
  key: 'unit',
  title: t('outboundOrder.field.unit'),
  width: 70,
  text: (row) => unitOf(row.unit),
})

const placeColumns = <R extends { locationCode: string; containerNo: string }>(
  t: TFunction,
): GridColumn<R>[] => [
  {
    key: 'locationCode',
    title: t('outboundOrder.field.locationCode'),
    width: 130,
    text: (row) => row.locationCode,
    render: (row) => <CodeText value={row.locationCode} />,
  },
  {
    key: 'containerNo',
    title: t('outboundOrder.field.containerNo'),
    width: 140,
    text: (row) => row.containerNo,
    render: (row) => <CodeText value={row.containerNo} />,
  },
]
