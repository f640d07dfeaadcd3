import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { authorOf, holder, now, receipt, stockIn, type Stock } from '../support/stock.ts'

/* Two owners, two bills, one of them with both; three places in two areas of one warehouse; one lot in pieces. */
let app: TestApp
let stock: Stock
let own: string
let other: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp({ clock: () => now })
  stock = stockIn(app.services.db, 'WMS_DEMO')
  type Owner = { id: string; customerName: string }
  const customer = async (customerName: string): Promise<Owner> =>
    (await app.data('customer.page', { customerName }, 'kf')).records[0]
  const [rubber, shipping] = [await customer('青岛样例橡胶'), await customer('舟山演示航运')]
  own = rubber.id
  other = shipping.id
  const place = async (code: string, parent?: string) => {
    const parentStorageId = parent ? ids[parent] : null
    const draft = { code, name: code, parentStorageId, areaType: parent ? '1' : '' }
    ids[code] = (await app.data('storageLocation.create', draft, 'ck')).id
  }
  await place('W9')
  await place('W9-A', 'W9')
  await place('W9-B', 'W9')
  await place('W9-A-1', 'W9-A')
  await place('W9-A-2', 'W9-A')
  const at = (code: string) => ({ locationId: ids[code]!, locationCode: code })
  const by = (row: Owner) => ({
    hqCustomerId: row.id,
    hqCustomerName: row.customerName,
  })
  const lots = await stock.receive([
    receipt('LOT-A', { ...by(rubber), ...at('W9-A-1'), bizDate: '2026-11-01' }),
    receipt('LOT-B', { ...by(rubber), ...at('W9-A-2'), pieces: 2, masterBillNo: 'BILL0002' }),
    receipt('LOT-C', {
      ...by(shipping),
      ...at('W9-B'),
      pieces: 10,
      productCode: 'T100%',
      productName: '轮胎',
      brandName: '样牌',
      productStatus: '2',
      sourceNo: 'RK202611210009',
      sourceId: 'RK9',
    }),
    receipt('LOT-D', { ...by(rubber), ...at('W9-A-1'), pieces: 1, masterBillNo: 'BILL0003' }),
  ])
  for (const lot of lots) ids[lot.lotNo] = lot.id
  const [hold] = await stock.reserve(
    [
      { lotId: ids['LOT-A']!, qty: '25.2', lineId: '1' },
      { lotId: ids['LOT-C']!, qty: '2.52', lineId: '2' },
    ],
    holder('CK202611210001', '2026-11-23T04:00:00.000Z'),
  )
  await stock.take({ reservationId: hold!.id, qty: '10.08', pieces: 8 })
  const [last] = await stock.reserve(
    [{ lotId: ids['LOT-D']!, qty: '1.26', lineId: '1' }],
    holder('CK202611210002'),
  )
  await stock.take({ reservationId: last!.id, qty: '1.26', pieces: 1 })
})
afterAll(() => app.close())

/** The numbers of the lots that a list finds. */
const nos = async (query: object, as?: string) => {
  const { records }: Found = await page(query, as)
  return records.map(({ lotNo }) => lotNo).sort()
}
type Found = { records: { lotNo: string }[] }
const page = (query: object, as = 'ck'): Promise<any> => app.data('inventory.page', query, as)

