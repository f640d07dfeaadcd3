import { worker, type WorkerDraft } from '@yuncang/shared/nouns/worker/contract'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { refreshing } from '../../api/refreshing.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { NounDrawer } from '../../records/form/noun-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import { Select } from '../../ui/select.tsx'
import type { Worker } from './columns.tsx'

export const refreshed = refreshing(trpc.worker)

const { Field } = fieldsOf<keyof WorkerDraft>('worker')
const flags = new Set(['isStop'])
const nameOf = (row: Worker) => row.name

type Props = {
  row: Worker | undefined
  steps: readonly BulkAction<Worker>[]
  onClose: () => void
}

export function WorkerDrawer({ row, steps, onClose }: Props) {
  const { t } = useTranslation()
  const canWrite = useCan('worker:write')
  const { labelOf: workerType } = useDictionary('WORKER_TYPE')
  const create = useMutation(trpc.worker.create.mutationOptions(inPlace))
  const update = useMutation(trpc.worker.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? t('worker.one') : t('worker.new')}
      form="worker"
      row={row}
      contract={worker}
      canWrite={canWrite}
      nameOf={nameOf}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      refreshed={refreshed}
      onClose={onClose}
      fields={<WorkerFields />}
    >
      {row && (
        <>
          <StepButtons row={row} name={nameOf(row)} steps={steps} onDone={refreshed} />
          <RecordHistory id={row.id} noun="worker" flags={flags} labels={{ workerType }} />
        </>
      )}
    </NounDrawer>
  )
}

function WorkerFields() {
  const { t } = useTranslation()
  const types = useDictionary('WORKER_TYPE')
  return (
    <>
      <div className="two-columns">
        <Field name="name">
          <Input maxLength={50} />
        </Field>
        <Field name="workerNo" help={t('record.codeHint')}>
          <Input {...codeKeys} maxLength={40} />
        </Field>
      </div>
      <Field name="workerType" required>
        <Select mode="multiple" options={types.options} />
      </Field>
      <div className="two-columns">
        <Field name="team">
          <Input maxLength={50} />
        </Field>
        <Field name="phone">
          <Input inputMode="tel" maxLength={40} />
        </Field>
      </div>
      <Field name="skill">
        <Input maxLength={100} />
      </Field>
    </>
  )
}
