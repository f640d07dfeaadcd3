import { expect, test } from 'vitest'
import { accountsIn, fits, isParamKey, params, specOf, type ParamKey } from './rules.ts'

test('every parameter starts with a value that fits it, and has a name in both languages', () => {
  // The keys of the registry.
  const keys = Object.keys(params) as ParamKey[]
  expect(keys.length).toBeGreaterThan(3)
  for (const key of keys) {
    const { initial, zh, en } = specOf(key)
    expect({ key, fits: fits(key, initial) }).toEqual({ key, fits: true })
    expect(zh).toMatch(/[\u4e00-\u9fff]/)
    expect(en).not.toMatch(/[\u4e00-\u9fff]/)
  }
})

test.each([
  ['', []],
  ['kf', ['kf']],
  ['KF，sw.zjwl, 张三', ['kf', 'sw.zjwl', '张三']],
])('%j lists the accounts %j', (value, accounts) => {
  expect([fits('account.special', value), accountsIn(value)]).toEqual([true, accounts])
})

test.each([
  ['account.special', 'kf,'],
  ['account.special', ',kf'],
  ['account.special', 'kf,,sw'],
  ['account.special', 'k f'],
  ['reserve.expireHours', '0'],
  ['reserve.expireHours', '1.5'],
  ['reserve.expireHours', '-1'],
  ['gate.wbTolerancePct', '100.1'],
  ['gate.wbTolerancePct', '-1'],
  ['gate.wbTolerancePct', 'x'],
  ['storage.dayCountMode', 'head_only'],
] as const)('%s cannot be %s', (key, value) => {
  expect(fits(key, value)).toBe(false)
})

test('names of properties that every object has are no parameters', () => {
  expect(isParamKey('toString')).toBe(false)
  expect(isParamKey('reserve.expireHours')).toBe(true)
})
