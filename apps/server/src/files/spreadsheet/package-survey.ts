import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { Refusal } from './grid.ts'

/** What the parts of a workbook in a zip are like before a parser reads them. */
export type Survey = {
  /**
   * Cells so far from the others that a parser which fills the space between would need all memory, or how they are
   * pronounced within them, which it would take for their text.
   */
  readonly isUnusual: boolean
}

const fromBuffer = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)
const part = /\.(xml|rels)$/i
const sheetPart = /worksheets[/\\][^/\\]+\.xml$/i
const phonetic = /<(?:\w+:)?rPh\b/
const emptyCellsAtMost = 4_000_000

/** Reads through a zip once. Throws `Refusal` where a part declares entities, which no program that writes workbooks does. */
export async function surveyPackage(bytes: Uint8Array): Promise<Survey> {
  const zip = await fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  })
  const openPart = promisify<Entry, Readable>((entry, done) => zip.openReadStream(entry, done))
  let isUnusual = false
  for await (const entry of entriesOf(zip)) {
    if (!part.test(entry.fileName)) continue
    const stream = await openPart(entry)
    const extent = extentOf()
    let isFirst = true
    for await (const chunk of stream) {
      const text = (chunk as Buffer).toString('latin1')
      if (isFirst && /<!doctype/i.test(text.replaceAll('\0', ''))) {
        stream.destroy()
        throw new Refusal('spreadsheet.unreadable')
      }
      isFirst = false
      if (!sheetPart.test(entry.fileName)) break
      extent.add(text)
      isUnusual ||= phonetic.test(text)
    }
    isUnusual ||= extent.empty() > emptyCellsAtMost
  }
  return { isUnusual }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const next = () =>
    new Promise<Entry | undefined>((resolve, reject) => {
      const done = (entry?: Entry) => {
        zip.removeAllListeners()
        resolve(entry)
      }
      zip.once('entry', done)
      zip.once('end', () => done())
      zip.once('error', reject)
      zip.readEntry()
    })
  for (let entry = await next(); entry; entry = await next()) yield entry
}

const place = /\br="([A-Z]{1,3})(\d{1,7})"/g
const longestPlace = 14

/** How far the cells of a sheet reach, and how many of the places up to there are empty. */
function extentOf() {
  let cells = 0
  let rows = 0
  let columns = 0
  let rest = ''
  return {
    add(text: string): void {
      const whole = rest + text
      let end = 0
      for (const match of whole.matchAll(place)) {
        cells += 1
        rows = Math.max(rows, Number(match[2]))
        columns = Math.max(columns, columnOf(match[1]!))
        end = match.index + match[0].length
      }
      // A place may lie across two pieces.
      rest = whole.slice(Math.max(end, whole.length - longestPlace))
    },
    empty: () => rows * columns - cells,
  }
}

const columnOf = (letters: string): number =>
  Buffer.from(letters).reduce((sum, letter) => sum * 26 + letter - 64, 0)
