import { CFB, utils, write, type CellObject } from '@e965/xlsx'
import { writeXlsxStream } from 'hucre/xlsx'
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSpreadsheet } from './read.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-read-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (bytes: Uint8Array, name = 'a.xlsx') => {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  return readSpreadsheet({ path, name })
}
const cellsOf = async (bytes: Uint8Array) => (await read(bytes))[0]?.rows.map(({ cells }) => cells)

function zipOf(parts: Record<string, string>): Buffer {
  const zip = CFB.utils.cfb_new()
  for (const [name, text] of Object.entries(parts))
    CFB.utils.cfb_add(zip, `/${name}`, Buffer.from(text))
  // With type 'buffer' the library gives one.
  return CFB.write(zip, { fileType: 'zip', type: 'buffer', compression: true }) as Buffer
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`

/** An .xlsx of hand-written parts. */
const xlsxOf = (sheet: string, more: Record<string, string> = {}) =>
  zipOf({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
    ...more,
  })

describe('the zeros that a format shows', () => {
  const shown: [CellObject, unknown][] = [
    [{ t: 'n', v: 7, z: '0000' }, '0007'],
    [{ t: 'n', v: 12345, z: '0000' }, 12345],
    [{ t: 'n', v: 7, z: '0000_ ;[Red]-0000 ' }, '0007'],
    [{ t: 'n', v: 7, z: '"LOT-"000' }, 'LOT-007'],
    [{ t: 'n', v: 7, z: '0' }, 7],
    [{ t: 'n', v: 7, z: '0.00' }, 7],
    [{ t: 'n', v: 7.5, z: '0000' }, 7.5],
    [{ t: 'n', v: 20160, z: '#,##0' }, 20160],
    [{ t: 'n', v: 20160, z: '0.00E+00' }, 20160],
    [{ t: 'n', v: 20160, z: 'General' }, 20160],
    [{ t: 'n', v: 46086, z: '[$-804]yyyy"年"m"月"d"日";@' }, { date: '2026-03-05' }],
    [{ t: 'n', v: 46086.5, z: 'm/d/yy h:mm' }, { date: '2026-03-05' }],
  ]

  test.each(['xlsx', 'biff8', 'xlsb'] as const)('are part of a text in %s', async (bookType) => {
    const sheet = utils.aoa_to_sheet([shown.map(([cell]) => cell)])
    const book = { SheetNames: ['a'], Sheets: { a: sheet } }
    // With type 'buffer' the library gives one.
    const bytes = write(book, { type: 'buffer', bookType }) as Buffer
    expect(await cellsOf(bytes)).toEqual([shown.map(([, value]) => value)])
  })

  test('are part of a text in .ods', async () => {
    const cell = (attributes: string, text: string) =>
      `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`
    const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="a"><table:table-row>${cell(
      'office:value-type="float" office:value="7"',
      '0007',
    )}${cell('office:value-type="float" office:value="20160"', '20,160')}${cell(
      'office:value-type="date" office:date-value="2026-03-05T08:00:00"',
      '5.3.26',
    )}<table:table-cell table:number-columns-repeated="2"/>${cell(
      'office:value-type="string"',
      'a<text:s text:c="2"/>b</text:p><text:p>c',
    )}</table:table-row><table:table-row table:number-rows-repeated="1048575"/></table:table></office:spreadsheet></office:body></office:document-content>`
    const mimetype = 'application/vnd.oasis.opendocument.spreadsheet'
    const bytes = zipOf({ mimetype, 'content.xml': content })
    expect(await cellsOf(bytes)).toEqual([
      ['0007', 20160, { date: '2026-03-05' }, null, null, 'a  b\nc'],
    ])
  })
})

