import type { CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import { customerInvoice } from '@yuncang/shared/nouns/customer/parts'
import { checkDutyNumber } from '@yuncang/shared/validate/duty-number'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { DefaultField, EntryField, Field } from './field.tsx'
import { PartSection } from './part-section.tsx'

const schema = customerInvoice.save.input

/** 开票信息 */
export function InvoiceSection({ customer }: { customer: CustomerInfo }) {
  const { t } = useTranslation()
  const types = useDictionary('INVOICE_TYPE')
  const save = useMutation(trpc.customerInvoice.save.mutationOptions(inPlace))
  const remove = useMutation(trpc.customerInvoice.remove.mutationOptions(inPlace))
  const { id: customerId, customerName, dutyNumber, socialCreditCode, isVisual } = customer
  const knownNumber = dutyNumber || (isVisual ? '' : socialCreditCode)
  return (
    <PartSection
      kind={t('customer.invoices')}
      noun={t('customer.part.invoice')}
      rows={customer.invoices}
      titleOf={(row) => row.invoiceTitle}
      detailsOf={(row) => [
        types.labelOf(row.invoiceType),
        row.dutyNumber,
        row.regAddress,
        row.regPhone,
        row.bankName,
        row.bankAccount,
        row.email,
      ]}
      defaults={{ invoiceTitle: customerName, dutyNumber: knownNumber, isDefault: 0 }}
      schema={schema}
      customerId={customerId}
      save={save}
      remove={remove}
      renderFields={(row) => (
        <>
          <Field name="invoiceTitle">
            <Input maxLength={100} />
          </Field>
          <div className="two-columns">
            <EntryField name="invoiceType" code="INVOICE_TYPE" />
            <Field
              name="dutyNumber"
              required={isVisual === 0}
              check={(value) => checkDutyNumber(normalizeCode(value), isVisual === 1)}
            >
              <Input maxLength={40} />
            </Field>
            <Field name="bankName">
              <Input maxLength={100} />
            </Field>
            <Field name="bankAccount">
              <Input maxLength={60} inputMode="numeric" />
            </Field>
            <Field name="regPhone">
              <Input maxLength={40} />
            </Field>
            <Field name="email">
              <Input maxLength={254} inputMode="email" />
            </Field>
          </div>
          <Field name="regAddress">
            <Input maxLength={200} />
          </Field>
          <DefaultField isNow={row?.isDefault === 1} />
        </>
      )}
    />
  )
}
