import type { Read, Tx } from '@yuncang/db/handle'
import type { Permission } from '@yuncang/shared/access'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Logger } from 'pino'
import type { Tenant, User } from '../platform/identity.ts'
import type { Services } from '../platform/services.ts'

/** A person at work in a tenant. */
export type Actor = { readonly tenantNode: string; readonly user: User }

/** What a call brings along, whatever transport carried it. */
export type Call = {
  readonly requestId: string
  readonly locale: Locale
  /** Address of the caller, after trusted proxies. */
  readonly address: string
  /** The name by which the caller reached us, with its port. */
  readonly host: string
  cookies(): ReadonlyMap<string, string>
  readonly token: string | undefined
  readonly tenantNode: string | undefined
  readonly hasClientCredential: boolean
  readonly idempotencyKey: string | undefined
  /** Nobody waits for the answer any more. */
  isGone(): boolean
  /** Aborted at that moment, for work that has to be stopped from outside. */
  signal(): AbortSignal
  /** The caller asked for the repeat guard and the request is small enough for it. */
  readonly preventRepeat: boolean
  /** Gives the browser the sign-in cookie for so many seconds, or takes it away. */
  setSessionCookie(token: string, seconds: number): void
  removeSessionCookie(): void
  /** Tells the HTTP face whom the entry has let in, for the log of calls. */
  noteActor(actor: Actor): void
  /** Tells it that the call changed nothing that the log of calls should name. */
  leaveUnlogged(): void
}

/** Anybody with the client credential. */
export type OpenCtx = {
  readonly services: Services
  readonly call: Call
  readonly log: Logger
  readonly operation: string
  now(): string
  newId(): string
}

/** A signed-in person, no tenant chosen. */
export type SessionCtx = OpenCtx & {
  readonly user: User
  readonly token: string
  readonly tokenHash: string
}

/** A signed-in person at work in a tenant. The database is reached through it only, confined to that tenant. */
export type Ctx = SessionCtx & {
  readonly tenant: Tenant
  readonly roles: readonly string[]
  readonly sections: readonly string[]
  /** The section in use; empty for a person without any. */
  readonly section: string
  readonly permissions: ReadonlySet<string>
  can(permission: Permission): boolean
  readonly read: <R>(work: (db: Read) => Promise<R>) => Promise<R>
  /** The use case's one transaction; it also keeps the answer for a repeated Idempotency-Key. */
  readonly transaction: <R>(work: (tx: Tx) => Promise<R>) => Promise<R>
  /**
   * One of several, for a use case that commits in steps and lets others in between. Nothing is kept for a repeated key:
   * such a use case has to change nothing when it runs again.
   */
  readonly stepTransaction: <R>(work: (tx: Tx) => Promise<R>) => Promise<R>
}
