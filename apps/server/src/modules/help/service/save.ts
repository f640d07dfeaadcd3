import type { Schema } from '@yuncang/db/schema/index'
import type { HelpChange, HelpDraft } from '@yuncang/shared/contracts/help'
import { safeHtml } from '../../../platform/safe-html.ts'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { add, save, type Noun } from '../../master-data/service/noun.ts'
import { rows, type HelpRow } from '../repo.ts'
import { mustFind, present } from './read.ts'

const helpNoun: Noun<Schema['helpArticle']> = {
  rows,
  operateModule: 'BZZX',
  unique: [],
  indexes: 'help_article_',
  taken: 'record.taken',
}

export const create = (ctx: Ctx, draft: HelpDraft) =>
  ctx.transaction(async (tx) => {
    const [row] = await add(tx, ctx, helpNoun, [cleaned(draft)])
    return present(row!)
  })

export const update = (ctx: Ctx, { id, version, ...draft }: HelpChange) =>
  ctx.transaction(async (tx) => {
    const before = own(await mustFind(tx, id))
    const change = { version, action: 'update', changes: cleaned(draft) }
    return present(await save(tx, ctx, helpNoun, before, change))
  })

export const remove = (ctx: Ctx, { id, version }: { id: string; version: number }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const before = own(await mustFind(tx, id))
    await save(tx, ctx, helpNoun, before, { version, action: 'remove', changes: { isDeleted: 1 } })
    return null
  })

/** What comes with the product belongs to nobody here. Throws 409. */
function own(row: HelpRow): HelpRow {
  if (row.tenantNode !== '*') return row
  throw new AppError('help.ofPlatform', { params: { title: row.briefInstructions } })
}

const cleaned = (draft: HelpDraft): HelpDraft => ({
  ...draft,
  briefInstructions: draft.briefInstructions.trim(),
  briefInstructionsEn: draft.briefInstructionsEn.trim(),
  details: safeHtml(draft.details),
  detailsEn: safeHtml(draft.detailsEn),
})
