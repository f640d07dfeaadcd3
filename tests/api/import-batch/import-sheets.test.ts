import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import type { Batch } from '../../support/imports.ts'
import { bookOf, bytesOf, sheetOf } from '../../support/ugly/parts.ts'
import { sheetSuite } from './sheets.ts'

/* Several sheets of one file, each imported by a batch of its own. */
const suite = sheetSuite('SHEET')
const { app, wizard, bill, orderOf, withoutWorker, book, take, settled, taken, statuses } = suite

describe('several sheets of a file', () => {
  test('are each judged, named and imported by themselves', async () => {
    const batch = await taken([0, 1, 3])
    const { id, parts } = batch
    expect(batch).toMatchObject({ fileName: '装箱.xlsx · 一月', status: 'checked', sheetNo: 0 })
    expect(parts).toMatchObject([
      { id, sheet: 0, name: '一月', status: 'checked', rowCount: 1, findingCount: 0 },
      { sheet: 1, name: '二月', status: 'checked', rowCount: 1, findingCount: 0 },
      { sheet: 3, name: '说明', status: 'draft', rowCount: 0, findingCount: 0 },
    ])
    const second = await wizard().get(parts[1]!.id)
    expect(second).toMatchObject({
      fileName: '装箱.xlsx · 二月',
      sheets: [{ name: '二月', rows: 2, hidden: false }],
      parts: parts.map((part) => ({ id: part.id })),
    })
    const unfinished = await app().data('importBatch.list', {}, 'kf')
    expect(unfinished.map(({ fileName }: Batch) => fileName)).toEqual(
      expect.arrayContaining(['一月', '二月', '说明'].map((name) => `装箱.xlsx · ${name}`)),
    )
    expect(await wizard().publish(second)).toMatchObject({ status: 'published' })
    expect(await statuses()).toEqual([404, 200, 404])
    expect(await wizard().publish(batch)).toMatchObject({
      status: 'published',
      parts: [{ status: 'published', result: { orders: 1 } }, {}, { status: 'draft' }],
    })
    expect(await statuses()).toEqual([200, 200, 404])
  })

  test('take what was said of the file where they say nothing themselves', async () => {
    const own = (n: number) => [
      ['提单号：', bill(n), ...(n === 2 ? ['入库类型：', '二线进区'] : [])],
      ['客户：青岛样例橡胶贸易有限公司（虚构）', '日期：2026-12-01'],
      ['品名', '件数', '净重(kg)'],
      ['TSR20', 8, 10080],
    ]
    const sheets = [1, 2, 3].map((n) => [`S${n}`, sheetOf(own(n))] as const)
    const { id, version } = await wizard().upload(bytesOf(bookOf(Object.fromEntries(sheets))))
    const constants = { inboundType: '一线进境', masterBillNo: bill(9) }
    const asked = { id, version, sheets: [0, 1, 2], constants }
    expect((await app().call('importBatch.takeSheets', asked, 'kf')).status).toBe(200)
    const { parts } = await settled(id)
    const all = await Promise.all(parts.map((part) => wizard().get(part.id)))
    expect(all.map((each) => each.constants)).toEqual([
      constants,
      {},
      { inboundType: constants.inboundType },
    ])
    for (const each of all) await wizard().publish(each)
    const types = [9, 2, 3].map(async (n) => (await orderOf(bill(n))).body.data.inboundType)
    expect(await Promise.all(types)).toEqual(['1', '2', '1'])
    expect((await orderOf(bill(1))).status).toBe(404)
  })

  test('are each the same sheet of the same file when it comes again, and no other', async () => {
    const first = await taken([0, 1])
    await wizard().publish(first.parts[1]!)
    const { parts } = await taken([0, 1, 2], '再次.xlsx')
    const again = await Promise.all(parts.map(({ id }) => wizard().get(id)))
    const same = '装箱.xlsx · 二月'
    expect(again.map(({ sameAs }) => sameAs?.fileName)).toEqual([undefined, same, undefined])
    const { id, version } = await wizard().upload(book())
    const third = await wizard().setMapping({ id, version, sheet: 2 })
    expect(third).toMatchObject({ findingCount: 0, sameAs: null })
    const second = await wizard().setMapping({ id, version: third.version, sheet: 1 })
    expect(second).toMatchObject({ findingCount: 1, sameAs: { fileName: same } })
  })

  test('take along what is said for all rows; a sheet that was chosen keeps its columns', async () => {
    const { id, version } = await wizard().upload(book())
    const constants = { enShipName: 'YIN HE' }
    const chosen = await wizard().setMapping({ id, version, constants, sheet: 2, headerRow: 1 })
    const columns = chosen.mapping.map(({ position, keys, unit }) => ({
      position,
      keys: position === 9 ? [] : keys,
      ...(unit && { unit }),
    }))
    const said = await wizard().setMapping({ id, version: chosen.version, columns })
    await take(said, [0, 2])
    const batch = await settled(id)
    expect(batch).toMatchObject({ sheetNo: 2, fileName: expect.stringMatching(/三月$/) })
    expect(batch.mapping[9]).toMatchObject({ keys: [] })
    const other = await wizard().get(batch.parts[0]!.id)
    expect(other).toMatchObject({ constants, sheetNo: 0, findingCount: 0 })
    expect(other.mapping[9]).toMatchObject({ keys: ['planGross'] })
  })
})

