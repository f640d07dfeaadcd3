import { expect, test } from 'vitest'
import { checkCustomsEtpsNo } from './customs-etps-no.ts'

test.each(['', '3702960001', '3702980002', '37026600AB', '3702W60001'])('%j is fine', (code) => {
  expect(checkCustomsEtpsNo(code)).toBeUndefined()
})

test.each([
  ['370296001', 'validate.customsEtpsNo.shape'],
  ['37O2960001', 'validate.customsEtpsNo.shape'],
  ['37029600011', 'validate.customsEtpsNo.shape'],
  ['3702w60001', 'validate.customsEtpsNo.shape'],
  ['37029A0001', 'validate.customsEtpsNo.shape'],
  ['3702060001', 'validate.customsEtpsNo.zone'],
  ['3702860001', 'validate.customsEtpsNo.zone'],
  ['3702900001', 'validate.customsEtpsNo.kind'],
])('%s is pointed out and never blocks', (code, reason) => {
  expect(checkCustomsEtpsNo(code)).toMatchObject({ reason, severity: 'warning' })
})
