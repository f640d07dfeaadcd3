import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedFee, invoicedBill, invoicedCustomer } from '../../support/bills.ts'
import { wizardOf } from '../../support/imports.ts'
import { workbook } from '../../support/workbooks.ts'

let app: TestApp
let wizard: ReturnType<typeof wizardOf>

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  wizard = wizardOf(app, 'cw')
})
afterAll(async () => {
  await wizard.worker.stop()
  await app.close()
})

const heading = ['记账日期', '对方名称', '贷方发生额', '借方发生额', '流水号', '摘要']
const found = async (reference: string) =>
  (await app.data('payment.page', { reference, size: 50 }, 'jf')).records

test('a bank file brings money in and out, which waits for a person to match it', async () => {
  const name = '宁波演示（虚构）有限公司'
  const of = await invoicedCustomer(app, name)
  await auditedFee(app, { customerId: of.customerId, bizDate: '2025-03-10', price: '640.5' })
  const { bill } = await invoicedBill(app, of, '202503')
  const file = await workbook([
    heading,
    ['2025-04-01', '宁波演示(虚构)有限公司', '640.50', null, 'BF-1', '仓储费'],
    ['2025-04-01', '某车队', null, 99, 'BF-2', `${'运'.repeat(499)}😀`],
  ])
  const batch = await wizard.upload(file, 'bank.xlsx', 'payment')
  expect(batch).toMatchObject({ status: 'checked', findingCount: 0, rowCount: 2, doubtfulRows: 0 })
  expect((await wizard.publish(batch)).result).toEqual({ payments: 2, skipped: 0 })
  const [received] = await found('BF-1')
  expect(received).toMatchObject({ recPay: 1, amount: '640.50', status: 1, source: 2 })
  const remark = '运'.repeat(499)
  expect((await found('BF-2'))[0]).toMatchObject({ recPay: 2, amount: '99.00', remark })
  const [suggestion] = await app.data('payment.suggestions', { id: received.id }, 'cw')
  expect(suggestion).toMatchObject({
    reasons: ['amount', 'payer'],
    parts: [{ amount: '640.50', bill: { id: bill.id } }],
  })
})

test('what is recorded already, or is in the file twice, is named and left out', async () => {
  const row = ['2025-04-01', '甲', 10, null, 'BF-3', '第一次']
  const first = await wizard.upload(await workbook([heading, row]), 'one.xlsx', 'payment')
  await wizard.publish(first)
  const [{ paymentNo }] = await found('BF-3')
  const again = await workbook([
    heading,
    row,
    ['2025-04-01', '乙', 20, null, 'BF-4', ''],
    ['2025-04-01', '乙', 20, null, 'BF-4', '又一次'],
    ['2025-04-02', '甲', 10, null, 'BF-3', '另一天'],
  ])
  const batch = await wizard.upload(again, 'two.xlsx', 'payment')
  expect(batch.warnings).toEqual([
    { kind: 'payment.alreadyThere', count: 1 },
    { kind: 'payment.twiceInFile', count: 1 },
  ])
  const { records } = await wizard.rows(batch.id, { doubtful: 1 })
  expect(records[0].findings[0].message).toBe(
    `流水号 BF-3、同一日期和金额的款项已登记为 ${paymentNo}，导入时跳过`,
  )
  const done = await wizard.publish(batch, ['payment.alreadyThere', 'payment.twiceInFile'])
  expect(done.result).toEqual({ payments: 2, skipped: 2 })
  expect(await found('BF-4')).toHaveLength(1)
  expect(await found('BF-3')).toHaveLength(2)
})

test('a row without reference, with both sides or with none, or of tomorrow keeps the file out', async () => {
  const file = await workbook([
    heading,
    ['2025-04-01', '甲', 10, null, '', ''],
    ['2025-04-01', '甲', 10, 5, 'BF-5', ''],
    ['2025-04-01', '甲', null, null, 'BF-6', ''],
    ['2025-04-03', '甲', 10, null, 'BF-7', ''],
  ])
  const batch = await wizard.upload(file, 'bad.xlsx', 'payment')
  expect(batch).toMatchObject({ badRows: 4, findingCount: 4 })
  const { records } = await wizard.rows(batch.id, { bad: 1 })
  expect(records.map(({ findings }: any) => findings[0].message)).toEqual([
    '请填写交易流水号，以免重复登记',
    '每行应有收入金额或支出金额，且只有一个',
    '每行应有收入金额或支出金额，且只有一个',
    '收付款日期不能晚于今天 2025-04-02',
  ])
})
