import { expect, test } from 'vitest'
import { rateOf } from './cure.ts'

test('the rate that a fee lacks is asked for by currency and month, which is the one before', () => {
  expect(rateOf({ currency: 'EUR', periodTo: '2026-11-03' }).search).toMatchObject({
    currency: 'EUR',
    month: '202610',
  })
  expect(rateOf({ currency: 'USD', periodTo: '2027-01-31' }).search).toMatchObject({
    month: '202612',
  })
})
