import {
  membershipInvitation,
  type InvitationRecord,
} from '@yuncang/shared/nouns/membership-invitation/contract'
import { App, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { fieldsOf, valuesIn } from '../../records/form/fields.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useInvitationSteps } from './invitation-steps.ts'
import { PlaceFields } from './place-fields.tsx'
import { invitationsRefreshed as refreshed } from './refreshed.ts'

const { Field } = fieldsOf<'account'>('user')
const noFlags: ReadonlySet<string> = new Set()

type Props = { row: InvitationRecord | undefined; onClose: () => void }

/** An invitation: new, whom and as what; sent, what became of it. */
export function InvitationDrawer({ row, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const steps = useInvitationSteps()
  const create = useMutation(trpc.membershipInvitation.create.mutationOptions(inPlace))
  const { input } = membershipInvitation.create
  const isNew = row === undefined
  return (
    <RecordDrawer
      title={row?.account ?? t('membershipInvitation.new')}
      schema={input}
      initial={row ? { ...valuesIn(input, row), customerId: row.customerId ?? undefined } : {}}
      canSave={isNew}
      save={(draft) => create.mutateAsync(draft)}
      onSaved={async ({ account }) => {
        void message.success(t('membershipInvitation.sent', { account }))
        await refreshed()
        onClose()
      }}
      onReload={() => void refreshed()}
      onClose={onClose}
      fields={
        <>
          <Field name="account" {...(isNew && { help: t('membershipInvitation.hint') })}>
            <Input maxLength={30} autoComplete="off" />
          </Field>
          <PlaceFields />
        </>
      }
    >
      {row && (
        <>
          <StepButtons row={row} name={row.account} steps={steps} onDone={refreshed} />
          <RecordHistory
            id={row.id}
            noun="membershipInvitation"
            flags={noFlags}
            labels={{}}
            wordsOf={(action) => t(`membershipInvitation.action.${action}`)}
          />
        </>
      )}
    </RecordDrawer>
  )
}
