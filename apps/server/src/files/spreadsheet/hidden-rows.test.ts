import { inboundColumns } from '@yuncang/shared/nouns/inbound-order/workbook'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hiding, xlsHiding, xlsxHiding } from '../../../../../tests/support/hidden-rows.ts'
import { bookOf, bytesOf, withParts, zipOf } from '../../../../../tests/support/ugly/parts.ts'
import { readSpreadsheet } from './read.ts'
import type { Cell, SheetRow } from './types.ts'
import { understand } from './understand.ts'
import { cellText } from './values.ts'

const lines = [['a'], ['b'], ['c'], ['d']]
const hidden = [2, 4]

describe('hidden rows are told', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'yuncang-hidden-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function hiddenIn(bytes: Uint8Array, name: string) {
    const path = join(folder, 'file')
    writeFileSync(path, bytes)
    const [sheet] = await readSpreadsheet({ path, name })
    return sheet?.rows.flatMap((row) => (row.hidden ? [row.number] : []))
  }

  test.each([
    ['.xlsx', () => xlsxHiding(lines, hidden)],
    ['.xlsb', () => bytesOf(bookOf({ a: hiding(lines, hidden) }), 'xlsb')],
    ['.xls of Excel 97', () => xlsHiding(lines, hidden)],
    ['XML of Excel 2003', () => bytesOf(bookOf({ a: hiding(lines, hidden) }), 'xlml')],
  ])('in an %s', async (name, bytes) => {
    expect(await hiddenIn(bytes(), `a${name.slice(0, 5).trim()}`)).toEqual(hidden)
  })

  test('in an .xlsx, by a switch or a height of nothing; not where only empty rows have none', async () => {
    const row = (more: string) => `<row ${more}><c><v>1</v></c></row>`
    const rows = ['', 'hidden="true"', 'hidden="0"', 'ht="0" customHeight="1"', 'ht="15"'].map(row)
    const bytes = withParts(xlsxHiding(lines, []), (parts) => {
      parts['xl/worksheets/sheet1.xml'] = Buffer.from(
        `<worksheet><sheetFormatPr zeroHeight="1"/><sheetData>${rows.join('')}</sheetData></worksheet>`,
      )
    })
    expect(await hiddenIn(bytes, 'a.xlsx')).toEqual([2, 4])
  })

  test('in an .ods, filtered or folded away', async () => {
    const row = (more: string) =>
      `<table:table-row ${more}><table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell></table:table-row>`
    const visibility = (how: string) => `table:visibility="${how}"`
    const rows = [
      row(''),
      row(`${visibility('filter')} table:number-rows-repeated="2"`),
      row(visibility('visible')),
      row(visibility('collapse')),
      `<table:table-row ${visibility('filter')} table:number-rows-repeated="1048571"><table:table-cell/></table:table-row>`,
    ]
    const bytes = zipOf({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="a">${rows.join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
    })
    expect(await hiddenIn(bytes, 'a.ods')).toEqual([2, 3, 5])
  })
})

describe('hidden rows that are left out', () => {
  const heads = [
    '提单号',
    '客户名称',
    '入库类型',
    '预计到货日期',
    '箱号',
    '商品名称',
    '件数',
    '净重(kg)',
  ]
  const ofBill = (no: string): Cell[] => [no, '客户', '1', '2026-03-05']
  const none: Cell[] = [null, null, null, null]
  const goods = (bill: Cell[], pieces: Cell = 10, net: Cell = 100): Cell[] => [
    ...bill,
    'DEMU1000010',
    'TSR20',
    pieces,
    net,
  ]
  const seen = (...cells: Cell[]): Omit<SheetRow, 'number'> => ({ cells })
  const unseen = (...cells: Cell[]): Omit<SheetRow, 'number'> => ({ cells, hidden: true })

  type Reading = { head?: Omit<SheetRow, 'number'>; ignoreHidden?: 0 | 1 }
  async function read(
    below: readonly Omit<SheetRow, 'number'>[],
    { head = seen(...heads), ignoreHidden = 1 }: Reading = {},
  ) {
    const rows = [head, ...below].map((row, index) => ({ number: index + 1, ...row }))
    const { table } = await understand([{ name: 'a', rows }], inboundColumns, { ignoreHidden })
    if (!table) throw new Error('no table')
    return {
      records: table.rows.map((row) =>
        (['masterBillNo', 'planPieces', 'planNet'] as const)
          .map((key) => cellText(row.cell(key)))
          .join(' '),
      ),
      hidden: table.hidden,
      skipped: [...table.skipped].map(([row, reason]) => `${row} ${reason}`),
      sums: table.totals.map(({ row, starts, end }) => [row.number, ...starts, end]),
    }
  }

  test('are those below the heading, whatever the heading is', async () => {
    const below = [unseen(...goods(ofBill('A1'))), seen(...goods(ofBill('A2'))), unseen(...heads)]
    expect(await read(below, { head: unseen(...heads) })).toMatchObject({
      records: ['A2 10 100'],
      hidden: [2],
      skipped: ['4 heading', '2 hidden'],
    })
    expect(await read(below, { ignoreHidden: 0 })).toMatchObject({
      records: ['A1 10 100', 'A2 10 100'],
      hidden: [2],
      skipped: ['4 heading'],
    })
  })

  test('still say what the rows below leave to them, unless a sum ends it', async () => {
    const { records } = await read([
      seen(...goods(ofBill('A1'))),
      unseen(...goods(ofBill('A2'))),
      seen(...goods(none)),
      seen('〃', ...goods(ofBill('')).slice(1)),
      unseen('合计', null, null, null, null, null, 40, 400),
      seen(...goods(none)),
    ])
    expect(records).toEqual(['A1 10 100', 'A2 10 100', 'A2 10 100', ' 10 100'])
  })

  test('leave what is merged over them to the first row that is seen', async () => {
    const below = [
      unseen(...goods(ofBill('A1'), 4, 300)),
      { ...seen(...goods(ofBill('A1'), 2, 300)), down: [0, 1, 2, 3, 7] },
      { ...seen(...goods(ofBill('A1'), 1, 300)), down: [0, 1, 2, 3, 7] },
    ]
    expect((await read(below)).records).toEqual(['A1 2 200.000 kg', 'A1 1 100.000 kg'])
  })

  test('are in no sum, and are none that rows are compared with', async () => {
    const sum = (pieces: number) => ['合计', null, null, null, null, null, pieces, pieces * 10]
    const { skipped, sums } = await read([
      seen(...goods(ofBill('A1'))),
      unseen(...goods(ofBill('A2'))),
      unseen(...sum(20)),
      seen(...goods(ofBill('A3'))),
      seen(...sum(20)),
    ])
    expect(skipped).toEqual(['3 hidden', '4 total', '6 total'])
    expect(sums).toEqual([[6, 0, 0, 0, 0, 2]])
  })

  test('are not what makes a sum of figures without a word', async () => {
    const figures = (pieces: number): Cell[] => [...none, null, null, pieces, pieces * 10]
    const { records, skipped } = await read([
      seen(...goods(ofBill('A1'))),
      unseen(...goods(ofBill('A2'))),
      seen(...goods(ofBill('A3'))),
      seen(...figures(20)),
    ])
    expect(records).toHaveLength(2)
    expect(skipped).toEqual(['3 hidden', '5 total'])
  })
})