describe('the list of lots', () => {
  test('says what is there, what is promised and what is available of it', async () => {
    const lot = (await page({ lotNo: 'LOT-A' })).records[0]
    expect(lot).toMatchObject({
      onHandQty: '40.3200',
      reservedQty: '15.1200',
      availableQty: '25.2000',
      onHandPieces: 32,
      onHandNet: '40320.000',
      inDate: '2026-11-01',
      ageDays: 21,
      ledgerCount: 2,
    })
    expect(await app.data('inventory.get', { id: lot.id }, 'ck')).toEqual(lot)
  })

  test.each([
    [{}, ['LOT-A', 'LOT-B', 'LOT-C', 'LOT-D']],
    [{ withStock: 0 }, ['LOT-A', 'LOT-B', 'LOT-C', 'LOT-D']],
    [{ withStock: 1 }, ['LOT-A', 'LOT-B', 'LOT-C']],
    [{ masterBillNo: 'bill0001' }, ['LOT-A', 'LOT-C']],
    [{ masterBillNo: '%' }, []],
    [{ product: '轮' }, ['LOT-C']],
    [{ product: 't100%' }, ['LOT-C']],
    [{ product: 'tsr', withStock: 1 }, ['LOT-A', 'LOT-B']],
    [{ lotNo: 'lot-b' }, ['LOT-B']],
    [{ containerNo: '1000010', productStatus: '2' }, ['LOT-C']],
    [{ inboundOrderId: 'RK1', productStatus: '1', withStock: 1 }, ['LOT-A', 'LOT-B']],
    [{ inboundOrderId: 'RK9' }, []],
  ])('finds by %o', async (query, expected) => {
    expect(await nos(query)).toEqual(expected)
  })

  test('finds by a place and everything below it', async () => {
    const at = async (code: string) => nos({ locationId: ids[code], withStock: 1 })
    expect(await at('W9')).toEqual(['LOT-A', 'LOT-B', 'LOT-C'])
    expect(await at('W9-A')).toEqual(['LOT-A', 'LOT-B'])
    expect(await at('W9-A-2')).toEqual(['LOT-B'])
    expect(await nos({ locationId: 'nowhere' })).toEqual([])
  })

  test('adds up everything that the filters find, not the page', async () => {
    const found = await page({ size: 1, hqCustomerId: own, withStock: 1 })
    expect(found).toMatchObject({ total: 2, pages: 2 })
    expect(found.totals).toEqual({
      lots: 2,
      unit: 'TNE',
      onHandQty: '42.8400',
      reservedQty: '15.1200',
      availableQty: '27.7200',
      onHandPieces: 34,
      onHandPallets: 34,
      onHandNet: '42840.000',
      onHandGross: '43180.000',
      onHandVolume: '69.0200',
    })
    const none = (await page({ lotNo: 'NONE' })).totals
    expect(none).toMatchObject({ lots: 0, unit: null, onHandQty: '0.0000', onHandNet: '0.000' })
  })

  test('does not add up quantities of different units, but weights and pieces', async () => {
    const tyres = stockIn(app.services.db, 'WMS_ZJWL')
    await tyres.receive([receipt('T1', { pieces: 1 }), receipt('T2', { pieces: 1, unit: 'PCS' })])
    const { totals } = await page({}, 'ck.zjwl')
    expect(totals).toMatchObject({
      unit: null,
      onHandQty: null,
      reservedQty: null,
      availableQty: null,
      onHandPieces: 2,
      onHandNet: '2520.000',
    })
  })

  test('sorts by its columns', async () => {
    const up = await page({ ascs: ['onHandNet'], withStock: 1 })
    expect(up.records.map((row: any) => row.lotNo)).toEqual(['LOT-B', 'LOT-C', 'LOT-A'])
    const bad = await app.call('inventory.page', { ascs: ['version'] }, 'ck')
    expect(bad.status).toBe(400)
  })
})

test('the ledger of a lot tells each movement with its sign and what was left', async () => {
  const rows = await app.data('inventory.ledger', { id: ids['LOT-A'] }, 'ck')
  expect(rows).toMatchObject([
    { seq: 1, type: 'IN', qty: '50.4000', qtyAfter: '50.4000', bizDate: '2026-11-01' },
    {
      seq: 2,
      type: 'OUT',
      qty: '-10.0800',
      pieces: -8,
      net: '-10080.000',
      gross: '-10160.000',
      volume: '-16.2400',
      qtyBefore: '50.4000',
      qtyAfter: '40.3200',
      refNo: 'CK202611210001',
    },
  ])
  expect((await app.call('inventory.ledger', { id: 'nothing' }, 'ck')).status).toBe(404)
})

