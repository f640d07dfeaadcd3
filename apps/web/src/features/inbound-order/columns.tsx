import type {
  InboundContainer,
  InboundOrder,
  InboundProduct,
} from '@yuncang/shared/contracts/inbound-order'
import type { TFunction } from 'i18next'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/data-grid.tsx'
import { OrderStatus } from './status.tsx'

export const orderColumns = (
  t: TFunction,
  typeLabel: (value: string) => string,
): GridColumn<InboundOrder>[] => [
  {
    key: 'masterBillNo',
    title: t('inboundOrder.field.masterBillNo'),
    width: 180,
    sortable: true,
    pinned: true,
    render: (row) => <CodeText value={row.masterBillNo} />,
  },
  {
    key: 'orderStatus',
    title: t('inboundOrder.field.orderStatus'),
    width: 150,
    render: (row) => <OrderStatus status={row.orderStatus} />,
  },
  {
    key: 'orderNo',
    title: t('inboundOrder.field.orderNo'),
    width: 170,
    sortable: true,
    render: (row) => <CodeText value={row.orderNo} />,
  },
  {
    key: 'customerName',
    title: t('inboundOrder.field.customerName'),
    width: 260,
    render: (row) => row.customerName,
  },
  {
    key: 'expectDate',
    title: t('inboundOrder.field.expectDate'),
    width: 130,
    sortable: true,
    render: (row) => row.expectDate,
  },
  {
    key: 'inboundType',
    title: t('inboundOrder.field.inboundType'),
    width: 130,
    render: (row) => typeLabel(row.inboundType),
  },
  {
    key: 'totalPieces',
    title: t('inboundOrder.field.totalPieces'),
    width: 90,
    align: 'end',
    render: (row) => grouped(String(row.totalPieces)),
  },
  {
    key: 'netWeight',
    title: t('inboundOrder.field.netWeight'),
    width: 120,
    align: 'end',
    sortable: true,
    render: (row) => tonnes(row.netWeight),
  },
  {
    key: 'createTime',
    title: t('inboundOrder.field.createTime'),
    width: 170,
    sortable: true,
    render: (row) => row.createTime,
  },
]

export const containerColumns = (t: TFunction): GridColumn<InboundContainer>[] => [
  {
    key: 'lineNo',
    title: t('inboundOrder.field.lineNo'),
    width: 70,
    align: 'end',
    render: (row) => row.lineNo,
  },
  {
    key: 'containerNo',
    title: t('inboundOrder.field.containerNo'),
    width: 150,
    render: (row) => <CodeText value={row.containerNo} />,
  },
  {
    key: 'containerSize',
    title: t('inboundOrder.field.containerSize'),
    width: 90,
    render: (row) => row.containerSize,
  },
  { key: 'sealNo', title: t('inboundOrder.field.sealNo'), width: 140, render: (row) => row.sealNo },
]

export const productColumns = (t: TFunction): GridColumn<InboundProduct>[] => [
  {
    key: 'lineNo',
    title: t('inboundOrder.field.lineNo'),
    width: 70,
    align: 'end',
    render: (row) => row.lineNo,
  },
  {
    key: 'productName',
    title: t('inboundOrder.field.productName'),
    width: 220,
    render: (row) => row.productName,
  },
  {
    key: 'productCode',
    title: t('inboundOrder.field.productCode'),
    width: 130,
    render: (row) => row.productCode,
  },
  {
    key: 'brandName',
    title: t('inboundOrder.field.brandName'),
    width: 120,
    render: (row) => row.brandName,
  },
  { key: 'lotNo', title: t('inboundOrder.field.lotNo'), width: 120, render: (row) => row.lotNo },
  {
    key: 'containerNo',
    title: t('inboundOrder.field.containerNo'),
    width: 140,
    render: (row) => <CodeText value={row.containerNo} />,
  },
  {
    key: 'planPieces',
    title: t('inboundOrder.field.planPieces'),
    width: 100,
    align: 'end',
    render: (row) => grouped(String(row.planPieces)),
  },
  {
    key: 'planPallet',
    title: t('inboundOrder.field.planPallet'),
    width: 100,
    align: 'end',
    render: (row) => (row.planPallet === null ? '' : grouped(String(row.planPallet))),
  },
  {
    key: 'planNet',
    title: t('inboundOrder.field.netWeight'),
    width: 120,
    align: 'end',
    render: (row) => tonnes(row.planNet),
  },
  {
    key: 'planGross',
    title: t('inboundOrder.field.grossWeight'),
    width: 120,
    align: 'end',
    render: (row) => tonnes(row.planGross),
  },
  {
    key: 'planVolume',
    title: t('inboundOrder.field.volume'),
    width: 130,
    align: 'end',
    render: (row) => (row.planVolume === null ? '' : grouped(row.planVolume)),
  },
]
