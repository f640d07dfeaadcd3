import { role, type RoleRecord } from '@yuncang/shared/nouns/role/contract'
import { dataScopes } from '@yuncang/shared/kernel/data-scope'
import { permissionWords } from '@yuncang/shared/words'
import { Alert, App, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { currentLanguage } from '../../lib/language.ts'
import { fieldsOf, valuesIn } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { RightsField } from '../../records/form/rights-field.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan, useSession } from '../../session/session-context.tsx'
import { refreshed } from './refreshed.ts'
import { roleName } from './row.ts'
import { useRoleSteps } from './steps.ts'
import { Select } from '../../ui/select.tsx'

type Name = 'roleCode' | 'nameZh' | 'nameEn' | 'permissions' | 'dataScope'
const { Field } = fieldsOf<Name>('role')
const noFlags: ReadonlySet<string> = new Set()
const begin = { permissions: [], dataScope: 'all' }

/** A role: its names, the rows it is good for, and what it lets people do. */
export function RoleDrawer({ row, onClose }: { row: RoleRecord | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { roles } = useSession()
  const steps = useRoleSteps()
  const create = useMutation(trpc.role.create.mutationOptions(inPlace))
  const update = useMutation(trpc.role.update.mutationOptions(inPlace))
  const isOwnRole = row !== undefined && roles.includes(row.roleCode)
  const canSave = useCan('role:write') && row?.isFixed !== 1 && !isOwnRole
  const shared = {
    canSave,
    fields: <RoleFields isNew={row === undefined} canSave={canSave} />,
    onSaved: async (saved: RoleRecord) => {
      void message.success(t('record.saved', { name: roleName(saved) }))
      await refreshed()
      onClose()
    },
    onReload: () => void refreshed(),
    onClose,
  }
  if (!row) {
    return (
      <RecordDrawer
        {...shared}
        title={t('role.new')}
        schema={role.create.input}
        initial={begin}
        save={(input) => create.mutateAsync(input)}
      />
    )
  }
  const { roleCode, version } = row
  const scope = (value: string) => t(`role.scope.${value}`)
  const right = (code: string) =>
    Object.values(permissionWords(code, currentLanguage())).join(' · ')
  return (
    <RecordDrawer
      {...shared}
      title={roleName(row)}
      schema={role.update.input}
      initial={valuesIn(role.create.input, row)}
      extra={{ roleCode, version }}
      save={(input) => update.mutateAsync(input)}
    >
      {(row.isFixed === 1 || isOwnRole) && (
        <Alert
          type="info"
          showIcon
          style={{ marginTop: 16 }}
          title={t(row.isFixed === 1 ? 'role.fixed' : 'role.ownRole')}
        />
      )}
      <StepButtons row={row} name={roleName(row)} steps={steps} onDone={refreshed} />
      <RecordHistory
        id={`role-${roleCode}`}
        noun="role"
        flags={noFlags}
        labels={{ dataScope: scope, permissions: right }}
        wordsOf={(action) => t(`role.action.${action}`)}
      />
    </RecordDrawer>
  )
}

function RoleFields({ isNew, canSave }: { isNew: boolean; canSave: boolean }) {
  const { t } = useTranslation()
  const { permissions } = useSession()
  const scopes = dataScopes.map((value) => ({ value, label: t(`role.scope.${value}`) }))
  return (
    <>
      {isNew && (
        <Field name="roleCode" help={t('role.codeHint')}>
          <Input maxLength={30} autoComplete="off" />
        </Field>
      )}
      <div className="two-columns">
        <Field name="nameZh">
          <Input maxLength={30} />
        </Field>
        <Field name="nameEn">
          <Input maxLength={60} />
        </Field>
      </div>
      <Field name="dataScope">
        <Select options={scopes} />
      </Field>
      <Field name="permissions" help={t('role.rightsHint')}>
        <RightsField own={permissions} isDisabled={!canSave} />
      </Field>
    </>
  )
}
