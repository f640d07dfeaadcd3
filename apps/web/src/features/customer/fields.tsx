import {
  customer,
  type Customer,
  type CustomerDraft,
} from '@yuncang/shared/nouns/customer/contract'
import { checkCustomsEtpsNo } from '@yuncang/shared/validate/customs-etps-no'
import { Form, Input, InputNumber } from 'antd'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { Field, FlagField } from './field.tsx'
import { Lookalikes } from './lookalikes.tsx'
import { Select } from '../../ui/select.tsx'

export type CustomerValues = CustomerDraft

/** A record as the form holds it. */
export const valuesOf = (record: Customer): CustomerValues =>
  customer.create.input.strip().parse(record)

/** A field of the customer, its name checked by the compiler. */
const Item = (props: ComponentProps<typeof Field> & { name: keyof CustomerValues }) => (
  <Field {...props} />
)

/** Everything a user may fill in, grouped as the customer's papers show it. */
export function CustomerFields({ exceptId }: { exceptId?: string }) {
  const { t } = useTranslation()
  const types = useDictionary('CUS_SUP_TYPE')
  const properties = useDictionary('PROPERTY')
  const isVisual = Form.useWatch<0 | 1 | undefined>('isVisual') === 1
  return (
    <>
      <Item name="customerName">
        <Input maxLength={100} />
      </Item>
      <Lookalikes {...(exceptId !== undefined && { exceptId })} />
      <div className="two-columns">
        <Item
          name="socialCreditCode"
          dependsOn={['isVisual']}
          {...(isVisual && { help: t('customer.individualHint') })}
        >
          <Input maxLength={32} />
        </Item>
        <FlagField name="isVisual" />
        {/* Pointed out, and never blocks: docs/domain/values.md#customs-registration-number */}
        <Item name="customsEtpsNo" hint={(value) => checkCustomsEtpsNo(value.trim().toUpperCase())}>
          <Input maxLength={10} />
        </Item>
        <Item name="customerType">
          <Select mode="multiple" options={types.options} />
        </Item>
        <Item name="customerCode" help={t('record.codeHint')}>
          <Input maxLength={40} />
        </Item>
        <Item name="shortName">
          <Input maxLength={100} />
        </Item>
        <Item name="enName">
          <Input maxLength={100} />
        </Item>
        <Item name="dutyNumber">
          <Input maxLength={40} />
        </Item>
        <Item name="property">
          <Select allowClear options={properties.options} />
        </Item>
        <Item name="level">
          <Input maxLength={20} />
        </Item>
        <Item name="creditLimit">
          <Input inputMode="decimal" maxLength={17} />
        </Item>
        <Item name="creditDays">
          <InputNumber min={0} max={3650} precision={0} style={{ width: '100%' }} />
        </Item>
      </div>
      <Item name="address">
        <Input maxLength={200} />
      </Item>
    </>
  )
}
