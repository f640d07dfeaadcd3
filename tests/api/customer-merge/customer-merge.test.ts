// @postgres: locks of customers, jobs
import { getTableName } from 'drizzle-orm'
import { system } from '@yuncang/db/handle'
import { customerColumns } from '@yuncang/db/customer-columns'
import { sqliteSchema, tableTraits } from '@yuncang/db/schema/index'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../support/app.ts'
import { beside } from '../../support/beside.ts'
import { auditedFee, auditedBill, draftBill } from '../../support/bills.ts'
import { rowsNaming } from '../../support/customer-rows.ts'
import { engineOfRun } from '../../support/database.ts'
import { oneLine } from '../../support/inbound.ts'
import { mergeSuite, type Row } from './merges.ts'

/* docs/domain/customer-merge.md#merge */

const suite = mergeSuite()
const { app, bill, planned, received, answer, draft, customerNamed } = suite
const { turn, get, named, pairOf, preview, operationsOf, actionsOf, started, attempt, merge } =
  suite

/** What the finance platform would have answered. */
const settleExchanges = () =>
  app().services.db.transaction(system('test'), async (tx) => {
    await tx.update(tx.t.financeExchange, { status: 1 })
  })

describe('a merge', () => {
  test('moves whatever names the customer, tells both histories, and leads from the one to the other', async () => {
    const from = await get(await customerNamed('青岛样例橡胶'))
    const into = await named(`接收客户${turn()}有限公司`)
    const order = await planned({ ...oneLine(), masterBillNo: bill(1) })
    expect(order.customerId).toBe(from.id)
    const fee = await auditedFee(app(), { customerId: from.id, bizDate: '2025-01-10' })
    const audited = await auditedBill(app(), from.id, '202501')
    await app().data(
      'customerContacter.save',
      { customerId: from.id, name: '王合', phone: '13800000009' },
      'kf',
    )
    const waiting = await preview(from, into)
    expect(waiting.refusals).toEqual([
      `客户「${from.customerName}」有 1 条财务平台往来未办结，请等待或先处理`,
    ])
    await settleExchanges()
    const { moves, refusals } = await preview(from, into)
    expect(refusals).toEqual([])
    expect(moves.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['入库订单', '费用明细', '账单', '客户联系人', '用户']),
    )

    expect(await merge(from, into)).toMatchObject({ status: 'done' })

    expect(await rowsNaming(app().services.db, from.id)).toEqual([])
    expect(await get(from.id)).toMatchObject({ isStop: 1, stopReason: '', mergedIntoId: into.id })
    expect(await app().data('feeLine.get', { id: fee['id'] }, 'jf')).toMatchObject({
      customerId: into.id,
      customerName: into.customerName,
    })
    const kept = await app().data('bill.get', { id: audited['id'] }, 'jf')
    expect(kept).toMatchObject({ customerId: into.id, customerName: from.customerName })
    const told = await operationsOf(from.id)
    expect(told.find(({ action }) => action === 'mergeInto')?.fieldDiff).toEqual({
      isStop: { before: 0, after: 1 },
      mergedInto: { before: null, after: `${into.customerCode} ${into.customerName}` },
    })
    expect(await actionsOf(into.id)).toContain('mergeFrom')
    const [found] = await app().data('customer.byNames', { names: [from.customerName] }, 'kf')
    expect(found.ID).toBe(into.id)
    const refused = await app().call(
      'inboundOrder.create',
      await draft({ masterBillNo: bill(2), customerId: from.id }),
      'kf',
    )
    expect(refused.body.data.reason).toBe('customer.merged')
    expect(
      await answer(
        'customer.setStopped',
        { id: from.id, version: (await get(from.id)).version, isStop: 0 },
        'kf',
      ),
    ).toEqual([409, 'customer.merged'])
    const chained = await named(`再接收${turn()}有限公司`)
    expect(await merge(await get(into.id), chained)).toMatchObject({ status: 'done' })
    expect(await get(from.id)).toMatchObject({ mergedIntoId: chained.id })
  })

  test('is refused while both have a bill that is not audited, and says which', async () => {
    const from = await named(`开票甲${turn()}客户`)
    const into = await named(`开票乙${turn()}客户`)
    for (const { id } of [from, into])
      await auditedFee(app(), { customerId: id, bizDate: '2025-03-10' })
    const [a, b] = [
      await draftBill(app(), from.id, '202503'),
      await draftBill(app(), into.id, '202503'),
    ]
    const { refusals } = await preview(from, into)
    expect(refusals).toEqual([
      `两个客户 202503 各有一张未审核的账单（${a['billNo']}、${b['billNo']}），请先审核或作废其中一张`,
    ])
    const call = await app().call(
      'customerMerge.start',
      pairOf(await get(from.id), await get(into.id)),
      'sw',
    )
    expect([call.status, call.body.data.reason]).toEqual([409, 'customerMerge.openBills'])
  })

  test('leaves out what the other has already, and keeps its defaults', async () => {
    const [from, into] = [await named(`甲${turn()}客户公司`), await named(`乙${turn()}客户公司`)]
    const account = (customerId: string, bankAccount: string) =>
      app().data(
        'customerBank.save',
        { customerId, bankName: '示例银行', bankAccount, currency: 'CNY' },
        'kf',
      )
    await account(from.id, '62220000001111')
    await account(from.id, '62220000002222')
    await account(into.id, '62220000002222')
    expect(await merge(from, into)).toMatchObject({ status: 'done' })
    const { banks } = await get(into.id)
    expect(banks.map(({ bankAccount, isDefault }) => [bankAccount, isDefault]).sort()).toEqual([
      ['62220000001111', 0],
      ['62220000002222', 1],
    ])
  })

  test('and an order of the customer saved meanwhile leave nothing behind', async () => {
    const [from, into] = [await named(`并发甲${turn()}客户`), await named(`并发乙${turn()}客户`)]
    const job = await started(pairOf(from, into))
    const order = await draft({ customerId: from.id })
    const saved = Array.from({ length: 8 }, (_, at) =>
      app().call('inboundOrder.create', { ...order, masterBillNo: bill(10 + at) }, 'kf'),
    )
    const [after, ...answers] = await Promise.all([attempt(job.id), ...saved])
    expect(after).toMatchObject({ status: 'done' })
    expect(await rowsNaming(app().services.db, from.id)).toEqual([])
    for (const { status, body } of answers)
      expect(['', 'customer.merged']).toContain(status === 200 ? '' : body.data.reason)
  })

  test('across tenants, of a stopped one, into itself and of one that has changed is refused', async () => {
    const [from, into] = [await named(`错甲${turn()}客户`), await named(`错乙${turn()}客户`)]
    const input = pairOf(from, into)
    const reason = async (given: object, as = 'sw') =>
      await answer('customerMerge.start', given, as)
    expect(await reason(input, 'sw.zjwl')).toEqual([404, 'record.notFound'])
    expect(await reason({ ...input, intoId: from.id })).toEqual([400, 'customerMerge.same'])
    expect(await reason({ ...input, fromVersion: 9 })).toEqual([409, 'record.stale'])
    expect((await reason(input, 'kf'))[0]).toBe(403)
    await app().data(
      'customer.setStopped',
      { id: into.id, version: 1, isStop: 1, stopReason: '停' },
      'kf',
    )
    expect(await reason(input)).toEqual([409, 'customerMerge.targetStopped'])
  })
})

