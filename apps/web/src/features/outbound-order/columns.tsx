import type { OutboundExportKey } from '@yuncang/shared/nouns/outbound-order/export'
import type { OutboundListRow } from '@yuncang/shared/nouns/outbound-order/contract'
import { sum } from '@yuncang/shared/kernel/decimal'
import { outboundStatusLabel } from '@yuncang/shared/nouns/outbound-order/rules'
import type { TFunction } from 'i18next'
import { currentLanguage, listed } from '../../lib/language.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import './plates.css'
import { NoContract, OutboundStatus } from './status.tsx'

type Labels = { outboundType: (value: string) => string; businessType: (value: string) => string }
/** The server can write every column of the list but the plates, which belong to the trucks. */
type Column = GridColumn<OutboundListRow> & { key: OutboundExportKey }

export const outboundColumns = (t: TFunction, labels: Labels, isAtGate: boolean): Column[] => [
  {
    key: 'orderNo',
    title: t('outboundOrder.field.orderNo'),
    width: 165,
    sortable: true,
    pinned: 'start',
    text: (row) => row.orderNo,
    render: (row) => <CodeText value={row.orderNo} />,
  },
  {
    key: 'outboundStatus',
    title: t('outboundOrder.field.outboundStatus'),
    width: 165,
    text: (row) => outboundStatusLabel(row.outboundStatus, currentLanguage()),
    isState: true,
    render: (row) => <OutboundStatus status={row.outboundStatus} />,
  },
  {
    key: 'plates',
    title: t('outboundOrder.field.plates'),
    width: 160,
    // Who stands at the gate looks for the truck, all others for the order.
    ...(!isAtGate && { hidden: true }),
    text: (row) => listed(row.plates),
    render: (row) => <span className="plates">{listed(row.plates)}</span>,
  },
  {
    key: 'masterBillNo',
    title: t('outboundOrder.field.masterBillNo'),
    width: 170,
    sortable: true,
    text: (row) => row.masterBillNo,
    render: (row) => <CodeText value={row.masterBillNo} />,
  },
  {
    key: 'customerName',
    isOwner: true,
    title: t('outboundOrder.field.customerName'),
    width: 250,
    text: (row) => row.customerName,
    render: (row) => (
      <>
        <NoContract order={row} /> {row.customerName}
      </>
    ),
  },
  {
    key: 'pickDate',
    title: t('outboundOrder.field.pickDate'),
    width: 120,
    sortable: true,
    text: (row) => row.pickDate,
  },
  pieces('totalPieces', t('outboundOrder.field.totalPieces')),
  weight('netWeight', t('outboundOrder.field.netWeight')),
  weight('outNet', t('outboundOrder.field.outNet')),
  { ...pieces('outPieces', t('outboundOrder.field.outPieces')), hidden: true },
  {
    key: 'outDate',
    title: t('outboundOrder.field.outDate'),
    width: 120,
    hidden: true,
    text: (row) => row.outDate ?? '',
  },
  {
    key: 'outboundType',
    title: t('outboundOrder.field.outboundType'),
    width: 160,
    text: (row) => labels.outboundType(row.outboundType),
  },
  {
    key: 'businessType',
    title: t('outboundOrder.field.businessType'),
    width: 130,
    hidden: true,
    text: (row) => labels.businessType(row.businessType),
  },
  {
    key: 'receiver',
    title: t('outboundOrder.field.receiver'),
    width: 200,
    hidden: true,
    text: (row) => row.receiver,
  },
  {
    key: 'carrierName',
    title: t('outboundOrder.field.carrierName'),
    width: 200,
    hidden: true,
    text: (row) => row.carrierName,
  },
  {
    key: 'createTime',
    title: t('outboundOrder.field.createTime'),
    width: 170,
    sortable: true,
    text: (row) => row.createTime,
  },
  {
    key: 'submitTime',
    title: t('outboundOrder.field.submitTime'),
    width: 170,
    hidden: true,
    text: (row) => row.submitTime ?? '',
  },
  {
    key: 'remark',
    title: t('outboundOrder.field.remark'),
    width: 220,
    hidden: true,
    text: (row) => row.remark,
  },
]

/** Kilograms, shown and added up in tonnes. */
function weight(key: 'netWeight' | 'outNet', title: string): Column {
  return {
    key,
    title,
    width: 130,
    align: 'end',
    text: (row) => tonnes(row[key]),
    total: (rows) => tonnes(sum(rows.map((row) => row[key]))),
  }
}

function pieces(key: 'totalPieces' | 'outPieces', title: string): Column {
  return {
    key,
    title,
    width: 95,
    align: 'end',
    text: (row) => grouped(String(row[key])),
    total: (rows) => grouped(sum(rows.map((row) => String(row[key])))),
  }
}
