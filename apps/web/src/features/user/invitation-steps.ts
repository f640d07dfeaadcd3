import type { InvitationRecord } from '@yuncang/shared/nouns/membership-invitation/contract'
import { invitationStates } from '@yuncang/shared/nouns/membership-invitation/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'

/** An invitation that is open can be taken back. */
export function useInvitationSteps(): BulkAction<InvitationRecord>[] {
  const { t } = useTranslation()
  const canWrite = useCan('user:write')
  return useMemo(() => {
    if (!canWrite) return []
    return [
      {
        key: 'withdraw',
        label: t('membershipInvitation.withdraw'),
        danger: true,
        refusal: ({ state }) =>
          state === invitationStates.open ? undefined : t(`membershipInvitation.state.${state}`),
        run: ({ id, version }) => client.membershipInvitation.withdraw.mutate({ id, version }),
      },
    ]
  }, [t, canWrite])
}
