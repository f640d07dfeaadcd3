import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { importSuite } from '../../support/imports.ts'
import { bookOf, bytesOf, sheetOf } from '../../support/ugly/parts.ts'
import { heads } from '../../support/ugly/lines.ts'
import { inboundLine, inboundWorkbook, knownCustomer, workbook } from '../../support/workbooks.ts'

/* An import of a file: staged, judged, shown, mended, taken over whole. */
const { app, wizard, bill, orderOf } = importSuite('WIZ')
const goodsOf = async (no: string) =>
  app().data('inboundOrder.products', { id: (await orderOf(no)).body.data.id }, 'kf')

describe('a file in the wizard', () => {
  test('is understood, previewed and published; until then nothing is stored', async () => {
    const batch = await wizard().upload(
      await inboundWorkbook([{ bill: bill(1) }, { bill: bill(2) }]),
    )
    expect(batch).toMatchObject({
      status: 'checked',
      rowCount: 2,
      findingCount: 0,
      headerRow: 1,
      refusal: null,
      sheets: [{ name: 'Sheet1', rows: 3, hidden: false }],
    })
    expect(batch.mapping[0]).toEqual({
      position: 0,
      letter: 'A',
      heading: '提单号*',
      keys: ['masterBillNo'],
    })
    expect(batch.mapping[8]).toMatchObject({ keys: ['planNet'], unit: 'kg' })
    expect((await orderOf(bill(1))).status).toBe(404)
    const published = await wizard().publish(batch)
    expect(published).toMatchObject({ status: 'published', result: { orders: 2, products: 2 } })
    expect((await orderOf(bill(1))).status).toBe(200)
    const unfinished = await app().data('importBatch.list', {}, 'kf')
    expect(unfinished.map((each: { id: string }) => each.id)).not.toContain(batch.id)
  })

  test('shows every error by row, column and reason, and only the wrong rows when asked', async () => {
    const batch = await wizard().upload(
      await inboundWorkbook([
        { bill: bill(1) },
        { bill: bill(2), customer: '没有这家公司', date: '2026-02-30' },
        { bill: bill(3) },
        { bill: bill(4), pieces: '很多' },
      ]),
    )
    expect(batch).toMatchObject({ status: 'checked', rowCount: 4, badRows: 2, findingCount: 3 })
    expect((await wizard().rows(batch.id)).total).toBe(4)
    const { records } = await wizard().rows(batch.id, { bad: 1 })
    expect(
      records.map(({ row, findings }: any) => [row, ...findings.map((each: any) => each.column)]),
    ).toEqual([
      [3, 'D', 'B'],
      [5, 'H'],
    ])
    const refused = await app().call(
      'importBatch.publish',
      { id: batch.id, version: batch.version },
      'kf',
    )
    expect(refused.body).toMatchObject({ code: 409, data: { reason: 'importBatch.notClean' } })
    expect((await orderOf(bill(1))).status).toBe(404)
  })

  test('tells its errors in the language of whoever reads them, not of whoever had it checked', async () => {
    const batch = await wizard().upload(
      await inboundWorkbook([
        { bill: bill(1), type: '空运' },
        { bill: bill(2), pieces: '很多' },
        { bill: bill(3) },
        { bill: bill(3), container: 'DEMU1000026', date: '2026-12-02' },
      ]),
    )
    const sentences = async (language: string) => {
      const headers = { 'accept-language': language }
      const input = { id: batch.id, bad: 1 }
      const { body } = await app().call('importBatch.rows', input, 'kf', headers)
      const { records } = body.data
      return records.flatMap(({ findings }: any) => findings.map((each: any) => each.message))
    }
    expect((await sentences('zh')).join()).toMatch(/空运.*一线进境.*预计到货日期/)
    const english: string[] = await sentences('en')
    expect(english).toHaveLength(3)
    expect(english.join()).toMatch(/Expected date.*Bill of lading/i)
    // What was written stays as it was written.
    expect(english.join().replaceAll(/空运|很多/g, '')).not.toMatch(/\p{Script=Han}/u)
  })

  test('comes back with the wrong cells coloured, and can be mended and sent again', async () => {
    const batch = await wizard().upload(
      await inboundWorkbook([{ bill: bill(1) }, { bill: bill(2), type: '空运' }]),
    )
    const bytes = await app().download('importBatch.correctedFile', { id: batch.id }, 'kf')
    const { sheets } = await readXlsx(bytes, { readStyles: true })
    const [sheet] = sheets
    expect(sheet!.rows[0]!.at(-1)).toBe('错误')
    expect(sheet!.rows[2]!.at(-1)).toContain('空运')
    expect(sheet!.cells?.get('2,2')?.comment?.text).toContain('空运')
    const rows = sheet!.rows.map((row) => row.map((cell) => (cell === '空运' ? '一线进境' : cell)))
    const again = await wizard().upload(await workbook(rows as string[][]))
    expect(again).toMatchObject({ status: 'checked', findingCount: 0, rowCount: 2 })
  })

  test('shares a merged weight the same way when it comes back', async () => {
    const line = (no: string, pieces: number | string, net: number | null) => [
      no,
      knownCustomer,
      '1',
      '2026-12-01',
      'TSR20',
      pieces,
      net,
    ]
    const head = ['提单号', '客户名称', '入库类型', '预计到货日期', '商品名称', '件数', '净重(kg)']
    const batch = await wizard().upload(
      await workbook(
        [
          head,
          line(bill(1), 16, 40320),
          line(bill(1), 16, null),
          line(bill(2), '很多', 3780),
          line(bill(2), 2, null),
        ],
        [
          ['G2', 'G3'],
          ['G4', 'G5'],
        ],
      ),
    )
    expect(batch.findingCount).toBeGreaterThan(0)
    const bytes = await app().download('importBatch.correctedFile', { id: batch.id }, 'kf')
    const again = await wizard().upload(bytes)
    expect(again.findingCount).toBe(batch.findingCount)
    const cells = [{ row: 4, position: 5, text: '1' }]
    const { id, version } = again
    await app().data('importBatch.correct', { id, version, cells }, 'kf')
    const mended = await wizard().settled(id)
    expect(mended.findingCount).toBe(0)
    await wizard().publish(mended)
    const netsOf = async (no: string) => (await goodsOf(no)).map(({ planNet }: any) => planNet)
    expect(await netsOf(bill(1))).toEqual(['20160.000', '20160.000'])
    expect(await netsOf(bill(2))).toEqual(['1260.000', '2520.000'])
  })

  test('keeps the code of customs of each line, from either of its columns', async () => {
    const goods = ['1', '2026-12-01', 'TSR20', 16, 20160]
    const head = ['提单号', '客户名称', '入库类型', '预计到货日期', '商品名称', '件数', '净重(kg)']
    const batch = await wizard().upload(
      await workbook([
        [...head, '商品编码', 'HS编码'],
        [bill(), knownCustomer, ...goods, '', '4001220000'],
        [bill(), knownCustomer, ...goods, '4001210000', ''],
        [bill(), knownCustomer, ...goods, '', ''],
      ]),
    )
    await wizard().publish(batch)
    const codes = (await goodsOf(bill())).map(({ hsCode }: any) => hsCode)
    expect(codes).toEqual(['4001220000', '4001210000', ''])
  })

  test('without a unit says so, and is taken once somebody names it', async () => {
    const head = ['提单号', '客户名称', '入库类型', '预计到货日期', '商品名称', '件数', '净重']
    const batch = await wizard().upload(
      await workbook([head, [bill(), knownCustomer, '1', '2026-12-01', 'TSR20', 16, 20]]),
    )
    expect(batch).toMatchObject({ status: 'draft', refusal: expect.stringContaining('净重') })
    const columns = batch.mapping.map(({ position, keys }) => ({
      position,
      keys,
      ...(keys[0] === 'planNet' && { unit: 't' }),
    }))
    const mended = await wizard().setMapping({ id: batch.id, version: batch.version, columns })
    expect(mended).toMatchObject({ status: 'checked', findingCount: 0, refusal: null })
    await wizard().publish(mended)
    expect((await orderOf(bill())).body.data).toMatchObject({ netWeight: '20000.000' })
  })

  test('with two sheets of records asks which one is meant', async () => {
    const rowsOf = (no: string) => [heads, inboundLine({ bill: no })]
    const bytes = bytesOf(
      bookOf({ 一月: sheetOf(rowsOf(bill(1))), 二月: sheetOf(rowsOf(bill(2))) }),
    )
    const batch = await wizard().upload(bytes)
    expect(batch).toMatchObject({ status: 'draft', refusal: expect.stringContaining('一月、二月') })
    const chosen = await wizard().setMapping({ id: batch.id, version: batch.version, sheet: 1 })
    expect(chosen).toMatchObject({ status: 'checked', sheetNo: 1, rowCount: 1 })
    await wizard().publish(chosen)
    expect([(await orderOf(bill(1))).status, (await orderOf(bill(2))).status]).toEqual([404, 200])
  })

  test('that was imported before changes nothing and says so', async () => {
    const bytes = await inboundWorkbook([{ bill: bill() }])
    await wizard().publish(await wizard().upload(bytes, '第一次.xlsx'))
    const before = (await orderOf(bill())).body.data
    const again = await wizard().upload(bytes, '第二次.xlsx')
    expect(again).toMatchObject({ findingCount: 1, sameAs: { fileName: '第一次.xlsx' } })
    const refused = await app().call(
      'importBatch.publish',
      { id: again.id, version: again.version },
      'kf',
    )
    expect(refused.body).toMatchObject({ code: 409, data: { reason: 'importBatch.sameFile' } })
    expect((await orderOf(bill())).body.data).toEqual(before)
  })

  test('whose number somebody takes meanwhile is not stored at all, and says which row', async () => {
    const batch = await wizard().upload(
      await inboundWorkbook([{ bill: bill(1) }, { bill: bill(2) }]),
    )
    await app().upload(
      'inboundOrder.import',
      await inboundWorkbook([{ bill: bill(2) }]),
      'b.xlsx',
      'kf',
    )
    const after = await wizard().publish(batch)
    expect(after).toMatchObject({ status: 'checked', findingCount: 1, result: null })
    expect((await orderOf(bill(1))).status).toBe(404)
  })

  test('is nobody else’s: not of another tenant, not of a colleague', async () => {
    const { id } = await wizard().upload(await inboundWorkbook([{ bill: bill() }]))
    for (const as of ['kf.zjwl', 'admin'])
      for (const operation of ['importBatch.get', 'importBatch.rows'])
        expect((await app().call(operation, { id }, as)).status).toBe(404)
  })

  test('can be discarded, and is then gone', async () => {
    const { id, version } = await wizard().upload(await inboundWorkbook([{ bill: bill() }]))
    await app().data('importBatch.discard', { id, version }, 'kf')
    expect(
      (await app().call('importBatch.publish', { id, version: version + 1 }, 'kf')).status,
    ).toBe(409)
    expect((await wizard().rows(id)).total).toBe(0)
  })

  test('that is damaged is refused with its sentence', async () => {
    const bytes = Buffer.from(await inboundWorkbook([{ bill: bill() }])).subarray(0, 2000)
    const { body } = await wizard().uploadRaw(bytes)
    expect([body.code, body.msg]).toEqual([400, expect.stringContaining('损坏')])
  })
})
