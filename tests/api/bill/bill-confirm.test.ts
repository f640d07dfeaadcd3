import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep, draftBill } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { customerNamed } from '../../support/fees.ts'
import { png } from '../../support/pictures.ts'

let app: TestApp
let customerId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await customerNamed(app, '青岛样例橡胶', 'kf')
})
afterAll(() => app.close())

const held = ({ id, version }: Made) => ({ id, version })
const answer = async (operation: string, input: object, as: string) => {
  const { status, body } = await app.call(operation, input, as)
  return [status, status === 200 ? body.data.status : body.data.reason]
}
const audited = async (period: string, whose = customerId): Promise<Made> => {
  const bizDate = `${period.slice(0, 4)}-${period.slice(4)}-10`
  await auditedFee(app, { customerId: whose, bizDate })
  return auditedBill(app, whose, period)
}
const signed = async (bill: Made): Promise<string> => {
  const fields = { uploadModuleCode: 'ZDGL', businessId: bill.id, docType: 'QT' }
  const file = { name: '回签.png', bytes: png() }
  const { body } = await app.form('file.upload', { fields, file }, 'jf')
  return body.data.id
}

test('a customer sees its bills from the audit on, and confirms them by a click', async () => {
  await auditedFee(app, { customerId, bizDate: '2025-01-10' })
  const draft = await draftBill(app, customerId, '202501')
  expect(await answer('bill.get', { id: draft.id }, 'kh')).toEqual([404, 'record.notFound'])
  expect(await answer('bill.confirm', held(draft), 'kh')).toEqual([404, 'record.notFound'])
  expect((await app.data('bill.page', { customerId }, 'kh')).records).toEqual([])
  const bill = await billStep(app, 'pass', await billStep(app, 'submit', draft, 'jf'), 'cw')
  expect((await app.data('bill.page', { period: '202501' }, 'kh')).total).toBe(1)
  expect((await app.data('bill.totals', { period: '202501' }, 'kh'))[0]).toMatchObject({ count: 1 })
  expect(await answer('bill.confirm', held(bill), 'kh')).toEqual([200, 3])
  expect(await app.data('bill.get', { id: bill.id }, 'jf')).toMatchObject({ confirmFileId: null })
})

test('a customer sees no bill of another, and none that the warehouse company owes', async () => {
  const other = await newCustomer(app, '别家客户')
  const theirs = await audited('202502', other)
  expect(await answer('bill.get', { id: theirs.id }, 'kh')).toEqual([404, 'record.notFound'])
  await auditedFee(app, { customerId, bizDate: '2025-02-10', recPay: 2 })
  const [payable]: Made[] = await app.data(
    'bill.generate',
    { customerId, period: '202502', recPay: 2 },
    'jf',
  )
  const passed = await billStep(app, 'pass', await billStep(app, 'submit', payable!, 'jf'), 'cw')
  expect(await answer('bill.get', { id: passed.id }, 'kh')).toEqual([404, 'record.notFound'])
})

test('the staff confirms for the customer with a signed page of that very bill', async () => {
  const bill = await audited('202412')
  expect(await answer('bill.confirm', held(bill), 'jf')).toEqual([400, 'bill.signedFileRequired'])
  const other = await audited('202411')
  const foreign = { ...held(bill), fileId: await signed(other) }
  expect(await answer('bill.confirm', foreign, 'jf')).toEqual([400, 'file.notOfRecord'])
  const fileId = await signed(bill)
  expect(await answer('bill.confirm', { ...held(bill), fileId }, 'jf')).toEqual([200, 3])
  expect(await app.data('bill.get', { id: bill.id }, 'cw')).toMatchObject({ confirmFileId: fileId })
})

test('a customer that does not agree sends it back with a reason', async () => {
  const bill = await audited('202410')
  const back = { ...held(bill), reason: '数量不符' }
  expect(await answer('bill.dispute', { ...held(bill), reason: ' ' }, 'kh')).toEqual([
    400,
    'request.invalid',
  ])
  expect(await answer('bill.dispute', back, 'kh')).toEqual([200, 8])
  expect(await app.data('bill.get', { id: bill.id }, 'jf')).toMatchObject({ reason: '数量不符' })
  expect(await answer('bill.get', { id: bill.id }, 'kh')).toEqual([404, 'record.notFound'])
})
