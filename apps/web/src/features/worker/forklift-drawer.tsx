import { forkliftStatuses } from '@yuncang/shared/nouns/worker/rules'
import { forklift, type ForkliftDraft } from '@yuncang/shared/nouns/worker/contract'
import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { refreshing } from '../../api/refreshing.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { NounDrawer } from '../../records/form/noun-drawer.tsx'
import { useCan } from '../../session/session-context.tsx'
import type { Forklift } from './columns.tsx'
import { useForkliftStates } from './use-forklift-states.ts'

export const refreshed = refreshing(trpc.forklift)
const { Field } = fieldsOf<keyof ForkliftDraft>('forklift')
const noFlags: ReadonlySet<string> = new Set()
const usable = { status: forkliftStatuses.usable }

type Props = { row: Forklift | undefined; onClose: () => void }

/** A forklift; that it is in repair or out of use is one of its fields. */
export function ForkliftDrawer({ row, onClose }: Props) {
  const { t } = useTranslation()
  const canWrite = useCan('worker:write')
  const { options, labelOf: status } = useForkliftStates()
  const create = useMutation(trpc.forklift.create.mutationOptions(inPlace))
  const update = useMutation(trpc.forklift.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? t('forklift.one') : t('forklift.new')}
      form="forklift"
      row={row}
      contract={forklift}
      defaults={usable}
      canWrite={canWrite}
      nameOf={(saved) => saved.code}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      refreshed={refreshed}
      onClose={onClose}
      fields={
        <>
          <div className="two-columns">
            <Field name="code">
              <Input {...codeKeys} maxLength={40} />
            </Field>
            <Field name="name">
              <Input maxLength={100} />
            </Field>
            <Field name="capacity">
              <Input inputMode="decimal" maxLength={17} />
            </Field>
            <Field name="status">
              <Select options={options} />
            </Field>
          </div>
          <Field name="remark">
            <Input.TextArea rows={2} maxLength={500} />
          </Field>
        </>
      }
    >
      {row && <RecordHistory id={row.id} noun="forklift" flags={noFlags} labels={{ status }} />}
    </NounDrawer>
  )
}
