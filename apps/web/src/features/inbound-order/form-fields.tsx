import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { DateInput } from '../../ui/form/date-input.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormSection } from '../../ui/form/page.tsx'
import { CustomerSelect } from '../../records/customer-select.tsx'

/** The head of an order, grouped as the arrival notice shows it. */
export function OrderFields() {
  const { t } = useTranslation()
  const inboundTypes = useDictionary('INBOUND_TYPE')
  const businessTypes = useDictionary('BUSINESS_TYPE')
  return (
    <>
      <FormSection title={t('inboundOrder.head')}>
        <Field name="masterBillNo" label={t('inboundOrder.field.masterBillNo')}>
          <Input maxLength={64} />
        </Field>
        <Field name="customerId" label={t('inboundOrder.field.customerName')}>
          <CustomerSelect />
        </Field>
        <Field name="inboundType" label={t('inboundOrder.field.inboundType')}>
          <Select options={inboundTypes.options} />
        </Field>
        <Field name="businessType" label={t('inboundOrder.field.businessType')}>
          <Select options={businessTypes.options} />
        </Field>
        <Field name="expectDate" label={t('inboundOrder.field.expectDate')}>
          <DateInput />
        </Field>
        <Field name="remark" label={t('inboundOrder.field.remark')}>
          <Input maxLength={500} />
        </Field>
      </FormSection>
      <FormSection title={t('inboundOrder.field.vessel')}>
        <Field name="enShipName" label={t('inboundOrder.field.enShipName')}>
          <Input maxLength={100} />
        </Field>
        <Field name="cnShipName" label={t('inboundOrder.field.cnShipName')}>
          <Input maxLength={100} />
        </Field>
        <Field name="imvoy" label={t('inboundOrder.field.imvoy')}>
          <Input maxLength={40} />
        </Field>
      </FormSection>
    </>
  )
}
