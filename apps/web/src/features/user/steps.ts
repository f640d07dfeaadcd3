import { userStatuses, type UserState } from '@yuncang/shared/nouns/user/rules'
import type { UserRecord } from '@yuncang/shared/nouns/user/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useCan, useSession } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import { useIsGuest } from './use-guest.ts'

/** What is done to people: lock, disable, let in again, take out of the tenant. Nobody does it to themselves. */
export function useUserSteps(): BulkAction<UserRecord>[] {
  const { t } = useTranslation()
  const { user } = useSession()
  const canWrite = useCan('user:write')
  const isGuest = useIsGuest()
  return useMemo(() => {
    if (!canWrite) return []
    const isSelf = ({ id }: UserRecord) => id === user.id
    const to = (key: string, status: UserState, isDanger: boolean): BulkAction<UserRecord> => ({
      key,
      label: t(`user.step.${key}`),
      ...(isDanger && { danger: true }),
      refusal: (row) => {
        if (isSelf(row)) return t('user.self')
        if (isGuest(row)) return t('user.guestHint')
        return row.status === status ? t(`user.state.${status}`) : undefined
      },
      run: ({ id, version }) => client.user.setStatus.mutate({ id, version, status }),
    })
    return [
      to('lock', userStatuses.locked, true),
      to('disable', userStatuses.stopped, true),
      to('open', userStatuses.active, false),
      {
        key: 'remove',
        label: t('user.step.remove'),
        danger: true,
        refusal: (row) => (isSelf(row) ? t('user.self') : undefined),
        run: ({ id, version }) => client.user.removeMember.mutate({ id, version }),
      },
    ]
  }, [t, canWrite, isGuest, user.id])
}
