import { fileNameOf } from '@yuncang/shared/nouns/file/file-name'
import { isFileType } from '@yuncang/shared/nouns/file/rules'
import type { FileChange, FileDocument } from '@yuncang/shared/nouns/file/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import * as repo from '../repo.ts'
import { holdTarget, refuse } from './business.ts'
import { mustFind, present } from './read.ts'
import { recordDocument } from './trace.ts'

const { ready, removed } = repo.fileStatuses

/** Gives a document another name or type. The extension stays that of the content. */
export const update = (ctx: Ctx, { id, version, ...given }: FileChange): Promise<FileDocument> =>
  ctx.transaction(async (tx) => {
    const { row, target } = await mustFind(tx, ctx, id)
    refuse(ctx, 'add', await holdTarget(tx, ctx, target))
    await assertInDictionary(tx, ctx, { code: 'DOC_TYPE', field: 'docType' }, [given.docType])
    const name = isFileType(row.type) ? fileNameOf(given.name, row.type) : row.name
    const changes = { name, docType: given.docType, ...touched(ctx) }
    const after = await repo.change(tx, { id, version, status: ready }, changes)
    if (!after) throw new AppError('record.stale')
    await recordDocument(tx, ctx, target.business, {
      action: 'document.update',
      changes: {
        document: [row.name, after.name],
        docType: [row.docType, after.docType],
      },
    })
    return present(after)
  })

/** Takes a document away; its bytes follow after 30 days. Its room in the quota is free at once. */
export const remove = (ctx: Ctx, { id, version }: { id: string; version: number }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const { row, target } = await mustFind(tx, ctx, id)
    refuse(ctx, 'remove', await holdTarget(tx, ctx, target))
    const changes = { status: removed, ...touched(ctx) }
    if (!(await repo.change(tx, { id, version, status: ready }, changes))) {
      throw new AppError('record.stale')
    }
    await repo.use(tx, ctx.newId(), -row.usedKb)
    await recordDocument(tx, ctx, target.business, {
      action: 'document.remove',
      changes: { document: [row.name, null] },
    })
    return null
  })

const touched = (ctx: Ctx) => ({ updateBy: ctx.user.id, updateTime: ctx.now() })
