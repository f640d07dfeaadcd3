import type { CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import { customerBranch } from '@yuncang/shared/nouns/customer/parts'
import { checkCreditCode } from '@yuncang/shared/validate/credit-code'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { Field, FlagField } from './field.tsx'
import { PartSection } from './part-section.tsx'

const schema = customerBranch.save.input

/** 分支机构 */
export function BranchSection({ customer }: { customer: CustomerInfo }) {
  const { t } = useTranslation()
  const save = useMutation(trpc.customerBranch.save.mutationOptions(inPlace))
  const remove = useMutation(trpc.customerBranch.remove.mutationOptions(inPlace))
  const checkCode = (value: string) =>
    value.trim() === '' ? undefined : checkCreditCode(normalizeCode(value), customer.isVisual === 1)
  return (
    <PartSection
      kind={t('customer.branches')}
      noun={t('customer.part.branch')}
      rows={customer.branches}
      titleOf={(row) => row.branchName}
      detailsOf={(row) => [
        row.socialCreditCode,
        row.contacter,
        row.address,
        row.settleWithParent ? t('customer.field.settleWithParent') : '',
      ]}
      defaults={{ settleWithParent: 1 }}
      schema={schema}
      customerId={customer.id}
      save={save}
      remove={remove}
      renderFields={() => (
        <>
          <Field name="branchName">
            <Input maxLength={100} />
          </Field>
          <div className="two-columns">
            <Field name="socialCreditCode" check={checkCode}>
              <Input {...codeKeys} maxLength={32} />
            </Field>
            <Field name="contacter">
              <Input maxLength={50} />
            </Field>
          </div>
          <Field name="address">
            <Input maxLength={200} />
          </Field>
          <FlagField name="settleWithParent" />
        </>
      )}
    />
  )
}
