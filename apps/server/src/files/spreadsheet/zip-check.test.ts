import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSpreadsheet } from './read.ts'
import { checkZip } from './zip-check.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-zip-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Entry = { name: string; content: Buffer; saysBytes?: number }

/** A zip as it lies on disk; an entry may lie about its size. */
function zip(entries: Entry[]): string {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, saysBytes = content.length } of entries) {
    const packed = deflateRawSync(content)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(saysBytes, 8)
    const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes])
    const names = Buffer.alloc(4)
    names.writeUInt16LE(name.length, 0)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      common,
      names,
      Buffer.from(name),
      packed,
    ])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        Buffer.from([20, 0]),
        common,
        names,
        where,
        Buffer.from(name),
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  const path = join(folder, 'file')
  writeFileSync(path, Buffer.concat([...parts, listing, end]))
  return path
}

const book: Entry = { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }
const mb = 1024 * 1024

test('a plain workbook passes', async () => {
  await expect(checkZip(zip([book]))).resolves.toBe('xlsx')
})

test.each([
  [
    'a bomb that says how large it is',
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(10), saysBytes: 300 * mb },
    '解压后过大',
  ],
  [
    'a part that stands twice, of which two programs would read two',
    { name: 'XL/workbook.xml', content: Buffer.from('<workbook/>') },
    '重名',
  ],
  ['macros', { name: 'xl/vbaProject.bin', content: Buffer.from('x') }, '宏'],
])('%s is refused before anything is unpacked', async (_name, entry, words) => {
  await expect(checkZip(zip([book, entry]))).rejects.toThrow(words)
})

test('a file that packs more tightly than any workbook is refused before anything is unpacked', async () => {
  const sheet = (megabytes: number) => ({
    name: 'xl/worksheets/sheet1.xml',
    content: Buffer.alloc(megabytes * mb, '<row><c t="inlineStr"><is><t>A</t></is></c></row>'),
  })
  await expect(checkZip(zip([book, sheet(65)]))).rejects.toThrow('解压后过大')
  await expect(checkZip(zip([book, sheet(60)]))).resolves.toBe('xlsx')
})

test('two parts of one name are refused, whatever their case', async () => {
  const twin = { ...book, name: 'xl/Workbook.xml' }
  await expect(checkZip(zip([book, twin]))).rejects.toThrow('重名')
})

test('thousands of entries are refused', async () => {
  const many = Array.from({ length: 2100 }, (_, index) => ({
    name: `a${index}`,
    content: Buffer.from('x'),
  }))
  await expect(checkZip(zip([book, ...many]))).rejects.toThrow('解压后过大')
})

test('a zip that is no workbook is called what it is', async () => {
  await expect(checkZip(zip([{ name: 'readme.txt', content: Buffer.from('x') }]))).rejects.toThrow(
    '不是电子表格',
  )
})

test('a bomb that lies about its size dies in its own process, and the reader lives', async () => {
  const sheet = {
    name: 'xl/worksheets/sheet1.xml',
    content: Buffer.alloc(60 * mb, 0x41),
    saysBytes: 1000,
  }
  const path = zip([book, sheet])
  await expect(readSpreadsheet({ path, name: 'a.xlsx' })).rejects.toThrow(/已损坏|过大|没有/)
})
