/** A cell as the file holds it: text stays text, a date is a day, a formula is its last value, an error its name. */
export type Cell =
  | string
  | number
  | boolean
  | { readonly date: string }
  | { readonly error: string }
  | null

/** A row under the number that its reader sees in Excel. */
export type SheetRow = {
  readonly number: number
  readonly cells: readonly Cell[]
  /** Positions whose cell a merge repeats from a row above. */
  readonly down?: readonly number[]
  /** Positions whose cell a merge repeats from another column. */
  readonly across?: readonly number[]
}

export type Sheet = {
  readonly name: string
  readonly rows: readonly SheetRow[]
  readonly hidden?: boolean
  /** Its bare day numbers count from 1904. */
  readonly date1904?: boolean
}

export type Merge = { startRow: number; startCol: number; endRow: number; endCol: number }

/** A sheet as a parser gives it. */
export type RawSheet = {
  name: string
  cells: Cell[][]
  merges: readonly Merge[]
  hidden: boolean
  date1904: boolean
}

export const readLimits = {
  unpackedBytes: 200 * 1024 * 1024,
  zipEntries: 2000,
  sheets: 20,
  rows: 100_000,
  columns: 200,
  child: { memoryMb: 512, ms: 60_000 },
} as const
