import { dictionary, type DictionaryRecord } from '@yuncang/shared/nouns/dictionary/contract'
import { App, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { refreshed } from './refreshed.ts'
import type { Scope } from './search.ts'
import { useEntrySteps } from './steps.ts'

const { Field } = fieldsOf<'dictValue' | 'dictLabel' | 'labelEn' | 'sort'>('dictionary')
const flags = new Set(['isLock', 'isShow'])

type Props = {
  code: string
  scope: Scope
  row: DictionaryRecord | undefined
  onClose: () => void
}

/** One entry. Of the platform's, the tenant gets its own in its place. */
export function EntryDrawer({ code, scope, row, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const steps = useEntrySteps(scope)
  const create = useMutation(trpc.dictionary.create.mutationOptions(inPlace))
  const update = useMutation(trpc.dictionary.update.mutationOptions(inPlace))
  const shared = {
    onSaved: async ({ dictLabel }: DictionaryRecord) => {
      void message.success(t('record.saved', { name: dictLabel }))
      await refreshed()
      onClose()
    },
    onReload: () => void refreshed(),
    onClose,
    fields: (
      <>
        {!row && (
          <Field name="dictValue">
            <Input maxLength={60} autoComplete="off" />
          </Field>
        )}
        <Field name="dictLabel">
          <Input maxLength={100} />
        </Field>
        <Field name="labelEn">
          <Input maxLength={100} />
        </Field>
        <Field name="sort">
          <InputNumber min={0} max={99_999} precision={0} />
        </Field>
      </>
    ),
  }
  if (!row) {
    return (
      <RecordDrawer
        {...shared}
        title={t('dictionary.newIn', { code })}
        schema={dictionary.create.input}
        initial={{ sort: 0 }}
        extra={{ code, scope }}
        canSave
        save={(input) => create.mutateAsync(input)}
      />
    )
  }
  const { id, version, dictLabel, labelEn, sort, dictValue } = row
  const isForeign = scope === 'platform' && row.isTenant === 1
  return (
    <RecordDrawer
      {...shared}
      title={`${code} · ${dictValue}`}
      schema={dictionary.update.input}
      initial={{ dictLabel, labelEn, sort }}
      extra={{ id, version, scope }}
      canSave={row.isLock === 0 && !isForeign}
      save={(input) => update.mutateAsync(input)}
    >
      <StepButtons row={row} name={dictLabel} steps={steps} onDone={refreshed} />
      <RecordHistory id={id} noun="dictionary" flags={flags} labels={{}} />
    </RecordDrawer>
  )
}
