import { useQuery } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { useCan, useSession } from '../../session/session-context.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormSection } from '../../ui/form/page.tsx'
import { Select } from '../../ui/select.tsx'

/** What every order is asked for; its goods come next. */
export function OutboundHead() {
  const { t } = useTranslation()
  const outboundTypes = useDictionary('OUTBOUND_TYPE')
  const businessTypes = useDictionary('BUSINESS_TYPE')
  const { user } = useSession()
  return (
    <FormSection title={t('outboundOrder.head')}>
      <Field name="customerId" label={t('outboundOrder.field.customerName')}>
        <CustomerSelect isFixed={user.customerId !== null} />
      </Field>
      <Field name="masterBillNo" label={t('outboundOrder.field.masterBillNo')}>
        <BillSelect />
      </Field>
      <Field name="outboundType" label={t('outboundOrder.field.outboundType')}>
        <Select options={outboundTypes.options} />
      </Field>
      <Field name="businessType" label={t('outboundOrder.field.businessType')}>
        <Select options={businessTypes.options} />
      </Field>
      <Field name="pickDate" label={t('outboundOrder.field.pickDate')}>
        <DateInput />
      </Field>
      <Field name="bondInvtNo" label={t('outboundOrder.field.bondInvtNo')}>
        <Input {...codeKeys} maxLength={40} />
      </Field>
    </FormSection>
  )
}

/** Who gets the goods, and who brings them; below the goods, as on the pickup letter. */
export function OutboundDelivery() {
  const { t } = useTranslation()
  const canReadCarriers = useCan('carrier:read')
  return (
    <FormSection title={t('outboundOrder.delivery')}>
      <Field name="receiver" label={t('outboundOrder.field.receiver')}>
        <Input maxLength={100} />
      </Field>
      <Field name="receiverPhone" label={t('outboundOrder.field.receiverPhone')}>
        <Input maxLength={40} inputMode="tel" />
      </Field>
      <Field name="receiveAddress" label={t('outboundOrder.field.receiveAddress')}>
        <Input maxLength={200} />
      </Field>
      {canReadCarriers && (
        <Field name="carrierId" label={t('outboundOrder.field.carrierName')}>
          <CarrierSelect />
        </Field>
      )}
      <Field name="passportNo" label={t('outboundOrder.field.passportNo')}>
        <Input {...codeKeys} maxLength={40} />
      </Field>
      <Field name="remark" label={t('outboundOrder.field.remark')}>
        <Input maxLength={500} />
      </Field>
    </FormSection>
  )
}

type SelectProps = { id?: string; value?: string; onChange?: (value: string | undefined) => void }

/** Bills of lading under which the chosen customer has goods. */
function BillSelect({ id, value, onChange }: SelectProps) {
  const { t } = useTranslation()
  const customerId: string | undefined = Form.useWatch('customerId')
  const bills = useQuery({
    ...trpc.outboundOrder.bills.queryOptions({ customerId: customerId ?? '' }),
    enabled: Boolean(customerId),
  })
  return (
    <Select
      {...(id !== undefined && { id })}
      showSearch
      value={value ?? null}
      loading={bills.isFetching}
      disabled={!customerId}
      placeholder={customerId ? t('outboundOrder.chooseBill') : t('outboundOrder.customerFirst')}
      notFoundContent={t('outboundOrder.noBills')}
      options={(bills.data ?? []).map(({ masterBillNo }) => ({
        value: masterBillNo,
        label: masterBillNo,
      }))}
      onChange={(next: string | null) => onChange?.(next ?? undefined)}
    />
  )
}

const allCarriers = { isStop: 0 as const, size: 200 }

function CarrierSelect({ id, value, onChange }: SelectProps) {
  const { t } = useTranslation()
  const carriers = useQuery(trpc.carrier.page.queryOptions(allCarriers))
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? null}
      loading={carriers.isFetching}
      placeholder={t('outboundOrder.chooseCarrier')}
      options={(carriers.data?.records ?? []).map((row) => ({
        value: row.id,
        label: row.carrierName,
      }))}
      onChange={(next: string | null) => onChange?.(next ?? undefined)}
    />
  )
}
