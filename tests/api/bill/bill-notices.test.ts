import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep, draftBill } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { customerNamed } from '../../support/fees.ts'

/* Who is told what a bill waits for, on its way to its customer and back. */
let app: TestApp
let customerId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await customerNamed(app, '青岛样例橡胶', 'kf')
})
afterAll(() => app.close())

type Told = { businessId: string; message: string; state: string }
/** The sentences about a bill, and whether what they ask for is done. */
async function toldOf({ id }: Made, as: string): Promise<[message: string, isDone: boolean][]> {
  const { records }: { records: Told[] } = await app.data('notice.page', { size: 200 }, as)
  return records
    .filter(({ businessId }) => businessId === id)
    .map(({ message, state }): [string, boolean] => [message, state === 'done'])
    .toReversed()
}
const held = ({ id, version }: Made) => ({ id, version })

test('an auditor is told of a bill to audit, and who submitted it that it was rejected', async () => {
  await auditedFee(app, { customerId, bizDate: '2025-01-10' })
  const draft = await draftBill(app, customerId, '202501')
  const { billNo: no } = draft
  const submitted = await billStep(app, 'submit', draft, 'jf')
  const toAudit = `账单 ${no}（${draft.customerName}）已提交，待审核`
  expect(await toldOf(draft, 'cw')).toEqual([[toAudit, false]])
  const rejected: Made = await app.data(
    'bill.refuse',
    { ...held(submitted), reason: '少一行' },
    'cw',
  )
  const mendIt = `账单 ${no} 被驳回：少一行，请修改后重新提交`
  expect(await toldOf(draft, 'cw')).toEqual([[toAudit, true]])
  expect(await toldOf(draft, 'jf')).toEqual([[mendIt, false]])
  const again = await billStep(app, 'submit', rejected, 'jf')
  expect(await toldOf(draft, 'jf')).toEqual([[mendIt, true]])
  await app.data('bill.withdraw', held(again), 'jf')
  expect(await toldOf(draft, 'cw')).toEqual([
    [toAudit, true],
    [toAudit, true],
  ])
})

test('billing is told why a customer sends its bill back, until the bill is submitted again', async () => {
  await auditedFee(app, { customerId, bizDate: '2025-02-10' })
  const bill = await auditedBill(app, customerId, '202502')
  const disputed = await app.data('bill.dispute', { ...held(bill), reason: '数量不符' }, 'kh')
  const sentence = `客户 ${bill.customerName} 退回账单 ${bill.billNo}：数量不符，请核对后重新提交`
  expect(disputed.status).toBe(8)
  expect(await toldOf(bill, 'jf')).toEqual([[sentence, false]])
  expect(await toldOf(bill, 'kh')).toEqual([])
  const sentBack: Made = await app.data('bill.get', { id: bill.id }, 'jf')
  await billStep(app, 'submit', sentBack, 'jf')
  expect(await toldOf(bill, 'jf')).toEqual([[sentence, true]])
})

test('finance is told that a customer has confirmed its bill', async () => {
  await auditedFee(app, { customerId, bizDate: '2025-03-10' })
  const bill = await auditedBill(app, customerId, '202503')
  await app.data('bill.confirm', held(bill), 'kh')
  expect((await toldOf(bill, 'cw')).at(-1)).toEqual([
    `账单 ${bill.billNo} 已由客户确认，待开票`,
    false,
  ])
})
