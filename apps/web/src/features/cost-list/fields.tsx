import type { CostListDraft } from '@yuncang/shared/nouns/cost-list/contract'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { fieldsOf } from '../../records/form/fields.tsx'
import { CustomersSelect } from './customers-select.tsx'
import { QuotationSelect } from '../../records/form/quotation-select.tsx'

const { Field } = fieldsOf<keyof CostListDraft>('costList')

type Props = { sheetId: string | undefined }

export function CostListFields({ sheetId }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Field name="name">
        <Input maxLength={100} />
      </Field>
      <Field name="bjdId" help={t('costList.bjdHint')}>
        <QuotationSelect label={t('costList.field.bjdId')} />
      </Field>
      <Field name="customerIds">
        <CustomersSelect sheetId={sheetId} />
      </Field>
    </>
  )
}
