import type { DictionaryQuery, DictionaryRecord } from '@yuncang/shared/nouns/dictionary/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { merged, type Entry } from '../service.ts'

/** The dictionary of dictionaries: names by code. */
const names = 'DICT_CODE'

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)

export const asRecord = ({ row, base }: Entry): DictionaryRecord => ({
  ids: row.id,
  id: row.id,
  code: row.code,
  dictValue: row.dictValue,
  dictLabel: row.labelZh,
  labelEn: row.labelEn,
  sort: row.sort,
  isLock: row.isLock,
  isShow: row.isShow,
  isTenant: flag(row.tenantNode !== '*'),
  isOverride: flag(row.tenantNode !== '*' && base !== undefined),
  version: row.version,
})

/** Values of a code are fixed when the platform has locked them all: the product relies on them. */
export const isClosed = (entries: readonly Entry[]): boolean => {
  const bases = entries.flatMap(({ base }) => base ?? [])
  return bases.length > 0 && bases.every(({ isLock }) => isLock === 1)
}

const holds = (text: string, part: string | undefined) =>
  !part || text.toLowerCase().includes(part.toLowerCase())

/** Every entry of every code, with marks, page by page. */
export const page = (ctx: Ctx, query: DictionaryQuery) =>
  ctx.read(async (db) => {
    const { code, dictValue, dictLabel, isLock, isShow, isTenant, current, size } = query
    const all = merged(await (code ? repo.entriesOf(db, code) : repo.allEntries(db)))
      .map(asRecord)
      .filter((entry) => holds(entry.dictValue, dictValue))
      .filter((entry) => holds(`${entry.dictLabel} ${entry.labelEn}`, dictLabel))
      .filter((entry) => isLock === undefined || entry.isLock === isLock)
      .filter((entry) => isShow === undefined || entry.isShow === isShow)
      .filter((entry) => isTenant === undefined || entry.isTenant === isTenant)
    sortBy(all, query)
    const total = all.length
    const records = all.slice((current - 1) * size, current * size)
    return { records, total, size, current, pages: Math.ceil(total / size) }
  })

function sortBy(records: DictionaryRecord[], { ascs, descs }: DictionaryQuery): void {
  const [key] = [...(ascs ?? []), ...(descs ?? [])]
  if (!key) return
  const sign = ascs?.length ? 1 : -1
  records.sort((one, other) => (one[key] < other[key] ? -sign : one[key] > other[key] ? sign : 0))
}

export const get = (ctx: Ctx, { id }: { id: string }): Promise<DictionaryRecord> =>
  ctx.read(async (db) => {
    const row = await repo.find(db, id)
    const entries = row ? merged(await repo.entriesOf(db, row.code)) : []
    const entry = entries.find((each) => each.row.dictValue === row?.dictValue)
    if (!entry) throw new AppError('record.notFound')
    return asRecord(entry)
  })

export const ofCode = (ctx: Ctx, { code }: { code: string }): Promise<DictionaryRecord[]> =>
  ctx.read(async (db) => merged(await repo.entriesOf(db, code)).map(asRecord))

/** Every code with its name, how many entries it has, and whether any may be added. */
export const codes = (ctx: Ctx) =>
  ctx.read(async (db) => {
    const entries = merged(await repo.allEntries(db))
    const named = new Map(
      entries
        .filter(({ row }) => row.code === names)
        .map(({ row }) => [row.dictValue, ctx.call.locale === 'en' ? row.labelEn : row.labelZh]),
    )
    const byCode = Map.groupBy(entries, ({ row }) => row.code)
    return [...new Set([...byCode.keys(), ...named.keys()])].sort().map((code) => {
      const own = byCode.get(code) ?? []
      return {
        code,
        name: named.get(code) ?? code,
        entries: own.length,
        own: own.filter(({ row }) => row.tenantNode !== '*').length,
        isClosed: flag(isClosed(own)),
      }
    })
  })

export async function recordOf(
  ctx: Ctx,
  { code, dictValue }: { code: string; dictValue: string },
): Promise<DictionaryRecord> {
  const found = (await ofCode(ctx, { code })).find((each) => each.dictValue === dictValue)
  if (!found) throw new AppError('record.notFound')
  return found
}
