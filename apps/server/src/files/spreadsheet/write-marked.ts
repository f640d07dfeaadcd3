import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Download } from '../transfer.ts'
import { runChild } from '../child-process.ts'
import { readLimits, type SheetRow } from './types.ts'
import { xlsxType } from './xlsx-type.ts'

/** A sheet as it was sent, with what is wrong in it. */
export type MarkedSheet = {
  name: string
  rows: readonly SheetRow[]
  /** Rows from one to another of which a cell is one. */
  merges: readonly { position: number; from: number; to: number }[]
  headerRow: number
  /** Where the column of findings stands, and what it is called. */
  column: number
  title: string
  lines: readonly { row: number; text: string }[]
  cellNotes: readonly { row: number; position: number; message: string }[]
}

/** A workbook in which wrong cells are coloured and say why; written in another process. */
export async function writeMarked(
  dataDir: string,
  name: string,
  sheet: MarkedSheet,
  signal: AbortSignal,
): Promise<Download> {
  const parent = join(dataDir, 'uploads')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'out-'))
  const remove = () => void rm(folder, { recursive: true, force: true })
  const path = join(folder, 'file')
  try {
    await runChild({
      name: 'marked-child',
      job: { path, sheet },
      limits: readLimits.child,
      onMessage: () => {},
      signal,
    })
  } catch (error) {
    remove()
    throw error
  }
  return { name, type: xlsxType, stream: createReadStream(path).once('close', remove) }
}
