import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { afterEach, describe, expect, test } from 'vitest'
import { at, outboundSuite } from '../../support/outbound.ts'
import { owner, rubberInStock } from '../../support/rubber.ts'

/*
 * What must hold of a customer's contract and credit before goods are promised to it
 * (docs/domain/master-data.md#customers).
 */
const suite = outboundSuite()
const { app, bill, customer, draft, pass, submitted } = suite
const node = inTenant('WMS_ZJWL')
/** Of the demo's contract of the owner. */
let contract: { id: string; contractNo: string; startDate: string; endDate: string }

const setContract = (changes: object) =>
  app().services.db.transaction(node, async (tx) => {
    const { contract: t } = tx.t
    const [row] = await tx.select(t, eq(t.customerId, customer()), eq(t.isDeleted, 0))
    contract ??= row!
    await tx.update(t, changes, eq(t.id, row!.id))
  })
const setLimit = (creditLimit: string | null) =>
  app().services.db.transaction(node, async (tx) => {
    await tx.update(tx.t.customer, { creditLimit }, eq(tx.t.customer.id, customer()))
  })
const setLine = (id: string, changes: object) =>
  app().services.db.transaction(node, async (tx) => {
    await tx.update(tx.t.feeLine, changes, eq(tx.t.feeLine.id, id))
  })
afterEach(async () => {
  await setLimit(null)
  await setContract({
    status: 2,
    isStop: 0,
    startDate: contract.startDate,
    endDate: contract.endDate,
  })
  const { records } = await app().data('feeLine.page', { customerId: customer() }, at('jf'))
  for (const { id } of records) await setLine(String(id), { status: 9 })
})

const submit = (given: object = {}) =>
  app().call('outboundOrder.create', { ...draft(given), auditStatus: 1 }, at('kf'))

describe('the contract', () => {
  test('must hold on the day of the pickup, or the order is not submitted', async () => {
    await setContract({ endDate: '2025-03-19' })
    const refused = await submit()
    expect([refused.status, refused.body.data.reason, refused.body.msg]).toEqual([
      409,
      'outboundOrder.contractNotHolding',
      `客户「${owner}」的合同 ${contract.contractNo}（至 2025-03-19）在提货日期 2025-03-20 不是有效合同，请先续签或启用合同，或修改提货日期`,
    ])
    expect((await submit({ pickDate: '2025-03-19' })).status).toBe(200)
  })

  test.each([
    ['is stopped', { isStop: 1 }],
    ['begins later', { startDate: '2025-03-21' }],
    ['was voided', { status: 9 }],
    ['has expired', { status: 4 }],
  ])('that %s does not hold', async (_why, changes) => {
    await setContract(changes)
    const { status, body } = await submit()
    expect([status, body.data.reason]).toEqual([409, 'outboundOrder.contractNotHolding'])
  })

  test('that was renewed holds to its last day', async () => {
    await setContract({ status: 5, endDate: '2025-03-20' })
    expect((await submit()).status).toBe(200)
  })

  test('is looked at again when the order is passed', async () => {
    const { id } = await submitted()
    await setContract({ isStop: 1 })
    const { status, body } = await pass(id)
    expect([status, body.data.reason]).toEqual([409, 'outboundOrder.contractNotHolding'])
    expect((await suite.orderOf(id))['outboundStatus']).toBe(1)
    await setContract({ isStop: 0 })
    expect((await pass(id)).status).toBe(200)
  })

  test('is not asked of a customer that never had one', async () => {
    const name = '无合同货主（虚构）'
    const draftOf = { customerName: name, socialCreditCode: 'C-NO-CONTRACT', isVisual: 1 }
    const { id: customerId } = await app().data('customer.create', draftOf, at('kf'))
    const [lot] = await rubberInStock(app().services, { bill: `${bill()}X`, customer: name })
    const lines = [{ productId: lot!.productId, qty: '1.26', pieces: 1 }]
    const { status } = await submit({ masterBillNo: `${bill()}X`, customerId, lines })
    expect(status).toBe(200)
  })
})

describe('the credit', () => {
  const owe = async (amount: string) => {
    const line = await app().data(
      'feeLine.create',
      {
        customerId: customer(),
        feeCode: 'QTF',
        bizDate: '2025-03-10',
        pricing: 'PASS',
        amount,
        receiptNo: '代垫',
      },
      at('jf'),
    )
    return String(line.id)
  }

  test('lets an order pass up to the limit, and not beyond it', async () => {
    await owe('800.00')
    await setLimit('799.99')
    const { id } = await submitted()
    const refused = await pass(id)
    expect([refused.status, refused.body.data.reason, refused.body.msg]).toEqual([
      409,
      'customer.creditExceeded',
      `客户「${owner}」未结费用 800.00 元，已超过信用额度 799.99 元，请先收款核销或调整信用额度`,
    ])
    expect((await suite.orderOf(id))['outboundStatus']).toBe(1)
    await setLimit('800')
    expect((await pass(id)).status).toBe(200)
  })

  test('is exact where the debt is more than one amount can say', async () => {
    for (const day of [11, 12])
      await app().data(
        'feeLine.create',
        {
          customerId: customer(),
          feeCode: 'QTF',
          bizDate: `2025-03-${day}`,
          pricing: 'TYPED',
          unit: '小时',
          qty: '1000000000',
          price: '80000',
        },
        at('jf'),
      )
    await owe('0.01')
    await setLimit('89999999999999.99')
    const { id } = await submitted()
    const refused = await pass(id)
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      expect.stringContaining(
        '未结费用 160,000,000,000,000.01 元，已超过信用额度 89,999,999,999,999.99 元',
      ),
    ])
    expect((await suite.orderOf(id))['outboundStatus']).toBe(1)
  })

  test.each([
    ['written off', { status: 5 }],
    ['voided', { status: 9 }],
    ['payable', { recPay: 2 }],
  ])('does not count a fee that is %s', async (_what, changes) => {
    await setLine(await owe('800.00'), changes)
    await setLimit('10')
    const { id } = await submitted()
    expect((await pass(id)).status).toBe(200)
  })

  test('has no limit while none is entered', async () => {
    await owe('800.00')
    const { id } = await submitted()
    expect((await pass(id)).status).toBe(200)
  })

  test('is asked of an inbound order as well', async () => {
    await owe('800.00')
    await setLimit('10')
    const { id } = await app().data(
      'inboundOrder.create',
      {
        masterBillNo: `${bill()}IN`,
        customerId: customer(),
        inboundType: '1',
        expectDate: '2025-03-20',
        inboundProductList: [{ productName: '20号标准胶 TSR20', planPieces: 1, planNet: '1000' }],
        auditStatus: 1,
      },
      at('kf'),
    )
    const judge = () => app().call('inboundOrder.audit', { id, type: 2 }, at('sh'))
    const refused = await judge()
    expect([refused.status, refused.body.data.reason]).toEqual([409, 'customer.creditExceeded'])
    await setLimit(null)
    expect((await judge()).status).toBe(200)
  })

  test('does not stand in the way of a rejection', async () => {
    await owe('800.00')
    await setLimit('10')
    const { id } = await submitted()
    const input = { id, type: 3, msg: '超额度' }
    expect((await app().call('outboundOrder.audit', input, at('sh'))).status).toBe(200)
  })
})
