import { inboundColumns, type InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { describe, expect, test } from 'vitest'
import { issueList } from './issues.ts'
import type { Cell } from './types.ts'
import { understand } from './understand.ts'
import { cellText } from './values.ts'

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
const needed: Line[] = [['客户：客户甲'], ['入库类型：1'], ['到货日期：2026-03-05']]

describe('what stands above a table as label and value', () => {
  test.each<[string, Line[], string]>([
    ['in one cell', [['提单号：DMLN0001']], 'DMLN0001'],
    ['in two cells', [['提单号：', 'DMLN0001']], 'DMLN0001'],
    ['in two cells with others', [['提单号：', 'DMLN0001', '客户：', '客户甲']], 'DMLN0001'],
    ['in merged cells', [['提单号：', null, null, 'DMLN0001']], 'DMLN0001'],
    ['one after another in a cell', [['船名：A B 提单号：DMLN0001 航次：012E']], 'DMLN0001'],
    ['line by line in a cell', [['Vessel: A B\nB/L No.: DMLN0001']], 'DMLN0001'],
    ['without a colon', [['Vessel', 'A B', 'B/L No.', 'DMLN0001']], 'DMLN0001'],
    ['with a figure', [['提单号', 20260001]], '20260001'],
  ])('%s is read, and is no heading', async (_how, above, bill) => {
    const { table, refusal } = await read([...above, ...needed, [], heads, goods])
    expect(refusal).toBeUndefined()
    expect(table?.rows.map((row) => cellText(row.cell('masterBillNo')))).toEqual([bill])
    expect(table?.headerRow).toBe(above.length + needed.length + 2)
  })

  test('wins over no heading, however many words it has', async () => {
    const block = ['提单号：', 'DMLN0001', '客户：', '客户甲', '入库类型：', '1', '船名：', 'A B']
    const lines = [block, ['到货日期：', '2026-03-05', '箱型：', '20GP'], heads, goods]
    const { table, refusal } = await read(lines)
    expect(refusal).toBeUndefined()
    expect(table).toMatchObject({ headerRow: 3 })
    const keys = ['masterBillNo', 'customerName', 'enShipName', 'expectDate'] as const
    expect(await recordsOf(lines, keys)).toEqual(['DMLN0001 客户甲 A B 2026-03-05'])
  })

  test('gives two columns where it names both', async () => {
    const lines = [['CONT/SEAL', 'DEMU1000010 / S123'], ['VSL/VOY: A B / 012E'], heads, goods]
    const keys = ['containerNo', 'sealNo', 'enShipName', 'imvoy'] as const
    expect(await recordsOf(lines, keys)).toEqual(['DEMU1000010 S123 A B 012E'])
  })

  test('keeps a colon that belongs to the value', async () => {
    const lines = [['ETA: 2026-03-05 08:30'], ['品牌：A:B'], heads, goods]
    expect(await recordsOf(lines, ['expectDate', 'brandName'])).toEqual(['2026-03-05 08:30 A:B'])
  })

  test('says nothing where it says two things, or where the table says it', async () => {
    const lines = [['提单号：DMLN0001'], ['B/L: DMLN0002'], ['品名：RSS3'], heads, goods]
    expect(await recordsOf(lines, ['masterBillNo', 'productName'])).toEqual([' TSR20'])
  })

  test('says what a column of the table leaves empty in all rows', async () => {
    const wide = [...heads, '提单号', '批号']
    const lines = [['提单号：DMLN0001'], ['批号：L1'], wide, goods, [...goods, null, 'L2']]
    expect(await recordsOf(lines, ['masterBillNo', 'lotNo'])).toEqual(['DMLN0001 ', 'DMLN0001 L2'])
  })

  test('by its own name goes before one that may mean several', async () => {
    const lines = [['Date: 2026-03-01'], ['预计到货日期：2026-03-05'], heads, goods]
    expect(await recordsOf(lines, ['expectDate'])).toEqual(['2026-03-05'])
  })

  test('is no figure of all goods', async () => {
    const lines = [['毛重(kg)：99999'], ['总件数：16'], heads, goods]
    expect(await recordsOf(lines, ['planGross', 'planPieces'])).toEqual([' 16'])
  })

  test('is not looked for in another table above', async () => {
    const lines = [['客户名称', '柜量'], ['客户甲', 3], [], heads, goods]
    expect(await recordsOf(lines, ['customerName'])).toEqual([''])
  })
})

describe('what stands between lists', () => {
  const box = (no: string): Line => [`箱号：${no}`, null, '箱型：20GP']

  test('holds for those below, up to the next', async () => {
    const lines = [
      ['船名：A B'],
      heads,
      box('DEMU1000010'),
      goods,
      goods,
      box('DEMU1000026'),
      goods,
    ]
    expect(await recordsOf(lines, ['containerNo', 'enShipName'])).toEqual([
      'DEMU1000010 A B',
      'DEMU1000010 A B',
      'DEMU1000026 A B',
    ])
    const { table } = await read(lines)
    expect([...(table?.skipped ?? [])]).toEqual([
      [3, 'label'],
      [6, 'label'],
    ])
  })

  test('says all of a list anew: nothing of the last one is kept', async () => {
    const lines: Line[] = [
      ['提单号：DMLN0001', '箱号：DEMU1000010', '铅封号：S1'],
      heads,
      goods,
      ['合计', 16, 20160],
      ['提单号：DMLN0002', '箱号：DEMU1000026'],
      heads,
      goods,
    ]
    expect(await recordsOf(lines, ['masterBillNo', 'containerNo', 'sealNo'])).toEqual([
      'DMLN0001 DEMU1000010 S1',
      'DMLN0002 DEMU1000026 ',
    ])
  })

  test('leaves the container to the rows below its first one', async () => {
    const lines: Line[] = [
      ['提单号：DMLN0001'],
      ['箱号', '箱型', ...heads],
      ['DEMU1000010', '20GP', ...goods],
      [null, null, ...goods],
    ]
    expect(await recordsOf(lines, ['containerNo'])).toEqual(['DEMU1000010', 'DEMU1000010'])
  })
})

test('goods that are called like a label with its value stay goods', async () => {
  const lines = [heads, ['尺寸: 10x20', 16, 20160], ['Type: A', '1', '20']]
  expect(await recordsOf(lines, ['productName', 'planPieces'])).toEqual([
    '尺寸: 10x20 16',
    'Type: A 1',
  ])
})

test('what is wrong with it is said once, in its own cell', async () => {
  const { table } = await read([['提单号：DMLN0001', '客户：客户乙'], heads, goods, goods])
  const issues = issueList(table!, 'zh')
  for (const row of [3, 4]) issues.add(row, 'customerName', 'customer.unknown', { name: '客户乙' })
  expect(issues.list()).toMatchObject([{ row: 1, column: 'B', path: 'customerName' }])
  expect(issues.count).toBe(2)
  expect(issues.hasIn([{ number: 4 }])).toBe(true)
})
