import { describe, expect, test } from 'vitest'
import { receipt, stockIn } from '../../support/stock.ts'
import { lotSuite } from './lots.ts'

const { app, ids, own, other, page, nos, holds, summary } = lotSuite()

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
    expect(await app().data('inventory.get', { id: lot.id }, 'ck')).toEqual(lot)
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
    const found = await page({ size: 1, hqCustomerId: own(), withStock: 1 })
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
    const tyres = stockIn(app().services.db, 'WMS_ZJWL')
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
    const bad = await app().call('inventory.page', { ascs: ['version'] }, 'ck')
    expect(bad.status).toBe(400)
  })
})

test('the ledger of a lot tells each movement with its sign and what was left', async () => {
  const rows = await app().data('inventory.ledger', { id: ids['LOT-A'] }, 'ck')
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
  expect((await app().call('inventory.ledger', { id: 'nothing' }, 'ck')).status).toBe(404)
})

test('selects offer owners, brands, bills and receipts of goods that are there', async () => {
  const ofBill = { masterBillNo: 'bill0001' }
  const owners = await app().data('inventory.owners', ofBill, 'ck')
  expect(owners.map((each: any) => each.hqCustomerId).sort()).toEqual([own(), other()].sort())
  expect(await app().data('inventory.brands', ofBill, 'ck')).toEqual([
    { brandName: 'VRG' },
    { brandName: '样牌' },
  ])
  expect(await app().data('inventory.owners', { masterBillNo: 'BILL0003' }, 'ck')).toEqual([])
  expect(await app().data('inventory.bills', {}, 'ck')).toEqual([
    { masterBillNo: 'BILL0001' },
    { masterBillNo: 'BILL0002' },
  ])
  expect(await app().data('inventory.bills', { masterBillNo: '0002' }, 'ck')).toHaveLength(1)
  expect(await app().data('inventory.receipts', { wmsReceiptNo: '0009' }, 'ck')).toEqual([
    { wmsReceiptNo: 'RK202611210009' },
  ])
})

describe('a customer', () => {
  test('sees its own lots, their ledger and holds, and nothing of another owner', async () => {
    expect(await nos({ withStock: 1 }, 'kh')).toEqual(['LOT-A', 'LOT-B'])
    expect((await page({ withStock: 1 }, 'kh')).totals.lots).toBe(2)
    expect((await page({ hqCustomerId: other() }, 'kh')).total).toBe(0)
    const bills = await summary({ by: 'bill', withStock: 1 }, 'kh')
    expect(bills.records[0]).toMatchObject({ key: 'BILL0001', customers: 1, onHandPieces: 32 })
    const held = await holds({}, 'kh')
    expect(held.records.map((row: any) => row.lotNo).sort()).toEqual(['LOT-A', 'LOT-D'])
    const owners = await app().data('inventory.owners', { masterBillNo: 'BILL0001' }, 'kh')
    expect(owners).toMatchObject([{ hqCustomerId: own() }])
    expect(await app().data('inventory.receipts', {}, 'kh')).toHaveLength(1)
    for (const operation of ['inventory.get', 'inventory.ledger'])
      expect((await app().call(operation, { id: ids['LOT-C'] }, 'kh')).status).toBe(404)
    const bytes = await app().download('inventory.export', { columns: ['lotNo'] }, 'kh')
    const { readXlsx } = await import('hucre/xlsx')
    expect((await readXlsx(bytes)).sheets[0]?.rows).toHaveLength(4)
  })
})

test.each(['mg', 'sj'])('%s has no business with stock', async (as) => {
  for (const operation of ['inventory.page', 'inventory.reservations', 'inventory.bills'])
    expect((await app().call(operation, {}, as)).status).toBe(403)
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
  const lines = (await app().download('inventory.export', query, 'ck'))
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
