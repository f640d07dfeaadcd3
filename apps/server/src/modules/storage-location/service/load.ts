import type { Read } from '@yuncang/db/handle'
import type { LocationLoads } from '@yuncang/shared/nouns/storage-location/contract'
import { compare, round, sum } from '@yuncang/shared/kernel/decimal'
import type { Load } from '../../../platform/stock.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind } from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'
import type { LocationRow } from '../repo.ts'
import { locationNoun } from './noun.ts'
import { branchOf } from './tree.ts'

const areaLevel = 2

type Capacity = LocationLoads[number]['capacity']

/** Room and goods of each location below one, or of the warehouses. */
export const loads = (
  ctx: Ctx,
  { parentStorageId }: { parentStorageId?: string | undefined },
): Promise<LocationLoads> =>
  ctx.read(async (db) => {
    if (parentStorageId) await mustFind(db, locationNoun, parentStorageId)
    const rows = parentStorageId ? await repo.below(db, parentStorageId) : await repo.all(db)
    const parents = new Set(rows.map((row) => row.parentStorageId))
    const leaves = rows.filter((row) => !parents.has(row.id))
    const lying = await ctx.services.stockLoads(
      db,
      leaves.map((row) => row.id),
    )
    return rows
      .filter((row) => row.parentStorageId === (parentStorageId ?? null))
      .map((row) => ({ ...loadIn(row, leaves, lying), isLeaf: !parents.has(row.id) }))
  })

/** The same of every location there is, by its id. */
export const usages = (ctx: Ctx) =>
  ctx.read(async (db) => {
    const rows = await repo.all(db)
    const parents = new Set(rows.map((row) => row.parentStorageId))
    const leaves = rows.filter((row) => !parents.has(row.id))
    const lying = await ctx.services.stockLoads(
      db,
      leaves.map((row) => row.id),
    )
    // Each location looks through its own leaves only: of thousands all would be too many.
    const below = new Map<string, LocationRow[]>()
    for (const leaf of leaves) {
      for (const id of [leaf.id, ...leaf.ancestorIds]) {
        const known = below.get(id)
        if (known) known.push(leaf)
        else below.set(id, [leaf])
      }
    }
    return new Map(rows.map((row) => [row.id, loadIn(row, below.get(row.id) ?? [], lying)]))
  })

/** A step: room and goods of every area, by what lies in each location. */
export async function areaLoads(db: Read, lying: ReadonlyMap<string, Load>) {
  const rows = await repo.all(db)
  const parents = new Set(rows.map((row) => row.parentStorageId))
  const leaves = rows.filter((row) => !parents.has(row.id))
  return rows.filter((row) => row.level === areaLevel).map((row) => loadIn(row, leaves, lying))
}

function loadIn(
  row: LocationRow,
  leaves: readonly LocationRow[],
  lying: ReadonlyMap<string, Load>,
) {
  const own = leaves.filter((leaf) => leaf === row || leaf.ancestorIds.includes(row.id))
  const load = total(own.flatMap((leaf) => lying.get(leaf.id) ?? []))
  return { ...branchOf(row), capacity: capacityOf(row, own), load }
}

/** The room that a location names itself, else that of all places in it when each of them names it. */
const capacityOf = (row: LocationRow, leaves: readonly LocationRow[]): Capacity => ({
  weight: row.maxWeight ?? whole(leaves, 'maxWeight', (all) => round(sum(all), 'kg')),
  volume: row.maxVolume ?? whole(leaves, 'maxVolume', (all) => round(sum(all), 'm3')),
  pallets: row.maxPallet ?? whole(leaves, 'maxPallet', countOf),
})

function whole<K extends keyof Limits, V extends NonNullable<Limits[K]>>(
  leaves: readonly LocationRow[],
  key: K,
  together: (values: V[]) => V,
): V | null {
  const known = leaves.flatMap((leaf) => leaf[key] ?? [])
  // What is known of this key is of its type.
  return known.length === leaves.length ? together(known as V[]) : null
}

const countOf = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

const total = (parts: readonly Load[]): Load => ({
  lots: countOf(parts.map(({ lots }) => lots)),
  weight: round(sum(parts.map(({ weight }) => weight)), 'kg'),
  volume: round(sum(parts.map(({ volume }) => volume)), 'm3'),
  pallets: countOf(parts.map(({ pallets }) => pallets)),
})

/** What lies in these locations together. */
export async function loadOf(db: Read, ctx: Ctx, ids: readonly string[]): Promise<Load> {
  return total([...(await ctx.services.stockLoads(db, ids)).values()])
}

type Limits = Pick<LocationRow, 'maxWeight' | 'maxVolume' | 'maxPallet'>

export const exceeds = (load: Load, { maxWeight, maxVolume, maxPallet }: Limits): boolean =>
  (maxWeight !== null && compare(load.weight, maxWeight) > 0) ||
  (maxVolume !== null && compare(load.volume, maxVolume) > 0) ||
  (maxPallet !== null && load.pallets > maxPallet)
