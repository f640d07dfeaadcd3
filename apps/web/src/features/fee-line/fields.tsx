import type { FeeLineDraft } from '@yuncang/shared/nouns/fee-line/contract'
import { pricings, type Pricing } from '@yuncang/shared/nouns/fee-line/rules'
import { feeUnits } from '@yuncang/shared/nouns/cost-code/fee-units'
import { containerSizes } from '@yuncang/shared/validate/container-size'
import { Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { codeKeys } from '../../lib/keyboard.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { FeeSelect } from './fee-select.tsx'
import { unitLabel } from '../../records/prices/figures.ts'
import { recPayOptions } from '../../records/prices/rec-pay.ts'

const { Field, FlagField, EntryField } = fieldsOf<keyof FeeLineDraft>('feeLine')

const pricingKeys = {
  TARIFF: 'feeLine.pricing.TARIFF',
  TYPED: 'feeLine.pricing.TYPED',
  PASS: 'feeLine.pricing.PASS',
} as const satisfies Record<Pricing, string>

/** A fee by hand: what for, for whom, and how its price is found. */
export function FeeFields() {
  const { t } = useTranslation()
  const pricing: unknown = Form.useWatch('pricing')
  return (
    <>
      <Field name="customerId">
        <CustomerSelect />
      </Field>
      <div className="two-columns">
        <Field name="feeCode">
          <FeeSelect />
        </Field>
        <Field name="recPay">
          <Select options={recPayOptions()} />
        </Field>
        <Field name="businessNo" help={t('feeLine.businessHint')}>
          <Input {...codeKeys} maxLength={40} />
        </Field>
        <Field name="bizDate">
          <DateInput />
        </Field>
      </div>
      <Field name="pricing">
        <Radio.Group
          optionType="button"
          options={pricings.map((value) => ({ value, label: t(pricingKeys[value]) }))}
        />
      </Field>
      {pricing === 'PASS' ? <AdvanceFields /> : <QuantityFields isTyped={pricing === 'TYPED'} />}
      <Field name="remark">
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </>
  )
}

function QuantityFields({ isTyped }: { isTyped: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="two-columns">
      <Field name="qty">
        <Input inputMode="decimal" />
      </Field>
      {!isTyped && (
        <>
          <Field name="containerSize" help={t('feeLine.sizeHint')}>
            <SizeSelect />
          </Field>
          <Field name="product" help={t('feeLine.conditionHint')}>
            <Input maxLength={100} />
          </Field>
          <Field name="brand" help={t('feeLine.conditionHint')}>
            <Input maxLength={100} />
          </Field>
          <EntryField name="areaType" code="AREA_TYPE" canClear />
          <EntryField name="businessType" code="BUSINESS_TYPE" canClear />
        </>
      )}
      {isTyped && (
        <>
          <Field name="unit" required>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              options={feeUnits.map((value) => ({ value, label: unitLabel(value) }))}
            />
          </Field>
          <Field name="price" required>
            <Input inputMode="decimal" />
          </Field>
          <MoneyFields />
        </>
      )}
    </div>
  )
}

function AdvanceFields() {
  const { t } = useTranslation()
  return (
    <div className="two-columns">
      <Field name="amount" required>
        <Input inputMode="decimal" />
      </Field>
      <Field name="receiptNo" required help={t('feeLine.receiptHint')}>
        <Input {...codeKeys} maxLength={64} />
      </Field>
      <MoneyFields />
    </div>
  )
}

/** In which currency, and the tax. */
export function MoneyFields() {
  const { t } = useTranslation()
  return (
    <>
      <EntryField name="currency" code="CURRENCY" />
      <Field name="taxRate" help={t('feeLine.taxHint')}>
        <TaxRateSelect />
      </Field>
      <FlagField name="taxIncluded" />
    </>
  )
}

type ChoiceProps = { id?: string; value?: string; onChange?: (value: string | undefined) => void }

function SizeSelect({ value, ...rest }: ChoiceProps) {
  return (
    <Select
      {...rest}
      allowClear
      value={value || null}
      options={containerSizes.map(({ code }) => ({ value: code, label: code }))}
      onChange={(picked: string | null) => rest.onChange?.(picked ?? '')}
    />
  )
}

const rates = ['0', '0.01', '0.03', '0.06', '0.09', '0.13']

function TaxRateSelect({ value, ...rest }: ChoiceProps) {
  return (
    <Select
      {...rest}
      allowClear
      value={value ?? null}
      options={rates.map((rate) => ({ value: rate, label: `${Number(rate) * 100}%` }))}
      onChange={(picked: string | null) => rest.onChange?.(picked ?? undefined)}
    />
  )
}
