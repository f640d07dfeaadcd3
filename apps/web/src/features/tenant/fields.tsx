import { tenantTypes } from '@yuncang/shared/nouns/tenant/contract'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { Select } from '../../ui/select.tsx'

type Name =
  | 'dataNode'
  | 'name'
  | 'type'
  | 'inCompany'
  | 'hasJf'
  | 'hasFutures'
  | 'hasPledge'
  | 'training'
  | 'redirectUri'
  | 'contractSubjects'
  | 'portCode'
  | 'warehouseKind'
  | 'customsEtpsNo'
  | 'putrecNo'
  | 'account'
  | 'realName'
const { Field, FlagField, EntryField } = fieldsOf<Name>('tenant')

/** What a tenant is; its code, its training and its first administrator are said once. */
export function TenantFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  const types = tenantTypes.map((value) => ({ value, label: t(`tenant.type.${value}`) }))
  const companies = [0, 1].map((value) => ({ value, label: t(`tenant.company.${value}`) }))
  const kinds = useDictionary('WAREHOUSE_KIND')
  return (
    <>
      {isNew && (
        <>
          <Field name="dataNode" help={t('tenant.codeHint')}>
            <Input maxLength={16} autoComplete="off" />
          </Field>
          <div className="two-columns">
            <Field name="account" help={t('tenant.accountHint')}>
              <Input maxLength={30} autoComplete="off" />
            </Field>
            <Field name="realName">
              <Input maxLength={30} />
            </Field>
          </div>
        </>
      )}
      <Field name="name">
        <Input maxLength={100} />
      </Field>
      <div className="two-columns">
        <Field name="type">
          <Select options={types} />
        </Field>
        <Field name="inCompany">
          <Select options={companies} />
        </Field>
      </div>
      <div className="two-columns">
        <FlagField name="hasJf" />
        <FlagField name="hasFutures" />
      </div>
      <div className="two-columns">
        <FlagField name="hasPledge" />
        {isNew && <FlagField name="training" help={t('tenant.trainingHint')} />}
      </div>
      <Field name="contractSubjects" help={t('tenant.subjectsHint')}>
        <Select mode="tags" open={false} />
      </Field>
      <div className="two-columns">
        <EntryField name="portCode" code="REGISTER_PLACE" canClear />
        <Field name="warehouseKind">
          <Select allowClear options={kinds.options} />
        </Field>
      </div>
      <div className="two-columns">
        <Field name="customsEtpsNo">
          <Input inputMode="numeric" maxLength={10} />
        </Field>
        <Field name="putrecNo">
          <Input {...codeKeys} maxLength={30} />
        </Field>
      </div>
      <Field name="redirectUri">
        <Input maxLength={500} />
      </Field>
    </>
  )
}
