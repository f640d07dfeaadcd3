import { only } from '@yuncang/shared/kernel/expected'
import { AppError } from '@yuncang/shared/errors'
import { broadcast } from '@yuncang/shared/nouns/notice/sentences'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { noticesChanged, notify } from '../service.ts'

type Words = { message: string; allTenant: 0 | 1 }

/** Sends a notice to oneself or, with notice:broadcast, to everybody in every tenant. Gives the notice's id. */
export async function test(ctx: Ctx, { message, allTenant }: Words): Promise<{ id: string }> {
  const noRecord = { module: '', businessId: '', masterBillNo: '' } as const
  const params = { name: ctx.user.realName, text: message.trim() }
  if (allTenant === 1) return toAll(ctx, { ...noRecord, params })
  const notice = { ...noRecord, params, audience: 'notice:read', kind: 'notice.test' } as const
  return ctx.transaction(async (tx) => ({
    id: await notify(tx, ctx, { ...notice, userId: ctx.user.id }),
  }))
}

type Told = Pick<repo.NoticeRow, 'module' | 'businessId' | 'masterBillNo' | 'params'>

async function toAll(ctx: Ctx, told: Told): Promise<{ id: string }> {
  if (!ctx.can('notice:broadcast')) throw new AppError('access.denied')
  const time = ctx.now()
  return ctx.services.db.transaction(repo.allTenants, async (tx) => {
    const rows = (await repo.tenantNodes(tx)).map((tenantNode) => ({
      ...told,
      tenantNode,
      id: ctx.newId(),
      audience: 'notice:read',
      userId: null,
      kind: broadcast,
      time,
      doneTime: null,
    }))
    await repo.insertEverywhere(tx, rows)
    for (const { tenantNode, id } of rows) await tx.publish(noticesChanged, `${tenantNode} ${id}`)
    // The tenant of whoever sends is among them.
    const { id } = only(rows.filter(({ tenantNode }) => tenantNode === ctx.tenant.dataNode))
    return { id }
  })
}
