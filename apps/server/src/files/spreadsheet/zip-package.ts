import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { Refusal } from './grid.ts'
import { readLimits } from './types.ts'

/** The parts of a workbook in a zip, found whatever their case and slashes. */
export type ZipPackage = {
  readonly names: readonly string[]
  has(name: string): boolean
  /** The bytes of a part as they are unpacked, counted; throws `Refusal` beyond what a workbook may unpack to. */
  stream(name: string): AsyncGenerator<Buffer>
  close(): void
}

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

/** One form for xl/SharedStrings.xml, /xl/sharedStrings.xml and xl\sharedStrings.xml. */
const nameOf = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

export async function openPackage(path: string): Promise<ZipPackage> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false })
  const entries = new Map<string, Entry>()
  for await (const entry of entriesOf(zip)) entries.set(nameOf(entry.fileName), entry)
  const openPart = promisify<Entry, Readable>((entry, done) => zip.openReadStream(entry, done))
  let unpacked = 0
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(nameOf(name)),
    async *stream(name) {
      const entry = entries.get(nameOf(name))
      if (!entry) throw new Refusal('spreadsheet.unreadable')
      for await (const chunk of await openPart(entry)) {
        // A stream of a zip gives its bytes in buffers.
        const bytes = chunk as Buffer
        unpacked += bytes.length
        if (unpacked > readLimits.unpackedBytes) throw new Refusal('spreadsheet.bomb')
        yield bytes
      }
    },
    close: () => zip.close(),
  }
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
