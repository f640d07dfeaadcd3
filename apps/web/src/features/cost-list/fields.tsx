import type { CostListDraft } from '@yuncang/shared/contracts/cost-list'
import { Alert, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { fieldsOf } from '../../records/fields.tsx'
import { CustomersSelect } from './customers-select.tsx'
import { QuotationSelect } from './quotation-select.tsx'

const { Field } = fieldsOf<keyof CostListDraft>('costList')

type Props = {
  sheetId: string | undefined
  /** It could be changed, were it not enabled. */
  isLocked: boolean
}

export function CostListFields({ sheetId, isLocked }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {isLocked && (
        <Alert type="info" showIcon title={t('costList.locked')} style={{ marginBottom: 16 }} />
      )}
      <Field name="name">
        <Input maxLength={100} />
      </Field>
      <Field name="bjdId" help={t('costList.bjdHint')}>
        <QuotationSelect />
      </Field>
      <Field name="customerIds">
        <CustomersSelect sheetId={sheetId} />
      </Field>
    </>
  )
}
