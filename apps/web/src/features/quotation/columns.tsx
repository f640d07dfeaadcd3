import type { TFunction } from 'i18next'
import { StopState } from '../../records/list/columns.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import type { QuotationRow } from './row.ts'
import { AuditState } from './status.tsx'

export const revisionText = (t: TFunction, revision: number): string =>
  revision === 0 ? t('quotation.unpassed') : t('quotation.revision', { revision })

export const quotationColumns = (
  t: TFunction,
  auditOf: (value: string) => string,
): GridColumn<QuotationRow>[] => [
  {
    key: 'bjdNo',
    title: t('quotation.field.bjdNo'),
    width: 180,
    sortable: true,
    pinned: 'start',
    text: (row) => row.bjdNo,
    render: (row) => <CodeText value={row.bjdNo} />,
  },
  {
    key: 'revision',
    title: t('quotation.field.revision'),
    width: 110,
    text: (row) => revisionText(t, row.revision),
  },
  {
    key: 'auditStatus',
    title: t('quotation.field.auditStatus'),
    width: 120,
    text: (row) => auditOf(String(row.auditStatus)),
    render: (row) => <AuditState status={row.auditStatus} />,
  },
  {
    key: 'isStop',
    title: t('quotation.field.isStop'),
    width: 110,
    text: (row) => (row.isStop ? t('record.state.stopped') : t('record.state.active')),
    isState: true,
    render: (row) => <StopState t={t} isStopped={row.isStop === 1} />,
  },
  {
    key: 'customerName',
    isOwner: true,
    title: t('quotation.field.customerName'),
    width: 260,
    text: (row) => row.customerName,
  },
  {
    key: 'validFrom',
    title: t('quotation.field.validFrom'),
    width: 120,
    sortable: true,
    text: (row) => row.validFrom,
  },
  {
    key: 'validTo',
    title: t('quotation.field.validTo'),
    width: 120,
    sortable: true,
    text: (row) => row.validTo,
  },
  {
    key: 'createTime',
    title: t('quotation.field.createTime'),
    width: 170,
    sortable: true,
    text: (row) => row.createTime,
  },
]
