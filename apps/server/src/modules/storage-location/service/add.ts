import { first, getFrom, only } from '@yuncang/shared/kernel/expected'
import type { Read, Tx } from '@yuncang/db/handle'
import type { LocationDraft } from '@yuncang/shared/nouns/storage-location/contract'
import { locationStatuses } from '@yuncang/shared/nouns/storage-location/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { add, mustFind } from '../../../kernel/master-data/service/noun.ts'
import { takeTurn } from '../../../kernel/number/service.ts'
import { rows, type LocationRow } from '../repo.ts'
import { loadOf } from './load.ts'
import { locationNoun } from './noun.ts'
import { parentCodes, type Above, type Refuse } from './parents.ts'
import { assertOpen, cleaned, placed, type Parent } from './place.ts'

/** A location whose parent is named, as workbooks do. */
export type CodedDraft = Omit<LocationDraft, 'parentStorageId'> & Above

/** One change of the tree after the other: a location never lands below a parent that moves at the same time. */
export const takeTree = (tx: Tx) => takeTurn(tx, 'storageLocation')

export const create = (ctx: Ctx, given: LocationDraft): Promise<LocationRow> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const draft = cleaned(given)
    await assertTypes(tx, ctx, [draft])
    const parent = draft.parentStorageId
      ? await mustFind(tx, locationNoun, draft.parentStorageId)
      : undefined
    assertOpen(parent)
    if (parent) await assertEmpty(tx, ctx, parent, [parent.id])
    return only(await insert(tx, ctx, [placed(parent, draft)]))
  })

/** Adds a tree of locations, parents before children whatever their order. */
export async function addLocations(
  tx: Tx,
  ctx: Ctx,
  drafts: readonly CodedDraft[],
  refuse: Refuse,
): Promise<LocationRow[]> {
  await takeTree(tx)
  return grow(tx, ctx, drafts, { refuse, store: (fresh) => insert(tx, ctx, fresh) })
}

/** Says of each draft whether it could be added, and adds none. */
export async function tryLocations(
  db: Read | Tx,
  ctx: Ctx,
  drafts: readonly CodedDraft[],
  refuse: Refuse,
): Promise<void> {
  await grow<Parent>(db, ctx, drafts, {
    refuse,
    // As a parent a row is only asked for its place, kind and state.
    store: async (fresh) =>
      fresh.map((draft) => ({ ...draft, id: draft.code, status: locationStatuses.usable })),
  })
}

type Placed = ReturnType<typeof placed>
type Growth<P extends Parent> = {
  refuse: Refuse
  store: (fresh: readonly Placed[]) => Promise<(P & { code: string })[]>
}

/** Layer by layer: what stands below a parent that is there, then what stands below that. */
async function grow<P extends Parent>(
  db: Read | Tx,
  ctx: Ctx,
  drafts: readonly CodedDraft[],
  { refuse, store }: Growth<P>,
): Promise<P[]> {
  const named = drafts.map((draft, index) => ({ index, ...withoutParent(draft) }))
  await assertTypes(
    db,
    ctx,
    named.map(({ draft }) => draft),
  )
  const codes = await parentCodes(db, named, refuse)
  const clean = named.flatMap(({ index, draft }) => {
    const parentCode = codes.get(index)
    return parentCode === undefined ? [] : [{ index, draft, parentCode }]
  })
  const parents = new Map<string, Parent>(await knownParents(db, ctx, clean, refuse))
  const added: P[] = []
  let waiting = clean
  for (;;) {
    const ready = waiting.filter(({ parentCode }) => parentCode === '' || parents.has(parentCode))
    if (ready.length === 0) break
    const handled = new Set(ready)
    waiting = waiting.filter((each) => !handled.has(each))
    const fresh = ready.flatMap(({ index, draft, parentCode }) => {
      try {
        const parent = parents.get(parentCode)
        assertOpen(parent)
        return placed(parent, draft)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        refuse(index, error)
        return []
      }
    })
    const stored = await store(fresh)
    for (const row of stored) parents.set(row.code, row)
    added.push(...stored)
  }
  for (const { index, parentCode: name } of waiting) {
    refuse(index, new AppError('storageLocation.parentUnknown', { params: { name } }))
  }
  return added
}

function withoutParent({ parentCode, warehouse = '', ...given }: CodedDraft) {
  return { draft: cleaned({ ...given, parentStorageId: null }), above: { parentCode, warehouse } }
}

/** Stored locations that drafts name as their parents; one that holds goods takes nothing below it. */
async function knownParents(
  tx: Read | Tx,
  ctx: Ctx,
  drafts: readonly { index: number; parentCode: string }[],
  refuse: Refuse,
): Promise<Map<string, LocationRow>> {
  const codes = [...new Set(drafts.map(({ parentCode }) => parentCode).filter(Boolean))]
  const found = await rows.withValues(tx, 'code', codes)
  const byParent = Map.groupBy(drafts, ({ parentCode }) => parentCode)
  for (const parent of found) {
    const { index } = first(getFrom(byParent, parent.code))
    try {
      await assertEmpty(tx, ctx, parent, [parent.id])
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refuse(index, error)
    }
  }
  return new Map(found.map((row) => [row.code, row]))
}

const insert = (tx: Tx, ctx: Ctx, drafts: readonly ReturnType<typeof placed>[]) =>
  add(
    tx,
    ctx,
    locationNoun,
    drafts.map((draft) => ({ ...draft, status: locationStatuses.usable, statusReason: '' })),
  )

export async function assertTypes(
  tx: Read | Tx,
  ctx: Ctx,
  drafts: readonly { areaType: string }[],
): Promise<void> {
  const types = [...new Set(drafts.map((draft) => draft.areaType).filter(Boolean))]
  if (types.length > 0)
    await assertInDictionary(tx, ctx, { code: 'AREA_TYPE', field: 'areaType' }, types)
}

/** Throws 409 when goods lie in any of these locations, in the name of the one that is asked about. */
export async function assertEmpty(
  tx: Read | Tx,
  ctx: Ctx,
  { name }: LocationRow,
  ids: readonly string[],
): Promise<void> {
  const { lots: count } = await loadOf(tx, ctx, ids)
  if (count > 0) throw new AppError('storageLocation.holdsGoods', { params: { name, count } })
}
