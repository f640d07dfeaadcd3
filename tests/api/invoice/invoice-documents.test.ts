import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import {
  auditedFee,
  invoicedBill,
  invoicedCustomer,
  withInvoiceDetails,
} from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { customerNamed } from '../../support/fees.ts'
import { png } from '../../support/pictures.ts'

let app: TestApp
let own: Made
let other: Made

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  const customerId = await customerNamed(app, '青岛样例橡胶', 'kf')
  own = await invoiceOf(await withInvoiceDetails(app, customerId, '青岛样例橡胶'))
  other = await invoiceOf(await invoicedCustomer(app, '别家客户'))
})
afterAll(() => app.close())

async function invoiceOf(of: { customerId: string; customerInvoiceId: string }): Promise<Made> {
  await auditedFee(app, { customerId: of.customerId, bizDate: '2025-01-10' })
  return (await invoicedBill(app, of, '202501')).invoice
}
const fieldsOf = ({ id }: Made) => ({
  uploadModuleCode: 'FPGL',
  businessId: id,
  docType: 'CI',
})
const send = (invoice: Made, as: string, grey = 0) =>
  app.form(
    'file.upload',
    { fields: fieldsOf(invoice), file: { name: '发票.png', bytes: png(4, 3, grey) } },
    as,
  )
const listOf = ({ id }: Made, as: string) =>
  app.call('file.list', { uploadModuleCode: 'FPGL', businessId: id }, as)
const answer = async (operation: string, input: object, as: string) =>
  statusAndReason(await app.call(operation, input, as))

test('an invoice keeps its file, which its customer downloads and nobody else of customers does', async () => {
  const mine = (await send(own, 'cw')).body.data
  const theirs = (await send(other, 'cw')).body.data
  expect((await listOf(own, 'kh')).body.data).toMatchObject([{ id: mine.id, name: '发票.png' }])
  expect((await app.call('file.download', { id: mine.id }, 'kh')).status).toBe(200)
  expect(statusAndReason(await listOf(other, 'kh'))).toEqual([404, 'record.notFound'])
  expect(await answer('file.download', { id: theirs.id }, 'kh')).toEqual([404, 'record.notFound'])
})

test('those who record invoices add and remove it, readers and customers do not', async () => {
  for (const as of ['jf', 'kh'])
    expect(statusAndReason(await send(own, as, 9))).toEqual([403, 'access.denied'])
  const { id, version } = (await send(own, 'cw', 10)).body.data
  for (const as of ['jf', 'kh'])
    expect(await answer('file.remove', { id, version }, as)).toEqual([403, 'access.denied'])
  expect(await answer('file.remove', { id, version }, 'cw')).toEqual([200, undefined])
})

test('what was taken back keeps what it was', async () => {
  const { id, version } = (await send(own, 'cw', 20)).body.data
  const reversal = { invoiceNo: 'F-RED-1', invoiceDate: '2025-04-02', reason: '抬头有误' }
  await app.data('invoice.reverse', { id: own.id, version: own.version, ...reversal }, 'cw')
  expect(await answer('file.remove', { id, version }, 'cw')).toEqual([409, 'file.wrongStatus'])
  expect((await send(own, 'cw', 21)).status).toBe(200)
})
