import { system, type SystemTx } from '@yuncang/db/handle'
import type { LoginRecordQuery } from '@yuncang/shared/nouns/login-record/contract'
import type { Ctx, OpenCtx, SessionCtx } from '../../trpc/context.ts'
import type { Asked, ExportedRows } from '../../kernel/export/service/rows.ts'
import { inChunks } from '../../platform/walk.ts'
import * as repo from './repo.ts'

/** How somebody showed who they are. */
export type Way = 'account' | 'phone' | 'sso'

type SignIn = { user: { id: string; account: string }; session: string; way: Way }

/** Somebody has come; which tenant they go to is not known yet. */
export const recordSignIn = (tx: SystemTx, ctx: OpenCtx, { user, session, way }: SignIn) =>
  repo.insertOnce(tx, {
    ...entryOf(ctx, 'signIn', user.account),
    way,
    userId: user.id,
    session,
  })

/** Somebody was turned away. */
export const recordFailure = (
  tx: SystemTx,
  ctx: OpenCtx,
  failure: { account: string; userId: string | null; tenant: string | null; way: Way },
) => repo.insert(tx, { ...entryOf(ctx, 'failed', failure.account), ...failure })

export const recordSignOut = (tx: SystemTx, ctx: SessionCtx) => recordOwn(tx, ctx, 'signOut')

/** The client has brought the person into a tenant: the record of the sign-in gets its name. */
export const saveSignIn = (ctx: SessionCtx): Promise<null> => save(ctx, 'signIn')

export const saveSignOut = (ctx: SessionCtx): Promise<null> => save(ctx, 'signOut')

const ofOwnPeople = system('login records of the own people')

/** Who of the tenant's people came, went and was turned away. */
export const page = (ctx: Ctx, query: LoginRecordQuery) =>
  ctx.services.db.read(ofOwnPeople, (db) => repo.page(db, ctx.tenant.dataNode, query))

/** The same for an export. */
export const everyRecord: ExportedRows<Asked<LoginRecordQuery>, RecordRow> = {
  walk: ({ services, tenant }, filters, size) =>
    inChunks(size, (last) =>
      services.db.read(ofOwnPeople, (db) =>
        repo.after(db, tenant.dataNode, filters, { last, size }),
      ),
    ),
  total: ({ services, tenant }, filters) =>
    services.db.read(ofOwnPeople, (db) => repo.total(db, tenant.dataNode, filters)),
}

type RecordRow = Awaited<ReturnType<typeof repo.after>>[number]
type Kind = repo.NewRecord['kind']

async function save(ctx: SessionCtx, kind: Kind): Promise<null> {
  const session = await ctx.services.sessions.find(ctx.token)
  const { tenantNode } = ctx.call
  const known = tenantNode !== undefined && session?.memberships.has(tenantNode)
  await ctx.services.db.transaction(system('login records'), (tx) =>
    recordOwn(tx, ctx, kind, known ? tenantNode : null),
  )
  return null
}

const recordOwn = (
  tx: SystemTx,
  ctx: SessionCtx,
  kind: Kind,
  tenant: string | null = null,
): Promise<void> =>
  repo.insertOnce(tx, {
    ...entryOf(ctx, kind, ctx.user.account),
    way: '',
    userId: ctx.user.id,
    session: ctx.tokenHash,
    tenant,
  })

const entryOf = (ctx: OpenCtx, kind: Kind, account: string) => ({
  id: ctx.newId(),
  kind,
  account,
  address: ctx.call.address,
  time: ctx.now(),
})
