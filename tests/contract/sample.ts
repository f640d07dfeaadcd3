import type { TestApp } from '../support/app.ts'

/**
 * One good call of an operation: who may make it, and with what. `upload` is a file instead of an input. It names the
 * part of the world that it needs.
 */
export type Sample<World = unknown> = {
  as: string
  /** Makes what does not live long. */
  before?: (world: World) => Promise<void>
  input?: (world: World, turn: number) => object
  headers?: (world: World) => Record<string, string>
  upload?: () => Promise<Uint8Array>
  /** What goes with the file. */
  fields?: (world: World) => object
  /** How a file that is given begins; a workbook's PK unless said otherwise. */
  starts?: string
}

export type Row = { id: string; version: number }

/** What names a row as it was read. */
export const versioned = ({ id, version }: Row): Row => ({ id, version })

export const stopped = (row: Row) => ({ ...versioned(row), isStop: 1, stopReason: '不再使用' })

/** Two rows of the demo: one to be changed and another to be stopped. */
export async function twoOf(app: TestApp, noun: string): Promise<readonly [Row, Row]> {
  const { records } = await app.data(`${noun}.page`, { size: 2 }, 'admin')
  if (records.length < 2) throw new Error(`The demo has fewer than two rows of ${noun}.`)
  return records
}
