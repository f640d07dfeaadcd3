import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system, type SystemTx, type Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import type {
  DictionaryChange,
  DictionaryDraft,
  DictionaryLock,
  DictionaryRecord,
  DictionaryRemoval,
  DictionaryShow,
} from '@yuncang/shared/nouns/dictionary/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, recordIn, recordOperation } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { merged } from '../service.ts'
import { assertSeen, seenOf } from '../../../platform/rows/versioned.ts'
import { isClosed, recordOf } from './read.ts'

const scope = system('dictionaries of the platform')
const operateModule = businessModules.dictionary

type Row = Pick<repo.EntryRow, 'code' | 'dictValue'>
export const lockedBy = (reason: 'dictionary.locked' | 'dictionary.platformLocked', row: Row) =>
  new AppError(reason, { params: { code: row.code, value: row.dictValue } })

export function assertPlatform(ctx: Ctx): void {
  if (!ctx.can('dictionary:platform')) throw new AppError('access.denied')
}

/** Adds an entry. Throws 409 for a value in use and for a code whose values the product fixes. */
export async function create(ctx: Ctx, input: DictionaryDraft): Promise<DictionaryRecord> {
  const { code, scope: whose, isShow, sort } = input
  const dictValue = input.dictValue.trim()
  const labelZh = input.dictLabel.trim()
  const labels = { labelZh, labelEn: input.labelEn.trim() || labelZh }
  const isLock = 0 as const
  const row = { id: ctx.newId(), code, dictValue, ...labels, sort, isShow, isLock }
  if (whose === 'platform') {
    assertPlatform(ctx)
    await ctx.services.db.transaction(scope, async (tx) => {
      await mapUniqueViolation(valueTaken(row), () => repo.insertOfPlatform(tx, row))
      const operation = { businessId: row.id, operateModule, action: 'create' } as const
      await recordIn(tx, ctx, ctx.tenant.dataNode, operation)
    })
    return recordOf(ctx, row)
  }
  await ctx.transaction(async (tx) => {
    const entries = merged(await repo.entriesOf(tx, code))
    if (entries.some((entry) => entry.row.dictValue === dictValue)) throw duplicate(row)
    if (isClosed(entries)) throw new AppError('dictionary.closed', { params: { code } })
    await mapUniqueViolation(valueTaken(row), () => repo.insert(tx, [row]))
    await recordOperation(tx, ctx, { businessId: row.id, operateModule, action: 'create' })
  })
  return recordOf(ctx, row)
}

const duplicate = ({ code, dictValue: value }: Row, cause?: unknown) =>
  new AppError('dictionary.taken', { params: { code, value }, cause })
const valueTaken = (row: Row) => ({ dict_entry_uq: (cause: unknown) => duplicate(row, cause) })
/** Somebody else was quicker. */
const stale = { dict_entry_uq: (cause: unknown) => new AppError('record.stale', { cause }) }

/** Words and order of an entry. */
export const update = (ctx: Ctx, { dictLabel, labelEn, sort, ...one }: DictionaryChange) => {
  const labelZh = dictLabel.trim()
  const changes = { labelZh, labelEn: labelEn.trim() || labelZh, sort }
  return changed(ctx, { ...one, action: 'update' }, changes)
}

/** Whether an entry is offered. Records that hold its value go on showing its words. */
export const setShown = (ctx: Ctx, { isShow, ...one }: DictionaryShow) =>
  changed(ctx, { ...one, action: isShow ? 'resume' : 'stop' }, { isShow })

/** A locked entry is neither changed nor removed nor synchronized until it is unlocked. */
export const setLocked = (ctx: Ctx, { isLock, ...one }: DictionaryLock) =>
  changed(ctx, { ...one, action: isLock ? 'lock' : 'unlock', isLocking: true }, { isLock })

type Step = {
  id: string
  version: number
  scope: 'tenant' | 'platform'
  action: string
  /** Is about the lock itself. */
  isLocking?: boolean
}
type Changes = Parameters<typeof repo.change>[2]

