import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let turn = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => {
  turn += 1
})

const draft = (more: object = {}) => ({
  productName: `测试商品${turn}`,
  productCode: `TEST-${turn}`,
  measuringUnit: 'TNE',
  ...more,
})
type Product = { id: string; productCode: string; productName: string }
const create = (more: object = {}): Promise<Product> =>
  app.data('product.create', draft(more), 'kf')
const find = (operation: string, keyword: string) => app.data(operation, { keyword }, 'lh')

async function audited(more: object = {}) {
  const { id } = await create(more)
  await app.data('product.submit', { ids: [id] }, 'kf')
  return (await app.data('product.audit', { ids: [id], type: 2 }, 'sh'))[0]
}

describe('a product', () => {
  test('is saved as a draft in its stored form, with a code of its own when it has none', async () => {
    const row = await create({
      productName: ` ＴＳＲ　${turn} `,
      productCode: '',
      hsCode: '4001220000',
      unitWeight: '1260',
    })
    expect(row).toMatchObject({
      productName: `TSR ${turn}`,
      unitWeight: '1260.000',
      auditStatus: 0,
      forbiddenStatus: 0,
      version: 1,
    })
    expect(row.productCode).toMatch(/^SP\d{6}$/)
    const [record] = await app.data('record.operations', { businessId: row.id }, 'kf')
    expect(record).toMatchObject({ operateModule: 'SPGL', action: 'create' })
  })

  test('has a barcode that no other has, is found by it and changed in its history', async () => {
    const barcode = `690-${turn}-X`
    const row = await create({ barcode: ` 690-${turn}-x ` })
    expect(row).toMatchObject({ barcode })
    const again = await app.call(
      'product.create',
      draft({ productCode: `TWIN-${turn}`, barcode }),
      'kf',
    )
    expect(statusAndReason(again)).toEqual([409, 'product.barcodeTaken'])
    await create({ productCode: `NONE-${turn}a` })
    await create({ productCode: `NONE-${turn}b` })
    expect(await find('product.all', barcode)).toMatchObject([{ id: row.id }])
    const change = { ...draft(), id: row.id, version: 1, barcode: '4006381333931' }
    await app.data('product.update', change, 'kf')
    const records = await app.data('record.operations', { businessId: row.id }, 'kf')
    expect(records.at(-1).fieldDiff).toEqual({
      barcode: { before: barcode, after: '4006381333931' },
    })
    const hits = await app.data('search.find', { text: '4006381333931' }, 'kf')
    expect(hits).toEqual([expect.objectContaining({ kind: 'product', id: row.id })])
  })

  test.each([
    ['barcode', '条码'],
    ['hsCode', '40012200'],
    ['measuringUnit', 'XXX'],
    ['auxUnit', 'XXX'],
    ['productType', '88'],
    ['unitWeight', '-1'],
    ['unNo', '12'],
    ['shelfDays', 0],
  ])('with a wrong %s is refused under that field', async (field, value) => {
    const { status, body } = await app.call('product.create', draft({ [field]: value }), 'kf')
    expect([status, body.data.issues.map((each: any) => each.path)]).toEqual([400, [field]])
  })

  test('of futures needs its code, a dangerous one its UN number; others keep neither', async () => {
    const futures = await app.call('product.create', draft({ isFutures: 1 }), 'kf')
    expect(futures.body.data.issues[0]).toMatchObject({ path: 'futuresCode' })
    const danger = await app.call('product.create', draft({ isDanger: 1 }), 'kf')
    expect(danger.body.data.issues[0]).toMatchObject({ path: 'unNo' })
    const both = { futuresCode: 'nr', lotPerUnit: '10', unNo: '1263' }
    expect(await create({ ...both, isFutures: 1, isDanger: 1 })).toMatchObject({
      futuresCode: 'NR',
      lotPerUnit: '10.0000',
      unNo: 'UN1263',
    })
    expect(await create({ ...both, productCode: '' })).toMatchObject({
      futuresCode: '',
      lotPerUnit: null,
      unNo: '',
    })
  })

  test('cannot share its code with another, in whatever case; fifty at once make one', async () => {
    const calls = Array.from({ length: 50 }, () => app.call('product.create', draft(), 'kf'))
    const codes = (await Promise.all(calls)).map(({ status }) => status)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const again = await app.call('product.create', draft({ productCode: `test-${turn}` }), 'kf')
    expect(statusAndReason(again)).toEqual([409, 'product.codeTaken'])
  })

  test('is chosen for new orders once somebody else has audited it, and no more when stopped', async () => {
    const { id, productCode } = await create()
    expect(await find('product.select', productCode)).toEqual([])
    expect(await find('product.all', productCode)).toHaveLength(1)
    const [sent] = await app.data('product.submit', { ids: [id] }, 'admin')
    expect(sent).toMatchObject({ auditStatus: 1 })
    const audit = (as: string, more: object = {}) =>
      app.call('product.audit', { ids: [id], type: 2, ...more }, as)
    expect(statusAndReason(await audit('admin'))).toEqual([403, 'product.ownSubmission'])
    expect((await audit('sh', { type: 3 })).body.msg).toBe('请填写驳回原因')
    expect((await audit('sh')).status).toBe(200)
    expect(statusAndReason(await audit('sh'))).toEqual([409, 'product.notSubmitted'])
    expect(await app.data('record.audits', { businessId: id }, 'sh')).toMatchObject([
      { auditModule: 'SPGL', result: 2, auditor: '审核老李' },
    ])
    expect(await find('product.select', productCode)).toMatchObject([{ id, productCode }])
    const stop = { id, version: 3, isStop: 1 }
    const bare = await app.call('product.setStopped', stop, 'kf')
    expect(bare.body.msg).toBe('请填写停用原因')
    await app.data('product.setStopped', { ...stop, stopReason: '停产' }, 'kf')
    expect(await find('product.select', productCode)).toEqual([])
    expect(await find('product.all', productCode)).toMatchObject([{ forbiddenStatus: 1 }])
  })

  test('that has been audited is a draft again when it changes, and cannot change while it is audited', async () => {
    const row = await audited()
    const change = (version: number, more: object) =>
      app.call('product.update', { ...draft(more), id: row.id, version }, 'sw')
    expect((await change(3, {})).body.data).toMatchObject({ auditStatus: 2, version: 4 })
    const { body } = await change(4, { hsCode: '4001210000' })
    expect(body.data).toMatchObject({ auditStatus: 0, submitBy: null, version: 5 })
    expect(statusAndReason(await change(4, {}))).toEqual([409, 'record.stale'])
    await app.data('product.submit', { ids: [row.id] }, 'kf')
    expect(statusAndReason(await change(6, {}))).toEqual([409, 'product.beingAudited'])
    const records = await app.data('record.operations', { businessId: row.id }, 'kf')
    expect(records.map((each: any) => each.action)).toEqual([
      'create',
      'submit',
      'pass',
      'update',
      'update',
      'submit',
    ])
    expect(records[4].fieldDiff).toMatchObject({ hsCode: { before: '', after: '4001210000' } })
  })

  test('is submitted with all the others of a call or with none', async () => {
    const [first, second] = [await create(), await create({ productCode: `OTHER-${turn}` })]
    await app.data('product.submit', { ids: [second.id] }, 'kf')
    const both = await app.call('product.submit', { ids: [first.id, second.id] }, 'kf')
    expect(statusAndReason(both)).toEqual([409, 'product.notDraft'])
    expect((await app.data('product.get', { id: first.id }, 'kf')).auditStatus).toBe(0)
    const strange = await app.call('product.submit', { ids: [first.id, 'nobody'] }, 'kf')
    expect(strange.status).toBe(404)
  })
})

