import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { InvoiceDraft } from '@yuncang/shared/nouns/invoice/contract'
import { Form, Input, Radio } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { chosenPageSize } from '../../lib/page-size.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { BillParts, partOf } from '../../records/bill-parts/bill-parts.tsx'
import { recPayOptions } from '../../records/prices/rec-pay.ts'
import { DateInput } from '../../ui/form/date-input.tsx'
import { Select } from '../../ui/select.tsx'

const { Field, EntryField } = fieldsOf<keyof InvoiceDraft>('invoice')

type Props = { customerId: string | undefined; recPay: 1 | 2; billId: string | undefined }

/** Whose bills, which of them and how much, and what stands on the invoice. */
export function InvoiceFields(given: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const [recPay, setRecPay] = useState<1 | 2>(given.recPay)
  const [customerId, setCustomerId] = useState(given.customerId)
  const of = (next: { recPay?: 1 | 2; customerId?: string | undefined }) => {
    if (next.recPay) setRecPay(next.recPay)
    if ('customerId' in next) setCustomerId(next.customerId)
    // Bills and details of somebody else.
    form.setFieldsValue({ parts: [], customerInvoiceId: undefined, invoiceType: undefined })
  }
  return (
    <>
      <Form.Item label={t('invoice.field.recPay')}>
        <Radio.Group
          optionType="button"
          options={recPayOptions()}
          value={recPay}
          onChange={({ target }) => of({ recPay: target.value === 2 ? 2 : 1 })}
        />
      </Form.Item>
      <Form.Item label={t('invoice.field.customerId')} required htmlFor="invoice-customer">
        <CustomerSelect
          id="invoice-customer"
          canPickStopped
          value={customerId}
          onChange={(next) => of({ customerId: next })}
        />
      </Form.Item>
      {customerId !== undefined && (
        <Bills
          key={`${recPay} ${customerId}`}
          customerId={customerId}
          recPay={recPay}
          billId={given.billId}
        />
      )}
      <div className="two-columns">
        <Field name="invoiceNo">
          <Input {...codeKeys} maxLength={40} />
        </Field>
        <Field name="invoiceDate">
          <DateInput />
        </Field>
      </div>
      {recPay === 2 && <EntryField name="invoiceType" code="INVOICE_TYPE" />}
      {recPay === 1 && customerId !== undefined && (
        <Details key={customerId} customerId={customerId} />
      )}
      <Field name="remark">
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </>
  )
}

function Bills({ customerId, recPay, billId }: Props & { customerId: string }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const { data } = useQuery(trpc.invoice.invoiceable.queryOptions({ customerId, recPay }))
  const bills = data?.map(({ billId: id, billNo, period, currency, amount, tax }) => ({
    id,
    billNo,
    period,
    currency,
    left: amount,
    tax,
  }))
  const begun = data?.find((bill) => bill.billId === billId)
  useEffect(() => {
    if (!begun) return
    const { billId: id, amount: left, ...rest } = begun
    form.setFieldValue('parts', [partOf({ ...rest, id, left })])
  }, [begun, form])
  if (!bills) return null
  return (
    <Field name="parts">
      <BillParts bills={bills} empty={t('invoice.nothingToInvoice')} />
    </Field>
  )
}

/** 开票资料 of the customer: the usual ones are chosen. */
function Details({ customerId }: { customerId: string }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const { labelOf } = useDictionary('INVOICE_TYPE')
  const { data } = useQuery(trpc.customerInvoice.list.queryOptions({ id: customerId }))
  const usual = data?.find(({ isDefault }) => isDefault === 1)?.id
  useEffect(() => {
    if (usual !== undefined) form.setFieldValue('customerInvoiceId', usual)
  }, [usual, form])
  if (!data) return null
  return (
    <>
      <Field name="customerInvoiceId" required>
        <Select
          options={data.map(({ id, invoiceTitle, dutyNumber, invoiceType }) => ({
            value: id,
            label: [labelOf(invoiceType), invoiceTitle, dutyNumber].filter(Boolean).join(' · '),
          }))}
        />
      </Field>
      {data.length === 0 && (
        <p className="hint">
          {t('invoice.noDetails')}{' '}
          <Link
            to="/base/customer/index/$id"
            params={{ id: customerId }}
            search={{ current: 1, size: chosenPageSize() }}
          >
            {t('invoice.toCustomer')}
          </Link>
        </p>
      )}
    </>
  )
}
