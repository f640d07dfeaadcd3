import { useQuery } from '@tanstack/react-query'
import { isNegative } from '@yuncang/shared/kernel/decimal'
import type { OffsetDraft } from '@yuncang/shared/nouns/payment/contract'
import { Form, Input, Radio } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { BillParts, partOf } from '../../records/bill-parts/bill-parts.tsx'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { recPayOptions } from '../../records/prices/rec-pay.ts'
import { DateInput } from '../../ui/form/date-input.tsx'

const { Field, EntryField } = fieldsOf<keyof OffsetDraft>('payment')

/**
 * Bills and credit notes of a customer that settle each other (docs/domain/payments.md#offsets); `billId` is the one that
 * it begins with.
 */
export function OffsetFields({ billId }: { billId: string | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const recPay: unknown = Form.useWatch('recPay')
  const customerId: unknown = Form.useWatch('customerId')
  const currency: unknown = Form.useWatch('currency')
  // Bills of another side, customer or currency.
  const forget = () => form.setFieldValue('parts', [])
  return (
    <>
      <p className="hint">{t('payment.offsetHint')}</p>
      <Form.Item name="recPay" label={t('payment.offsetSide')}>
        <Radio.Group optionType="button" options={recPayOptions()} onChange={forget} />
      </Form.Item>
      <Field name="customerId">
        <CustomerSelect canPickStopped onChange={forget} />
      </Field>
      <div className="two-columns">
        <Field name="payDate">
          <DateInput />
        </Field>
        <EntryField name="currency" code="CURRENCY" />
      </div>
      {typeof customerId === 'string' && typeof currency === 'string' && (
        <Offset
          key={`${String(recPay)} ${customerId} ${currency}`}
          owner={{ customerId, recPay: recPay === 2 ? 2 : 1, currency }}
          billId={billId}
        />
      )}
      <Field name="remark">
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </>
  )
}

type OffsetProps = {
  owner: { customerId: string; recPay: 1 | 2; currency: string }
  billId: string | undefined
}

function Offset({ owner, billId }: OffsetProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const { data } = useQuery(trpc.payment.payable.queryOptions(owner))
  const bills = data
    ?.filter(({ isRefund }) => isRefund === 0)
    .map((bill) => ({ ...bill, left: bill.outstanding }))
  const { currency } = owner
  const left = bills?.find(({ id }) => id === billId)?.left
  useEffect(() => {
    form.setFieldValue('parts', billId && left ? [partOf({ id: billId, currency, left })] : [])
  }, [billId, currency, left, form])
  if (!bills) return null
  const sides = new Set(bills.map((bill) => isNegative(bill.left)))
  return (
    <>
      {sides.size < 2 && <p className="hint">{t('payment.nothingToOffset')}</p>}
      <Field name="parts">
        <BillParts bills={bills} empty="" limit="0" />
      </Field>
    </>
  )
}
