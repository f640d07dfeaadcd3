import { system } from '@yuncang/db/handle'
import type { OutboxQuery, OutboxRecord } from '@yuncang/shared/nouns/outbox/contract'
import { AppError } from '@yuncang/shared/errors'
import { failureWords } from '../../outbox/failure.ts'
import { outboxFilled } from '../../outbox/post.ts'
import { delivered } from '../../outbox/repo.ts'
import type { Ctx } from '../../trpc/context.ts'
import type { Asked, ExportedRows } from '../../kernel/export/service/rows.ts'
import { inChunks } from '../../platform/walk.ts'
import * as repo from './repo.ts'

/** Codes to sign in by and the like belong to no tenant. */
const platform = '*'
const ofOwnTenant = system('messages of the own tenant')

/** What is to be sent for the tenant, and what became of it; the texts are not shown. */
export const page = (ctx: Ctx, query: OutboxQuery) => {
  const tenant = whoseOf(ctx, query)
  return ctx.services.db.read(ofOwnTenant, async (db) => {
    const { rows, ...found } = await repo.page(db, tenant, query)
    return { ...found, records: rows.map((row) => asRecord(ctx, row)) }
  })
}

/** The same for an export. */
export const everyMessage: ExportedRows<Asked<OutboxQuery>, OutboxRecord> = {
  async *walk(ctx, filters, size) {
    const tenant = whoseOf(ctx, filters)
    const next = (last: repo.Entry | undefined) =>
      ctx.services.db.read(ofOwnTenant, (db) => repo.after(db, tenant, filters, { last, size }))
    for await (const rows of inChunks(size, next)) yield rows.map((row) => asRecord(ctx, row))
  },
  total: (ctx, filters) =>
    ctx.services.db.read(ofOwnTenant, (db) => repo.total(db, whoseOf(ctx, filters), filters)),
}

function whoseOf(ctx: Ctx, { isPlatform }: Pick<OutboxQuery, 'isPlatform'>): string {
  if (isPlatform !== 1) return ctx.tenant.dataNode
  if (!ctx.can('tenant:manage')) throw new AppError('access.denied')
  return platform
}

/** Tries a message again at once. Throws 404 for one of others, 409 for one that nobody wants any more. */
export async function retry(ctx: Ctx, { id }: { id: string }): Promise<OutboxRecord> {
  const tenants = [ctx.tenant.dataNode, ...(ctx.can('tenant:manage') ? [platform] : [])]
  const now = ctx.now()
  return ctx.services.db.transaction(ofOwnTenant, async (tx) => {
    if (!(await repo.find(tx, id, tenants))) throw new AppError('record.notFound')
    const entry = await repo.retry(tx, { id, tenants, now })
    if (!entry) throw new AppError('outbox.gone')
    await tx.publish(outboxFilled, id)
    return asRecord(ctx, entry)
  })
}

const asRecord = (ctx: Ctx, row: repo.Entry): OutboxRecord => ({
  ...row,
  ...failureWords(row, ctx.call.locale),
  canRetry: row.status !== delivered && row.message !== null && row.expireTime > ctx.now() ? 1 : 0,
})
