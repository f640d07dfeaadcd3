import { describe, expect, test } from 'vitest'
import { checkBarcode, normalizeBarcode } from './barcode.ts'

describe('a barcode', () => {
  test.each([
    '96385074',
    '036000291452',
    '4006381333931',
    '06901234567892',
    '978-7-111-12806-9',
    'own-00123',
    '12345',
    '711112806X',
  ])('%s is good', (text) => {
    expect(checkBarcode(text)).toBeUndefined()
  })

  test.each([
    ['4006381333932', '1'],
    ['96385075', '4'],
    ['036000291453', '2'],
  ])('%s should end in another digit', (value, expected) => {
    expect(checkBarcode(value)).toEqual({
      reason: 'validate.barcode.checkDigit',
      params: { value, expected },
      severity: 'warning',
    })
  })

  test.each(['6.9E+12', '690 1234', '条码', 'A_1', '9'.repeat(33), '-'.repeat(40)])(
    '%s is none',
    (text) => {
      expect(checkBarcode(text)).toMatchObject({
        reason: 'validate.barcode.shape',
        severity: 'error',
      })
    },
  )

  test('is kept as scanners read it, with its noughts', () => {
    expect(normalizeBarcode(' 978-7-111-12806-9 ')).toBe('9787111128069')
    expect(normalizeBarcode('００123-ab')).toBe('00123-AB')
    expect(normalizeBarcode('97-12-34')).toBe('97-12-34')
  })
})
