import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { inTenant, type Read } from '@yuncang/db/handle'
import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import {
  isForEverybody,
  isPicture,
  readRightOf,
  type DocumentModule,
} from '@yuncang/shared/nouns/file/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import type { KeptFile } from '../../../files/transfer.ts'
import type { Services } from '../../../platform/services.ts'
import { valueOf } from '../../param/service/param.ts'
import * as repo from '../repo.ts'
import { businessOf, moduleOf, targetOf } from './business.ts'

export const present = (row: repo.FileRow): FileDocument => ({
  ...row,
  uploadModuleCode: moduleOf(row.uploadModuleCode),
  hasThumbnail: row.thumbnailKey !== null,
})

/** Papers for everybody are looked for without the limits of a role's data scope, which know records only. */
const reading = (ctx: Ctx, module: DocumentModule) =>
  isForEverybody(module)
    ? <R>(work: (db: Read) => Promise<R>) =>
        ctx.services.db.read(inTenant(ctx.tenant.dataNode), work)
    : ctx.read

/** The documents of a record. Throws 403 without the right to read it, 404 where it is not there to be seen. */
export const list = (ctx: Ctx, input: { uploadModuleCode: DocumentModule; businessId: string }) =>
  reading(
    ctx,
    input.uploadModuleCode,
  )(async (db) => {
    await businessOf(db, ctx, input.uploadModuleCode, input.businessId)
    return (await repo.ofBusinesses(db, [input.businessId]))
      .filter((row) => row.uploadModuleCode === input.uploadModuleCode)
      .map(present)
  })

type Asked = { uploadModuleCode?: DocumentModule | undefined }

/** Pictures of records, of the modules that the reader may read; of others there are none. */
export const picturesOf = (
  ctx: Ctx,
  { businessIds, uploadModuleCode }: Asked & { businessIds: string[] },
) =>
  ctx.read(async (db) => {
    const rows = await repo.ofBusinesses(db, businessIds)
    return rows
      .filter((row) => isPicture(row.type) && ctx.can(readRightOf(moduleOf(row.uploadModuleCode))))
      .filter((row) => !uploadModuleCode || row.uploadModuleCode === uploadModuleCode)
      .map(present)
  })

export const pictures = (
  ctx: Ctx,
  { businessId, uploadModuleCode }: Asked & { businessId: string },
) => picturesOf(ctx, { businessIds: [businessId], uploadModuleCode })

/** A document and what it belongs to, all there to be seen. Throws 403 or 404. */
export async function mustFind(db: Read, ctx: Ctx, id: string) {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  const at = { ...row, uploadModuleCode: moduleOf(row.uploadModuleCode) }
  return { row, target: await targetOf(db, ctx, at) }
}

/** A paper for everybody; undefined when the id is another's. Throws 403. */
async function forEverybody(ctx: Ctx, id: string): Promise<repo.FileRow | undefined> {
  return reading(
    ctx,
    businessModules.download,
  )(async (db) => {
    const row = await repo.find(db, id)
    if (!row || !isForEverybody(moduleOf(row.uploadModuleCode))) return undefined
    return (await mustFind(db, ctx, id)).row
  })
}

export async function content(ctx: Ctx, { id }: { id: string }): Promise<KeptFile> {
  const row = (await forEverybody(ctx, id)) ?? (await ctx.read((db) => mustFind(db, ctx, id))).row
  return keptOf(ctx.services, row)
}

/** The bytes of a document. */
export const keptOf = ({ storage }: Pick<Services, 'storage'>, row: repo.FileRow): KeptFile => {
  const { name, type, size, sha256, storageKey } = row
  return { name, type, size, tag: sha256, open: (range) => storage.get(storageKey, range) }
}

/** The documents of a record, the oldest first; for records that know who may see them. */
export const documentsOf = async (
  db: Read,
  module: DocumentModule,
  businessId: string,
): Promise<repo.FileRow[]> =>
  (await repo.ofBusinesses(db, [businessId])).filter((row) => row.uploadModuleCode === module)

/** A document by its id, of whatever record; for records that name it themselves. */
export const findDocument = (db: Read, id: string): Promise<repo.FileRow | undefined> =>
  repo.find(db, id)

/** The small picture that came along with a picture. Throws 404 where none did. */
export async function thumbnail(ctx: Ctx, { id }: { id: string }) {
  const { row } = await ctx.read((db) => mustFind(db, ctx, id))
  if (!row.thumbnailKey) throw new AppError('storage.missing')
  const stream = await ctx.services.storage.get(row.thumbnailKey)
  return { name: row.name, type: 'application/octet-stream', stream }
}

export const usage = (ctx: Ctx) =>
  ctx.read(async (db) => ({
    usedMb: Math.ceil((await repo.usedOf(db)) / 1024),
    quotaMb: Number(await valueOf(db, 'file.quotaMb')),
  }))
