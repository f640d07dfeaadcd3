import { instructionStatuses } from '@yuncang/shared/nouns/instruction/rules'
import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type {
  Instruction,
  InstructionChange,
  InstructionDraft,
} from '@yuncang/shared/nouns/instruction/contract'
import { safeHtml, textOf } from '../../../platform/safe-html.ts'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { add, mustFind, save, type Noun } from '../../../kernel/master-data/service/noun.ts'
import { rows, type InstructionRow } from '../repo.ts'
import { canChange, present } from './read.ts'

const instructionNoun: Noun<Schema['instruction']> = {
  rows,
  operateModule: businessModules.instruction,
  unique: [],
  indexes: 'instruction_',
  duplicate: 'record.taken',
}

export async function create(ctx: Ctx, draft: InstructionDraft): Promise<Instruction> {
  const note = { ...(await cleaned(draft)), author: ctx.user.realName }
  const added = await ctx.transaction((tx) => add(tx, ctx, instructionNoun, [note]))
  return present(ctx, only(added))
}

export async function update(
  ctx: Ctx,
  { id, version, ...draft }: InstructionChange,
): Promise<Instruction> {
  const changes = await cleaned(draft)
  const row = await ctx.transaction(async (tx) => {
    const before = await mustChange(tx, ctx, id)
    return save(tx, ctx, instructionNoun, { before, version, action: 'update', changes })
  })
  return present(ctx, row)
}

export const remove = (ctx: Ctx, { id, version }: { id: string; version: number }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const before = await mustChange(tx, ctx, id)
    const change = { before, version, action: 'remove', changes: { isDeleted: 1 } }
    await save(tx, ctx, instructionNoun, change)
    return null
  })

/** Throws 404, or 403 that names the author. */
async function mustChange(tx: Tx, ctx: Ctx, id: string): Promise<InstructionRow> {
  const row = await mustFind(tx, instructionNoun, id)
  if (canChange(ctx, row)) return row
  if (row.status === instructionStatuses.hidden) throw new AppError('record.notFound')
  const { title, author } = row
  throw new AppError('instruction.notAuthor', { params: { title, author } })
}

/** Throws 400 for markup without a word in it. */
async function cleaned(draft: InstructionDraft): Promise<InstructionDraft> {
  const content = await safeHtml(draft.content)
  if ((await textOf(content)) === '') throw new AppError('instruction.contentRequired')
  return { ...draft, content, title: draft.title.trim() }
}
