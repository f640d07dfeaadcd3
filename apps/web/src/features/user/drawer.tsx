import { user, type UserRecord } from '@yuncang/shared/nouns/user/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { RecordHistory } from '../../records/history/history.tsx'
import { NounDrawer } from '../../records/form/noun-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan, useSession } from '../../session/session-context.tsx'
import { UserFields } from './fields.tsx'
import type { PasswordLink } from '../../records/form/password-link.tsx'
import { refreshed } from './refreshed.ts'
import { useIsGuest } from './use-guest.ts'
import { useUserSteps } from './steps.ts'
import { useRoles } from './use-roles.ts'

const noFlags: ReadonlySet<string> = new Set()

type Props = {
  row: UserRecord | undefined
  onClose: () => void
  /** A link to set a password by was made. */
  onLink: (link: PasswordLink) => void
}

export function UserDrawer({ row, onClose, onLink }: Props) {
  const { t } = useTranslation()
  const self = useSession().user.id
  const canWrite = useCan('user:write')
  const steps = useUserSteps()
  const isGuest = useIsGuest()
  const { nameOf: roleName } = useRoles()
  const create = useMutation(trpc.user.create.mutationOptions(inPlace))
  const update = useMutation(trpc.user.update.mutationOptions(inPlace))
  const invite = useMutation(trpc.user.invite.mutationOptions({ onSuccess: onLink }))
  const given = row && { ...row, customerId: row.customerId ?? undefined }
  const states: Record<string, string> = {
    0: t('user.state.0'),
    1: t('user.state.1'),
    2: t('user.state.2'),
  }
  return (
    <NounDrawer
      title={row ? t('text.with', { name: row.realName, more: row.account }) : t('user.new')}
      form="user"
      row={given}
      contract={user}
      canWrite={canWrite}
      nameOf={(saved) => saved.realName}
      create={async (input) => {
        const made = await create.mutateAsync(input)
        onLink({ account: made.user.account, token: made.token })
        return { ...made.user, customerId: made.user.customerId ?? undefined }
      }}
      update={async (input) => {
        const saved = await update.mutateAsync(input)
        return { ...saved, customerId: saved.customerId ?? undefined }
      }}
      refreshed={refreshed}
      onClose={onClose}
      fields={
        <UserFields
          isNew={row === undefined}
          isSelf={row?.id === self}
          isGuest={row !== undefined && isGuest(row)}
        />
      }
    >
      {row && (
        <>
          <StepButtons row={row} name={row.realName} steps={steps} onDone={refreshed} />
          {canWrite && !isGuest(row) && (
            <div style={{ marginTop: 12 }}>
              <Button
                loading={invite.isPending}
                onClick={() => invite.mutate({ id: row.id, version: row.version })}
              >
                {t('user.invite')}
              </Button>
            </div>
          )}
          <RecordHistory
            id={row.id}
            noun="user"
            flags={noFlags}
            labels={{ roleCodes: roleName, status: (value) => states[value] ?? value }}
            wordsOf={(action) => t(`user.action.${action}`)}
          />
        </>
      )}
    </NounDrawer>
  )
}
