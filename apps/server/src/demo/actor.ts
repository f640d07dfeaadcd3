import { inTenant } from '@yuncang/db/handle'
import { allPermissions } from '@yuncang/shared/domain/roles'
import type { Tenant, User } from '../platform/identity.ts'
import type { Services } from '../platform/services.ts'
import type { Ctx } from '../trpc/context.ts'

/** A context for work that the process does itself in a tenant, as a named person, without a call from outside. */
export function actAs(services: Services, tenant: Tenant, user: User): Ctx {
  const scope = inTenant(tenant.dataNode)
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
      idempotencyKey: undefined,
      preventRepeat: false,
      setSessionCookie: () => {},
      removeSessionCookie: () => {},
      noteActor: () => {},
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
    read: (work) => services.db.read(scope, work),
    transaction: (work) => services.db.transaction(scope, work),
  }
}
