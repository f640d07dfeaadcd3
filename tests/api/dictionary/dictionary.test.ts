import { dictionarySeeds } from '@yuncang/db/seed/dictionaries'
import { dictionaryNames } from '@yuncang/db/seed/dictionary-names'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
const platform = 'multi@WMS_DEMO'

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const labels = (code: string, as = 'kf') => app.data('dictionary.map', { code }, as)
const offered = async (code: string, as = 'kf'): Promise<string[]> =>
  (await app.data('dictionary.find', { code }, as)).map((each: any) => each.dictLabel)
const entryOf = async (code: string, value: string, as = 'admin') =>
  (await app.data('dictionary.ofCode', { code }, as)).find((each: any) => each.dictValue === value)
const call = (operation: string, input: object, as = 'admin') =>
  app.call(`dictionary.${operation}`, input, as)
const one = (row: any) => ({ id: String(row.id), version: Number(row.version) })

describe('an entry', () => {
  test('of the platform is worded by a tenant for itself, and synchronized back', async () => {
    const pallet = await entryOf('PACK_TYPE', '1')
    const words = { ...one(pallet), dictLabel: '木质托盘', labelEn: 'Pallet' }
    const answers = await Promise.all([call('update', words), call('update', words)])
    expect(answers.map(statusAndReason).sort()).toEqual([
      [200, undefined],
      [409, 'record.stale'],
    ])
    expect(await entryOf('PACK_TYPE', '1')).toMatchObject({ isTenant: 1, isOverride: 1 })
    expect((await labels('PACK_TYPE'))['1']).toBe('木质托盘')
    expect((await labels('PACK_TYPE'))['2']).toBe('铁箱')
    expect((await labels('PACK_TYPE', 'kf.zjwl'))['1']).toBe('木托')
    const [first] = await app.data('dictionary.findByTenant', { code: 'PACK_TYPE' }, 'kf')
    expect(first).toEqual({ dictValue: '1', dictLabel: '木质托盘', isTenant: 1 })
    expect((await call('sync', { code: 'PACK_TYPE' })).body.data).toEqual({ restored: 1, kept: 0 })
    expect((await labels('PACK_TYPE'))['1']).toBe('木托')
  })

  test('of the own is added once, hidden, locked, unlocked and removed', async () => {
    const draft = { code: 'PACK_TYPE', dictValue: 'DRUM', dictLabel: '铁桶', sort: 90 }
    const made = (await call('create', draft)).body.data
    expect(made).toMatchObject({ isTenant: 1, isOverride: 0, labelEn: '铁桶' })
    expect(statusAndReason(await call('create', draft))).toEqual([409, 'dictionary.taken'])
    expect(await offered('PACK_TYPE')).toContain('铁桶')
    expect(await offered('PACK_TYPE', 'kf.zjwl')).not.toContain('铁桶')
    expect((await call('get', { id: made.id }, 'admin.zjwl')).status).toBe(404)
    expect((await call('setShown', { ...one(made), isShow: 0 }, 'admin.zjwl')).status).toBe(404)
    const hidden = (await call('setShown', { ...one(made), isShow: 0 })).body.data
    expect(await offered('PACK_TYPE')).not.toContain('铁桶')
    expect((await labels('PACK_TYPE'))['DRUM']).toBe('铁桶')
    const locked = (await call('setLocked', { ...one(hidden), isLock: 1 })).body.data
    const removal = { ids: [made.id], code: 'PACK_TYPE' }
    expect(statusAndReason(await call('remove', removal))).toEqual([409, 'dictionary.locked'])
    const words = { ...one(locked), dictLabel: '桶' }
    expect(statusAndReason(await call('update', words))).toEqual([409, 'dictionary.locked'])
    await call('setLocked', { ...one(locked), isLock: 0 })
    expect((await call('remove', removal)).body.data).toEqual({ removed: 1 })
  })

  test('on which the product relies is changed by no tenant, and by the platform once unlocked', async () => {
    const draft = await entryOf('ORDER_STATUS', '0')
    const words = { ...one(draft), dictLabel: '草案' }
    expect(statusAndReason(await call('update', words))).toEqual([409, 'dictionary.platformLocked'])
    const more = { code: 'ORDER_STATUS', dictValue: '77', dictLabel: '新状态' }
    expect(statusAndReason(await call('create', more))).toEqual([409, 'dictionary.closed'])
    const asPlatform = { ...words, scope: 'platform' }
    expect(statusAndReason(await call('update', asPlatform))).toEqual([403, 'access.denied'])
    expect(statusAndReason(await call('update', asPlatform, platform))).toEqual([
      409,
      'dictionary.locked',
    ])
    const unlock = { ...one(draft), isLock: 0, scope: 'platform' }
    const { version } = (await call('setLocked', unlock, platform)).body.data
    await app.data('dictionary.update', { ...asPlatform, version }, platform)
    expect((await labels('ORDER_STATUS', 'kf.zjwl'))['0']).toBe('草案')
    const removal = { ids: [draft.id], code: 'ORDER_STATUS', scope: 'platform' }
    expect(statusAndReason(await call('remove', removal, platform))).toEqual([
      409,
      'dictionary.shipped',
    ])
    const notOwn = { ids: [draft.id], code: 'ORDER_STATUS' }
    expect(statusAndReason(await call('remove', notOwn))).toEqual([409, 'dictionary.notOwn'])
  })

  test('that is locked by its tenant survives the synchronization', async () => {
    const box = await entryOf('PACK_TYPE', '4')
    const { version, id } = (await call('update', { ...one(box), dictLabel: '瓦楞箱' })).body.data
    await call('setLocked', { id, version, isLock: 1 })
    expect((await call('sync', {})).body.data).toEqual({ restored: 0, kept: 1 })
    expect((await labels('PACK_TYPE'))['4']).toBe('瓦楞箱')
  })

  test('that is hidden is refused in new records and keeps its words in old ones', async () => {
    const carton = await entryOf('MEASURING_UNIT', 'CTN')
    await call('setShown', { ...one(carton), isShow: 0 })
    const product = { productName: '隐藏单位', measuringUnit: 'CTN' }
    expect((await app.call('product.create', product, 'kf')).status).toBe(400)
    expect((await app.call('product.create', product, 'kf.zjwl')).status).toBe(200)
    expect((await labels('MEASURING_UNIT'))['CTN']).toBe('箱')
    await call('sync', { code: 'MEASURING_UNIT' })
  })
})

