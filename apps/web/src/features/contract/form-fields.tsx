import { useQuery } from '@tanstack/react-query'
import { partiesWith } from '@yuncang/shared/nouns/contract/draft'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { listed } from '../../lib/language.ts'
import { CostListSelect } from '../../records/form/cost-list-select.tsx'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { useCan } from '../../session/session-context.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { FormSection } from '../../ui/form/page.tsx'
import { PartiesField, type Party } from './parties-field.tsx'
import { SubjectSelect } from './subject-select.tsx'
import { Select } from '../../ui/select.tsx'

type Name =
  | 'contractNo'
  | 'contractName'
  | 'contractSubjectNames'
  | 'customerId'
  | 'contractType'
  | 'signDate'
  | 'startDate'
  | 'endDate'
  | 'autoRenew'
  | 'currency'
  | 'settlePeriod'
  | 'JSFS'
  | 'billDay'
  | 'payDays'
  | 'settleInCny'
  | 'dayCountMode'
  | 'contractPartyList'
  | 'costListId'
  | 'remark'

const { Field, FlagField, EntryField } = fieldsOf<Name>('contract')

type Props = {
  canTakePrices: boolean
  /** The number of the contract whose prices are taken over. */
  like?: string | undefined
}

/** A contract from its number to its prices. */
export function ContractFields({ canTakePrices, like }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <FormSection title={t('contract.head')}>
        <Field name="contractNo" help={t('record.codeHint')}>
          <Input {...codeKeys} maxLength={40} />
        </Field>
        <Field name="contractName">
          <Input maxLength={100} />
        </Field>
        <EntryField name="contractType" code="CONTRACT_TYPE" />
        <Field name="contractSubjectNames">
          <SubjectSelect />
        </Field>
        <CustomerField />
        <Contacts />
      </FormSection>
      <FormSection title={t('contract.form.term')}>
        <Field name="signDate">
          <DateInput />
        </Field>
        <Field name="startDate">
          <DateInput />
        </Field>
        <Field name="endDate" dependsOn={['startDate']}>
          <DateInput />
        </Field>
        <FlagField name="autoRenew" label={t('contract.form.autoRenew')} />
      </FormSection>
      <section className="card form-section">
        <h2>{t('contract.parties')}</h2>
        <Field name="contractPartyList">
          <PartiesField />
        </Field>
      </section>
      <Settlement />
      <FormSection title={t('contract.form.more')}>
        {canTakePrices && <Prices like={like} />}
        <Field name="remark">
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={500} />
        </Field>
      </FormSection>
    </>
  )
}

/** The customer; whoever was a party because of the one before follows. */
function CustomerField() {
  const form = Form.useFormInstance()
  const before: string | undefined = Form.useWatch('customerId')
  const follow = (customerId: string | undefined) => {
    if (customerId === undefined) return
    // Under its name the form holds what the field of the parties gives.
    const parties = (form.getFieldValue('contractPartyList') ?? []) as Party[]
    form.setFieldValue('contractPartyList', partiesWith(parties, before, customerId))
  }
  return (
    <Field name="customerId">
      <FollowedCustomer onPick={follow} />
    </Field>
  )
}

type PickProps = {
  id?: string
  value?: string
  onChange?: (value: string | undefined) => void
  onPick: (value: string | undefined) => void
}

function FollowedCustomer({ onChange, onPick, ...rest }: PickProps) {
  return (
    <CustomerSelect
      {...rest}
      onChange={(next) => {
        onChange?.(next)
        onPick(next)
      }}
    />
  )
}

/** The people of the customer, who are changed where the customer is. */
function Contacts() {
  const { t } = useTranslation()
  const customerId: string | undefined = Form.useWatch('customerId')
  const canRead = useCan('customer:read')
  const { data } = useQuery({
    ...trpc.customer.get.queryOptions({ id: customerId ?? '' }),
    enabled: canRead && Boolean(customerId),
    meta: { inPlace: true },
  })
  if (!data) return null
  const people = data.contacters.map(({ name, phone }) => `${name} ${phone}`.trim())
  return (
    <Form.Item label={t('contract.contacts')}>
      {people.length === 0 ? t('contract.noContacts') : listed(people)}
    </Form.Item>
  )
}

function Settlement() {
  const { t } = useTranslation()
  const currencies = useDictionary('CURRENCY')
  return (
    <FormSection title={t('contract.form.settlement')}>
      <Field name="currency">
        <Select showSearch={{ optionFilterProp: 'label' }} options={currencies.options} />
      </Field>
      <EntryField name="settlePeriod" code="SETTLE_PERIOD" />
      <EntryField name="JSFS" code="JSFS" />
      <Field name="billDay" help={t('contract.form.billDayHint')}>
        <InputNumber min={1} max={28} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field name="payDays" help={t('contract.form.payDaysHint')}>
        <InputNumber min={0} max={3650} precision={0} style={{ width: '100%' }} />
      </Field>
      <EntryField name="dayCountMode" code="DAY_COUNT_MODE" />
      <FlagField name="settleInCny" help={t('contract.form.settleInCnyHint')} />
    </FormSection>
  )
}

/** A price list to begin with; taxes, free days and steps come with its lines. */
function Prices({ like }: { like: string | undefined }) {
  const { t } = useTranslation()
  if (!useCan('costList:read')) return null
  const help =
    like === undefined ? t('contract.form.pricesHint') : t('contract.form.pricesLike', { no: like })
  return (
    <Field name="costListId" help={help}>
      <CostListSelect label={t('contract.field.costListId')} isInUse />
    </Field>
  )
}
