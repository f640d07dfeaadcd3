import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import type { TFunction } from 'i18next'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { ContractStatus, quotationLabel, QuotationStatus, statusLabel } from './status.tsx'

export const contractColumns = (
  t: TFunction,
  typeLabel: (value: string) => string,
): GridColumn<Contract>[] => [
  {
    key: 'contractNo',
    title: t('contract.field.contractNo'),
    width: 150,
    sortable: true,
    pinned: 'start',
    text: (row) => row.contractNo,
    render: (row) => <CodeText value={row.contractNo} />,
  },
  {
    key: 'status',
    title: t('contract.field.status'),
    width: 190,
    text: (row) => statusLabel(row.status),
    isState: true,
    render: (row) => <ContractStatus contract={row} />,
  },
  {
    key: 'quotationStatus',
    title: t('contract.field.quotationStatus'),
    width: 120,
    text: (row) => quotationLabel(row.quotationStatus),
    render: (row) => (
      <QuotationStatus status={row.quotationStatus} label={quotationLabel(row.quotationStatus)} />
    ),
  },
  {
    key: 'customerName',
    isOwner: true,
    title: t('contract.field.customerName'),
    width: 240,
    text: (row) => row.customerName,
  },
  {
    key: 'contractName',
    title: t('contract.field.contractName'),
    width: 210,
    text: (row) => row.contractName,
  },
  {
    key: 'contractType',
    title: t('contract.field.contractType'),
    width: 110,
    text: (row) => typeLabel(row.contractType),
  },
  {
    key: 'startDate',
    title: t('contract.field.startDate'),
    width: 110,
    sortable: true,
    text: (row) => row.startDate,
  },
  {
    key: 'endDate',
    title: t('contract.field.endDate'),
    width: 110,
    sortable: true,
    text: (row) => row.endDate,
  },
  {
    key: 'filingState',
    title: t('contract.field.filingState'),
    width: 100,
    text: (row) => (row.filingState ? t('contract.filed') : t('contract.notFiled')),
  },
  {
    key: 'contractSubjectNames',
    title: t('contract.field.contractSubjectNames'),
    width: 260,
    hidden: true,
    text: (row) => row.contractSubjectNames,
  },
  {
    key: 'signDate',
    title: t('contract.field.signDate'),
    width: 120,
    hidden: true,
    text: (row) => row.signDate,
  },
  {
    key: 'currency',
    title: t('contract.field.currency'),
    width: 90,
    hidden: true,
    text: (row) => row.currency,
  },
  {
    key: 'createTime',
    title: t('contract.field.createTime'),
    width: 170,
    sortable: true,
    hidden: true,
    text: (row) => row.createTime,
  },
]
