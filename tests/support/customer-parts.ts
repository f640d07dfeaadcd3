import { completeCreditCode } from '@yuncang/shared/validate/credit-code'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startApp, type TestApp } from './app.ts'

export type Party = { id: string; customerName: string; socialCreditCode: string }
export type Stored = { id: string; version: number; isDefault: 0 | 1; bankAccount: string }

/** An application, and three fresh customers for every test: a company, one overseas, one of another tenant. */
export function customerPartsSuite() {
  let app: TestApp
  let serial = 0
  let company: Party
  let overseas: Party
  let foreign: Party

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    company = await create('kf', 0)
    overseas = await create('kf', 1)
    foreign = await create('kf.zjwl', 0)
  })

  function create(as: string, isVisual: 0 | 1): Promise<Party> {
    serial += 1
    const body = `91370200MA3CP${String(serial).padStart(3, '0')}`
    const socialCreditCode = isVisual ? `OVERSEAS-${serial}` : completeCreditCode(body)
    const draft = { customerName: `资料客户${serial}`, socialCreditCode, isVisual }
    return app.data('customer.create', draft, as)
  }

  const anInvoice = (more: object = {}) => ({
    customerId: company.id,
    invoiceTitle: company.customerName,
    dutyNumber: company.socialCreditCode,
    invoiceType: '3',
    ...more,
  })
  const aBank = (more: object = {}) => ({
    customerId: company.id,
    bankName: '示例银行',
    bankAccount: '37020000000001',
    currency: 'CNY',
    ...more,
  })
  const aContacter = (more: object = {}) => ({
    customerId: company.id,
    name: '王样例',
    phone: '13800000001',
    ...more,
  })
  const aBranch = (more: object = {}) => ({
    customerId: company.id,
    branchName: '日照分公司',
    ...more,
  })

  const save = (noun: string, input: object): Promise<Stored> =>
    app.data(`${noun}.save`, input, 'kf')
  const refusal = async (operation: string, input: object, as = 'kf') => {
    const { status, body } = await app.call(operation, input, as)
    return [status, body.data?.reason, body.msg]
  }
  const banksOf = (id: string): Promise<Stored[]> => app.data('customerBank.list', { id }, 'kf')
  const historyOf = async (id: string): Promise<{ action: string; fieldDiff: object }[]> =>
    app.data('record.operations', { businessId: id }, 'kf')
  return {
    app: () => app,
    company: () => company,
    overseas: () => overseas,
    foreign: () => foreign,
    anInvoice,
    aBank,
    aContacter,
    aBranch,
    save,
    refusal,
    banksOf,
    historyOf,
  }
}
