import { describe, expect, test } from 'vitest'
import { importSuite } from '../../support/imports.ts'
import { heads as ugly } from '../../support/ugly/lines.ts'
import { inboundLine, inboundWorkbook, knownCustomer, workbook } from '../../support/workbooks.ts'

/* A file that is put right in the wizard, without another file. */
const suite = importSuite('RIGHT')
const { app, wizard, bill } = suite
const orderOf = async (no: string) => (await suite.orderOf(no)).body.data
async function correct(input: { id: string; version: number; [key: string]: unknown }) {
  const { id, version, ...more } = input
  await app().data('importBatch.correct', { id, version, ...more }, 'kf')
  return wizard().settled(id)
}
const heads = ['提单号', '客户名称', '入库类型', '预计到货日期', '商品名称', '件数', '净重(kg)']

describe('a wrong cell', () => {
  test('is written anew in its place, and the file is then imported', async () => {
    const { id, version } = await wizard().upload(
      await inboundWorkbook([
        { bill: bill(1) },
        { bill: bill(2), date: '2026-02-30', pieces: '很多' },
      ]),
    )
    const cells = [
      { row: 3, position: 3, text: '2026-03-02' },
      { row: 3, position: 7, text: ' 16 ' },
    ]
    const mended = await correct({ id, version, cells })
    expect(mended).toMatchObject({ status: 'checked', findingCount: 0, badRows: 0 })
    const { records } = await wizard().rows(id)
    expect(records[1].cells.slice(3, 4)).toEqual(['2026-03-02'])
    await wizard().publish(mended)
    expect(await orderOf(bill(2))).toMatchObject({ expectDate: '2026-03-02', totalPieces: 16 })
  })

  test('that is merged is written anew for all its rows', async () => {
    const line = (pieces: number) => ['一线', '2026-12-01', 'TSR20', pieces, 1260 * pieces]
    const { id, version } = await wizard().upload(
      await workbook(
        [
          heads,
          [bill(), '没有这家公司', ...line(16)],
          [null, null, ...line(16)],
          [bill(2), knownCustomer, ...line(16)],
        ],
        [
          ['A2', 'A3'],
          ['B2', 'B3'],
        ],
      ),
    )
    const mended = await correct({
      id,
      version,
      cells: [
        { row: 2, position: 1, text: knownCustomer },
        ...[2, 3, 4].map((row) => ({ row, position: 2, text: '一线进境' })),
      ],
    })
    expect(mended).toMatchObject({ status: 'checked', findingCount: 0 })
    expect((await wizard().rows(id)).records.map(({ cells }: any) => cells[1])).toEqual([
      knownCustomer,
      knownCustomer,
      knownCustomer,
    ])
  })

  test('is nobody else’s, and of no row that the file does not have', async () => {
    const { id, version } = await wizard().upload(await inboundWorkbook([{ bill: bill() }]))
    const cells = [{ row: 99, position: 0, text: 'x' }]
    expect((await app().call('importBatch.correct', { id, version, cells }, 'kf')).status).toBe(404)
    expect(
      (await app().call('importBatch.correct', { id, version, cells }, 'kf.zjwl')).status,
    ).toBe(404)
    const stale = { id, version: version - 1, cells: [] }
    expect((await app().call('importBatch.correct', stale, 'kf')).status).toBe(409)
  })
})

describe('a name that stands for no product', () => {
  const written = '进口标胶'
  const of = { productCode: '', productName: written }

  test('is asked for once, and what is chosen counts for all rows that hold it', async () => {
    const { id, version, ...judged } = await wizard().upload(
      await inboundWorkbook([
        { bill: bill(1), product: written, container: '' },
        { bill: bill(2), product: ` ${written}`, container: '' },
      ]),
    )
    expect(judged).toMatchObject({ findingCount: 1, badRows: 2 })
    const { records } = await wizard().rows(id, { bad: 1 })
    expect(records).toMatchObject([
      { row: 2, findings: [{ choice: { noun: 'product', of } }] },
      { row: 3, findings: [{ message: expect.stringContaining('与第 2 行') }] },
    ])
    const is = { productCode: 'TSR20', productName: '20号标准胶 TSR20' }
    const mended = await correct({ id, version, meanings: [{ of, is }] })
    expect(mended).toMatchObject({ status: 'checked', findingCount: 0, meanings: [{ of, is }] })
    await wizard().publish(mended)
    for (const no of [bill(1), bill(2)]) {
      const lines = await app().data('inboundOrder.products', { id: (await orderOf(no)).id }, 'kf')
      expect(lines).toMatchObject([{ productCode: 'TSR20', productName: '20号标准胶 TSR20' }])
      expect(lines[0].productId).not.toBeNull()
    }
  })

  test('is open again once the choice is taken back', async () => {
    const { id, version } = await wizard().upload(
      await inboundWorkbook([{ bill: bill(), product: written, container: '' }]),
    )
    const is = { productCode: 'TSR20', productName: '20号标准胶 TSR20' }
    const mended = await correct({ id, version, meanings: [{ of, is }] })
    const back = await correct({ id, version: mended.version, meanings: [{ of, is: null }] })
    expect(back).toMatchObject({ findingCount: 1, meanings: [] })
  })
})

