import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { breachesOfBills } from '@yuncang/server/modules/bill/service/invariants'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { beforeAll, describe, expect, test } from 'vitest'
import { tenantOf } from '../support/app.ts'
import { addBillableFees } from '../support/billable-fees.ts'
import { killedJobs } from '../support/killed-jobs.ts'
import { month, storeGoods } from '../support/stored-goods.ts'

const lots = 500
const [billed, feesOfBill] = [120, 5]
/** The goods of both are the same; the month of the second one is left in peace. */
const [disturbed, undisturbed] = ['jf', 'jf.zjwl']

describe.each(['sqlite', 'postgres'] as const)('a month whose server is killed on %s', (engine) => {
  const { client, look, start, killOnce, ended } = killedJobs(engine)
  beforeAll(async () => {
    for (const account of [disturbed, undisturbed])
      await look((db) => storeGoods(db, tenantOf(account)!, lots))
  })

  const charge = (as: string): Promise<{ id: string }> =>
    client.data('feeLine.startPeriod', month, as)

  /** What is charged for which document, however its rows are called. */
  const charged = (as: string) =>
    look((db) =>
      db.read(inTenant(tenantOf(as)!), async (read) => {
        const lines = await read.select(read.t.feeLine, eq(read.t.feeLine.feeCode, 'CCF'))
        expect(await breachesOfFees(read)).toEqual([])
        return lines
          .map(({ businessNo, periodFrom, periodTo, qty, amount, status, revision }) =>
            [businessNo, periodFrom, periodTo, qty, amount, status, revision].join(' '),
          )
          .sort()
      }),
    )

  test('goes on after the next start, and charges every lot once and as if nothing had happened', async () => {
    const { id } = await charge(disturbed)
    await killOnce({ id, as: disturbed }, ({ status, done, total }) =>
      expect({ status, total, hasBegun: done > 0 }).toEqual({
        status: 'running',
        total: lots,
        hasBegun: true,
      }),
    )
    const before = await charged(disturbed)
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThan(lots)

    await start()
    expect(await charge(disturbed)).toEqual({ id })
    expect(await ended(id, disturbed)).toMatchObject({
      attempts: 2,
      done: lots,
      total: lots,
      result: { businesses: lots, created: lots, unchanged: 0, updated: 0, voided: 0 },
    })

    const peaceful = await charge(undisturbed)
    await ended(peaceful.id, undisturbed)
    const whole = await charged(disturbed)
    expect(new Set(whole.map((line) => line.split(' ')[0])).size).toBe(lots)
    expect(whole).toHaveLength(lots)
    expect(whole).toEqual(await charged(undisturbed))
  })

  /** What the month of bills has come to so far. */
  const bills = () =>
    look((db) =>
      db.read(inTenant(tenantOf(disturbed)!), async (read) => {
        expect(await breachesOfBills(read)).toEqual([])
        const { bill, feeLine, operateRecord } = read.t
        const rows = await read.select(bill)
        const fees = await read.select(feeLine, eq(feeLine.sheetId, 'sheet'))
        const told = await read.select(operateRecord, eq(operateRecord.operateModule, 'ZDGL'))
        return { rows, fees, told }
      }),
    )

  test('goes on with its bills after the next start, and bills every customer and every fee once', async () => {
    const tenant = tenantOf(disturbed)!
    await look((db) => addBillableFees(db, tenant, { customers: billed, fees: feesOfBill }))
    const bill = (): Promise<{ id: string }> =>
      client.data('bill.startGenerate', { period: '202503' }, disturbed)
    const { id } = await bill()
    const left = await killOnce({ id, as: disturbed }, ({ status, result }) =>
      expect([status, Number(result?.['bills']) > 0]).toEqual(['running', true]),
    )
    const before = await bills()
    expect(before.rows.length).toBeLessThan(billed)
    expect(left).toMatchObject({ attempts: 1, result: { bills: before.rows.length } })

    await start()
    expect(await bill()).toEqual({ id })
    expect(await ended(id, disturbed)).toMatchObject({
      attempts: 2,
      done: billed,
      total: billed,
      result: { bills: billed, created: billed, lines: billed * feesOfBill, underway: [] },
    })
    const { rows, fees, told } = await bills()
    const of = <R>(each: readonly R[], key: (row: R) => unknown) => new Set(each.map(key)).size
    expect(rows).toHaveLength(billed)
    expect(of(rows, ({ customerId }) => customerId)).toBe(billed)
    expect(of(rows, ({ billNo }) => billNo)).toBe(billed)
    expect(told).toHaveLength(billed)
    expect(fees).toHaveLength(billed * feesOfBill)
    const billOf = new Map(rows.map((row) => [row.customerId, row.id]))
    expect(fees.filter((fee) => fee.billId !== billOf.get(fee.customerId))).toEqual([])
  })
})
