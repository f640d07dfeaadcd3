import { socketEnds, type SocketEnd } from '@yuncang/shared/nouns/notice/rules'
import { sectionInUse } from '@yuncang/shared/nouns/user/sections'
import type { RowScope } from '@yuncang/shared/kernel/data-scope'
import type { Permission } from '@yuncang/shared/access'
import { hash } from 'node:crypto'
import type { Services } from '../../../platform/services.ts'
import { rowScopeOf } from '../../../trpc/row-scope.ts'
import type { Reader } from '../repo.ts'
import { audiencesOf } from './audience.ts'
import type { Seat } from './listener.ts'

export type OpenSight = {
  kind: 'open'
  reader: Reader
  /**
   * The screen is locked, or the tenant is made anew: notices wait, the socket stays (docs/domain/access.md#lock-screen).
   */
  isHeld: boolean
  rights: string
  permissions: ReadonlySet<string>
  /** Which rows they see by a right; undefined: all. */
  rowsFor: (permission: Permission) => RowScope | undefined
}

type Sight = OpenSight | { kind: 'gone'; end: SocketEnd; reason: string }

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
  const section = sectionInUse(session.currentSection, membership.sections)
  const person = { user: session.user, membership, section, now: services.clock }
  return {
    kind: 'open',
    reader,
    isHeld,
    rights: keyOf(membership.roles, rights.permissions),
    permissions: rights.permissions,
    rowsFor: (permission) => rowScopeOf(rights, permission, person),
  }
}

/** Two of the same let a page show the same. */
const keyOf = (roles: readonly string[], permissions: ReadonlySet<string>): string =>
  hash('sha256', JSON.stringify([roles, [...permissions].sort()]))
