import { expect, test } from 'vitest'
import { checkIdNo, maskIdNo } from './id-no.ts'
import { checkUnNo } from './un-no.ts'

test.each(['1263', 'UN1263'])('UN number %s is good', (text) => {
  expect(checkUnNo(text)).toBeUndefined()
})

test.each(['126', 'UN 1263', '12634', 'un1263', ''])('UN number «%s» is refused', (text) => {
  expect(checkUnNo(text)?.reason).toBe('validate.unNo.shape')
})

test('an identity number needs its length, a day of birth that exists and the right check character', () => {
  expect(checkIdNo('11010519491231002X')).toBeUndefined()
  expect(checkIdNo('110105194912310021')?.reason).toBe('validate.idNo.checkDigit')
  expect(checkIdNo('110105194902300021')?.reason).toBe('validate.idNo.shape')
  expect(checkIdNo('11010519491231002x')?.reason).toBe('validate.idNo.shape')
  expect(checkIdNo('1101051949')?.reason).toBe('validate.idNo.shape')
})

test('a masked identity number keeps its length and says little', () => {
  expect(maskIdNo('11010519491231002X')).toBe('110*************2X')
  expect(maskIdNo('1234')).toBe('****')
  expect(maskIdNo('')).toBe('')
})

test('the sentence about a wrong identity number does not repeat it', () => {
  expect(JSON.stringify(checkIdNo('110105194912310029'))).not.toContain('19491231')
})
