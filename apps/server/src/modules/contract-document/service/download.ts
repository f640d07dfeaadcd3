import type { Read } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { addressMinutes, isContractItself } from '@yuncang/shared/nouns/contract-document/rules'
import type { KeptFile } from '../../../files/transfer.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind } from '../../contract/service/read.ts'
import { documentsOf, keptOf } from '../../file/service/read.ts'
import { ticketFor } from '../../file/service/ticket.ts'

/** The newest document that is the contract itself: made by its template, or its signed paper. */
async function documentOf(db: Read, id: string) {
  const { contractNo: no } = await mustFind(db, id)
  const documents = await documentsOf(db, businessModules.contract, id)
  const newest = documents.findLast(({ docType }) => isContractItself(docType))
  if (!newest) throw new AppError('contractDocument.none', { params: { no } })
  return newest
}

export const download = (ctx: Ctx, { id }: { id: string }): Promise<KeptFile> =>
  ctx.read(async (db) => keptOf(ctx.services, await documentOf(db, id)))

/** An address of the same file for who is not signed in, e.g. on another device; good for some minutes. */
export async function address(ctx: Ctx, { id }: { id: string }) {
  const document = await ctx.read((db) => documentOf(db, id))
  return { name: document.name, ...ticketFor(ctx, document.id, addressMinutes) }
}
