import { sectionLabel, sectionNames } from '@yuncang/shared/nouns/user/sections'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { useRoles } from './use-roles.ts'
import { Select } from '../../ui/select.tsx'

const { Field } = fieldsOf<'roleCodes' | 'sections' | 'customerId'>('user')

/** What somebody is in the tenant. */
export function PlaceFields({ isSelf = false }: { isSelf?: boolean }) {
  const { t } = useTranslation()
  const roles = useRoles()
  const sections = sectionNames.map((name) => ({
    value: name,
    label: sectionLabel(name, currentLanguage()),
  }))
  const chosen = Form.useWatch<string[] | undefined>('roleCodes') ?? []
  return (
    <>
      <Field name="roleCodes" required {...(isSelf && { help: t('user.ownRolesHint') })}>
        <Select
          mode="multiple"
          options={roles.options}
          optionFilterProp="label"
          // Left to the form where nobody may change anything.
          {...(isSelf && { disabled: true })}
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
