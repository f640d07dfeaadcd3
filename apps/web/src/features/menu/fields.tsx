import { useQuery } from '@tanstack/react-query'
import { Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { useCan } from '../../session/session-context.tsx'
import { Select } from '../../ui/select.tsx'

export const { Field, FlagField } = fieldsOf<
  | 'nameZh'
  | 'nameEn'
  | 'sort'
  | 'isHidden'
  | 'path'
  | 'parentId'
  | 'i18n'
  | 'keepAlive'
  | 'isTab'
  | 'isAuth'
  | 'roles'
  | 'groupPaths'
  | 'target'
  | 'query'
>('menu')

/** Fields whose value is yes or no. */
export const flags = new Set(['isHidden', 'keepAlive', 'isTab', 'isAuth'])

/** The roles of the tenant as choices; codes stand as they are for who may not read roles. */
function useRoleOptions() {
  const canRead = useCan('role:read')
  const { data } = useQuery({
    ...trpc.role.list.queryOptions({}),
    ...inPlace,
    enabled: canRead,
  })
  const isEnglish = currentLanguage() === 'en'
  return data?.map(({ roleCode, nameZh, nameEn }) => ({
    value: roleCode,
    label: `${isEnglish ? nameEn : nameZh} ${roleCode}`,
  }))
}

/** Names and place of an entry. */
export const NameFields = () => (
  <>
    <div className="two-columns">
      <Field name="nameZh">
        <Input maxLength={30} />
      </Field>
      <Field name="nameEn">
        <Input maxLength={60} />
      </Field>
    </div>
    <div className="two-columns">
      <Field name="sort">
        <InputNumber min={0} max={9999} precision={0} />
      </Field>
      <FlagField name="isHidden" />
    </div>
  </>
)

/** Who sees an entry; a folder goes with the last of what it holds. */
export function RolesField() {
  const { t } = useTranslation()
  const roles = useRoleOptions()
  return (
    <Field name="roles" help={t('menu.rolesHint')}>
      <Select mode="multiple" options={roles ?? []} optionFilterProp="label" />
    </Field>
  )
}

/** How the page of an entry behaves: what its address asks for, and whether its tab lives on. */
export function PageFields({ isOutside }: { isOutside: boolean }) {
  const { t } = useTranslation()
  const targets = (['', '_blank'] as const).map((value) => ({
    value,
    label: t(value === '' ? 'menu.target.frame' : 'menu.target.window'),
  }))
  return (
    <>
      {isOutside && (
        <Field name="target">
          <Select options={targets} />
        </Field>
      )}
      <div className="two-columns">
        <Field name="query" help={t('menu.queryHint')}>
          <Input maxLength={300} />
        </Field>
        <Field name="i18n" help={t('menu.i18nHint')}>
          <Input maxLength={64} />
        </Field>
      </div>
      <Field name="groupPaths" help={t('menu.groupHint')}>
        <Select mode="tags" open={false} tokenSeparators={[',', ' ']} />
      </Field>
      <div className="two-columns">
        <FlagField name="isTab" help={t('menu.isTabHint')} />
        <FlagField name="keepAlive" help={t('menu.keepAliveHint')} />
      </div>
      <FlagField name="isAuth" help={t('menu.isAuthHint')} />
    </>
  )
}
