import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep, draftBill, typedFee } from '../../support/bills.ts'
import { newCustomer } from '../../support/contracts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
})
afterAll(() => app.close())

/** How many wait, since when and how many of them too long, by what waits. */
async function waiting(as: string) {
  const { todos }: HomeFigures = await app.data('dashboard.home', {}, as)
  const told = todos.filter(({ key }) => /^(bill|fee|payment|month)/.test(key))
  return Object.fromEntries(told.map(({ key, count, due, late }) => [key, [count, due, late]]))
}

test('the homes of those who bill and those who audit name what waits for them, and what is late', async () => {
  const customerId = await newCustomer(app, '首页客户')
  await auditedFee(app, { customerId, bizDate: '2025-02-10' })
  await auditedBill(app, customerId, '202502')
  await auditedFee(app, { customerId, bizDate: '2025-03-10' })
  await auditedBill(app, customerId, '202503')
  await auditedFee(app, { customerId, bizDate: '2025-01-10' })
  const draft = await draftBill(app, customerId, '202501')
  await typedFee(app, { customerId, bizDate: '2025-03-11' })
  expect(await waiting('jf')).toEqual({
    feesToConfirm: [1, null, 0],
    billsToSubmit: [1, null, 0],
    billsToSend: [2, null, 0],
    billsToConfirm: [2, '2025-03-30', 1],
    paymentsOverdue: [1, null, 1],
    monthsToHandIn: [3, null, 0],
  })
  await billStep(app, 'submit', draft, 'jf')
  expect(await waiting('cw')).toEqual({ billsToAudit: [1, null, 0], paymentsOverdue: [1, null, 1] })
})
