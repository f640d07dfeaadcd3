/** A cell as the file holds it: text stays text, a date is a day, a formula is its last value. */
export type Cell = string | number | boolean | { readonly date: string } | null

/** A row under the number that its reader sees in Excel. */
export type SheetRow = { readonly number: number; readonly cells: readonly Cell[] }

export type Sheet = { readonly name: string; readonly rows: readonly SheetRow[] }

export const readLimits = {
  unpackedBytes: 200 * 1024 * 1024,
  zipEntries: 2000,
  sheets: 20,
  rows: 100_000,
  columns: 200,
  child: { memoryMb: 512, ms: 60_000 },
} as const