test('every column by which a role sees the rows of one customer is moved', () => {
  const moved = new Set(
    customerColumns(sqliteSchema).map(({ table, id }) => `${getTableName(table)}.${id}`),
  )
  const compared = [...tableTraits].flatMap(([name, { rows }]) =>
    rows && 'noun' in rows && name !== 'customer'
      ? (rows.columns.customer ?? []).map((column) => `${name}.${column}`)
      : [],
  )
  expect(compared.length).toBeGreaterThan(8)
  expect(compared.filter((each) => !moved.has(each))).toEqual([])
})

/** A call is held by a lock, and the customers are merged meanwhile. */
async function mergedMeanwhile(
  [from, into]: readonly [Row, Row],
  table: string,
  call: () => Promise<Answer>,
) {
  const mergeBoth = async () => {
    await merge(from, into)
    return app().call('customer.get', { id: from.id }, 'sw')
  }
  const lock = `lock table ${table} in access exclusive mode`
  const [made] = await beside({ ownerUrl: app().database.ownerUrl, lock }, [call, mergeBoth])
  expect(await rowsNaming(app().services.db, from.id)).toEqual([])
  return made
}

const pair = async () =>
  [await named(`让出客户${turn()}有限公司`), await named(`接收客户${turn()}有限公司`)] as const

describe.runIf(engineOfRun === 'postgres')('what is made while a merge goes on', () => {
  test('is a bill of the other customer, too', async () => {
    const [from, into] = await pair()
    await auditedFee(app(), { customerId: from.id, bizDate: '2025-01-10' })
    const asked = { customerId: from.id, period: '202501', recPay: 1 }
    const generate = () => app().call('bill.generate', asked, 'jf')
    expect(await mergedMeanwhile([from, into], 'number_sequence', generate)).toEqual([
      200,
      undefined,
    ])
  })

  test('are no fees of who is merged by then', async () => {
    const [from, into] = await pair()
    await received({ ...oneLine(), customerId: from.id })
    const month = { from: '2025-03-01', to: '2025-03-31', customerId: from.id }
    const run = () => app().call('feeLine.runPeriod', month, 'jf')
    expect(await mergedMeanwhile([from, into], 'storage_location', run)).toEqual([
      409,
      'customer.merged',
    ])
  })
})