describe('holds', () => {
  const holds = (query: object, as = 'ck') => app.data('inventory.reservations', query, as)
  const lines = async (query: object) =>
    (await holds(query)).records.map((row: any) => `${row.refNo} ${row.lotNo}`).sort()

  test('are listed by their document, with the lot and what they still hold', async () => {
    const { records } = await holds({ refNo: '0001', ascs: ['qty'] })
    expect(records).toMatchObject([
      { lotNo: 'LOT-C', qty: '2.5200', heldQty: '2.5200', hqCustomerId: other, status: 1 },
      {
        lotNo: 'LOT-A',
        qty: '25.2000',
        consumedQty: '10.0800',
        heldQty: '15.1200',
        expireTime: '2026-11-23 12:00:00',
        masterBillNo: 'BILL0001',
        locationCode: 'W9-A-1',
        unit: 'TNE',
      },
    ])
  })

  test.each([
    [{ status: 1 }, ['CK202611210001 LOT-A', 'CK202611210001 LOT-C']],
    [{ status: 2 }, ['CK202611210002 LOT-D']],
    [{ masterBillNo: 'bill0003' }, ['CK202611210002 LOT-D']],
    [{ type: 2 }, []],
    [
      { type: 1, refNo: 'ck20261121000' },
      ['CK202611210001 LOT-A', 'CK202611210001 LOT-C', 'CK202611210002 LOT-D'],
    ],
  ])('are found by %o', async (query, expected) => {
    expect(await lines(query)).toEqual(expected)
  })

  test('are found by owner and by lot, and nothing is held any more once it is used up', async () => {
    expect(await lines({ hqCustomerId: other })).toEqual(['CK202611210001 LOT-C'])
    const { records } = await holds({ lotId: ids['LOT-D'] })
    expect(records).toMatchObject([{ heldQty: '0.0000', consumedQty: '1.2600' }])
  })
})

describe('stock added up', () => {
  const summary = (query: object, as = 'ck') => app.data('inventory.summary', query, as)

  test('by owner', async () => {
    const found = await summary({ by: 'customer', descs: ['onHandNet'] })
    expect(found.total).toBe(2)
    expect(found.records).toMatchObject([
      {
        key: own,
        label: '青岛样例橡胶贸易有限公司（虚构）',
        lots: 3,
        bills: 3,
        onHandQty: '42.8400',
      },
      { key: other, lots: 1, bills: 1, unit: 'TNE', onHandQty: '12.6000', availableQty: '10.0800' },
    ])
    expect(found.totals).toMatchObject({ lots: 4, onHandQty: '55.4400', onHandNet: '55440.000' })
  })

  test('by bill of lading, with its owner when there is one only', async () => {
    const { records, total } = await summary({ by: 'bill', withStock: 1, size: 1 })
    expect([records.length, total]).toEqual([1, 2])
    expect(records[0]).toMatchObject({
      key: 'BILL0001',
      label: 'BILL0001',
      customers: 2,
      hqCustomerName: null,
      onHandPieces: 42,
    })
    const next = await summary({ by: 'bill', withStock: 1, size: 1, current: 2 })
    expect(next.records[0]).toMatchObject({
      label: 'BILL0002',
      hqCustomerName: '青岛样例橡胶贸易有限公司（虚构）',
    })
  })

  test('by location, within what is filtered', async () => {
    const { records } = await summary({ by: 'location', locationId: ids['W9-A'], ascs: ['label'] })
    expect(records).toMatchObject([
      { key: ids['W9-A-1'], label: 'W9-A-1', lots: 2 },
      { key: ids['W9-A-2'], label: 'W9-A-2', lots: 1 },
    ])
    expect((await summary({ by: 'location', descs: ['lots'] })).records[0].label).toBe('W9-A-1')
  })
})

test('selects offer owners, brands, bills and receipts of goods that are there', async () => {
  const ofBill = { masterBillNo: 'bill0001' }
  const owners = await app.data('inventory.owners', ofBill, 'ck')
  expect(owners.map((each: any) => each.hqCustomerId).sort()).toEqual([own, other].sort())
  expect(await app.data('inventory.brands', ofBill, 'ck')).toEqual([
    { brandName: 'VRG' },
    { brandName: '样牌' },
  ])
  expect(await app.data('inventory.owners', { masterBillNo: 'BILL0003' }, 'ck')).toEqual([])
  expect(await app.data('inventory.bills', {}, 'ck')).toEqual([
    { masterBillNo: 'BILL0001' },
    { masterBillNo: 'BILL0002' },
  ])
  expect(await app.data('inventory.bills', { masterBillNo: '0002' }, 'ck')).toHaveLength(1)
  expect(await app.data('inventory.receipts', { wmsReceiptNo: '0009' }, 'ck')).toEqual([
    { wmsReceiptNo: 'RK202611210009' },
  ])
})

