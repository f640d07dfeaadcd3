import { inTenant } from '@yuncang/db/handle'
import { and, eq } from '@yuncang/db/sql'
import { describe, expect, test } from 'vitest'
import { contractDraft, flatLine, newCustomer, tieredLine } from '../../support/contracts.ts'
import { expectSound, priced } from '../../support/fees.ts'
import { flat, node, storageSuite } from './storages.ts'

/* Prices that nothing can be charged by: refused when they are saved, and no bar to others where they stand already. */
const { app, ctx, arrive } = storageSuite()
const march = { from: '2025-03-01', to: '2025-03-31' }

const byDay = { ...tieredLine, freeDays: 0, freeMode: null }
const byQuantity = { ...flatLine, calcMethod: 'TIER_QTY', price: '0', tierMode: 'SLICED' }
/** '1-30 31-' with a price of 1 each. */
const tiers = (text: string) =>
  text.split(' ').map((row) => {
    const [fromValue = '', toValue = ''] = row.split('-')
    return { fromValue, toValue: toValue === '' ? null : toValue, price: '1' }
  })

/** Prices of a customer, passed with tiers that hold and then given others in the database. */
async function pricedWrongly(customerId: string, detail: object, wrong: string): Promise<void> {
  const { bjdId } = await priced(app(), customerId, [{ ...detail, tiers: tiers('0-') }])
  await app().services.db.transaction(inTenant(node), async (tx) => {
    const { stepwiseQuotation: t } = tx.t
    const [first] = await tx.select(t, eq(t.sheetId, bjdId))
    const { tenantNode: _node, ...row } = first!
    const ofLine = and(eq(t.sheetId, bjdId), eq(t.rowNo, row.rowNo))
    for (const [at, tier] of tiers(wrong).entries())
      await (at === 0
        ? tx.update(t, tier, ofLine)
        : tx.insert(t, { ...row, ...tier, id: `${row.id}-${at}`, rowNo: row.rowNo + at }))
  })
}

const lacksTiers = (detail: string) => ({
  isMissingPrice: 1,
  amount: '0.00',
  explanation: { parts: [], steps: [{ kind: 'MISSING', what: 'TIERS', detail }] },
})

test.each([
  ['0-7 7-', byDay, 1, '第 2 档须从 8 起，紧接上一档，不能有空档或重叠'],
  ['1-7.5 8.5-', byDay, 0, '第 1 档的起止须是整天数'],
  ['1-10.5 11.5-', byQuantity, 0, '第 1 档的起止须是整数；数量有小数的阶梯请从 0 开始'],
])('tiers %s are refused when they are saved, with the row', async (text, line, row, message) => {
  const customerId = await newCustomer(app(), `阶梯${text}`)
  const details = [{ ...line, tiers: tiers(text) }]
  const draft = { ...contractDraft(customerId), quotation: { details } }
  const { status, body } = await app().call('contract.createWithQuotation', draft, 'sw')
  expect([status, body.data.issues]).toEqual([
    400,
    [{ path: `quotation.details.0.tiers.${row}`, message }],
  ])
})

describe('tiers that were saved before that', () => {
  test('leave their line without an amount, and every other customer is charged', async () => {
    const stay = [{ tonnes: '10', bizDate: '2025-03-10' }]
    const [wrong, half, right] = [await arrive(stay), await arrive(stay), await arrive(stay)]
    await pricedWrongly(wrong.customer.id, byDay, '0-7 7-')
    await pricedWrongly(half.customer.id, byDay, '1-7.5 8.5-')
    await priced(app(), right.customer.id, [flat])
    const { status, body } = await app().call('feeLine.runPeriod', march, 'jf')
    expect([status, body.data.missing >= 2]).toEqual([200, true])
    expect(await right.storage()).toEqual([['2025-03-10', '2025-03-31', '220.00', 0, 0]])
    expect(await wrong.lines()).toMatchObject([lacksTiers('2')])
    expect(await half.lines()).toMatchObject([lacksTiers('1')])
    await expectSound(ctx())
  })

  test('let an order be audited, and keep their fee from being charged by hand', async () => {
    const customerId = await newCustomer(app(), '入库阶梯客户')
    await pricedWrongly(customerId, byQuantity, '1-10.5 11.5-')
    const draft = {
      masterBillNo: 'UNPRICED0001',
      customerId,
      inboundType: '1',
      businessType: '1',
      expectDate: '2025-06-05',
      inboundProductList: [{ productName: '20号标准胶 TSR20', planPieces: 10, planNet: '10000' }],
      auditStatus: 1,
    }
    const { id } = await app().data('inboundOrder.create', draft, 'kf')
    const { status } = await app().call('inboundOrder.audit', { id, type: 2 }, 'sh')
    expect(status).toBe(200)
    const [line] = await app().data('feeLine.ofBusiness', { businessId: id }, 'jf')
    expect(line).toMatchObject({ feeCode: 'RKF', ...lacksTiers('1') })
    const fee = { customerId, feeCode: 'RKF', bizDate: '2025-06-02', currency: 'CNY' }
    const byHand = { ...fee, pricing: 'TARIFF', qty: '3', recPay: 1 }
    const refused = await app().call('feeLine.create', byHand, 'jf')
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      '「入库费」的价格有误，不能计价：第 1 档阶梯不符合规则。请先改正价格，或直接录入单价',
    ])
  })

  test('and amounts beyond what is recorded stop nobody but their own line', async () => {
    const stay = [{ tonnes: '99999', bizDate: '2025-03-10' }]
    const [dear, right] = [await arrive(stay), await arrive(stay)]
    await priced(app(), dear.customer.id, [{ ...flat, price: '8999999999' }])
    await priced(app(), right.customer.id, [flat])
    expect((await app().call('feeLine.runPeriod', march, 'jf')).status).toBe(200)
    expect(await dear.lines()).toMatchObject([
      { isMissingPrice: 1, explanation: { steps: [{ kind: 'MISSING', what: 'AMOUNT' }] } },
    ])
    expect((await right.storage())[0]?.[2]).toBe('2199978.00')
  })
})
