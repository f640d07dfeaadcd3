import type { UserDraft } from '@yuncang/shared/nouns/user/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import type { Place } from './person.ts'

type Wanted = Pick<UserDraft, 'roleCodes' | 'sections' | 'customerId'>

/** What somebody is to be in the caller's tenant. Throws 404 for a customer that it does not have. */
export async function placeOf(
  ctx: Ctx,
  { roleCodes, sections, customerId }: Wanted,
): Promise<{ place: Place; customerName: string }> {
  const customerName = customerId === null ? '' : await nameOf(ctx, customerId)
  const place = {
    tenantNode: ctx.tenant.dataNode,
    roleCodes: [...new Set(roleCodes)],
    sections: [...new Set(sections)],
    customerId,
  }
  return { place, customerName }
}

async function nameOf(ctx: Ctx, customerId: string): Promise<string> {
  const names = await ctx.read((db) => repo.customerNames(db, [customerId]))
  const name = names.get(customerId)
  if (name === undefined) throw new AppError('record.notFound')
  return name
}
