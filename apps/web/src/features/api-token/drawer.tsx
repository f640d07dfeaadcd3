import { apiToken, type ApiTokenRecord } from '@yuncang/shared/nouns/api-token/contract'
import { tokenPermissions } from '@yuncang/shared/nouns/api-token/rules'
import { permissionWords } from '@yuncang/shared/words'
import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { currentLanguage } from '../../lib/language.ts'
import { fieldsOf, valuesIn } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { RightsField } from '../../records/form/rights-field.tsx'
import { useSession } from '../../session/session-context.tsx'
import { refreshed } from './refreshed.ts'
import { useTokenSteps } from './steps.ts'
import type { NewToken } from './token-dialog.tsx'

type Name = 'name' | 'days' | 'permissions'
const { Field } = fieldsOf<Name>('apiToken')
const noFlags: ReadonlySet<string> = new Set()
const lives = [7, 30, 90, 180, 365]
const begin = { permissions: [], days: 90 }

type Props = {
  row: ApiTokenRecord | undefined
  onClose: () => void
  onMade: (made: NewToken) => void
}

/** A token: new, its name, life and rights; made, what it may do, its history, and its end. */
export function TokenDrawer({ row, onClose, onMade }: Props) {
  const { t } = useTranslation()
  const { permissions } = useSession()
  const steps = useTokenSteps()
  const create = useMutation(trpc.apiToken.create.mutationOptions(inPlace))
  const days = lives.map((value) => ({ value, label: t('apiToken.days', { count: value }) }))
  const right = (code: string) =>
    Object.values(permissionWords(code, currentLanguage())).join(' · ')
  const isNew = row === undefined
  return (
    <RecordDrawer
      title={row?.name ?? t('apiToken.new')}
      schema={apiToken.create.input}
      initial={row ? { ...valuesIn(apiToken.create.input, row), days: 90 } : begin}
      canSave={isNew}
      save={(input) => create.mutateAsync(input)}
      onSaved={async ({ record, token }) => {
        await refreshed()
        onClose()
        onMade({ name: record.name, token })
      }}
      onReload={() => void refreshed()}
      onClose={onClose}
      fields={
        <>
          <Field name="name" help={isNew ? t('apiToken.nameHint') : undefined}>
            <Input maxLength={60} autoComplete="off" />
          </Field>
          {isNew && (
            <Field name="days">
              <Select options={days} />
            </Field>
          )}
          <Field name="permissions" help={t('apiToken.rightsHint')}>
            <RightsField
              own={permissions}
              isDisabled={!isNew}
              codes={row?.permissions ?? tokenPermissions}
            />
          </Field>
        </>
      }
    >
      {row && (
        <>
          <StepButtons row={row} name={row.name} steps={steps} onDone={refreshed} />
          <RecordHistory
            id={row.id}
            noun="apiToken"
            flags={noFlags}
            labels={{ permissions: right }}
            wordsOf={(action) => t(`apiToken.action.${action}`)}
          />
        </>
      )}
    </RecordDrawer>
  )
}