/** Throws 404 for an entry of others, 409 for a locked one and for a stale version. */
async function changed(ctx: Ctx, step: Step, changes: Changes): Promise<DictionaryRecord> {
  if (step.scope === 'platform') {
    assertPlatform(ctx)
    return recordOf(ctx, await changeOfPlatform(ctx, step, changes))
  }
  const row = await ctx.transaction(async (tx) => {
    const before = await mustFind(tx, step.id)
    const isOwn = before.tenantNode === ctx.tenant.dataNode
    if (!isOwn && before.isLock) throw lockedBy('dictionary.platformLocked', before)
    if (before.isLock && !step.isLocking) throw lockedBy('dictionary.locked', before)
    if (before.version !== step.version) throw new AppError('record.stale')
    const id = isOwn ? before.id : await override(tx, ctx, before, changes)
    if (isOwn && !(await repo.change(tx, step, changes))) throw new AppError('record.stale')
    const fieldDiff = diffOf(before, changes)
    const { action } = step
    await recordOperation(tx, ctx, { businessId: id, operateModule, action, fieldDiff })
    return before
  })
  return recordOf(ctx, row)
}

const changeOfPlatform = (ctx: Ctx, step: Step, changes: Changes) =>
  ctx.services.db.transaction(scope, async (tx) => {
    const before = await mustFind(tx, step.id)
    if (before.tenantNode !== '*') throw new AppError('record.notFound')
    if (before.isLock && !step.isLocking) throw lockedBy('dictionary.locked', before)
    if (!(await repo.change(tx, step, changes))) throw new AppError('record.stale')
    const { id: businessId, action } = step
    const fieldDiff = diffOf(before, changes)
    const operation = { businessId, operateModule, action, fieldDiff } as const
    await recordIn(tx, ctx, ctx.tenant.dataNode, operation)
    return before
  })

/** The tenant's own row in place of the platform's; gives its id. */
async function override(tx: Tx, ctx: Ctx, base: repo.EntryRow, changes: Changes): Promise<string> {
  const { tenantNode: _platform, version: _version, ...given } = base
  const id = ctx.newId()
  await mapUniqueViolation(stale, () => repo.insert(tx, [{ ...given, ...changes, id }]))
  return id
}

async function mustFind(tx: Tx | SystemTx, id: string): Promise<repo.EntryRow> {
  const row = await repo.find(tx, id)
  if (!row) throw new AppError('record.notFound')
  return row
}

/** Takes entries away, all or none; what the tenant had changed is the platform's again. */
export async function remove(ctx: Ctx, input: DictionaryRemoval): Promise<{ removed: number }> {
  const entries = seenOf(input)
  const ids = entries.map(({ id }) => id)
  if (input.scope === 'platform') {
    assertPlatform(ctx)
    return ctx.services.db.transaction(scope, async (tx) => {
      for (const { id, version } of entries) {
        const row = await mustFind(tx, id)
        assertSeen(row, version)
        assertRemovable(row, input.code, '*')
        const operation = { businessId: id, operateModule, action: 'remove' } as const
        await recordIn(tx, ctx, ctx.tenant.dataNode, operation)
      }
      return { removed: await repo.remove(tx, ids) }
    })
  }
  return ctx.transaction(async (tx) => {
    for (const { id, version } of entries) {
      const row = await mustFind(tx, id)
      assertSeen(row, version)
      assertRemovable(row, input.code, ctx.tenant.dataNode)
      await recordOperation(tx, ctx, { businessId: id, operateModule, action: 'remove' })
    }
    return { removed: await repo.remove(tx, ids) }
  })
}

/** Rows of the seed would be back with the next start. */
const shipped = /^dict-/

function assertRemovable(row: repo.EntryRow, code: string, owner: string): void {
  const params = { code: row.code, value: row.dictValue }
  if (row.code !== code) throw new AppError('record.notFound')
  if (row.tenantNode !== owner) throw new AppError('dictionary.notOwn', { params })
  if (row.isLock) throw lockedBy('dictionary.locked', row)
  if (shipped.test(row.id)) throw new AppError('dictionary.shipped', { params })
}
