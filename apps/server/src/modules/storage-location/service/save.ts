import type { Tx } from '@yuncang/db/handle'
import type {
  LocationChange,
  LocationStatus,
} from '@yuncang/shared/nouns/storage-location/contract'
import { deepestLevel, locationStatuses } from '@yuncang/shared/nouns/storage-location/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind, save } from '../../../kernel/master-data/service/noun.ts'
import { below, type LocationRow } from '../repo.ts'
import { assertEmpty, assertTypes, takeTree } from './add.ts'
import { exceeds, loadOf } from './load.ts'
import { locationNoun } from './noun.ts'
import { assertOpen, assertUnmixed, cleaned, placed } from './place.ts'

/** Changes a location; with another parent everything below it moves along. */
export const update = (ctx: Ctx, { id, version, ...given }: LocationChange): Promise<LocationRow> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const before = await mustFind(tx, locationNoun, id)
    const draft = cleaned(given)
    await assertTypes(tx, ctx, [draft])
    const subtree = await below(tx, id)
    const parent = await parentOf(tx, ctx, before, draft.parentStorageId)
    const changes = placed(parent, draft)
    const deepest = Math.max(before.level, ...subtree.map((row) => row.level))
    if (changes.level + deepest - before.level > deepestLevel)
      throw new AppError('storageLocation.tooDeep')
    await assertFits(tx, ctx, before, { subtree, changes })
    const after = await save(tx, ctx, locationNoun, { before, version, action: 'update', changes })
    if (after.parentStorageId !== before.parentStorageId) await moveAlong(tx, ctx, after, subtree)
    return after
  })

/** The parent that a change names. Throws 409 for itself or one below it, and for a new one that holds goods. */
async function parentOf(
  tx: Tx,
  ctx: Ctx,
  { id, name, parentStorageId }: LocationRow,
  wanted: string | null,
): Promise<LocationRow | undefined> {
  if (wanted === null) return undefined
  const parent = await mustFind(tx, locationNoun, wanted)
  if (parent.id === id || parent.ancestorIds.includes(id))
    throw new AppError('storageLocation.cycle', { params: { name } })
  if (wanted !== parentStorageId) {
    assertOpen(parent)
    await assertEmpty(tx, ctx, parent, [wanted])
  }
  return parent
}

/** What lies in a location keeps its kind of area and its room. */
async function assertFits(
  tx: Tx,
  ctx: Ctx,
  before: LocationRow,
  { subtree, changes }: { subtree: readonly LocationRow[]; changes: ReturnType<typeof placed> },
): Promise<void> {
  const ids = [before, ...subtree].map((row) => row.id)
  const load = await loadOf(tx, ctx, ids)
  if (load.lots > 0 && changes.areaType !== before.areaType)
    throw new AppError('storageLocation.holdsGoods', {
      params: { name: before.name, count: load.lots },
    })
  if (exceeds(load, changes))
    throw new AppError('storageLocation.overloaded', { params: { name: before.name } })
  for (const row of subtree) assertUnmixed(changes.areaType, row.areaType, row.name)
}

async function moveAlong(
  tx: Tx,
  ctx: Ctx,
  root: LocationRow,
  subtree: readonly LocationRow[],
): Promise<void> {
  for (const row of subtree) {
    const ancestorIds = [
      ...root.ancestorIds,
      ...row.ancestorIds.slice(row.ancestorIds.indexOf(root.id)),
    ]
    const changes = { ancestorIds, level: ancestorIds.length + 1 }
    await save(tx, ctx, locationNoun, {
      before: row,
      version: row.version,
      action: 'move',
      changes,
    })
  }
}

const actions = { 0: 'stop', 1: 'resume', 2: 'lock' } as const

/** Stops an empty location, locks one or takes it into use again. Throws 409 while goods lie in it or it is counted. */
export const setStatus = (ctx: Ctx, input: LocationStatus): Promise<LocationRow> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const { id, version, status } = input
    const before = await mustFind(tx, locationNoun, id)
    const { name, parentStorageId } = before
    if (before.status === locationStatuses.counting)
      throw new AppError('storageLocation.counting', { params: { name } })
    if (status === locationStatuses.stopped) {
      const ids = [id, ...(await below(tx, id)).map((row) => row.id)]
      await assertEmpty(tx, ctx, before, ids)
    }
    if (status === locationStatuses.usable && parentStorageId)
      assertOpen(await mustFind(tx, locationNoun, parentStorageId))
    const statusReason = status === locationStatuses.usable ? '' : input.statusReason.trim()
    const changes = { status, statusReason }
    return save(tx, ctx, locationNoun, { before, version, action: actions[status], changes })
  })
