import type { UserRecord } from '@yuncang/shared/nouns/user/contract'
import { useCallback } from 'react'
import { useCan } from '../../session/session-context.tsx'

/**
 * Tells whose name, phone, state and password are administered elsewhere: people of another home tenant, except for the
 * platform.
 */
export function useIsGuest(): (row: Pick<UserRecord, 'isOwn'>) => boolean {
  const isOfPlatform = useCan('tenant:manage')
  return useCallback(({ isOwn }) => isOwn === 0 && !isOfPlatform, [isOfPlatform])
}
