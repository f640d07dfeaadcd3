import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import type { CostCode } from '@yuncang/shared/nouns/cost-code/contract'
import { multiply } from '@yuncang/shared/kernel/decimal'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../lib/language.ts'
import { StopState } from '../../records/list/columns.tsx'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { labelAmong, moduleChoices, recPayChoices, unitChoices } from './choices.ts'

/** The name in the reader's language first, then the other one. */
function nameColumns(t: TFunction): GridColumn<CostCode>[] {
  const column = (key: 'feeName' | 'feeNameEn') =>
    ({ key, title: t(`costCode.field.${key}`), width: 180, sortable: true }) as const
  const chinese = { ...column('feeName'), text: (row: CostCode) => row.feeName }
  const english = { ...column('feeNameEn'), text: (row: CostCode) => row.feeNameEn }
  return currentLanguage() === 'en'
    ? [{ ...english, pinned: 'start', text: feeNameOf }, chinese]
    : [{ ...chinese, pinned: 'start' }, english]
}

export const costCodeColumns = (t: TFunction): GridColumn<CostCode>[] => {
  const [modules, units, recPays] = [moduleChoices(), unitChoices(), recPayChoices(t)]
  return [
    ...nameColumns(t),
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
      isState: true,
      render: (row) => (
        <StopState t={t} isStopped={row.forbiddenStatus === forbiddenStatuses.stopped} />
      ),
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
