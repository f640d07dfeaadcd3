import type { Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { InstructionChange, InstructionDraft } from '@yuncang/shared/contracts/instruction'
import { safeHtml, textOf } from '../../../platform/safe-html.ts'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { add, mustFind, save, type Noun } from '../../master-data/service/noun.ts'
import { rows, type InstructionRow } from '../repo.ts'
import { canChange, present } from './read.ts'

const instructionNoun: Noun<Schema['instruction']> = {
  rows,
  operateModule: 'BJXX',
  unique: [],
  indexes: 'instruction_',
  taken: 'record.taken',
}

export const create = (ctx: Ctx, draft: InstructionDraft) =>
  ctx.transaction(async (tx) => {
    const author = ctx.user.realName
    const [row] = await add(tx, ctx, instructionNoun, [{ ...cleaned(draft), author }])
    return present(ctx, row!)
  })

export const update = (ctx: Ctx, { id, version, ...draft }: InstructionChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustChange(tx, ctx, id)
    const change = { version, action: 'update', changes: cleaned(draft) }
    return present(ctx, await save(tx, ctx, instructionNoun, before, change))
  })

export const remove = (ctx: Ctx, { id, version }: { id: string; version: number }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const before = await mustChange(tx, ctx, id)
    const change = { version, action: 'remove', changes: { isDeleted: 1 } }
    await save(tx, ctx, instructionNoun, before, change)
    return null
  })

/** Throws 404, or 403 that names the author. */
async function mustChange(tx: Tx, ctx: Ctx, id: string): Promise<InstructionRow> {
  const row = await mustFind(tx, instructionNoun, id)
  if (canChange(ctx, row)) return row
  if (row.status === 0) throw new AppError('record.notFound')
  const { title, author } = row
  throw new AppError('instruction.notAuthor', { params: { title, author } })
}

/** Throws 400 for markup without a word in it. */
function cleaned(draft: InstructionDraft): InstructionDraft {
  const content = safeHtml(draft.content)
  if (textOf(content) === '') throw new AppError('instruction.contentRequired')
  return { ...draft, content, title: draft.title.trim() }
}