describe('a sheet of hand-written XML', () => {
  test('is read with shared texts in runs, formulas, truths, errors and escapes', async () => {
    const texts =
      '<sst><si><r><t>提</t></r><r><t>单</t></r><rPh sb="0"><t>ti</t></rPh></si><si><t>a_x000A_b</t></si></sst>'
    const cells = [
      '<c t="s"><v>0</v></c>',
      '<c t="s"><v>1</v></c>',
      '<c r="D1"><f>A1*2</f></c>',
      '<c t="str"><f>B1</f><v>x</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#REF!</v></c>',
      '<c t="inlineStr"><is><t>&lt;&#x4e00;&gt;</t></is></c>',
    ]
    const sheet = `<sheetData><row r="3">${cells.join('')}</row></sheetData>`
    const [first] = await read(xlsxOf(sheet, { 'xl/sharedStrings.xml': texts }))
    expect(first?.rows).toEqual([
      {
        number: 3,
        cells: ['提单', 'a\nb', null, { error: '=A1*2' }, 'x', true, { error: '#REF!' }, '<一>'],
      },
    ])
  })

  test('shows notes and powers beside a figure as such, and what is struck out', async () => {
    const run = (text: string, looks = '') => `<r><rPr>${looks}</rPr><t>${text}</t></r>`
    const raised = '<vertAlign val="superscript"/>'
    const texts = `<sst>
      <si>${run('16')}${run('1', raised)}</si>
      <si>${run('20', '<strike/>')}${run('16')}</si>
      <si>${run('32.48 m')}${run('3', raised)}</si>
      <si>${run('20', '<strike val="0"/>')}${run('16')}</si></sst>`
    const shared = [0, 1, 2, 3].map((at) => `<c t="s"><v>${at}</v></c>`).join('')
    const own = `<c t="inlineStr"><is>${run('H')}${run('2', '<vertAlign val="subscript"/>')}${run('O')}</is></c>`
    const sheet = `<sheetData><row>${shared}${own}</row></sheetData>`
    const cells = await cellsOf(xlsxOf(sheet, { 'xl/sharedStrings.xml': texts }))
    expect(cells).toEqual([['16¹', '2\u03360\u033616', '32.48 m³', '2016', 'H₂O']])
    const page = `<table><tr><td>件数</td></tr><tr><td>16<sup>1</sup></td></tr>
      <tr><td><s>20</s>16</td></tr><tr><td>#BLOCKED!</td></tr></table>`
    expect(await cellsOf(Buffer.from(page))).toEqual([
      ['件数'],
      ['16¹'],
      ['2\u03360\u033616'],
      [{ error: '#BLOCKED!' }],
    ])
  })

  test('has days in the zone that they say', async () => {
    const days = ['2025-05-12', '2025-05-12T16:30:00Z', '2025-05-12T15:30:00Z']
    const cells = days.map((day) => `<c t="d"><v>${day}</v></c>`).join('')
    const sheet = `<sheetData><row>${cells}</row></sheetData>`
    expect(await cellsOf(xlsxOf(sheet))).toEqual([
      [{ date: '2025-05-12' }, { date: '2025-05-13' }, { date: '2025-05-12' }],
    ])
  })

  test.each([
    ['is cut off', '<sheetData><row><c><v>1</v></c></row>'],
    ['is nested badly', '<sheetData><row><c><v>1</c></row></sheetData>'],
    ['has a row beyond the last', '<sheetData><row r="2000000"><c><v>1</v></c></row></sheetData>'],
  ])('that %s is refused', async (_what, sheet) => {
    await expect(read(xlsxOf(sheet))).rejects.toThrow('已损坏')
  })

  test.each([
    ['rows', '超过 100,000 行', `<row><c><v>1</v></c></row>`.repeat(100_001)],
    ['columns', '超过 200 列', `<row>${'<c><v>1</v></c>'.repeat(201)}</row>`],
    [
      'merged copies',
      '内容过多',
      `${'<row><c><v>1</v></c></row>'.repeat(30_000)}</sheetData><mergeCells><mergeCell ref="A1:GR30000"/></mergeCells><sheetData>`,
    ],
  ])('ends where it has too many %s', async (_what, words, rows) => {
    await expect(read(xlsxOf(`<sheetData>${rows}</sheetData>`))).rejects.toThrow(words)
  })
})

test('an honest workbook of 100,000 rows and 21 columns is read', async () => {
  const path = join(folder, 'honest.xlsx')
  async function* rows() {
    for (let line = 0; line < 100_000; line += 1)
      yield Array.from({ length: 21 }, (_, column) =>
        column % 3 === 0 ? `文字 ${line % (column + 5)}` : line * 21 + column,
      )
  }
  // Both are WHATWG streams; only their declarations differ.
  const stream = writeXlsxStream(rows(), { name: 'a' }) as unknown as Parameters<
    typeof Readable.fromWeb
  >[0]
  await pipeline(Readable.fromWeb(stream), createWriteStream(path))
  const [sheet] = await readSpreadsheet({ path, name: 'a.xlsx' })
  expect(sheet?.rows).toHaveLength(100_000)
  expect(sheet?.rows.at(-1)).toEqual({
    number: 100_000,
    cells: Array.from({ length: 21 }, (_, column) =>
      column % 3 === 0 ? `文字 ${99_999 % (column + 5)}` : 99_999 * 21 + column,
    ),
  })
})
