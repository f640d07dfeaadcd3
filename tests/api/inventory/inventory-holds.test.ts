import { describe, expect, test } from 'vitest'
import { lotSuite } from './lots.ts'

const { ids, other, holds } = lotSuite()

describe('holds', () => {
  const lines = async (query: object) =>
    (await holds(query)).records.map((row: any) => `${row.refNo} ${row.lotNo}`).sort()

  test('are listed by their document, with the lot and what they still hold', async () => {
    const { records } = await holds({ refNo: '0001', ascs: ['qty'] })
    expect(records).toMatchObject([
      { lotNo: 'LOT-C', qty: '2.5200', heldQty: '2.5200', hqCustomerId: other(), status: 1 },
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
    expect(await lines({ hqCustomerId: other() })).toEqual(['CK202611210001 LOT-C'])
    const { records } = await holds({ lotId: ids['LOT-D'] })
    expect(records).toMatchObject([{ heldQty: '0.0000', consumedQty: '1.2600' }])
  })
})
