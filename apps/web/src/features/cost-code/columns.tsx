import type { CostCode } from '@yuncang/shared/contracts/cost-code'
import { multiply } from '@yuncang/shared/domain/decimal'
import type { TFunction } from 'i18next'
import { StopState } from '../../records/columns.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { labelAmong, moduleChoices, recPayChoices, unitChoices } from './choices.ts'

export const costCodeColumns = (t: TFunction): GridColumn<CostCode>[] => {
  const [modules, units, recPays] = [moduleChoices(), unitChoices(), recPayChoices(t)]
  return [
    {
      key: 'feeName',
      title: t('costCode.field.feeName'),
      width: 180,
      sortable: true,
      pinned: 'start',
      text: (row) => row.feeName,
    },
    {
      key: 'feeCode',
      title: t('costCode.field.feeCode'),
      width: 120,
      sortable: true,
      text: (row) => row.feeCode,
      render: (row) => <CodeText value={row.feeCode} />,
    },
    {
      key: 'forbiddenStatus',
      title: t('costCode.field.forbiddenStatus'),
      width: 100,
      text: (row) => (row.forbiddenStatus ? t('record.state.stopped') : t('record.state.active')),
      render: (row) => <StopState t={t} isStopped={row.forbiddenStatus === 1} />,
    },
    {
      key: 'jfmoduleId',
      title: t('costCode.field.jfmoduleId'),
      width: 180,
      text: (row) => labelAmong(modules, row.jfmoduleId),
    },
    {
      key: 'recPay',
      title: t('costCode.field.recPay'),
      width: 110,
      text: (row) => labelAmong(recPays, row.recPay),
    },
    {
      key: 'defaultUnit',
      title: t('costCode.field.defaultUnit'),
      width: 120,
      text: (row) => labelAmong(units, row.defaultUnit),
    },
    {
      key: 'taxRate',
      title: t('costCode.field.taxRate'),
      width: 100,
      align: 'end',
      text: (row) => `${multiply(row.taxRate, '100')}%`,
    },
    {
      key: 'invoiceCode',
      title: t('costCode.field.invoiceCode'),
      width: 160,
      text: (row) => row.invoiceCode,
    },
    {
      key: 'createTime',
      title: t('costCode.field.createTime'),
      width: 170,
      sortable: true,
      hidden: true,
      text: (row) => row.createTime,
    },
  ]
}
