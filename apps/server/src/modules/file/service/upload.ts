import { inTenant, type Tx } from '@yuncang/db/handle'
import type { FileDocument, UploadFields } from '@yuncang/shared/nouns/file/contract'
import { fileNameOf } from '@yuncang/shared/nouns/file/file-name'
import { documentsAtMost } from '@yuncang/shared/nouns/file/rules'
import { AppError } from '@yuncang/shared/errors'
import { inspect, type Inspected } from '../../../files/content/inspect.ts'
import { storageKey } from '../../../files/storage/storage.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { Upload } from '../../../files/transfer.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { valueOf } from '../../param/service/param.ts'
import * as repo from '../repo.ts'
import { moduleOf, refuseUpload, targetOf } from './business.ts'
import { present } from './read.ts'
import { recordDocument, removeBytes } from './trace.ts'

const { pending, ready } = repo.fileStatuses

/**
 * Keeps a file of a record. The row comes first, pending, and holds room in the quota; then the bytes; then the row is
 * ready. Whatever breaks in between leaves a pending row at most, which the cleanup finds together with its bytes.
 */
export async function upload(ctx: Ctx, file: Upload, fields: UploadFields): Promise<FileDocument> {
  await ctx.read(async (db) => {
    await refuseUpload(db, ctx, await targetOf(db, ctx, fields), fields)
    await assertInDictionary(db, ctx, { code: 'DOC_TYPE', field: 'docType' }, [fields.docType])
  })
  if (file.size === 0) throw new AppError('file.empty', { params: { name: file.name } })
  const kept = await inspect(file, ctx.call.locale, ctx.call.signal())
  const row = rowOf(ctx, fields, file.name, kept)
  // Not the use case's own transaction: that one keeps the answer of the call, which is not known yet.
  const aside = <R>(work: (tx: Tx) => Promise<R>) =>
    ctx.services.db.transaction(inTenant(ctx.tenant.dataNode), work)
  await aside((tx) => hold(tx, ctx, row))
  try {
    await store(ctx, row, kept)
    return await ctx.transaction((tx) => finish(tx, ctx, row, fields))
  } catch (error) {
    await aside((tx) => release(tx, ctx, row)).catch((err: unknown) =>
      ctx.log.error({ err }, 'a pending file is left to the cleanup'),
    )
    throw error
  }
}

/** Keeps a file that the process made itself, all in one step; bytes of a step that fails have no row and are removed. */
export const keepMade = (
  ctx: Ctx,
  fields: UploadFields,
  made: { readonly name: string; readonly file: Inspected },
): Promise<FileDocument> => ctx.transaction((tx) => keepIn(tx, ctx, fields, made))

/** The same as a step; what the record has already is that document. */
export async function keepIn(
  tx: Tx,
  ctx: Ctx,
  fields: UploadFields,
  made: { readonly name: string; readonly file: Inspected },
): Promise<FileDocument> {
  const twin = await repo.sameContent(tx, fields.businessId, made.file.content.sha256)
  if (twin) return present(twin)
  const row = rowOf(ctx, fields, made.name, made.file)
  await hold(tx, ctx, row)
  await store(ctx, row, made.file)
  return finish(tx, ctx, row, fields)
}

async function store(
  { services: { storage } }: Ctx,
  row: repo.NewFile,
  { content, thumbnail }: Inspected,
): Promise<void> {
  await storage.put(row.storageKey, content)
  if (thumbnail && row.thumbnailKey) await storage.put(row.thumbnailKey, thumbnail)
}

function rowOf(
  ctx: Ctx,
  fields: UploadFields,
  name: string,
  { type, width, height, content, thumbnail }: Inspected,
) {
  const id = ctx.newId()
  const { reason: _reason, ...about } = fields
  const { dataNode } = ctx.tenant
  const [who, now] = [ctx.user.id, ctx.now()]
  const bytes = content.size + (thumbnail?.size ?? 0)
  return {
    id,
    ...about,
    itemId: fields.itemId ?? null,
    name: fileNameOf(name, type),
    type,
    size: content.size,
    sha256: content.sha256,
    width: width ?? null,
    height: height ?? null,
    storageKey: storageKey('upload', dataNode, id),
    thumbnailKey: thumbnail ? storageKey('upload', dataNode, ctx.newId()) : null,
    usedKb: Math.ceil(bytes / 1024),
    status: pending,
    createName: ctx.user.realName,
    createBy: who,
    createTime: now,
    updateBy: who,
    updateTime: now,
    version: 1,
  } satisfies repo.NewFile
}

/** Holds room for a file. Throws 409 that says how much is in use, and for a file that the record has already. */
async function hold(tx: Tx, ctx: Ctx, row: repo.NewFile): Promise<void> {
  const usedKb = await repo.use(tx, ctx.newId(), row.usedKb)
  const quotaMb = Number(await valueOf(tx, 'file.quotaMb'))
  if (usedKb > quotaMb * 1024) {
    const params = {
      used: inMb(usedKb - row.usedKb),
      quota: quotaMb,
      size: inMb(row.usedKb),
    }
    throw new AppError('file.quota', { params })
  }
  if ((await repo.countOf(tx, row.businessId)) >= documentsAtMost) {
    throw new AppError('file.tooMany', { params: { limit: documentsAtMost } })
  }
  const twin = await repo.sameContent(tx, row.businessId, row.sha256)
  if (twin) throw new AppError('file.twice', { params: { name: twin.name, who: twin.createName } })
  await repo.insert(tx, row)
}

const inMb = (kb: number) => (kb / 1024).toFixed(1)

async function finish(
  tx: Tx,
  ctx: Ctx,
  row: repo.NewFile,
  fields: UploadFields,
): Promise<FileDocument> {
  // The order may have gone on while the bytes were on their way.
  const at = { ...row, uploadModuleCode: moduleOf(row.uploadModuleCode) }
  const target = await targetOf(tx, ctx, at)
  const reason = await refuseUpload(tx, ctx, target, fields)
  const stored = await repo.change(tx, row, { status: ready })
  if (!stored) throw new AppError('record.stale')
  await recordDocument(tx, ctx, target.business, {
    action: 'document.add',
    changes: {
      document: [null, row.name],
      ...(reason !== undefined && { reason: [null, reason] }),
    },
  })
  return present(stored)
}

/** Gives the room back, unless the file became ready after all; the bytes that were kept have no row then and go. */
async function release(tx: Tx, ctx: Ctx, row: repo.NewFile): Promise<void> {
  if (!(await repo.forgetPending(tx, row.id))) return
  await repo.use(tx, row.id, -row.usedKb)
  tx.afterCommit(() => removeBytes(ctx.services.storage, row))
}
