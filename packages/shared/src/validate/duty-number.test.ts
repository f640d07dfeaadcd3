import { describe, expect, test } from 'vitest'
import { checkDutyNumber } from './duty-number.ts'

describe('of a company', () => {
  test.each(['91370200MA3DEM0197', '370202123456789', '37020219800101123X2A', '3702021980010112X'])(
    '%s is right',
    (number) => {
      expect(checkDutyNumber(number)).toBeUndefined()
    },
  )

  test.each([
    ['', 'validate.dutyNumber.empty'],
    ['1234', 'validate.dutyNumber.shape'],
    ['37020212345678901234567', 'validate.dutyNumber.shape'],
    ['37020212345678a', 'validate.dutyNumber.shape'],
    ['91370200MA3DEM0198', 'validate.creditCode.checkDigit'],
  ])('%s is refused', (number, reason) => {
    expect(checkDutyNumber(number)).toMatchObject({ reason, severity: 'error' })
  })
})

test('an overseas or individual customer may have any or none', () => {
  expect(checkDutyNumber('', true)).toBeUndefined()
  expect(checkDutyNumber('SG-12', true)).toBeUndefined()
})
