import type { CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import { customerBank } from '@yuncang/shared/nouns/customer/parts'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { DefaultField, EntryField, Field } from './field.tsx'
import { PartSection } from './part-section.tsx'

const schema = customerBank.save.input

/** 银行账户 */
export function BankSection({ customer }: { customer: CustomerInfo }) {
  const { t } = useTranslation()
  const currencies = useDictionary('CURRENCY')
  const save = useMutation(trpc.customerBank.save.mutationOptions(inPlace))
  const remove = useMutation(trpc.customerBank.remove.mutationOptions(inPlace))
  return (
    <PartSection
      kind={t('customer.banks')}
      noun={t('customer.part.bank')}
      rows={customer.banks}
      titleOf={(row) => row.bankAccount}
      detailsOf={(row) => [
        row.bankName,
        currencies.labelOf(row.currency),
        row.swift && `SWIFT ${row.swift}`,
        row.cnaps && `${t('customer.field.cnaps')} ${row.cnaps}`,
      ]}
      defaults={{ currency: 'CNY', isDefault: 0 }}
      schema={schema}
      customerId={customer.id}
      save={save}
      remove={remove}
      renderFields={(row) => (
        <>
          <div className="two-columns">
            <Field name="bankName">
              <Input maxLength={100} />
            </Field>
            <Field name="bankAccount">
              <Input maxLength={60} inputMode="numeric" />
            </Field>
            <EntryField name="currency" code="CURRENCY" />
            <Field name="cnaps">
              <Input maxLength={20} inputMode="numeric" />
            </Field>
            <Field name="swift">
              <Input maxLength={20} />
            </Field>
          </div>
          <DefaultField isNow={row?.isDefault === 1} />
        </>
      )}
    />
  )
}