describe('a customer', () => {
  test('sees its own lots, their ledger and holds, and nothing of another owner', async () => {
    expect(await nos({ withStock: 1 }, 'kh')).toEqual(['LOT-A', 'LOT-B'])
    expect((await page({ withStock: 1 }, 'kh')).totals.lots).toBe(2)
    expect((await page({ hqCustomerId: other }, 'kh')).total).toBe(0)
    const bills = await app.data('inventory.summary', { by: 'bill', withStock: 1 }, 'kh')
    expect(bills.records[0]).toMatchObject({ key: 'BILL0001', customers: 1, onHandPieces: 32 })
    const holds = await app.data('inventory.reservations', {}, 'kh')
    expect(holds.records.map((row: any) => row.lotNo).sort()).toEqual(['LOT-A', 'LOT-D'])
    const owners = await app.data('inventory.owners', { masterBillNo: 'BILL0001' }, 'kh')
    expect(owners).toMatchObject([{ hqCustomerId: own }])
    expect(await app.data('inventory.receipts', {}, 'kh')).toHaveLength(1)
    for (const operation of ['inventory.get', 'inventory.ledger'])
      expect((await app.call(operation, { id: ids['LOT-C'] }, 'kh')).status).toBe(404)
    const bytes = await app.download('inventory.export', { columns: ['lotNo'] }, 'kh')
    const { readXlsx } = await import('hucre/xlsx')
    expect((await readXlsx(bytes)).sheets[0]?.rows).toHaveLength(4)
  })
})

test.each(['mg', 'sj'])('%s has no business with stock', async (as) => {
  for (const operation of ['inventory.page', 'inventory.reservations', 'inventory.bills'])
    expect((await app.call(operation, {}, as)).status).toBe(403)
})

test('stock is exported in the columns on screen, with words for codes and tonnes for kilograms', async () => {
  const columns = [
    'lotNo',
    'productStatus',
    'bondedFlag',
    'unit',
    'availableQty',
    'onHandNet',
    'ageDays',
    'createTime',
  ]
  const query = { columns, withStock: 1, format: 'csv' }
  const lines = (await app.download('inventory.export', query, 'ck'))
    .toString('utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toBe('批次号,货物状态,保税,单位,可用数量,净重（吨）,库龄（天）,登记时间')
  expect(lines.slice(1).sort()).toMatchObject([
    expect.stringMatching(/^LOT-A,正常,是,吨,25\.2(000)?,40\.32(0)?,21,2026-11-21 12:00:00$/),
    expect.stringMatching(/^LOT-B,/),
    expect.stringMatching(/^LOT-C,残损,/),
  ])
})

describe('a location with goods', () => {
  const locationOf = async (code: string) =>
    (await app.data('storageLocation.page', { code, size: 100 }, 'ck')).records.find(
      (row: any) => row.code === code,
    )
  const stop = async (code: string) => {
    const { id, version } = await locationOf(code)
    const input = { id, version, status: 0, statusReason: '维修' }
    return app.call('storageLocation.setStatus', input, 'ck')
  }

  test('shows their load, also above it', async () => {
    const [load] = await app.data('storageLocation.loads', { parentStorageId: ids['W9-A'] }, 'ck')
    expect(load).toMatchObject({
      code: 'W9-A-1',
      load: { lots: 1, weight: '40640.000', volume: '64.9600', pallets: 32 },
    })
    const roots = await app.data('storageLocation.loads', {}, 'ck')
    const root = roots.find((row: any) => row.code === 'W9')
    expect(root.load).toMatchObject({ lots: 3, pallets: 44 })
  })

  test('is not stopped, nor anything above it, and is stopped when the goods are gone', async () => {
    for (const code of ['W9-B', 'W9-A', 'W9']) {
      const { status, body } = await stop(code)
      expect([status, body.data.reason]).toEqual([409, 'storageLocation.holdsGoods'])
    }
    await stock.release('CK202611210001', 'released', authorOf('kf'))
    const need = { lotId: ids['LOT-C']!, qty: '12.6', lineId: '1' }
    const [hold] = await stock.reserve([need], holder('CK202611210003'))
    await stock.take({ reservationId: hold!.id, qty: '12.6', pieces: 10 })
    expect((await stop('W9-B')).status).toBe(200)
  })
})
