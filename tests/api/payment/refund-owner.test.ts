import { expect, test } from 'vitest'
import { newCustomer } from '../../support/contracts.ts'
import { paymentSuite } from './payments.ts'

const { app, money, paid, refusal } = paymentSuite()

test('money of nobody yet does not go back to two customers', async () => {
  const refunds = []
  for (const name of ['退款客户甲', '退款客户乙']) {
    const surplus = await paid({ customerId: await newCustomer(app(), name), amount: '300' })
    refunds.push({ paymentId: surplus.id, amount: '300' })
  }
  const back = money({ recPay: 2, amount: '600', refunds })
  expect(await refusal('payment.create', back)).toEqual([409, 'payment.refundOtherCustomer'])
})
