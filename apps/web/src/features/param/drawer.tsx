import { param } from '@yuncang/shared/nouns/param/contract'
import { isParamKey, specOf } from '@yuncang/shared/nouns/param/rules'
import { App, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { refreshed } from './refreshed.ts'
import type { ParamRow } from './row.ts'
import { useParamSteps } from './steps.ts'
import { useValueWords } from './use-value-words.ts'
import { ValueInput } from './value-input.tsx'

const { Field } = fieldsOf<'paramValue' | 'remark'>('param')

const noFlags: ReadonlySet<string> = new Set()

type Props = { row: ParamRow; onClose: () => void }

/** One parameter: the tenant's value beside the one with which everybody starts. */
export function ParamDrawer({ row, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const words = useValueWords()
  const steps = useParamSteps()
  const canSave = useCan('param:write')
  const save = useMutation(trpc.param.set.mutationOptions(inPlace))
  const actions: Readonly<Record<string, string>> = {
    create: t('param.set'),
    update: t('param.set'),
    remove: t('param.reset'),
  }
  const { paramKey, version, paramValue, remark, name } = row
  if (!isParamKey(paramKey)) return null
  const initial = words(row, row.initialValue)
  return (
    <RecordDrawer
      title={name}
      schema={param.set.input}
      initial={{ paramValue, remark }}
      extra={{ paramKey, version }}
      canSave={canSave}
      save={(values) => save.mutateAsync(values)}
      onSaved={async () => {
        void message.success(t('record.saved', { name }))
        await refreshed()
        onClose()
      }}
      onReload={() => void refreshed()}
      onClose={onClose}
      fields={
        <>
          <Field name="paramValue" help={t('param.initialHint', { value: initial })}>
            <ValueInput spec={specOf(paramKey)} words={(value) => words(row, value)} />
          </Field>
          <Field name="remark">
            <Input.TextArea rows={2} maxLength={500} />
          </Field>
        </>
      }
    >
      <StepButtons row={row} name={name} steps={steps} onDone={refreshed} />
      <RecordHistory
        id={row.historyId}
        noun="param"
        flags={noFlags}
        labels={{ paramValue: (value) => words(row, value) }}
        wordsOf={(action) => actions[action] ?? action}
        isFilled
      />
    </RecordDrawer>
  )
}
