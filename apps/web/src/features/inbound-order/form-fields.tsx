import { useQuery } from '@tanstack/react-query'
import { isBondedAsDomestic } from '@yuncang/shared/nouns/inbound-order/facts'
import { bondedByType } from '@yuncang/shared/nouns/inbound-order/rules'
import { billNoIssue } from '@yuncang/shared/validate/bill-no'
import { Alert, Button, Form, Input, InputNumber, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { useSession } from '../../session/session-context.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormSection } from '../../ui/form/page.tsx'
import { useAreas } from './areas.ts'
import { ContractSelect } from './contract-select.tsx'
import { Select } from '../../ui/select.tsx'

const { FlagField } = fieldsOf<'isFillBag'>('inboundOrder')

/** What usually goes with an inbound type; the clerk may say otherwise. */
export const usualOf = (inboundType: string) => ({
  bondedFlag: bondedByType(inboundType),
  businessType: { '4': '2', '6': '4' }[inboundType] ?? '1',
  tradeType: bondedByType(inboundType) === 1 ? '3' : '1',
})

/** What goes with the inbound type, in the fields that nobody has touched. */
function useFollow(): (inboundType: string) => void {
  const form = Form.useFormInstance()
  return (inboundType) => {
    const usual = Object.entries(usualOf(inboundType))
    const open = usual.filter(([field]) => !form.isFieldTouched(field))
    form.setFieldsValue(Object.fromEntries(open))
  }
}

/** What every order is asked for; its goods come next. */
export function OrderHead({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const customerId: unknown = Form.useWatch('customerId')
  const inboundTypes = useDictionary('INBOUND_TYPE')
  const follow = useFollow()
  return (
    <FormSection title={t('inboundOrder.form.parties')}>
      <div>
        <Field name="masterBillNo" label={t('inboundOrder.field.masterBillNo')}>
          <Input {...codeKeys} maxLength={64} />
        </Field>
        {isNew && <Deliveries />}
      </div>
      <Field name="customerId" label={t('inboundOrder.field.customerName')}>
        <CustomerSelect isFixed={user.customerId !== null} />
      </Field>
      <Field name="inboundType" label={t('inboundOrder.field.inboundType')}>
        <Select options={inboundTypes.options} onChange={follow} />
      </Field>
      <Field name="expectDate" label={t('inboundOrder.field.expectDate')}>
        <DateInput />
      </Field>
      <Field name="contractId" label={t('inboundOrder.field.contract')}>
        <ContractSelect customerId={typeof customerId === 'string' ? customerId : undefined} />
      </Field>
      <Field name="houseBillNo" label={t('inboundOrder.field.houseBillNo')}>
        <Input {...codeKeys} maxLength={64} />
      </Field>
      <Domestic />
    </FormSection>
  )
}

/** A bill that is there already may come in several deliveries; each has a number of its own. */
function Deliveries() {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const typed: unknown = Form.useWatch('masterBillNo')
  const splitSeq: unknown = Form.useWatch('splitSeq')
  const masterBillNo = typeof typed === 'string' ? typed.trim() : ''
  const { data } = useQuery({
    ...trpc.inboundOrder.testBill.queryOptions({ masterBillNo }),
    enabled: masterBillNo !== '' && billNoIssue(masterBillNo) === undefined,
    meta: { inPlace: true },
  })
  const isSplit = typeof splitSeq === 'number' && splitSeq > 0
  return (
    <>
      {data?.exists === true && !isSplit && (
        <p className="hint">
          {t('inboundOrder.form.billThere', { count: data.ids.length })}
          <Button
            type="link"
            size="small"
            onClick={() => form.setFieldValue('splitSeq', data.nextSplitSeq)}
          >
            {t('inboundOrder.form.asSplit', { count: data.nextSplitSeq })}
          </Button>
        </p>
      )}
      <div hidden={!isSplit}>
        <Field
          name="splitSeq"
          label={t('inboundOrder.field.splitSeq')}
          help={t('inboundOrder.form.splitHint')}
        >
          <InputNumber min={0} max={999} precision={0} />
        </Field>
      </div>
    </>
  )
}

/** What is known of its business and its way; below the goods, for it is often blank. */
export function OrderMore() {
  return (
    <>
      <Business />
      <Arrival />
    </>
  )
}

function Business() {
  const { t } = useTranslation()
  const businessTypes = useDictionary('BUSINESS_TYPE')
  const tradeTypes = useDictionary('TRADE_TYPE')
  const { tree } = useAreas()
  return (
    <FormSection title={t('inboundOrder.form.business')}>
      <Field name="businessType" label={t('inboundOrder.field.businessType')}>
        <Select options={businessTypes.options} />
      </Field>
      <Field name="tradeType" label={t('inboundOrder.field.tradeType')}>
        <Select allowClear options={tradeTypes.options} />
      </Field>
      <Field name="bondedFlag" label={t('inboundOrder.field.bondedFlag')}>
        <Radio.Group
          options={[
            { value: 1, label: t('inboundOrder.bonded') },
            { value: 0, label: t('inboundOrder.unbonded') },
          ]}
        />
      </Field>
      <Field name="storageAreaId" label={t('inboundOrder.field.storageAreaId')}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('inboundOrder.plan.anyArea')}
          options={tree.flatMap(({ value, title, children }) => [
            { value, label: title },
            ...children.map((area) => ({ value: area.value, label: area.title })),
          ])}
        />
      </Field>
      <FlagField name="isFillBag" />
      <Field
        name="hqCustomerId"
        label={t('inboundOrder.field.hqCustomerName')}
        help={t('inboundOrder.ownerHint')}
      >
        <CustomerSelect label={t('inboundOrder.field.hqCustomerName')} />
      </Field>
    </FormSection>
  )
}

/** 国内普货 for bonded goods is hardly meant. */
function Domestic() {
  const { t } = useTranslation()
  const inboundType: string | undefined = Form.useWatch('inboundType')
  const bondedFlag: number | undefined = Form.useWatch('bondedFlag')
  const isOdd = isBondedAsDomestic({ inboundType: inboundType ?? '', bondedFlag: bondedFlag ?? 0 })
  return isOdd && <Alert type="warning" showIcon title={t('inboundOrder.note.domestic')} />
}

function Arrival() {
  const { t } = useTranslation()
  return (
    <FormSection title={t('inboundOrder.form.arrival')}>
      <Field name="enShipName" label={t('inboundOrder.field.enShipName')}>
        <Input maxLength={100} />
      </Field>
      <Field name="cnShipName" label={t('inboundOrder.field.cnShipName')}>
        <Input maxLength={100} />
      </Field>
      <Field name="imvoy" label={t('inboundOrder.field.imvoy')}>
        <Input maxLength={40} />
      </Field>
      <Field name="portCode" label={t('inboundOrder.field.portCode')}>
        <Input {...codeKeys} maxLength={20} />
      </Field>
      <Field name="eta" label={t('inboundOrder.field.eta')}>
        <DateInput />
      </Field>
      <Field name="ata" label={t('inboundOrder.field.ata')}>
        <DateInput />
      </Field>
      <Field name="remark" label={t('inboundOrder.field.remark')}>
        <Input maxLength={500} />
      </Field>
    </FormSection>
  )
}
