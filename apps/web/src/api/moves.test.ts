import { expect, test } from 'vitest'
import { isTouched, keyOf, type Move } from './moves.ts'

const order: Move = { module: 'RKDD', by: { id: '1', name: '客服' }, ids: ['a'] }
const many: Move = { module: 'RKDD', by: order.by }

const touched = (path: string, input: object, move: Move) =>
  isTouched(keyOf({ queryKey: [path.split('.'), { input, type: 'query' }] }), move)

test.each([
  ['the order itself', 'inboundOrder.get', { id: 'a' }, true],
  ['another order', 'inboundOrder.get', { id: 'b' }, false],
  ['the list of orders', 'inboundOrder.page', { current: 1 }, true],
  ['plans of the order', 'inboundPlan.list', { orderId: 'a' }, true],
  ['plans of another', 'inboundPlan.list', { orderId: 'b' }, false],
  ['a plan by its own id', 'inboundPlan.get', { id: 'p' }, true],
  ['fees of the order', 'feeLine.ofBusiness', { businessId: 'a' }, true],
  ['fees of another', 'feeLine.ofBusiness', { businessId: 'b' }, false],
  ['its history', 'record.operations', { businessId: 'a' }, true],
  ['its documents', 'file.list', { businessId: 'a', module: 'RKDD' }, true],
  ['what waits for somebody', 'dashboard.home', {}, true],
  ['the list of customers', 'customer.page', {}, false],
])('%s: %s %j is asked for again when an order moved: %s', (_name, path, input, isAsked) => {
  expect(touched(path, input, order)).toBe(isAsked)
})

test('where nobody names them, every order may be meant', () => {
  expect(touched('inboundOrder.get', { id: 'b' }, many)).toBe(true)
  expect(touched('feeLine.ofBusiness', { businessId: 'b' }, many)).toBe(true)
  expect(touched('customer.get', { id: 'b' }, many)).toBe(false)
})

test('a query of nothing that we know is left alone', () => {
  expect(isTouched(keyOf({ queryKey: [] }), many)).toBe(false)
})
