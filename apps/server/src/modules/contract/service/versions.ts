import type { Read } from '@yuncang/db/handle'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { mustFind, present } from './read.ts'

/** A contract with those that it renews and that renew it, the first one first. */
export const versions = (ctx: Ctx, { id }: { id: string }): Promise<Contract[]> =>
  ctx.read(async (db) => {
    const row = await mustFind(db, id)
    return [...(await before(db, row)), row, ...(await after(db, row))].map(present)
  })

async function before(db: Read, { renewFromId }: repo.ContractRow): Promise<repo.ContractRow[]> {
  const old = renewFromId === null ? undefined : await repo.find(db, renewFromId)
  return old ? [...(await before(db, old)), old] : []
}

async function after(db: Read, { id }: repo.ContractRow): Promise<repo.ContractRow[]> {
  const next = await repo.renewalOf(db, id)
  return next ? [next, ...(await after(db, next))] : []
}
