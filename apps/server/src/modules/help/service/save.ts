import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Schema } from '@yuncang/db/schema/index'
import type { HelpChange, HelpDraft } from '@yuncang/shared/nouns/help/contract'
import { safeHtml } from '../../../platform/safe-html.ts'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { add, save, type Noun } from '../../../kernel/master-data/service/noun.ts'
import { rows, type HelpRow } from '../repo.ts'
import { mustFind, present } from './read.ts'

const helpNoun: Noun<Schema['helpArticle']> = {
  rows,
  operateModule: businessModules.help,
  unique: [],
  indexes: 'help_article_',
  duplicate: 'record.taken',
}

export async function create(ctx: Ctx, draft: HelpDraft) {
  const article = await cleaned(draft)
  return ctx.transaction(async (tx) => present(only(await add(tx, ctx, helpNoun, [article]))))
}

export async function update(ctx: Ctx, { id, version, ...draft }: HelpChange) {
  const changes = await cleaned(draft)
  return ctx.transaction(async (tx) => {
    const before = own(await mustFind(tx, id))
    return present(await save(tx, ctx, helpNoun, { before, version, action: 'update', changes }))
  })
}

export const remove = (ctx: Ctx, { id, version }: { id: string; version: number }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const before = own(await mustFind(tx, id))
    await save(tx, ctx, helpNoun, { before, version, action: 'remove', changes: { isDeleted: 1 } })
    return null
  })

/** What comes with the product belongs to nobody here. Throws 409. */
function own(row: HelpRow): HelpRow {
  if (row.tenantNode !== '*') return row
  throw new AppError('help.ofPlatform', { params: { title: row.briefInstructions } })
}

const cleaned = async (draft: HelpDraft): Promise<HelpDraft> => ({
  ...draft,
  briefInstructions: draft.briefInstructions.trim(),
  briefInstructionsEn: draft.briefInstructionsEn.trim(),
  details: await safeHtml(draft.details),
  detailsEn: await safeHtml(draft.detailsEn),
})
