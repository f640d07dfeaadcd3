import { columnLetter } from './column-letter.ts'
import { textsAt, widthOf, type HeadingBlock, type HeadingRows } from './header.ts'
import type { Columns } from './headings.ts'
import { weightUnit, type WeightUnit } from './units.ts'

/** A column of the file as it was understood; no key for one that is not used. */
export type FileColumn<K extends string> = {
  readonly position: number
  readonly letter: string
  readonly heading: string
  readonly keys: readonly K[]
  readonly unit?: WeightUnit | undefined
  /** All keys of which it may mean one, until somebody says which. */
  readonly vague?: readonly K[]
  /** Its values are kept under its heading. */
  readonly isLabelled?: true
  /** All keys that its heading may mean, where columns before it have taken some by a name no better: 数量 and 数量. */
  readonly claimed?: readonly K[]
}

type Said = {
  readonly position: number
  readonly keys: readonly string[]
  readonly unit?: WeightUnit | undefined
}

/** What somebody has said of a file in place of what was found. */
export type Override = {
  readonly sheet?: number | undefined
  readonly headerRow?: number | undefined
  readonly columns?: readonly Said[] | undefined
  /** Columns of which nothing that stands beside the table is taken. */
  readonly noFacts?: readonly string[] | undefined
  /** Whether hidden rows below the heading are left out. */
  readonly ignoreHidden?: 0 | 1 | undefined
}

/** A heading in its place, how many like it stand before it, and whether a merge only repeats it there. */
type Place = {
  readonly position: number
  readonly heading: string
  readonly nth: number
  readonly isCopy: boolean
}

/**
 * Every position of a heading with what it means here: a strong claim on a key always counts, a weak one where there is
 * no strong one and no weak one before it, and that of a heading which a merge repeats where none stands before it.
 */
export function columnsOf<K extends string>(
  { rows, found }: HeadingBlock<K>,
  columns: Columns<K>,
  saidOf: (place: Place) => Omit<Said, 'position'> | undefined,
): FileColumn<K>[] {
  const known = new Set<string>(columns.map(({ key }) => key))
  const isBeside = (joined: K, position: number): boolean => {
    const base = columns.find(({ key }) => key === joined)?.joins
    return [...found].some(
      ([at, { keys }]) => at !== position && keys.some((key) => key === base && keys.length === 1),
    )
  }
  const claims = placesIn(rows).map((place) => {
    const meaning = found.get(place.position)
    const said = saidOf(place)
    const isJoined = meaning?.joined && found.size > 1 && isBeside(meaning.joined, place.position)
    const own = isJoined && meaning.joined ? [meaning.joined] : (meaning?.keys ?? [])
    // Only keys of these columns pass the filter.
    const keys = said ? (said.keys.filter((key) => known.has(key)) as K[]) : own
    const unit = said?.unit ?? weightUnit(place.heading)
    const isLabelled = keys.length === 1 && meaning?.isLabelled === true
    const vague = said ? undefined : meaning?.vague
    const isWeak = !said && meaning?.weak === true
    const yields = isWeak || (!said && place.isCopy)
    return { ...place, keys, unit, isWeak, yields, isLabelled, vague }
  })
  const strong = new Set(claims.flatMap(({ keys, isWeak }) => (isWeak ? [] : keys)))
  const taken = new Set<K>()
  return claims.map(({ position, heading, keys: all, unit, isWeak, yields, isLabelled, vague }) => {
    const claimed = isWeak ? all.filter((key) => !strong.has(key)) : all
    const keys = yields ? claimed.filter((key) => !taken.has(key)) : claimed
    for (const key of keys) taken.add(key)
    const column = {
      position,
      letter: columnLetter(position),
      heading,
      keys,
      unit,
      ...(isLabelled && { isLabelled: true as const }),
      ...(vague && keys.length > 0 && { vague }),
    }
    return keys.length < claimed.length ? { ...column, claimed } : column
  })
}

function placesIn(rows: HeadingRows): Place[] {
  const counts = new Map<string, number>()
  return Array.from({ length: widthOf(rows) }, (_, position) => {
    const heading = textsAt(rows, position).join(' ')
    const nth = counts.get(heading) ?? 0
    counts.set(heading, nth + 1)
    const isCopy = rows.last.across?.includes(position) ?? false
    return { position, heading, nth, isCopy }
  })
}

/** What somebody has said of a heading holds wherever it stands again; of several alike each for itself. */
export const saidOfHeading = <K extends string>(
  { heading, nth }: Place,
  columns: readonly FileColumn<K>[],
  said: readonly Said[],
): Said | undefined => {
  const same = columns.filter((column) => heading !== '' && column.heading === heading)[nth]
  return said.find(({ position }) => position === same?.position)
}
