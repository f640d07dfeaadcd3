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
  /** Whether hidden rows below the heading are left out. */
  readonly ignoreHidden?: 0 | 1 | undefined
}

/** A heading in its place, and how many like it stand before it. */
type Place = { readonly position: number; readonly heading: string; readonly nth: number }

/**
 * Every position of a heading with what it means here: a strong claim on a key always counts, a weak one where there is
 * no strong one and no weak one before it.
 */
export function columnsOf<K extends string>(
  { rows, found }: HeadingBlock<K>,
  columns: Columns<K>,
  saidOf: (place: Place) => Omit<Said, 'position'> | undefined,
): FileColumn<K>[] {
  const known = new Set<string>(columns.map(({ key }) => key))
  const claims = placesIn(rows).map((place) => {
    const meaning = found.get(place.position)
    const said = saidOf(place)
    // Only keys of these columns pass the filter.
    const keys = said ? (said.keys.filter((key) => known.has(key)) as K[]) : (meaning?.keys ?? [])
    const unit = said?.unit ?? weightUnit(place.heading)
    return { ...place, keys, unit, isWeak: !said && meaning?.weak === true }
  })
  const strong = new Set(claims.flatMap(({ keys, isWeak }) => (isWeak ? [] : keys)))
  const taken = new Set<K>()
  return claims.map(({ position, heading, keys: all, unit, isWeak }) => {
    const claimed = isWeak ? all.filter((key) => !strong.has(key)) : all
    const keys = isWeak ? claimed.filter((key) => !taken.has(key)) : claimed
    if (isWeak) for (const key of keys) taken.add(key)
    const column = { position, letter: columnLetter(position), heading, keys, unit }
    return keys.length < claimed.length ? { ...column, claimed } : column
  })
}

function placesIn(rows: HeadingRows): Place[] {
  const counts = new Map<string, number>()
  return Array.from({ length: widthOf(rows) }, (_, position) => {
    const heading = textsAt(rows, position).join(' ')
    const nth = counts.get(heading) ?? 0
    counts.set(heading, nth + 1)
    return { position, heading, nth }
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

/** 0 -> A, 25 -> Z, 26 -> AA */
export function columnLetter(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : columnLetter(Math.floor(position / 26) - 1) + letter
}
