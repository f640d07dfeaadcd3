import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { auditedFee, confirmedBill, invoiceDraft, invoicedCustomer } from '../../support/bills.ts'
import { wizardOf } from '../../support/imports.ts'
import { workbook } from '../../support/workbooks.ts'

/* Yen have no decimals: nobody pays, invoices or takes off a part of one (docs/domain/values.md#tax). */
let app: TestApp
const refused = [400, 'value.noDecimals']

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  const rate = { currency: 'JPY', month: '202502', rate: '0.048' }
  await app.data('fxRate.create', rate, 'jf')
})
afterAll(() => app.close())

const asked = async (operation: string, input: object, as = 'cw') =>
  statusAndReason(await app.call(operation, input, as))

test('yen are paid whole, typed and written off', async () => {
  const money = { payDate: '2025-04-01', currency: 'JPY' }
  expect(await asked('payment.create', { ...money, amount: '100.50' })).toEqual(refused)
  const paid = await app.data('payment.create', { ...money, amount: '1000' }, 'cw')
  expect(
    await asked('payment.update', { id: paid.id, version: paid.version, ...money, amount: '0.5' }),
  ).toEqual(refused)
})

test('yen are exported without decimals, yuan beside them with theirs', async () => {
  for (const currency of ['JPY', 'CNY'])
    await app.data(
      'payment.create',
      { payDate: '2025-03-31', currency, amount: '1500', remark: '导出' },
      'cw',
    )
  const columns = ['currency', 'amount', 'rest']
  const day = { dateFrom: '2025-03-31', dateTo: '2025-03-31' }
  const file = await app.download('payment.export', { ...day, columns, format: 'csv' }, 'cw')
  const [, ...rows] = file.toString('utf8').trim().split('\r\n')
  expect(rows.sort()).toEqual(['CNY,1500.00,1500.00', 'JPY,1500,1500'])
})

test('a row of a bank file with a part of a yen is a finding', async () => {
  const wizard = wizardOf(app, 'cw')
  const file = await workbook([
    ['记账日期', '对方名称', '贷方发生额', '币种', '流水号'],
    ['2025-04-01', '甲', '100.50', 'JPY', 'WC-1'],
    ['2025-04-01', '甲', '100.00', 'JPY', 'WC-2'],
  ])
  const batch = await wizard.upload(file, 'yen.xlsx', 'payment')
  await wizard.worker.stop()
  expect(batch).toMatchObject({ findingCount: 1 })
})

test('of a bill in yen whole yen are invoiced, reduced and written off', async () => {
  const of = await invoicedCustomer(app, '日元客户')
  const { customerId, customerInvoiceId } = of
  const fee = { customerId, bizDate: '2025-03-10', price: '1000', currency: 'JPY' }
  const line = await auditedFee(app, fee)
  const bill = await confirmedBill(app, customerId, '202503')
  const reduction = { billId: bill.id, feeLineId: line.id, amount: '10.5', reason: '少作业' }
  expect(await asked('billReduction.create', reduction, 'jf')).toEqual(refused)
  const part = { bill, amount: '500.5', tax: '28' }
  expect(await asked('invoice.create', invoiceDraft('WC1', [part], { customerInvoiceId }))).toEqual(
    refused,
  )
  const whole = invoiceDraft('WC2', [{ bill }], { customerInvoiceId })
  await app.data('invoice.create', whole, 'cw')
  const money = { payDate: '2025-04-01', currency: 'JPY', amount: '1000', customerId }
  const parts = [{ billId: bill.id, amount: '99.5' }]
  expect(await asked('payment.create', { ...money, parts })).toEqual(refused)
})
