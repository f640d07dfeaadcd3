import { textsAt, widthOf, type HeadingBlock } from './header.ts'
import type { Columns } from './headings.ts'
import { weightUnit, type WeightUnit } from './units.ts'

/** A column of the file as it was understood; no key for one that is not used. */
export type FileColumn<K extends string> = {
  readonly position: number
  readonly letter: string
  readonly heading: string
  readonly keys: readonly K[]
  readonly unit?: WeightUnit | undefined
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
}

/** Every position of a heading with what it means here; of several weak claims on a key the first wins, a strong one always. */
export function columnsOf<K extends string>(
  { rows, found }: HeadingBlock<K>,
  columns: Columns<K>,
  saidOf: (place: { position: number; heading: string }) => Omit<Said, 'position'> | undefined,
): FileColumn<K>[] {
  const known = new Set<string>(columns.map(({ key }) => key))
  const strong = new Set([...found.values()].flatMap(({ keys, weak }) => (weak ? [] : keys)))
  const claimed = new Set<K>()
  return Array.from({ length: widthOf(rows) }, (_, position) => {
    const heading = textsAt(rows, position).join(' ')
    const meaning = found.get(position)
    const own = (meaning?.keys ?? []).filter(
      (key) => !meaning?.weak || (!strong.has(key) && !claimed.has(key)),
    )
    if (meaning?.weak) for (const key of own) claimed.add(key)
    const said = saidOf({ position, heading })
    // Only keys of these columns pass the filter.
    const keys = said ? (said.keys.filter((key) => known.has(key)) as K[]) : own
    const unit = said?.unit ?? weightUnit(heading)
    return { position, letter: columnLetter(position), heading, keys, unit }
  })
}

/** What somebody has said of a heading holds wherever it stands again. */
export const saidOfHeading = <K extends string>(
  heading: string,
  columns: readonly FileColumn<K>[],
  said: readonly Said[],
): Said | undefined => {
  const same = columns.find((column) => heading !== '' && column.heading === heading)
  return said.find(({ position }) => position === same?.position)
}

/** 0 -> A, 25 -> Z, 26 -> AA */
export function columnLetter(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : columnLetter(Math.floor(position / 26) - 1) + letter
}
