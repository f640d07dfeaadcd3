import { inTenant, type Read, type Tx } from '@yuncang/db/handle'
import { allPermissions } from '@yuncang/shared/roles'
import type { Tenant, User } from '../platform/identity.ts'
import type { Services } from '../platform/services.ts'
import type { Ctx } from '../trpc/context.ts'

/**
 * A context for work that the process does itself in a tenant, as a named person, without a call from outside; all of
 * it in `tx` when one is given.
 */
export function actAs(services: Services, tenant: Tenant, user: User, tx?: Tx): Ctx {
  const scope = inTenant(tenant.dataNode)
  // A Tx does all that a Read does; the types differ in what their statements may hold.
  const shared = tx && { read: tx as unknown as Read, write: tx }
  const permissions = new Set<string>(allPermissions)
  return {
    services,
    log: services.log,
    operation: 'demo.seed',
    call: {
      requestId: 'demo',
      locale: 'zh',
      address: '127.0.0.1',
      host: 'localhost',
      cookies: () => new Map(),
      token: undefined,
      tenantNode: tenant.dataNode,
      hasClientCredential: true,
      isGone: () => false,
      signal: () => new AbortController().signal,
      idempotencyKey: undefined,
      preventRepeat: false,
      setSessionCookie: () => {},
      removeSessionCookie: () => {},
      noteActor: () => {},
      leaveUnlogged: () => {},
    },
    now: services.clock,
    newId: services.ids,
    user,
    token: '',
    tokenHash: '',
    tenant,
    roles: ['admin'],
    sections: [],
    section: '',
    permissions,
    can: (permission) => permissions.has(permission),
    read: (work) => (shared ? work(shared.read) : services.db.read(scope, work)),
    transaction: (work) => (shared ? work(shared.write) : services.db.transaction(scope, work)),
    stepTransaction: (work) => (shared ? work(shared.write) : services.db.transaction(scope, work)),
  }
}
