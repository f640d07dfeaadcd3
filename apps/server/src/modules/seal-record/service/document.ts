import { AppError } from '@yuncang/shared/errors'
import { createHash } from 'node:crypto'
import type { KeptFile } from '../../../files/transfer.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { findDocument, keptOf } from '../../file/service/read.ts'
import type { SealRow } from '../repo.ts'
import { mustFind } from './read.ts'

/** The document of a record, as it was when the seal was asked for. Throws for one that is gone or has other bytes. */
export async function assertUnchanged(
  ctx: Ctx,
  { documentId, documentName: name, sha256 }: SealRow,
): Promise<KeptFile> {
  const row = await ctx.read((db) => findDocument(db, documentId))
  if (!row) throw new AppError('sealRecord.documentGone', { params: { name } })
  const file = keptOf(ctx.services, row)
  const hash = createHash('sha256')
  // Its bytes are counted before the first of them leaves.
  for await (const chunk of await file.open()) hash.update(chunk as Buffer) // a stream without an encoding
  if (hash.digest('hex') !== sha256)
    throw new AppError('sealRecord.documentChanged', { params: { name } })
  return file
}

export const download = async (ctx: Ctx, { id }: { id: string }): Promise<KeptFile> =>
  assertUnchanged(ctx, await ctx.read((db) => mustFind(db, id)))
