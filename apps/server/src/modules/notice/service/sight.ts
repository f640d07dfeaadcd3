import { socketEnds, type SocketEnd } from '@yuncang/shared/domain/notice'
import { hash } from 'node:crypto'
import type { Services } from '../../../platform/services.ts'
import type { Reader } from '../repo.ts'
import { audiencesOf } from './audience.ts'
import type { Seat } from './listener.ts'

type Sight =
  /** Held: the screen is locked, or the tenant is made anew: notices wait, the socket stays (decisions.md 22). */
  | { kind: 'open'; reader: Reader; isHeld: boolean; rights: string }
  | { kind: 'gone'; end: SocketEnd; reason: string }

/** What somebody who listens may hear at this moment. */
export async function sightOf(services: Services, seat: Seat): Promise<Sight> {
  const session = await services.sessions.find(seat.token)
  if (!session) return { kind: 'gone', end: socketEnds.session, reason: 'session ended' }
  const membership = session.memberships.get(seat.tenant)
  if (!membership) return { kind: 'gone', end: socketEnds.access, reason: 'not a member' }
  if (membership.tenant.isLock)
    return { kind: 'gone', end: socketEnds.locked, reason: 'tenant locked' }
  const rights = await services.roles.rightsOf(seat.tenant, membership.roles)
  if (!rights.permissions.has('notice:read')) {
    return { kind: 'gone', end: socketEnds.access, reason: 'no right to notices' }
  }
  const isHeld = session.isLocked || membership.resetting !== null
  const audiences = audiencesOf(rights, rights.permissions)
  const reader = { userId: seat.userId, audiences }
  return { kind: 'open', reader, isHeld, rights: keyOf(membership.roles, rights.permissions) }
}

/** Two of the same let a page show the same. */
const keyOf = (roles: readonly string[], permissions: ReadonlySet<string>): string =>
  hash('sha256', JSON.stringify([roles, [...permissions].sort()]))
