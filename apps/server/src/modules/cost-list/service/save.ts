import type { NewRow, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { isUniqueViolation } from '@yuncang/db/sql'
import type {
  CostListChange,
  CostListDraft,
  CostListRules,
} from '@yuncang/shared/contracts/cost-list'
import { AppError } from '@yuncang/shared/errors'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFindCustomer } from '../../customer/service/read.ts'
import { mustFind as mustFindQuotation } from '../../quotation/service/read.ts'
import { diffOf, recordOperation } from '../../record/service.ts'
import { linesOfSheet, writeLines } from '../../tariff/service.ts'
import * as repo from '../repo.ts'
import { mustFind, withItems } from './read.ts'

const operateModule = 'FYQD'

export const create = (ctx: Ctx, input: CostListDraft) =>
  ctx.transaction(async (tx) => {
    const { items, ...draft } = cleaned(input)
    await assertKnown(tx, draft)
    const now = ctx.now()
    const who = ctx.user.id
    const [row] = await withTakenMeaning(draft.name, () =>
      repo.insert(tx, [
        {
          ...draft,
          id: ctx.newId(),
          jfgz: {},
          ruleVersion: 0,
          status: 0,
          createBy: who,
          createTime: now,
          updateBy: who,
          updateTime: now,
        },
      ]),
    )
    await recordOperation(tx, ctx, { businessId: row!.id, operateModule, action: 'create' })
    await writeLines(tx, ctx, { id: row!.id, kind: 'costList' }, items, [])
    return withItems(tx, row!)
  })

export const update = (ctx: Ctx, input: CostListChange) =>
  ctx.transaction(async (tx) => {
    const { id, version, items, ...draft } = cleaned(input)
    const before = await mustBeOff(tx, id)
    await assertKnown(tx, draft)
    const row = await save(tx, ctx, before, version, 'update', draft)
    const sheet = { id, kind: 'costList' } as const
    await writeLines(tx, ctx, sheet, items, await linesOfSheet(tx, id))
    return withItems(tx, row)
  })

export const remove = (ctx: Ctx, input: { id: string }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const before = await mustBeOff(tx, input.id)
    await save(tx, ctx, before, before.version, 'remove', { isDeleted: 1 })
    await writeLines(
      tx,
      ctx,
      { id: input.id, kind: 'costList' },
      [],
      await linesOfSheet(tx, input.id),
    )
    return null
  })

/** Sets the rules in place of the lines' own; every change of them counts. */
export const setRules = (ctx: Ctx, { id, version, jfgz }: CostListRules) =>
  ctx.transaction(async (tx) => {
    const before = await mustBeOff(tx, id)
    const ruleVersion = before.ruleVersion + 1
    return save(tx, ctx, before, version, 'setRules', { jfgz, ruleVersion })
  })

export const enable = (ctx: Ctx, input: { ids: string[] }) => setStatus(ctx, input.ids, 1)
export const disable = (ctx: Ctx, input: { ids: string[] }) => setStatus(ctx, input.ids, 0)

/** All of the lists or none; those that are so already stay as they are. */
const setStatus = (ctx: Ctx, given: string[], status: 0 | 1) =>
  ctx.transaction(async (tx) => {
    const ids = [...new Set(given)].sort()
    const found = await repo.withValues(tx, 'id', ids)
    if (found.length < ids.length) throw new AppError('record.notFound')
    const after: repo.CostListRow[] = []
    for (const row of found) {
      if (status === 1 && (await linesOfSheet(tx, row.id)).length === 0) {
        throw new AppError('costList.empty', { params: { name: row.name } })
      }
      const action = status ? 'enable' : 'disable'
      const isSo = row.status === status
      after.push(isSo ? row : await save(tx, ctx, row, row.version, action, { status }))
    }
    return after
  })

async function save(
  tx: Tx,
  ctx: Ctx,
  before: repo.CostListRow,
  version: number,
  action: string,
  changes: Partial<NewRow<Schema['costList']>>,
): Promise<repo.CostListRow> {
  const { id } = before
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await withTakenMeaning(changes.name ?? before.name, () =>
    repo.change(tx, { id, version }, { ...changes, ...who }),
  )
  if (!after) throw new AppError('record.stale')
  const fieldDiff = diffOf(before, changes)
  await recordOperation(tx, ctx, { businessId: id, operateModule, action, fieldDiff })
  return after
}

async function mustBeOff(tx: Tx, id: string): Promise<repo.CostListRow> {
  const row = await mustFind(tx, id)
  if (row.status) throw new AppError('costList.enabled', { params: { name: row.name } })
  return row
}

const cleaned = <D extends CostListDraft>(draft: D): D => ({
  ...draft,
  name: normalizeName(draft.name),
  customerIds: [...new Set(draft.customerIds)],
})

async function assertKnown(
  tx: Tx,
  { customerIds, bjdId }: Pick<CostListDraft, 'customerIds' | 'bjdId'>,
): Promise<void> {
  for (const id of customerIds) await mustFindCustomer(tx, id)
  if (bjdId !== null) await mustFindQuotation(tx, bjdId)
}

async function withTakenMeaning<R>(name: string, write: () => Promise<R>): Promise<R> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error) !== 'cost_list_name_uq') throw error
    throw new AppError('costList.nameTaken', { params: { name }, cause: error })
  }
}