describe('brands and singles', () => {
  test('a brand is unique by name, changed by version and stopped with a reason', async () => {
    const brand = await app.data('productBrand.create', { brandName: `品牌${turn}` }, 'kf')
    const same = await app.call('productBrand.create', { brandName: ` 品牌${turn} ` }, 'kf')
    expect(statusAndReason(same)).toEqual([409, 'productBrand.nameTaken'])
    const change = { id: brand.id, version: 1, brandName: `品牌${turn}`, originCountry: 'THA' }
    expect((await app.data('productBrand.update', change, 'kf')).version).toBe(2)
    const stale = await app.call('productBrand.update', change, 'kf')
    expect(statusAndReason(stale)).toEqual([409, 'record.stale'])
  })

  test('a single shows the names of its product and brand, once per grade, of what is in use only', async () => {
    const brand = await app.data('productBrand.create', { brandName: `单品牌${turn}` }, 'kf')
    const product = await create()
    const single = { productId: product.id, brandId: brand.id, grade: '一级' }
    const row = await app.data('productSingle.create', single, 'kf')
    const names = { productName: product.productName, brandName: `单品牌${turn}` }
    expect(row).toMatchObject(names)
    const again = await app.call('productSingle.create', single, 'kf')
    expect(statusAndReason(again)).toEqual([409, 'productSingle.taken'])
    const page = await app.data('productSingle.page', { brandId: brand.id }, 'lh')
    expect(page).toMatchObject({ total: 1, records: [names] })
    const headers = { 'idempotency-key': `single-${turn}` }
    const stop = { id: row.id, version: 1, isStop: 1, stopReason: '停产' }
    const first = await app.call('productSingle.setStopped', stop, 'kf', headers)
    expect(first.body.data).toMatchObject({ ...names, isStop: 1 })
    expect((await app.call('productSingle.setStopped', stop, 'kf', headers)).body).toEqual(
      first.body,
    )
    const brandStop = { id: brand.id, version: 1, isStop: 1, stopReason: '停产' }
    await app.data('productBrand.setStopped', brandStop, 'kf')
    const late = await app.call('productSingle.create', { ...single, grade: '二级' }, 'kf')
    expect(statusAndReason(late)).toEqual([409, 'productBrand.stopped'])
  })
})

test('what another tenant has is neither found, changed nor in the way', async () => {
  const foreign: Product = await app.data('product.create', draft(), 'kf.zjwl')
  const { id, productCode } = foreign
  expect((await app.call('product.get', { id }, 'kf')).status).toBe(404)
  const change = { ...draft(), id, version: 1 }
  expect((await app.call('product.update', change, 'kf')).status).toBe(404)
  expect((await app.call('product.submit', { ids: [id] }, 'kf')).status).toBe(404)
  const stop = { id, version: 1, isStop: 1, stopReason: 'x' }
  expect((await app.call('product.setStopped', stop, 'kf')).status).toBe(404)
  expect(await find('product.all', productCode)).toEqual([])
  expect((await create()).productCode).toBe(productCode)
})
