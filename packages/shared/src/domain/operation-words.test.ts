import { expect, test } from 'vitest'
import {
  nounWords,
  operationWords,
  partsOfRight,
  permissionWords,
  rightWords,
} from './operation-words.ts'
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

test('an operation is told in words, an unknown one by its code', () => {
  expect(operationWords('user.invite', 'zh')).toBe('用户 · 发出设置密码链接')
  expect(operationWords('inboundOrder.audit', 'en')).toBe('Inbound orders: audit')
  expect(operationWords('nothing.known', 'zh')).toBe('nothing · known')
})
