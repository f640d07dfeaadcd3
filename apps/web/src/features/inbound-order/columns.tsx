import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundExportKey } from '@yuncang/shared/nouns/inbound-order/export'
import { figuresOf } from '@yuncang/shared/nouns/inbound-order/facts'
import { orderStatusLabel } from '@yuncang/shared/nouns/inbound-order/rules'
import { sum } from '@yuncang/shared/kernel/decimal'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../lib/language.ts'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { NoContract, OrderStatus } from './status.tsx'

type Labels = { inboundType: (value: string) => string; businessType: (value: string) => string }
/** The server can write every column of the list. */
type Column = GridColumn<InboundOrder> & { key: InboundExportKey }

export const orderColumns = (t: TFunction, labels: Labels): Column[] => [
  {
    key: 'masterBillNo',
    title: t('inboundOrder.field.masterBillNo'),
    width: 170,
    sortable: true,
    pinned: 'start',
    text: (row) => row.masterBillNo,
    render: (row) => <CodeText value={row.masterBillNo} />,
  },
  {
    key: 'orderStatus',
    title: t('inboundOrder.field.orderStatus'),
    width: currentLanguage() === 'en' ? 190 : 165,
    text: (row) => orderStatusLabel(row.orderStatus, currentLanguage()),
    isState: true,
    render: (row) => <OrderStatus status={row.orderStatus} />,
  },
  {
    key: 'orderNo',
    title: t('inboundOrder.field.orderNo'),
    width: 150,
    sortable: true,
    isName: true,
    text: (row) => row.orderNo,
    render: (row) => <CodeText value={row.orderNo} />,
  },
  {
    key: 'customerName',
    isOwner: true,
    title: t('inboundOrder.field.customerName'),
    width: 250,
    text: (row) => row.customerName,
    render: (row) => (
      <>
        <NoContract order={row} /> {row.customerName}
      </>
    ),
  },
  {
    key: 'expectDate',
    title: t('inboundOrder.field.expectDate'),
    width: 130,
    sortable: true,
    text: (row) => row.expectDate,
  },
  {
    key: 'businessType',
    title: t('inboundOrder.field.businessType'),
    width: 130,
    hidden: true,
    text: (row) => labels.businessType(row.businessType),
  },
  {
    key: 'vessel',
    title: t('inboundOrder.field.vessel'),
    width: 220,
    hidden: true,
    text: vesselOf,
  },
  {
    key: 'totalPieces',
    title: t('inboundOrder.field.totalPieces'),
    width: 95,
    align: 'end',
    text: (row) => pieces(figuresOf(row).totalPieces),
    hint: (row) => figureOf(t, row, pieces(row.totalPieces), pieces(figuresOf(row).totalPieces)),
    total: (rows) => grouped(sum(rows.map((row) => String(figuresOf(row).totalPieces)))),
  },
  weight(t, 'netWeight', t('inboundOrder.field.netWeight'), { sortable: true }),
  {
    key: 'inboundType',
    title: t('inboundOrder.field.inboundType'),
    width: 190,
    text: (row) => labels.inboundType(row.inboundType),
  },
  weight(t, 'grossWeight', t('inboundOrder.field.grossWeight'), { hidden: true }),
  {
    key: 'volume',
    title: t('inboundOrder.field.volume'),
    width: 130,
    align: 'end',
    hidden: true,
    text: (row) => cubicMetres(figuresOf(row).volume),
    hint: (row) => figureOf(t, row, cubicMetres(row.volume), cubicMetres(figuresOf(row).volume)),
    total: (rows) => cubicMetres(sum(rows.map((row) => figuresOf(row).volume))),
  },
  {
    key: 'createTime',
    title: t('inboundOrder.field.createTime'),
    width: 170,
    sortable: true,
    text: (row) => row.createTime,
  },
  {
    key: 'submitTime',
    title: t('inboundOrder.field.submitTime'),
    width: 170,
    hidden: true,
    text: (row) => row.submitTime ?? '',
  },
  {
    key: 'remark',
    title: t('inboundOrder.field.remark'),
    width: 220,
    hidden: true,
    text: (row) => row.remark,
  },
]

export const vesselOf = (order: InboundOrder): string =>
  [order.enShipName, order.cnShipName, order.imvoy].filter(Boolean).join(' / ')

const pieces = (count: number): string => grouped(String(count))

/** Of goods that are in, what was planned beside what came. */
export const figureOf = (
  t: TFunction,
  { actPieces }: InboundOrder,
  plan: string,
  act: string,
): string => (actPieces === null ? plan : t('inboundOrder.planAndAct', { plan, act }))

/** Kilograms, shown and added up in tonnes. */
const weight = (
  t: TFunction,
  key: 'netWeight' | 'grossWeight',
  title: string,
  more: Partial<Column>,
): Column => ({
  key,
  title,
  width: 130,
  align: 'end',
  text: (row) => tonnes(figuresOf(row)[key]),
  hint: (row) => figureOf(t, row, tonnes(row[key]), tonnes(figuresOf(row)[key])),
  total: (rows) => tonnes(sum(rows.map((row) => figuresOf(row)[key]))),
  ...more,
})