describe('a column that the file does not have', () => {
  test('has one value in all rows, once somebody says it', async () => {
    const rows = [1, 2].map((n) => inboundLine({ bill: bill(n) }))
    const without = [
      heads.filter((head) => !/客户|类型/.test(head)),
      ...rows.map(([no, _customer, _type, date, _box, _size, goods, pieces, net]) => [
        no!,
        date!,
        goods!,
        pieces!,
        net!,
      ]),
    ]
    const batch = await wizard().upload(await workbook(without))
    expect(batch).toMatchObject({ status: 'draft', refusal: '缺少必填列：客户名称、入库类型' })
    const { id, version } = batch
    const constants = { customerName: knownCustomer, inboundType: '一线进境' }
    const mended = await wizard().setMapping({ id, version, constants })
    expect(mended).toMatchObject({ status: 'checked', findingCount: 0, constants })
    await wizard().publish(mended)
    expect(await orderOf(bill(2))).toMatchObject({ customerName: knownCustomer, inboundType: '1' })
  })

  test('is named when its value is none', async () => {
    const [no, , type, date, , , goods, pieces, net] = inboundLine({ bill: bill() })
    const without = [
      heads.filter((head) => !head.startsWith('客户')),
      [no!, type!, date!, goods!, pieces!, net!],
    ]
    const { id, version } = await wizard().upload(await workbook(without))
    const constants = { customerName: '没有这家公司' }
    const judged = await wizard().setMapping({ id, version, constants })
    expect(judged).toMatchObject({ status: 'checked', findingCount: 1 })
    const { records } = await wizard().rows(id, { bad: 1 })
    expect(records[0].findings).toMatchObject([{ column: '', path: 'customerName' }])
  })
})

test('of two columns that are called 数量 somebody says which one is meant', async () => {
  const goods = [bill(), knownCustomer, '1', '2026-12-01', 'TSR20']
  const twice = [...heads.slice(0, 5), '数量', '数量', '净重(kg)']
  const batch = await wizard().upload(await workbook([twice, [...goods, 12, 16, 20160]]))
  const refusal = '「计划件数」出现在多列（F、G），请只保留一列'
  expect(batch).toMatchObject({ status: 'draft', refusal })
  const { id, version, mapping } = batch
  const columns = mapping.map(({ position, keys }) => ({
    position,
    keys: position === 5 ? [] : keys,
  }))
  const chosen = await wizard().setMapping({ id, version, columns })
  expect(chosen).toMatchObject({ status: 'checked', findingCount: 0, refusal: null })
  await wizard().publish(chosen)
  expect(await orderOf(bill())).toMatchObject({ totalPieces: 16 })
})

describe('a row that may be a sum', () => {
  const withSum = () => {
    const half = { bill: bill(), pieces: 8, net: 10080, gross: 10240 }
    const both = { ...half, container: '', pieces: 16, net: 20160, gross: 20480 }
    return inboundWorkbook([half, half, both])
  }

  test('is asked about, and goods once somebody accepts it', async () => {
    const batch = await wizard().upload(await withSum())
    expect(batch).toMatchObject({
      findingCount: 0,
      warnings: [{ kind: 'spreadsheet.likeTotal', count: 1 }],
      tally: { ready: 3, wrong: 0, skipped: [] },
    })
    const { records } = await wizard().rows(batch.id, { doubtful: 1 })
    expect(records).toMatchObject([
      { row: 4, findings: [{ column: 'H', message: expect.stringContaining('「提单号」') }] },
    ])
    const published = await wizard().publish(batch, ['spreadsheet.likeTotal'])
    expect(published).toMatchObject({ status: 'published', result: { products: 3 } })
  })

  test.each(['合计', 'Total'])('is one once somebody writes %s into it', async (text) => {
    const { id, version } = await wizard().upload(await withSum())
    const mended = await correct({ id, version, cells: [{ row: 4, position: 0, text }] })
    expect(mended).toMatchObject({
      warnings: [],
      tally: { ready: 2, wrong: 0, skipped: [{ reason: 'total', count: 1 }] },
    })
  })

  test('is counted like every row below the heading: fine, wrong, or passed over and why', async () => {
    const none = (count: number) => Array.from({ length: count }, () => null)
    const line = (no: string, type?: string) =>
      inboundLine({ bill: bill(), container: no, ...(type !== undefined && { type }) })
    const batch = await wizard().upload(
      await workbook([
        ['入库清单'],
        ugly,
        line('DEMU1000010'),
        line('DEMU1000026', '空运'),
        ['小计', ...none(6), 32, 40320, 40961],
        ['TOTAL', ...none(6), 32, 40320, 40961],
        ugly,
        line('DEMU1000031'),
        [],
        ['备注：请提前一天预约'],
      ]),
    )
    expect(batch).toMatchObject({
      rowCount: 3,
      tally: {
        ready: 2,
        wrong: 1,
        skipped: [
          { reason: 'total', count: 2 },
          { reason: 'note', count: 1 },
          { reason: 'heading', count: 1 },
        ],
      },
    })
  })
})
