import { expect, test } from 'vitest'
import { heartbeat, hasSocket, isShown, socketPath, socketTimes, targetOf } from './rules.ts'

test('the line asks after 15 s, waits 10 s for the answer and comes back after 2 s', () => {
  expect(heartbeat).toBe('heartbeat')
  expect(socketTimes).toMatchObject({ pingMs: 15_000, pongMs: 10_000, reconnectMs: 2000 })
})

test('its address is the tenant node and the id of the person', () => {
  expect(socketPath('WMS_DEMO', '0199')).toBe('/api/lh-wms/websocket/WMS_DEMO0199')
})

test.each([
  ['prod', 'WMS_DEMO', true],
  ['prod', 'WMS_RZLG', false],
  ['dev', 'WMS_DEMO', false],
  ['test', 'WMS_DEMO', false],
  ['test', 'WMS_RZLG', false],
])('in %s, tenant %s: a socket %s', (env, dataNode, has) => {
  expect(hasSocket(env, dataNode)).toBe(has)
})

const told = (title: string, lhTenantNode: string, allTenant = false) => ({
  title,
  lhTenantNode,
  allTenant,
})

test.each([
  [told('入库订单', 'WMS_DEMO'), true],
  [told('入库订单', 'WMS_HD'), false],
  [told('系统通知', 'WMS_HD', true), true],
  [told('大屏刷新', 'WMS_DEMO'), false],
  [told('大屏刷新', 'WMS_HD', true), false],
  [told('Screen refresh', 'WMS_DEMO'), false],
])('in WMS_DEMO %j is shown: %s', (notice, shown) => {
  expect(isShown(notice, 'WMS_DEMO')).toBe(shown)
})

test.each([
  ['交割导入结果', '/wms/futures_transfer'],
  ['账单调减异常', '/fee/bill'],
  ['Bill reduction failed', '/fee/bill'],
  ['入库订单', '/base/newRemind'],
  ['', '/base/newRemind'],
])('a notice titled %j leads to %s', (title, page) => {
  expect(targetOf(title)).toBe(page)
})
