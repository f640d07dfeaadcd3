import { inboundColumns, type InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { describe, expect, test } from 'vitest'
import type { Cell, SheetRow } from './types.ts'
import { understand } from './understand.ts'
import { cellText } from './values.ts'

/* Columns of packing lists: their containers, and headings that may mean several things. */

type Line = readonly Cell[]

const read = (lines: readonly Line[]) => {
  const rows = lines.flatMap((cells, index) =>
    cells.some((cell) => cell !== null) ? [{ number: index + 1, cells }] : [],
  )
  return understand([{ name: 'Sheet1', rows }], inboundColumns)
}

/** What the records say, without what nobody says. */
async function recordsOf(lines: readonly Line[], keys: readonly InboundColumn[]) {
  const { table } = await read(lines)
  return (table?.rows ?? []).map((row) => keys.map((key) => cellText(row.cell(key))).join(' '))
}

const heads = ['品名', '件数', '净重(kg)']
const goods: Line = ['TSR20', 16, 20160]

describe('a list of containers', () => {
  const bill = ['提单号', '客户名称', '入库类型', '预计到货日期', '箱号']
  const said = ['DMLN0001', '客户甲', '1', '2026-03-05', 'DEMU1000010']

  test('may have the length of a box beside its kind', async () => {
    const lines = [
      [...bill, 'SIZE', 'TYPE', ...heads],
      [...said, 40, 'HC', ...goods],
    ]
    const { table, refusal } = await read(lines)
    expect(refusal).toBeUndefined()
    expect(
      table?.rows.map((row) => [row.cell('containerSize'), row.cell('containerKind')]),
    ).toEqual([[40, 'HC']])
    expect(await recordsOf(lines, ['inboundType'])).toEqual(['1'])
  })

  test('is refused once where it has no sizes, unless it names no box', async () => {
    const { refusal } = await read([
      [...bill, ...heads],
      [...said, ...goods],
      [...said, ...goods],
    ])
    expect(refusal).toMatchObject({
      reason: 'spreadsheet.missingColumn',
      params: { names: { zh: '箱型' } },
    })
    const none = await read([
      [...bill, ...heads],
      [...said.slice(0, 4), null, ...goods],
    ])
    expect(none.refusal).toBeUndefined()
  })
})

describe('a column that may mean two things', () => {
  const bill = ['提单号：DMLN0001', '客户：客户甲', '入库类型：1', '到货日期：2026-03-05']

  test('is asked about', async () => {
    const { refusal } = await read([bill, ['品名', '件数', '重量(kg)'], goods])
    expect(refusal).toMatchObject({
      reason: 'spreadsheet.vague',
      params: { name: '重量(kg)', choices: { zh: '净重、毛重' } },
    })
  })

  test('is not, beside one that means it', async () => {
    const { refusal } = await read([bill, [...heads, '重量(kg)'], [...goods, 9]])
    expect(refusal).toBeUndefined()
  })

  test('such as MTS names no unit', async () => {
    const { refusal } = await read([bill, ['品名', '件数', '净重(MTS)'], goods])
    expect(refusal).toMatchObject({ reason: 'spreadsheet.noUnit' })
  })
})

test('marks and numbers of rolls go into the remark under their names', async () => {
  const lines = [
    [...heads, '唛头', 'Roll No.', '备注'],
    [...goods, 'N/M', 12, '易碎'],
  ]
  expect(await recordsOf(lines, ['remark'])).toEqual(['唛头：N/M；Roll No.：12；易碎'])
})

test('a sum may stand under the marks, and be said in words below', async () => {
  const lines = [
    ['Marks & Nos', ...heads],
    ['N/M', ...goods],
    ['TOTAL:', null, 16, 20160],
    ['SAY TOTAL SIXTEEN CARTONS ONLY'],
  ]
  const { table } = await read(lines)
  expect(table?.rows.map(({ number }) => number)).toEqual([2])
  expect([...(table?.skipped ?? [])]).toEqual([
    [3, 'total'],
    [4, 'note'],
  ])
})

describe('one column that is known', () => {
  test('makes a heading, where no sheet has a better one', async () => {
    const { table, refusal } = await read([
      ['库存表'],
      ['品名', '产地', '库龄'],
      ['TSR20', '泰国', 3],
    ])
    expect(table).toMatchObject({ headerRow: 2 })
    expect(refusal).toMatchObject({ reason: 'spreadsheet.missingColumn' })
  })
})

describe('a heading that is merged over several columns', () => {
  const bill = ['提单号：DMLN0001', '客户：客户甲', '入库类型：1', '到货日期：2026-03-05']
  const lines = (rows: SheetRow[]) =>
    understand([{ name: 'Sheet1', rows: [{ number: 1, cells: bill }, ...rows] }], inboundColumns)
  const head: SheetRow = { number: 2, cells: ['品名', '件数', '净重(kg)', '净重(kg)'], across: [3] }

  test('is one column where its cells are merged as well, or the others hold nothing', async () => {
    const { table, refusal } = await lines([
      head,
      { number: 3, cells: ['TSR20', 16, 20160, 20160], across: [3] },
      { number: 4, cells: ['RSS3', 4, 5040] },
    ])
    expect(refusal).toBeUndefined()
    expect(table?.rows.map((row) => row.cell('planNet'))).toEqual([20160, 5040])
  })

  test('is two where both say something', async () => {
    const { refusal } = await lines([head, { number: 3, cells: ['TSR20', 16, 20160, 20000] }])
    expect(refusal).toMatchObject({ reason: 'spreadsheet.doubleColumn' })
  })
})
