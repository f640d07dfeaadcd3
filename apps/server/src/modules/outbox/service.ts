import { system } from '@yuncang/db/handle'
import type { OutboxQuery, OutboxRecord } from '@yuncang/shared/contracts/outbox'
import { AppError } from '@yuncang/shared/errors'
import { failureWords } from '../../outbox/failure.ts'
import { outboxFilled } from '../../outbox/post.ts'
import { delivered } from '../../outbox/repo.ts'
import type { Ctx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

/** Codes to sign in by and the like belong to no tenant. */
const platform = '*'

/** What is to leave the house for the tenant, and what became of it; the texts are not shown. */
export const page = (ctx: Ctx, query: OutboxQuery) => {
  const isPlatform = query.isPlatform === 1
  if (isPlatform && !ctx.can('tenant:manage')) throw new AppError('access.denied')
  const tenant = isPlatform ? platform : ctx.tenant.dataNode
  return ctx.services.db.read(system('messages of the own tenant'), async (db) => {
    const { rows, ...found } = await repo.page(db, tenant, query)
    return { ...found, records: rows.map((row) => asRecord(ctx, row)) }
  })
}

/** Tries a message again at once. Throws 404 for one of others, 409 for one that nobody wants any more. */
export async function retry(ctx: Ctx, { id }: { id: string }): Promise<OutboxRecord> {
  const tenants = [ctx.tenant.dataNode, ...(ctx.can('tenant:manage') ? [platform] : [])]
  const now = ctx.now()
  return ctx.services.db.transaction(system('messages of the own tenant'), async (tx) => {
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
