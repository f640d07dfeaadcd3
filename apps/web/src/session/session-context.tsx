import type { Permission } from '@yuncang/shared/access'
import { createContext, useContext, type ReactNode } from 'react'
import { DraftOwner } from '../lib/draft-owner.ts'
import type { Session } from './session.ts'

const Context = createContext<Session | undefined>(undefined)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <Context value={session}>
      <DraftOwner value={`${session.tenant.dataNode}/${session.user.id}`}>{children}</DraftOwner>
    </Context>
  )
}

/** Who is at work; every screen is below the provider. */
export function useSession(): Session {
  const session = useContext(Context)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

export const useCan = (permission: Permission): boolean => useSession().permissions.has(permission)

/** Somebody of a customer: every row is that customer's, and what is said of it is said to the customer. */
export const useIsOfCustomer = (): boolean => useSession().user.customerId !== null

/** Shows its children to those who may; the server decides all the same. */
export function Permit({ code, children }: { code: Permission; children: ReactNode }) {
  return useCan(code) ? children : null
}
