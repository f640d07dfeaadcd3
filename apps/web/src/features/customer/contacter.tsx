import type { CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import { customerContacter } from '@yuncang/shared/nouns/customer/parts'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Field, FlagField } from './field.tsx'
import { PartSection } from './part-section.tsx'

const schema = customerContacter.save.input

/** 联系人 */
export function ContacterSection({ customer }: { customer: CustomerInfo }) {
  const { t } = useTranslation()
  const save = useMutation(trpc.customerContacter.save.mutationOptions(inPlace))
  const remove = useMutation(trpc.customerContacter.remove.mutationOptions(inPlace))
  return (
    <PartSection
      kind={t('customer.contacters')}
      noun={t('customer.part.contacter')}
      rows={customer.contacters}
      titleOf={(row) => row.name}
      renderTag={(row) =>
        row.isNotify === 1 && <StatusTag tone="active" label={t('customer.field.isNotify')} />
      }
      detailsOf={(row) => [row.phone, row.position, row.email]}
      defaults={{ isNotify: 0 }}
      schema={schema}
      customerId={customer.id}
      save={save}
      remove={remove}
      renderFields={() => (
        <>
          <div className="two-columns">
            <Field name="name">
              <Input maxLength={50} />
            </Field>
            <Field name="phone">
              <Input maxLength={40} inputMode="tel" />
            </Field>
            <Field name="position">
              <Input maxLength={50} />
            </Field>
            <Field name="email">
              <Input maxLength={254} inputMode="email" />
            </Field>
          </div>
          <FlagField name="isNotify" help={t('customer.part.notifyHint')} />
        </>
      )}
    />
  )
}
