import { useQuery } from '@tanstack/react-query'
import { isDecimal } from '@yuncang/shared/kernel/decimal'
import type { PaymentDraft } from '@yuncang/shared/nouns/payment/contract'
import { Form, Input, Radio } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { plainMoney } from '../../lib/money.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { BillParts, partOf, restOf, type BillPart } from '../../records/bill-parts/bill-parts.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { RefundParts, type RefundPart } from './refund-parts.tsx'
import { directionOptions } from './status.tsx'

const { Field, EntryField } = fieldsOf<keyof PaymentDraft>('payment')

type Props = {
  billId?: string | undefined
  refundOf?: string | undefined
  /** Bills can be written off at once. */
  withBills?: boolean
}

/** Money as the bank says, and the bills that it settles. */
export function PaymentFields({ billId, refundOf, withBills = false }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const customerId: unknown = Form.useWatch('customerId')
  const recPay: unknown = Form.useWatch('recPay')
  const currency: unknown = Form.useWatch('currency')
  const isKnown = typeof customerId === 'string' && typeof currency === 'string'
  // Bills of another customer, side or currency.
  const forget = () => withBills && form.setFieldsValue({ parts: [], refunds: [] })
  return (
    <>
      <Field name="recPay">
        <Radio.Group optionType="button" options={directionOptions()} onChange={forget} />
      </Field>
      <Field name="customerId" help={t('payment.customerHint')}>
        <CustomerSelect canPickStopped />
      </Field>
      <div className="two-columns">
        <Field name="payDate">
          <DateInput />
        </Field>
        <Field name="payerName">
          <Input maxLength={100} />
        </Field>
        <Field name="amount">
          <Input inputMode="decimal" />
        </Field>
        <EntryField name="currency" code="CURRENCY" />
        <Field name="reference">
          <Input {...codeKeys} maxLength={60} />
        </Field>
        <Field name="bankAccount">
          <Input {...codeKeys} maxLength={60} />
        </Field>
      </div>
      <Field name="remark">
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
      {withBills && isKnown && (
        <Settled
          key={`${String(recPay)} ${customerId} ${currency}`}
          owner={{ customerId, recPay: recPay === 2 ? 2 : 1, currency }}
          billId={billId}
          refundOf={refundOf}
        />
      )}
    </>
  )
}

type SettledProps = {
  owner: { customerId: string; recPay: 1 | 2; currency: string }
  billId: string | undefined
  refundOf: string | undefined
}

/** The bills that the money settles and the money that it gives back; what the address names is chosen already. */
function Settled({ owner, billId, refundOf }: SettledProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const typed: unknown = Form.useWatch('amount')
  // The values that BillParts and RefundParts give.
  const parts = (Form.useWatch('parts') ?? []) as BillPart[]
  const refunds = (Form.useWatch('refunds') ?? []) as RefundPart[]
  /** As far as the money that was typed reaches. */
  const beside = (chosen: readonly { amount: string }[]) =>
    typeof typed === 'string' && isDecimal(typed, 'money')
      ? { limit: restOf(typed, chosen) }
      : undefined
  const { data: bills } = useQuery(trpc.payment.payable.queryOptions(owner))
  const { data: payments = [] } = useQuery(trpc.payment.refundable.queryOptions(owner))
  const begun = bills?.find(({ id }) => id === billId)
  const returned = payments.find(({ id }) => id === refundOf)
  useEffect(() => {
    const part = begun && partOf({ ...begun, left: begun.outstanding })
    form.setFieldValue('parts', part ? [part] : [])
    const refund = returned && {
      paymentId: returned.id,
      amount: plainMoney(returned.rest, returned.currency),
    }
    form.setFieldValue('refunds', refund ? [refund] : [])
    const amount = part?.amount ?? refund?.amount
    if (amount !== undefined && !form.getFieldValue('amount')) form.setFieldValue('amount', amount)
  }, [begun, returned, form])
  if (!bills) return null
  return (
    <>
      {(bills.length > 0 || payments.length === 0) && (
        <Field name="parts">
          <BillParts
            bills={bills.map((bill) => ({ ...bill, left: bill.outstanding }))}
            empty={t('payment.nothingPayable')}
            {...beside(refunds)}
          />
        </Field>
      )}
      {payments.length > 0 && (
        <Field name="refunds">
          <RefundParts payments={payments} {...beside(parts)} />
        </Field>
      )}
    </>
  )
}
