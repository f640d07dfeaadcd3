import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Schema } from '@yuncang/db/schema/index'
import type {
  RequirementDraft,
  RequirementMove,
  RequirementQuery,
} from '@yuncang/shared/nouns/requirement/contract'
import {
  requirementRefusalOf,
  requirementStatusLabels,
  requirementSteps,
  type RequirementStatus,
  requirementStatuses,
} from '@yuncang/shared/nouns/requirement/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import {
  add,
  mustFind,
  save,
  trimmed,
  type Noun,
} from '../../../kernel/master-data/service/noun.ts'
import { notify } from '../../notice/service.ts'
import * as repo from '../repo.ts'

const requirementNoun: Noun<Schema['requirement']> = {
  rows: repo.rows,
  operateModule: businessModules.requirement,
  unique: [],
  indexes: 'requirement_',
  duplicate: 'record.taken',
}

/** One's own requests; everybody's for who handles them. */
export const page = (ctx: Ctx, query: RequirementQuery) =>
  ctx.read((db) => repo.page(db, visible(ctx, query)))

export const visible = <Q extends object>(ctx: Ctx, query: Q) =>
  ctx.can('requirement:handle') ? query : { ...query, author: ctx.user.id }

export const create = (ctx: Ctx, draft: RequirementDraft) =>
  ctx.transaction(async (tx) => {
    const own = { status: requirementStatuses.created, reply: '', author: ctx.user.realName }
    return only(await add(tx, ctx, requirementNoun, [{ ...trimmed(draft), ...own }]))
  })

/** Takes a request a step further and tells its author. Throws 409 where the step does not lead on. */
export const step = (ctx: Ctx, { id, version, step: name, reply }: RequirementMove) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, requirementNoun, id)
    const who = { id: ctx.user.id, permissions: ctx.permissions }
    const { locale } = ctx.call
    const { to, label } = requirementSteps[name]
    // The database holds no other numbers than these.
    const labels = (status: number) => requirementStatusLabels[status as RequirementStatus]
    if (requirementRefusalOf(name, before.status, who)) {
      const status = labels(before.status)[locale]
      const params = { title: before.title, status, action: label[locale] }
      throw new AppError('requirement.wrongStatus', { params })
    }
    const changes = { status: to, reply: reply.trim() || before.reply }
    const row = await save(tx, ctx, requirementNoun, { before, version, action: name, changes })
    await notify(tx, ctx, {
      audience: 'requirement:use',
      userId: row.createBy,
      kind: 'requirement.answered',
      params: { no: row.title, status: labels(to), reply: row.reply },
      module: businessModules.requirement,
      businessId: id,
      masterBillNo: '',
    })
    return row
  })
