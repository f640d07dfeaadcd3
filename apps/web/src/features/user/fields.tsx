import { sectionLabel, sectionNames } from '@yuncang/shared/nouns/user/sections'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { useRoles } from './use-roles.ts'
import { Select } from '../../ui/select.tsx'

type Name =
  | 'account'
  | 'isExisting'
  | 'realName'
  | 'phone'
  | 'roleCodes'
  | 'sections'
  | 'customerId'
const { Field, FlagField } = fieldsOf<Name>('user')

/** Who somebody is and what they are here. */
export function UserFields({ isNew, isSelf }: { isNew: boolean; isSelf: boolean }) {
  const { t } = useTranslation()
  const roles = useRoles()
  const sections = sectionNames.map((name) => ({
    value: name,
    label: sectionLabel(name, currentLanguage()),
  }))
  const chosen = Form.useWatch<string[] | undefined>('roleCodes') ?? []
  return (
    <>
      {isNew && (
        <div className="two-columns">
          <Field name="account">
            <Input maxLength={30} autoComplete="off" />
          </Field>
          <FlagField name="isExisting" help={t('user.existingHint')} />
        </div>
      )}
      <div className="two-columns">
        <Field name="realName">
          <Input maxLength={30} />
        </Field>
        <Field name="phone" required={false}>
          <Input inputMode="tel" maxLength={20} />
        </Field>
      </div>
      <Field name="roleCodes" required {...(isSelf && { help: t('user.ownRolesHint') })}>
        <Select
          mode="multiple"
          options={roles.options}
          optionFilterProp="label"
          disabled={isSelf}
        />
      </Field>
      <Field name="sections">
        <Select mode="multiple" options={sections} />
      </Field>
      {chosen.some(roles.isOfCustomer) && (
        <Field name="customerId" required>
          <CustomerSelect />
        </Field>
      )}
    </>
  )
}
