import { expect, test } from 'vitest'
import { checkLicencePlate } from './licence-plate.ts'

test.each(
  [
    ['鲁B12345', '鲁L0001A', '鲁B1234挂', '粤Z1234港', '粤Z1234澳', '京A1234学', '京A1234警'],
    ['鲁BD12345', '鲁BDF1234', '鲁B12345D'],
  ].flat(),
)('%s is right', (plate) => {
  expect(checkLicencePlate(plate)).toBeUndefined()
})

test.each(
  [
    ['', '鲁B1234', '鲁B123456', '鲁BD1234挂', '鲁b12345', 'LB12345', '鲁I12345', '鲁O12345'],
    [
      '鲁B1234O',
      '鲁BI1234',
      '鲁B1234I',
      '鲁112345',
      '台B12345',
      '鲁B·12345',
      '鲁B12345DD',
      '鲁B１2345',
    ],
  ].flat(),
)('%j is wrong', (plate) => {
  expect(checkLicencePlate(plate)).toEqual({
    reason: 'validate.licencePlate.shape',
    params: { value: plate },
    severity: 'error',
  })
})
