import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import type { TFunction } from 'i18next'
import { grouped } from '../../lib/numbers.ts'
import { StopState, timeColumns } from '../../records/list/columns.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { auditTone } from '../../records/page/audit-tone.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { Product } from './row.ts'

type LabelOf = (value: string) => string
export type ProductLabels = { type: LabelOf; unit: LabelOf; auxUnit: LabelOf; audit: LabelOf }

export const productColumns = (t: TFunction, labels: ProductLabels): GridColumn<Product>[] => [
  {
    key: 'productName',
    title: t('product.field.productName'),
    width: 210,
    sortable: true,
    pinned: 'start',
    text: (row) => row.productName + (row.forbiddenStatus ? t('record.stoppedMark') : ''),
  },
  {
    key: 'productCode',
    title: t('product.field.productCode'),
    width: 120,
    sortable: true,
    text: (row) => row.productCode,
    render: (row) => <CodeText value={row.productCode} />,
  },
  {
    key: 'barcode',
    title: t('product.field.barcode'),
    width: 140,
    text: (row) => row.barcode,
    render: (row) => <CodeText value={row.barcode} />,
  },
  {
    key: 'auditStatus',
    title: t('product.field.auditStatus'),
    width: 100,
    text: (row) => labels.audit(String(row.auditStatus)),
    isState: true,
    render: (row) => (
      <StatusTag tone={auditTone(row.auditStatus)} label={labels.audit(String(row.auditStatus))} />
    ),
  },
  {
    key: 'forbiddenStatus',
    title: t('product.field.forbiddenStatus'),
    width: 100,
    text: (row) => (row.forbiddenStatus ? t('record.state.stopped') : t('record.state.active')),
    render: (row) => (
      <StopState t={t} isStopped={row.forbiddenStatus === forbiddenStatuses.stopped} />
    ),
  },
  {
    key: 'productType',
    title: t('product.field.productType'),
    width: 150,
    text: (row) => labels.type(row.productType),
  },
  {
    key: 'spec',
    title: t('product.field.spec'),
    width: 140,
    text: (row) => row.spec,
  },
  {
    key: 'measuringUnit',
    title: t('product.field.measuringUnit'),
    width: 90,
    text: (row) => labels.unit(row.measuringUnit),
  },
  {
    key: 'auxUnit',
    title: t('product.field.auxUnit'),
    width: 110,
    hidden: true,
    text: (row) => labels.auxUnit(row.auxUnit),
  },
  {
    key: 'hsCode',
    title: t('product.field.hsCode'),
    width: 120,
    text: (row) => row.hsCode,
    render: (row) => <CodeText value={row.hsCode} />,
  },
  {
    key: 'unitWeight',
    title: t('product.field.unitWeight'),
    width: 140,
    align: 'end',
    text: (row) => (row.unitWeight === null ? '' : grouped(row.unitWeight)),
  },
  {
    key: 'unitVolume',
    title: t('product.field.unitVolume'),
    width: 140,
    align: 'end',
    hidden: true,
    text: (row) => (row.unitVolume === null ? '' : grouped(row.unitVolume)),
  },
  {
    key: 'enName',
    title: t('product.field.enName'),
    width: 220,
    hidden: true,
    text: (row) => row.enName,
  },
  {
    key: 'remark',
    title: t('product.field.remark'),
    width: 200,
    hidden: true,
    text: (row) => row.remark,
  },
  ...timeColumns(t),
]
