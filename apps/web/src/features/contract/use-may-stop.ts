import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { refusalOf } from '@yuncang/shared/nouns/contract/rules'
import { useSession } from '../../session/session-context.tsx'

/** Whether this person may now stop or resume what belongs to a contract: a party, a price line. */
export function useMayStop(contract: Contract): boolean {
  const { user, permissions } = useSession()
  return refusalOf('stop', contract, { id: user.id, permissions }) === undefined
}
