// @postgres: photos and the gate at once
import { expect, test } from 'vitest'
import { photograph } from '../../support/load-photos.ts'
import { at, outboundSuite } from '../../support/outbound.ts'
import { loadedTrucksOf } from './loaded-trucks.ts'

const suite = outboundSuite()
const { app, call } = suite
const { loadedTruck } = loadedTrucksOf(suite)

test('the last photo of a load does not go while the gate lets its truck out', async () => {
  const { order, truck } = await loadedTruck()
  const id = await photograph(app(), { id: truck.id, orderId: order.id }, at('mg'))
  const other = await app().another()
  const [out, removed] = await Promise.all([
    call('outboundTruck.gateOut', { id: truck.id }, 'mg'),
    other.call('file.remove', { id, version: 2 }, at('mg')),
  ])
  expect([out.status, removed.status].toSorted()).toEqual([200, 409])
})
