import { expect, test } from 'vitest'
import { loadInitials } from './pinyin.ts'

test.each([
  ['入库订单', 'rkdd', true],
  ['入库订单', 'KDD', true],
  ['入库订单', 'rd', false],
  ['费用明细', 'fymx', true],
  ['客户管理', 'khgl', true],
  ['系统参数', 'xtcs', true],
  ['承运车辆', 'cycl', true],
  ['库位管理', 'kwgl', true],
  ['仓储作业', 'cczy', true],
  ['合同报价', 'htbj', true],
  ['重量', 'zl', true],
  ['重庆', 'cq', true],
  ['入库订单', '', false],
  ['入库订单', '入', false],
])('%s by %s: %s', async (text, typed, is) => {
  const matchesInitials = await loadInitials()
  expect(matchesInitials(text, typed)).toBe(is)
})
