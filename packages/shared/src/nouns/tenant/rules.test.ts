import { expect, test } from 'vitest'
import {
  canSwitchSection,
  canSyncContracts,
  canSyncCustomers,
  contractSubjectsOf,
  portOf,
  rulesOf,
} from './rules.ts'

const centre = '青岛示例保税物流中心有限公司（虚构）'

test.each([
  ['WMS_WHWL', true, true, undefined],
  ['WMS_RZLG', false, false, undefined],
  ['WMS_LSWL', false, true, centre],
  ['WMS_BSQ', false, true, centre],
  ['WMS_DEMO', false, true, centre],
  ['WMS_ZJWL', false, true, undefined],
  ['constructor', false, true, undefined],
])('%s: switch %s, socket %s, subject %s', (node, hasSectionSwitch, hasNoticeSocket, subject) => {
  expect(rulesOf(node)).toEqual({ hasSectionSwitch, hasNoticeSocket, contractSubject: subject })
})

test.each([
  ['WMS_WHWL', ['跨境电商板块', '轮胎销售板块'], true],
  ['WMS_WHWL', ['跨境电商板块'], false],
  ['WMS_WHWL', [], false],
  ['WMS_DEMO', ['跨境电商板块', '轮胎销售板块'], false],
])('in %s who has %j can switch: %s', (node, groups, can) =>
  expect(canSwitchSection(node, groups)).toBe(can),
)

test.each([
  [0, 0, true, false],
  [0, 1, true, true],
  [1, 1, false, false],
  [1, 0, false, false],
] as const)(
  'inCompany %i, hasJf %i: customers %s, contracts %s',
  (inCompany, hasJf, one, other) => {
    expect(canSyncCustomers({ inCompany })).toBe(one)
    expect(canSyncContracts({ inCompany, hasJf })).toBe(other)
  },
)

test('contracts are signed by the tenant, or by the centre that stands for it', () => {
  expect(contractSubjectsOf({ dataNode: 'WMS_ZJWL', name: '浙江' })).toEqual(['浙江'])
  expect(contractSubjectsOf({ dataNode: 'WMS_DEMO', name: '演示' })).toEqual([centre])
})

test.each([
  ['WMS_DEMO', '青岛'],
  ['WMS_RZLG', '日照'],
  ['WMS_WHWL', '威海'],
  ['WMS_ZJWL', '舟山'],
  ['WMS_HD', '宁波'],
  ['WMS_LOCK', ''],
  ['constructor', ''],
])('the map of tenants and five ports: %s is at «%s»', (node, port) =>
  expect(portOf(node)).toBe(port),
)
