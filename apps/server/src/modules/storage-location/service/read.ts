import type {
  LocationChoice,
  LocationQuery,
  LocationSelect,
} from '@yuncang/shared/nouns/storage-location/contract'
import { deepestLevel } from '@yuncang/shared/nouns/storage-location/rules'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind } from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'
import { locationNoun } from './noun.ts'
import { branchOf, treeOf, usableLeaves, type Tree } from './tree.ts'

const areaLevels = 2

export const page = (ctx: Ctx, query: LocationQuery) => ctx.read((db) => repo.page(db, query))

export const areaTree = (ctx: Ctx): Promise<Tree[]> =>
  ctx.read(async (db) => treeOf(await repo.all(db), '', areaLevels))

export const levelTree = (ctx: Ctx, { id }: { id?: string | undefined }): Promise<Tree[]> =>
  ctx.read(async (db) => {
    if (id === undefined) return treeOf(await repo.all(db), '', deepestLevel)
    const root = await mustFind(db, locationNoun, id)
    const children = treeOf(await repo.below(db, id), id, deepestLevel - root.level)
    return [{ ...branchOf(root), children }]
  })

export async function select(ctx: Ctx, input: LocationSelect): Promise<LocationChoice[]> {
  const { areaType, parentStorageId } = input
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const leaves = usableLeaves(await ctx.read(repo.all))
  return leaves
    .filter(
      ({ row, fullName }) =>
        (!areaType || row.areaType === areaType) &&
        (!parentStorageId || row.ancestorIds.includes(parentStorageId)) &&
        `${row.code} ${fullName}`.toLowerCase().includes(keyword),
    )
    .map(({ row: { id, code, name, areaType: type }, fullName }) => ({
      id,
      code,
      name,
      fullName,
      areaType: type,
    }))
}