describe('a sheet of a file', () => {
  test('must be there and say something, and belongs to who uploaded the file', async () => {
    const batch = await taken([0, 1])
    for (const [from, sheets] of [
      [batch, [4]],
      [batch, [5]],
      [batch.parts[1]!, [0]],
    ] as const)
      expect(statusAndReason(await take(from, [...sheets]))).toEqual([400, 'importBatch.noSheet'])
    expect((await take(batch, [])).status).toBe(400)
    for (const as of ['kf.zjwl', 'admin']) expect((await take(batch, [2], as)).status).toBe(404)
    await wizard().publish(batch)
    const { version } = await wizard().get(batch.id)
    expect(statusAndReason(await take({ ...batch, version }, [2]))).toEqual([
      409,
      'importBatch.over',
    ])
  })

  test('is not exchanged for another that has its own batch', async () => {
    const { id, version } = await taken([0, 1])
    const change = (sheet: number) =>
      app().call('importBatch.setMapping', { id, version, sheet, headerRow: 1 }, 'kf')
    expect(statusAndReason(await change(1))).toEqual([409, 'importBatch.oneSheet'])
    expect((await change(0)).status).toBe(200)
    await wizard().settled(id)
  })

  test('is copied before the upload can be discarded, and does not need it afterwards', async () => {
    const upload = await wizard().upload(book())
    let part: Pick<Batch, 'id'> = upload
    await withoutWorker(async () => {
      await take(upload, [0, 1])
      const { id, version, parts } = await wizard().get(upload.id)
      expect(
        statusAndReason(await app().call('importBatch.discard', { id, version }, 'kf')),
      ).toEqual([409, 'importBatch.busy'])
      part = parts[1]!
    })
    const { id, version } = await settled(upload.id)
    await app().data('importBatch.discard', { id, version }, 'kf')
    const left = await wizard().get(part.id)
    expect(left.parts).toMatchObject([{ id: part.id, name: '二月' }])
    await wizard().publish(left)
    expect(await statuses()).toEqual([404, 200, 404])
  })

  test('says when the upload is gone before it was copied', async () => {
    const upload = await wizard().upload(book())
    let part: Pick<Batch, 'id'> = upload
    await withoutWorker(async () => {
      await take(upload, [0, 1])
      const { id, parts } = await wizard().get(upload.id)
      part = parts[1]!
      const { jobId } = await wizard().get(part.id)
      await app().data('job.cancel', { id: jobId }, 'kf')
      const { version } = await wizard().get(id)
      await app().data('importBatch.discard', { id, version }, 'kf')
    })
    const { id, version } = await wizard().get(part.id)
    const judged = await wizard().setMapping({ id, version })
    expect(judged).toMatchObject({ status: 'draft', refusal: expect.stringContaining('重新上传') })
  })
})
