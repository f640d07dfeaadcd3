import { expect, test } from 'vitest'
import { rightWords } from './kernel/operation-words.ts'
import { nounWords, operationWords, partsOfRight, permissionWords } from './words.ts'
import { allPermissions } from './roles.ts'

test('every right has words: those who hand it out are no programmers', () => {
  expect(allPermissions.length).toBeGreaterThan(50)
  const wordless = allPermissions.filter((code) => {
    const { noun, right } = partsOfRight(code)
    return !Object.hasOwn(nounWords, noun) || !Object.hasOwn(rightWords, right)
  })
  expect(wordless).toEqual([])
  expect(permissionWords('user:write', 'zh')).toEqual({ noun: '用户', right: '新增与修改' })
})

test.each([
  ['outboundTruck.gateIn', '登记入场'],
  ['outboundTruck.gateOut', '登记出场'],
  ['outboundTruck.releaseWeight', '超差放行'],
  ['outboundOrder.closeShort', '短装关闭'],
  ['inboundOrder.setCard', '登记过卡'],
])('%s is called in the log as on its button: %s', (operation, said) => {
  expect(operationWords(operation, 'zh')).toContain(` · ${said}`)
})

test.each([
  ['outboundOrder:gate', '登记车辆进出'],
  ['outboundOrder:overrule', '超差放行'],
  ['outboundOrder:closeShort', '短装关闭'],
  ['outboundOrder:finish', '完结'],
  ['inboundOrder:card', '登记过卡'],
])('%s is called as on the buttons that it gives: %s', (right, said) => {
  expect(permissionWords(right, 'zh').right).toBe(said)
})

test('an operation is told in words, an unknown one by its code', () => {
  expect(operationWords('user.invite', 'zh')).toBe('用户 · 发出设置密码链接')
  expect(operationWords('inboundOrder.audit', 'en')).toBe('Inbound orders: audit')
  expect(operationWords('nothing.known', 'zh')).toBe('nothing · known')
})
