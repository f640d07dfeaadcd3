import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { expect, test } from 'vitest'
import { wayOf } from './progress.tsx'

const did = (action: string, realName: string) => ({
  action,
  realName,
  time: '2025-03-03 10:00:00',
  fieldDiff: {},
})
const history = [did('create', '客服'), did('submit', '客服'), did('pass', '审核')]
const { reserved, submitted, partlyOut, out, rejected, voided } = outboundStatuses
const stateAt = (status: number, steps = history) => {
  const { steps: way, place, isBroken } = wayOf(status, steps)
  return [way[place]?.state, way[place]?.reached?.name, isBroken]
}

test('an order stands at its state, with who brought it there', () => {
  expect(stateAt(reserved)).toEqual([reserved, '审核', false])
})

test('an order of which a part has left stands where it will be out', () => {
  expect(stateAt(partlyOut, [...history, did('gateOut', '门岗')])).toEqual([out, '门岗', false])
})

test('an order that was rejected or voided shows how far it had come', () => {
  expect(stateAt(rejected, history.slice(0, 2))).toEqual([submitted, '客服', true])
  expect(stateAt(voided)).toEqual([reserved, '审核', true])
  expect(stateAt(voided, history.slice(0, 1))).toEqual([outboundStatuses.draft, '客服', true])
})
