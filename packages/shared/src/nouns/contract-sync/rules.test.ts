import { expect, test } from 'vitest'
import { contractSyncRefusal } from './rules.ts'

const form = (code: boolean, subject: boolean, dates: boolean) => ({
  contractCode: code ? ' HT-1 ' : ' ',
  contractSubjectNames: subject ? '示例公司' : '',
  signDateStart: dates ? '2026-01-01' : '',
  signDateEnd: dates ? '2026-12-31' : '',
})

test.each([
  [false, false, false, 'contract.codeOrDatesRequired'],
  [true, false, false, undefined],
  [false, true, false, 'contract.datesRequired'],
  [true, true, false, 'contract.datesRequired'],
  [false, false, true, 'contract.syncSubjectRequired'],
  [true, false, true, 'contract.syncSubjectRequired'],
  [false, true, true, undefined],
  [true, true, true, undefined],
])('number %s, subject %s, dates %s: %s', (code, subject, dates, reason) => {
  expect(contractSyncRefusal(form(code, subject, dates), true)?.reason).toBe(reason)
})

test('without the right to subject and dates the number alone is asked for', () => {
  expect(contractSyncRefusal(form(false, true, true), false)?.reason).toBe('contract.codeRequired')
  expect(contractSyncRefusal(form(true, false, false), false)).toBeUndefined()
})

test('dates in the wrong order are refused', () => {
  const reversed = { ...form(false, true, true), signDateEnd: '2025-12-31' }
  expect(contractSyncRefusal(reversed, true)?.reason).toBe('contract.signDatesReversed')
})
