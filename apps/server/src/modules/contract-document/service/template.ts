import { inTenant, type Read, type Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { AppError } from '@yuncang/shared/errors'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { listed } from '@yuncang/shared/kernel/messages/listed'
import type {
  ContractTemplate,
  TemplateUpload,
} from '@yuncang/shared/nouns/contract-document/contract'
import { unknownPlaceholders } from '@yuncang/shared/nouns/contract-document/placeholders'
import {
  docxType,
  standardTemplate,
  type TemplateSource,
} from '@yuncang/shared/nouns/contract-document/rules'
import type { Readable } from 'node:stream'
import { templateTags } from '../../../files/docx/template.ts'
import type { Download } from '../../../files/transfer.ts'
import { withUpload } from '../../../files/upload.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind } from '../../contract/service/read.ts'
import { findDocument, keptOf } from '../../file/service/read.ts'
import * as repo from '../repo.ts'
import { standardText } from './standard.ts'
import type { TemplateInUse } from './template-in-use.ts'

const shownAtMost = 50

export async function templateInUse(db: Read, ctx: Ctx, id: string): Promise<TemplateInUse> {
  const own = id === standardTemplate ? undefined : await uploadedFor(db, ctx, id, 'contract')
  return own ?? (await uploadedFor(db, ctx, standardTemplate, 'tenant')) ?? standardText(ctx)
}

async function uploadedFor(
  db: Read,
  ctx: Ctx,
  id: string,
  source: TemplateSource,
): Promise<TemplateInUse | undefined> {
  const [newest] = await repo.changesOf(db, id, 1)
  if (!newest?.fileId) return undefined
  const { fileId, name, revision } = newest
  return { source, name, revision, open: () => openFile(ctx, fileId) }
}

/** The tenant's template is nobody's record: whoever makes a contract is given it. */
async function openFile(ctx: Ctx, fileId: string): Promise<Readable> {
  const scope = inTenant(ctx.tenant.dataNode)
  const file = await ctx.services.db.read(scope, (whole) => findDocument(whole, fileId))
  if (!file) throw new AppError('contractTemplate.noFile')
  return keptOf(ctx.services, file).open()
}

/** Which template is used for a contract, or where it has none, and what was changed in it. */
export const template = (ctx: Ctx, { id }: { id: string }): Promise<ContractTemplate> =>
  ctx.read(async (db) => {
    await assertOwner(db, id)
    return shown(db, ctx, id)
  })

/** The template itself, to be looked at or changed in Word. */
export async function templateFile(ctx: Ctx, { id }: { id: string }): Promise<Download> {
  const { name, open } = await ctx.read(async (db) => {
    await assertOwner(db, id)
    return templateInUse(db, ctx, id)
  })
  return { name, type: docxType, stream: await open() }
}

async function shown(db: Read, ctx: Ctx, id: string): Promise<ContractTemplate> {
  const { source, name, revision } = await templateInUse(db, ctx, id)
  return { source, name, revision, changes: await repo.changesOf(db, id, shownAtMost) }
}

async function assertOwner(db: Read, id: string): Promise<void> {
  if (id !== standardTemplate) await mustFind(db, id)
}

/**
 * Makes a docx that was uploaded the template of a contract, or of the tenant
 * (docs/domain/contracts.md#templates). Throws what stands against the file, and names placeholders that no contract
 * knows.
 */
export async function uploadTemplate(
  ctx: Ctx,
  { id, url }: TemplateUpload,
): Promise<ContractTemplate> {
  const file = await ctx.read(async (db) => {
    await assertOwner(db, id)
    const fileId = /[?&]id=([\w-]{1,64})(?:&|$)/.exec(url)?.[1] ?? ''
    const found = await findDocument(db, fileId)
    const isTemplate =
      found?.businessId === id && found.uploadModuleCode === businessModules.contractTemplate
    if (!isTemplate) throw new AppError('contractTemplate.noFile')
    return found
  })
  const { name } = file
  if (file.type !== docxType) throw new AppError('contractTemplate.notDocx', { params: { name } })
  const tags = await withUpload(
    ctx.services.config.dataDir,
    await keptOf(ctx.services, file).open(),
    name,
    ({ path }) => templateTags({ path, name, signal: ctx.call.signal() }),
  )
  const unknown = unknownPlaceholders(tags).map((tag) => `{{${tag}}}`)
  if (unknown.length > 0) {
    const params = { name, tags: listed(ctx.call.locale, unknown) }
    throw new AppError('contractTemplate.unknown', { params })
  }
  return changed(ctx, id, { fileId: file.id, name })
}

/** Takes the template of a contract, or of the tenant, back: the one above is used again. */
export const resetTemplate = (ctx: Ctx, { id }: { id: string }): Promise<ContractTemplate> =>
  changed(ctx, id, { fileId: null, name: '' })

const changed = (
  ctx: Ctx,
  id: string,
  to: { fileId: string | null; name: string },
): Promise<ContractTemplate> =>
  ctx.transaction(async (tx) => {
    await assertOwner(tx, id)
    const [before] = await repo.changesOf(tx, id, 1)
    if (to.fileId === null && !before?.fileId) throw new AppError('contractTemplate.isReset')
    await write(tx, ctx, id, { ...to, revision: (before?.revision ?? 0) + 1 })
    await recordOperation(tx, ctx, {
      businessId: id,
      operateModule:
        id === standardTemplate ? businessModules.contractTemplate : businessModules.contract,
      action: to.fileId === null ? 'template.reset' : 'template.upload',
      fieldDiff: { template: { before: before?.name ?? '', after: to.name } },
    })
    return shown(tx, ctx, id)
  })

/** Two people who change a template at the same moment: one of them is told. */
const write = (
  tx: Tx,
  ctx: Ctx,
  contractId: string,
  change: Pick<repo.TemplateRow, 'fileId' | 'name' | 'revision'>,
) =>
  mapUniqueViolation(
    { contract_template_uq: (cause) => new AppError('record.stale', { cause }) },
    () =>
      repo.addChange(tx, {
        id: ctx.newId(),
        contractId,
        ...change,
        createBy: ctx.user.id,
        createName: ctx.user.realName,
        createTime: ctx.now(),
      }),
  )
