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
  /** By a filter or by hand: whoever opens the file does not see it. */
  readonly hidden?: true
}

export type Sheet = {
  readonly name: string
  readonly rows: readonly SheetRow[]
  readonly hidden?: boolean
  /** Its bare day numbers count from 1904. */
  readonly date1904?: boolean
}

export type Merge = { startRow: number; startCol: number; endRow: number; endCol: number }

/** A row of a sheet that says something, by its index. */
export type SheetLine = { readonly index: number; readonly cells: Cell[]; readonly hidden?: true }

/** A sheet as a parser gives it, its lines in order. */
export type RawSheet = {
  name: string
  lines: readonly SheetLine[]
  merges: readonly Merge[]
  hidden: boolean
  date1904: boolean
}

export const readLimits = {
  unpackedBytes: 200 * 1024 * 1024,
  /** A file that unpacks to more is none that packs as tightly as `tightest`. */
  looseBytes: 64 * 1024 * 1024,
  tightest: 30,
  zipEntries: 2000,
  sheets: 100,
  rows: 100_000,
  columns: 200,
  cells: 5_000_000,
  sharedTexts: 1_000_000,
  child: { memoryMb: 512, ms: 60_000 },
} as const