describe('an import', () => {
  const load = (entries: object[], code = 'DOC_TYPE') => call('import', { code, entries })

  test('adds, changes and leaves alone, all or nothing', async () => {
    const entries = [
      { dictValue: 'SHD', dictLabel: '送货回单', sort: 0 },
      { dictValue: 'CI', dictLabel: '发票', labelEn: 'Invoice', sort: 3 },
      { dictValue: 'BL2', dictLabel: '分提单', sort: 50 },
    ]
    expect((await load(entries)).body.data).toEqual({ added: 1, changed: 1, same: 1 })
    expect((await load(entries)).body.data).toEqual({ added: 0, changed: 0, same: 3 })
    const twice = [entries[2]!, entries[2]!]
    expect(statusAndReason(await load(twice))).toEqual([400, 'dictionary.twice'])
    const closed = [
      { dictValue: '0', dictLabel: '草稿' },
      { dictValue: '66', dictLabel: '新' },
    ]
    expect(statusAndReason(await load(closed, 'AUDIT_STATUS'))).toEqual([409, 'dictionary.closed'])
    const left: object = await labels('AUDIT_STATUS')
    expect(Object.keys(left)).toEqual(['0', '1', '2', '3'])
  })
})

test('the list of a tenant marks and filters what is its own, and codes have names', async () => {
  const page = await app.data('dictionary.page', { code: 'DOC_TYPE', isTenant: 1 }, 'admin')
  expect(page.records.map((each: any) => each.dictValue)).toEqual(['SHD', 'BL2'])
  const found = await app.data('dictionary.page', { dictLabel: 'photo' }, 'admin')
  expect(found.records).toMatchObject([{ code: 'DOC_TYPE', dictValue: 'ZP' }])
  const codes = await app.data('dictionary.codes', {}, 'admin')
  expect(codes).toContainEqual({
    code: 'DOC_TYPE',
    name: '单证类型',
    entries: 20,
    own: 2,
    isClosed: 0,
  })
  expect((await call('page', {}, 'kf')).status).toBe(403)
})

test('every dictionary of the product has a name', () => {
  const named = new Set(dictionaryNames.map(([code]) => code))
  expect(Object.keys(dictionarySeeds).filter((code) => !named.has(code))).toEqual([])
})

/* The codes that clients ask for: option lists, cached lists by type, constants. */
const named = `
  BUSINESS_TYPE REGISTER_PLACE PORT_INOUT PROPERTY CUS_SUP_TYPE JSFS
  ORDER_STATUS AUDIT_STATUS CONTAINER_SIZE INBOUND_TYPE OUTBOUND_STATUS TRANSFER_STATUS
  CURRENCY TAX_RATE DRIVER_ORDER_STATUS YES_NO TRADE_TYPE OUTBOUND_TYPE
  PRODUCT_STATUS MEASURING_UNIT AUX_UNIT INVOICE_TYPE FEE_MODULE OPERATE_MODULE
  DOC_TYPE CUS_CUSTOMS CUS_SUPV_MODE CUS_TRSP_MODE CUS_INVT_TYPE CUS_PASSPORT_TYPE
  CUS_ENTRY_STATUS
`
  .trim()
  .split(/\s+/)

test.each(named)('%s has entries for everybody, and stands in the list', async (code) => {
  expect(await offered(code)).not.toEqual([])
  const codes = await app.data('dictionary.codes', {}, 'admin')
  expect(codes.map((each: any) => each.code)).toContain(code)
})

test('of the six ports five have a tenant of their own', async () => {
  const ports = await offered('REGISTER_PLACE')
  expect(ports).toHaveLength(6)
  const { records } = await app.data('tenant.page', { size: 200 }, 'multi@WMS_DEMO')
  const taken: string[] = records.map(({ portCode }: any) => portCode).filter(Boolean)
  expect(ports.filter((port) => !taken.includes(port))).toEqual(['上海'])
  expect(new Set(taken).size).toBe(5)
})

test('the modules and documents of the business have their codes', async () => {
  const modules = { RKDD: '入库订单', CKDD: '出库订单', HZGL: '货转管理', ZDGL: '账单管理' }
  expect(await labels('OPERATE_MODULE')).toMatchObject(modules)
  expect(await labels('DOC_TYPE', 'kf.zjwl')).toMatchObject({
    SHD: '送货单',
    CKD: '出库单',
    ZJBG: '质检报告',
  })
})
