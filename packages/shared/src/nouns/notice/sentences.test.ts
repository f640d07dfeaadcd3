import { expect, test } from 'vitest'
import { wordsOf } from './sentences.ts'

test('amounts in notices have thousands separators, numbers of bills have none', () => {
  const params = {
    no: '202611030012',
    customer: '恒序',
    date: '2026-11-20',
    amount: '13339.20',
    currency: 'CNY',
  }
  expect(wordsOf('zh', { kind: 'bill.overdue', params }).message).toBe(
    '账单 202611030012（恒序）已于 2026-11-20 到期，尚有 13,339.20 CNY 未收，请催收或登记收款',
  )
})
