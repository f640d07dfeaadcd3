import { expect, test } from 'vitest'
import { shortagePlace } from './shortage-place.ts'

const bill = 'DMLNQD26119001'

test('goods that others hold lead to who holds them', () => {
  expect(shortagePlace({ bill, held: '25.2000' })).toEqual({
    href: '/wms/inventory/index?type=1&masterBillNo=%22DMLNQD26119001%22',
    label: 'outboundOrder.toReservations',
  })
})

test('goods that were never there lead to what lies under the bill, and not to an empty list', () => {
  const place = {
    href: '/wms/inventory/index?masterBillNo=%22DMLNQD26119001%22',
    label: 'outboundOrder.toLots',
  }
  expect(shortagePlace({ bill, held: '0.0000' })).toEqual(place)
})
