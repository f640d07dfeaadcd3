import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/** Customers that no other test of the file has. */
export function customerSuite() {
  let app: TestApp
  let turn = 0

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())
  beforeEach(() => {
    turn += 1
  })

  const aCustomer = (more: object = {}) => ({
    customerName: `测试客户${turn}`,
    socialCreditCode: `TEST-${turn}`,
    isVisual: 1,
    ...more,
  })
  const create = (more: object = {}) => app.data('customer.create', aCustomer(more), 'kf')
  return { app: () => app, turn: () => turn, aCustomer, create }
}
