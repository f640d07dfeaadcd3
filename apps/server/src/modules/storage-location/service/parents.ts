import { first } from '@yuncang/shared/kernel/expected'
import type { Read, Tx } from '@yuncang/db/handle'
import { deepestLevel } from '@yuncang/shared/nouns/storage-location/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { rows } from '../repo.ts'

/**
 * What stands above a location, by code or by name, as workbooks say it: the location itself, and the warehouse in which
 * that lies, or the warehouse alone; nothing for a warehouse.
 */
export type Above = { parentCode: string; warehouse?: string }

/** Told of each draft, by its place in the list, that cannot stand where it should: throws or remembers it. */
export type Refuse = (index: number, error: AppError) => void

type Named = { index: number; draft: { code: string; name: string }; above: Above }

/** A location that others may stand below, stored or of the list itself. */
type Place = {
  readonly code: string
  readonly name: string
  readonly id?: string
  readonly ancestorIds: readonly string[]
  /** What a list says of it. */
  readonly above?: Above
}

const textOf = ({ parentCode, warehouse = '' }: Above): string => parentCode || warehouse
const keyOf = ({ parentCode, warehouse = '' }: Above): string =>
  JSON.stringify([parentCode, warehouse])

/**
 * The code of the location above each draft by the draft's place in the list, '' for none. A name that stands for no
 * location or for several is refused once, and its drafts have no code.
 */
export async function parentCodes(
  db: Read | Tx,
  drafts: readonly Named[],
  refuse: Refuse,
): Promise<Map<number, string>> {
  const search = await placeSearch(db, drafts)
  const codes = new Map<number, string>()
  for (const same of Map.groupBy(drafts, ({ above }) => keyOf(above)).values()) {
    const { index, above } = first(same)
    const found = textOf(above) === '' ? [''] : search(above).map(({ code }) => code)
    const [code, ...others] = found
    if (code === undefined) refuse(index, unknown(above))
    else if (others.length > 0) {
      const params = { name: textOf(above), codes: found.toSorted().slice(0, 5).join('、') }
      refuse(index, new AppError('storageLocation.parentSeveral', { params }))
    } else for (const each of same) codes.set(each.index, code)
  }
  return codes
}

function unknown({ parentCode, warehouse = '' }: Above): AppError {
  const name = [warehouse, parentCode].filter(Boolean).join(' / ')
  return new AppError('storageLocation.parentUnknown', { params: { name } })
}

/** Gives the locations that are meant: the one with this code, else all with this name, within the warehouse if one is said. */
async function placeSearch(db: Read | Tx, drafts: readonly Named[]) {
  const texts = [
    ...new Set(drafts.flatMap(({ above }) => [above.parentCode, above.warehouse ?? ''])),
  ].filter(Boolean)
  const stored = [
    ...(await rows.withValues(db, 'code', texts.map(normalizeCode))),
    ...(await rows.withValues(db, 'name', texts.map(normalizeName))),
  ]
  const byId = new Map<string, Place>(stored.map((row) => [row.id, row]))
  const listed = drafts.map(({ draft, above }): Place => ({ ...draft, above, ancestorIds: [] }))
  const places = [...byId.values(), ...listed]
  const byCode = Map.groupBy(places, ({ code }) => code)
  const byName = Map.groupBy(places, ({ name }) => name)

  const called = (text: string): Place[] => {
    const ofCode = byCode.get(normalizeCode(text))
    if (ofCode) return ofCode.slice(0, 1)
    // Places that are called like the area that they name are none of the areas.
    const isSibling = ({ above }: Place) => above && textOf(above) === text
    return (byName.get(normalizeName(text)) ?? []).filter((place) => !isSibling(place))
  }
  const placesAbove = ({ ancestorIds, above }: Place): Place[] =>
    above && textOf(above) !== ''
      ? called(textOf(above))
      : ancestorIds.flatMap((id) => byId.get(id) ?? [])
  const liesIn = (place: Place, warehouse: string, levels = deepestLevel): boolean =>
    place.code === normalizeCode(warehouse) ||
    place.name === normalizeName(warehouse) ||
    (levels > 1 && placesAbove(place).some((each) => liesIn(each, warehouse, levels - 1)))

  return (above: Above): Place[] => {
    const { parentCode, warehouse = '' } = above
    const found = called(textOf(above))
    return parentCode === '' || warehouse === ''
      ? found
      : found.filter((place) => liesIn(place, warehouse))
  }
}
