import { inTenant } from '@yuncang/db/handle'
import { apiTokenPrefix, rightsOfToken } from '@yuncang/shared/nouns/api-token/rules'
import { AppError } from '@yuncang/shared/errors'
import {
  openWhileLocked,
  openWhileResetting,
  permissionOf,
  type Access,
  type Operation,
} from '@yuncang/shared/access'
import { resetPermission } from '@yuncang/shared/nouns/training/access'
import { sectionInUse } from '@yuncang/shared/nouns/user/sections'
import type { Machine, Membership, Tenant } from '../platform/identity.ts'
import type { Services } from '../platform/services.ts'
import type { Call, Ctx, OpenCtx, SessionCtx } from './context.ts'
import { rowScopeOf } from './row-scope.ts'

/** What an operation begins with: the process's services and one call. */
export type RequestContext = { readonly services: Services; readonly call: Call }

/** The registered access of an operation; throws for one that nobody declared. */
export function accessOf(operation: string): Access {
  if (!Object.hasOwn(permissionOf, operation)) {
    throw new Error(`operation '${operation}' declares no access`)
  }
  // hasOwn has just shown that the name is a key.
  return permissionOf[operation as Operation]
}

/** Lets in whoever shows the client credential. Refuses with 403. */
export function enterOpen({ services, call }: RequestContext, operation: string): OpenCtx {
  if (!call.hasClientCredential) throw new AppError('client.refused')
  return {
    services,
    call,
    operation,
    log: services.log,
    now: services.clock,
    newId: services.ids,
  }
}

/** Lets in a signed-in person. Refuses with 401, 403 for a machine, and 423 while the session is locked. */
export async function enterSession(
  requestContext: RequestContext,
  operation: string,
): Promise<SessionCtx> {
  const open = enterOpen(requestContext, operation)
  if (isApiToken(requestContext.call.token)) throw new AppError('apiToken.peopleOnly')
  const session = await sessionOf(requestContext, operation)
  return { ...open, user: session.user, token: session.token, tokenHash: session.tokenHash }
}

/**
 * Lets in a member of the tenant named by the header whose roles hold the operation's permission. Refuses with 401,
 * 400 without a tenant, 403 for a foreign tenant or a missing permission, 409 while the tenant is made anew, 423 for a
 * locked session or tenant.
 */
export async function enterTenant(requestContext: RequestContext, operation: string): Promise<Ctx> {
  const { call } = requestContext
  const open = enterOpen(requestContext, operation)
  const machine = isApiToken(call.token) ? await machineOf(requestContext, call.token) : undefined
  const session = machine ?? (await sessionOf(requestContext, operation))
  if (!call.tenantNode) throw new AppError('tenant.required')
  const membership = session.memberships.get(call.tenantNode)
  if (!membership) throw new AppError('tenant.foreign')
  call.noteActor({ tenantNode: call.tenantNode, user: session.user })
  if (membership.resetting !== null && !openWhileResetting.has(operation))
    throw new AppError('tenant.resetting', { params: { name: membership.tenant.name } })
  const { user, token, tokenHash, currentSection } = session
  const person = { ...open, user, token, tokenHash }
  const access = accessOf(operation)
  return workIn(person, membership, { chosenSection: currentSection, access, machine })
}

type Entry = {
  readonly chosenSection: string
  readonly access: Access
  readonly machine?: Machine | undefined
}

/**
 * What somebody may do and see in a tenant at this moment; a machine nothing beyond its token, and nothing that is for
 * everybody. Refuses with 423 for a locked tenant, 403 without the permission.
 */
export async function workIn(
  person: SessionCtx,
  membership: Membership,
  { chosenSection, access, machine }: Entry,
): Promise<Ctx> {
  const { services, user } = person
  const { tenant, roles, sections } = membership
  if (tenant.isLock) throw new AppError('tenant')
  const rights = await services.roles.rightsOf(tenant.dataNode, roles)
  const ofPerson = permittedIn(tenant, rights.permissions)
  const permissions = machine ? rightsOfToken(machine.permissions, ofPerson) : ofPerson
  if (machine && access === 'member') throw new AppError('apiToken.peopleOnly')
  if (access !== 'member' && !permissions.has(access)) throw new AppError('access.denied')
  const section = sectionInUse(chosenSection, sections)
  const seen = rowScopeOf(rights, access, { user, membership, section, now: services.clock })
  const scope = inTenant(tenant.dataNode, seen)
  return {
    ...person,
    tenant,
    roles,
    sections,
    section,
    permissions,
    can: (permission) => permissions.has(permission),
    read: (work) => services.db.read(scope, work),
    transaction: (work) => services.db.transaction(scope, work),
    stepTransaction: (work) => services.db.transaction(scope, work),
  }
}

/**
 * Nobody makes a tenant anew that was not made for training, whatever their roles hold
 * (docs/domain/demo.md#making-a-training-tenant-anew).
 */
function permittedIn({ training }: Tenant, held: ReadonlySet<string>): ReadonlySet<string> {
  if (training === 1 || !held.has(resetPermission)) return held
  return new Set([...held].filter((code) => code !== resetPermission))
}

const isApiToken = (token: string | undefined): token is string =>
  token?.startsWith(apiTokenPrefix) ?? false

async function machineOf({ services, call }: RequestContext, token: string): Promise<Machine> {
  const machine = await services.apiTokens.find(token, call.address)
  if (!machine) throw new AppError('apiToken.refused')
  return machine
}

async function sessionOf({ services, call }: RequestContext, operation: string) {
  if (!call.token) throw new AppError('session.required')
  const session = await services.sessions.find(call.token)
  if (!session) throw new AppError('session.expired')
  if (session.isLocked && !openWhileLocked.has(operation)) throw new AppError('session')
  return session
}
