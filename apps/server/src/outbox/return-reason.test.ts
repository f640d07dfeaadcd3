import { expect, test } from 'vitest'
import { reasonOfReturn } from './return-reason.ts'

test.each([
  ['5.1.1', 'mail.returnedNobody'],
  ['5.1.10', 'mail.returnedNobody'],
  ['5.1.2', 'mail.returnedDomain'],
  ['5.4.310', 'mail.returnedDomain'],
  ['4.2.2', 'mail.returnedFull'],
  ['5.2.2', 'mail.returnedFull'],
  ['5.3.4', 'mail.returnedLarge'],
  ['5.7.1', 'mail.returnedRefused'],
  ['4.4.1', 'mail.returnedLate'],
  ['5.4.7', 'mail.returnedLate'],
  ['5.0.0', 'mail.bounced'],
  ['', 'mail.bounced'],
])('a mail that came back with status %s: %s', (status, reason) => {
  expect(reasonOfReturn(status)).toBe(reason)
})
