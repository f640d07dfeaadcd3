import {
  costListStatuses,
  type CostListStatus,
} from '@yuncang/shared/nouns/tariff/cost-list-statuses'
import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import { mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import type { CostListChange, CostListDraft } from '@yuncang/shared/nouns/cost-list/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { writableCustomer } from '../../customer/service/read.ts'
import { mustFind as mustFindQuotation } from '../../quotation/service/read.ts'
import { recordedChange } from '../../../kernel/record/service/change.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import { linesOfSheet, writeLines } from '../../tariff/service.ts'
import {
  assertAllSeen,
  assertSeen,
  type Seen,
  type SeenRows,
} from '../../../platform/rows/versioned.ts'
import * as repo from '../repo.ts'
import { mustFind, present, withItems, type CostListHead } from './read.ts'

const operateModule = businessModules.costList

export const create = (ctx: Ctx, input: CostListDraft) =>
  ctx.transaction(async (tx) => {
    const { items, ...draft } = cleaned(input)
    await assertKnown(tx, draft)
    const now = ctx.now()
    const who = ctx.user.id
    const row = only(
      await mapUniqueViolation(nameTaken(draft.name), () =>
        repo.insert(tx, [
          {
            ...draft,
            id: ctx.newId(),
            jfgz: [],
            ruleVersion: 0,
            status: costListStatuses.disabled,
            createBy: who,
            createTime: now,
            updateBy: who,
            updateTime: now,
          },
        ]),
      ),
    )
    await recordOperation(tx, ctx, { businessId: row.id, operateModule, action: 'create' })
    await writeLines(tx, ctx, { id: row.id, kind: 'costList' }, { given: items, before: [] })
    return withItems(tx, row)
  })

export const update = (ctx: Ctx, input: CostListChange) =>
  ctx.transaction(async (tx) => {
    const { id, version, items, ...draft } = cleaned(input)
    const before = await assertOff(tx, id)
    await assertKnown(tx, draft)
    const row = await save(tx, ctx, before, { version, action: 'update', changes: draft })
    const sheet = { id, kind: 'costList' } as const
    await writeLines(tx, ctx, sheet, { given: items, before: await linesOfSheet(tx, id) })
    return withItems(tx, row)
  })

export const remove = (ctx: Ctx, input: Seen): Promise<null> =>
  ctx.transaction(async (tx) => {
    const before = await assertOff(tx, input.id)
    assertSeen(before, input.version)
    const { version } = before
    await save(tx, ctx, before, { version, action: 'remove', changes: { isDeleted: 1 } })
    const sheet = { id: input.id, kind: 'costList' } as const
    await writeLines(tx, ctx, sheet, { given: [], before: await linesOfSheet(tx, input.id) })
    return null
  })

export const enable = (ctx: Ctx, input: SeenRows) => setStatus(ctx, input, costListStatuses.enabled)
export const disable = (ctx: Ctx, input: SeenRows) =>
  setStatus(ctx, input, costListStatuses.disabled)

/**
 * Each list for itself: one that cannot be enabled stays as it is and says why, and so does one that is so already. A
 * list that is not there, or not theirs, refuses all.
 */
const setStatus = (ctx: Ctx, given: SeenRows, status: CostListStatus) =>
  ctx.transaction(async (tx) => {
    const ids = [...new Set(given.ids)].sort()
    const found = await repo.withValues(tx, 'id', ids)
    if (found.length < ids.length) throw new AppError('record.notFound')
    assertAllSeen(found, given)
    const isOn = status === costListStatuses.enabled
    const results: (CostListHead & { success: boolean; msg: string })[] = []
    for (const row of found) {
      if (isOn && (await linesOfSheet(tx, row.id)).length === 0) {
        const refusal = new AppError('costList.empty', { params: { name: row.name } })
        results.push({ ...present(row), success: false, msg: refusal.in(ctx.call.locale) })
        continue
      }
      const step = {
        version: row.version,
        action: isOn ? 'enable' : 'disable',
        changes: { status },
      }
      const after = row.status === status ? row : await save(tx, ctx, row, step)
      results.push({ ...present(after), success: true, msg: '' })
    }
    return results
  })

type Saving = {
  version: number
  action: string
  changes: Partial<repo.CostListRow>
  /** What the record of it tells beside. */
  told?: FieldDiff
}

const saveRow = recordedChange(operateModule, repo.change)

export const save = (
  tx: Tx,
  ctx: Ctx,
  before: repo.CostListRow,
  { version, ...change }: Saving,
): Promise<repo.CostListRow> =>
  mapUniqueViolation(nameTaken(change.changes.name ?? before.name), () =>
    saveRow(tx, ctx, { ...before, version }, change),
  )

export async function assertOff(tx: Tx, id: string): Promise<repo.CostListRow> {
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
  for (const id of customerIds) await writableCustomer(tx, id)
  if (bjdId !== null) await mustFindQuotation(tx, bjdId)
}

const nameTaken = (name: string): UniqueMeanings => ({
  cost_list_name_uq: (cause) => new AppError('costList.nameTaken', { params: { name }, cause }),
})
