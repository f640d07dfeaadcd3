import { describe, expect, test } from 'vitest'
import { authorOf, holder } from '../../support/stock.ts'
import { lotSuite } from './lots.ts'

const { app, stock, ids, own, other, summary } = lotSuite()

describe('stock added up', () => {
  test('by owner', async () => {
    const found = await summary({ by: 'customer', descs: ['onHandNet'] })
    expect(found.total).toBe(2)
    expect(found.records).toMatchObject([
      {
        key: own(),
        label: '青岛样例橡胶贸易有限公司（虚构）',
        lots: 3,
        bills: 3,
        onHandQty: '42.8400',
      },
      {
        key: other(),
        lots: 1,
        bills: 1,
        unit: 'TNE',
        onHandQty: '12.6000',
        availableQty: '10.0800',
      },
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

describe('a location with goods', () => {
  const locationOf = async (code: string) =>
    (await app().data('storageLocation.page', { code, size: 100 }, 'ck')).records.find(
      (row: any) => row.code === code,
    )
  const stop = async (code: string) => {
    const { id, version } = await locationOf(code)
    const input = { id, version, status: 0, statusReason: '维修' }
    return app().call('storageLocation.setStatus', input, 'ck')
  }

  test('shows their load, also above it', async () => {
    const [load] = await app().data('storageLocation.loads', { parentStorageId: ids['W9-A'] }, 'ck')
    expect(load).toMatchObject({
      code: 'W9-A-1',
      load: { lots: 1, weight: '40640.000', volume: '64.9600', pallets: 32 },
    })
    const roots = await app().data('storageLocation.loads', {}, 'ck')
    const root = roots.find((row: any) => row.code === 'W9')
    expect(root.load).toMatchObject({ lots: 3, pallets: 44 })
  })

  test('is not stopped, nor anything above it, and is stopped when the goods are gone', async () => {
    for (const code of ['W9-B', 'W9-A', 'W9']) {
      const { status, body } = await stop(code)
      expect([status, body.data.reason]).toEqual([409, 'storageLocation.holdsGoods'])
    }
    await stock().release('CK202611210001', 'released', authorOf('kf'))
    const need = { lotId: ids['LOT-C']!, qty: '12.6', lineId: '1' }
    const [hold] = await stock().reserve([need], holder('CK202611210003'))
    await stock().take({ reservationId: hold!.id, qty: '12.6', pieces: 10 })
    expect((await stop('W9-B')).status).toBe(200)
  })
})
