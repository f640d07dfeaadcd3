import { expect, test } from 'vitest'
import { checkPhone } from './phone.ts'
import { validatePhone } from './phone-verdict.ts'

test.each([
  ['', '手机号码不能为空'],
  [null, '手机号码不能为空'],
  [undefined, '手机号码不能为空'],
  ['null', '手机号码不能为空'],
  ['undefined', '手机号码不能为空'],
  ['1380000000', '手机号码长度不为11位'],
  ['138000000011', '手机号码长度不为11位'],
  [' 13800000001', '手机号码长度不为11位'],
  ['0532-1234567', '手机号码长度不为11位'],
  [13800000001, '手机号码长度不为11位'],
  ['021-1234567', '手机号码格式不正确'],
  ['02112345678', '手机号码格式不正确'],
  ['05321234567', '手机号码格式不正确'],
])('phone: %j is answered with %s', (phone, message) => {
  expect(validatePhone(phone)).toEqual({ valid: false, message })
})

test.each(['13800000001', '99999999999', '02-12345678', 'abcdefghijk'])(
  '%s passes: there is no further rule',
  (phone) => {
    expect(checkPhone(phone)).toBeUndefined()
    expect(validatePhone(phone)).toEqual({ valid: true, message: '' })
  },
)

test('the sentence is there in English too', () => {
  expect(validatePhone('', 'en')).toEqual({ valid: false, message: 'Enter a mobile number.' })
})
