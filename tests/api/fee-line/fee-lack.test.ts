import { charge } from '@yuncang/server/modules/charging/service/charge'
import { inboundWork } from '@yuncang/server/modules/charging/service/load/inbound-order'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf } from '../../support/ctx.ts'
import { documentsOf, priced } from '../../support/fees.ts'

let app: TestApp
/** A fee in a currency without a rate, and one that nobody has priced. */
let rateless: { id: string; version: number; customerId: string }
let priceless: { id: string; version: number; customerId: string }

const inEuros = {
  feeCode: 'RKF',
  calcMethod: 'UNIT',
  unit: '吨',
  price: '1.5',
  currency: 'EUR',
  taxRate: '0.06',
}

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  const ctx = await ctxOf(app, 'kf', 'WMS_DEMO')
  const arrive = documentsOf(app, ctx)
  const charged = async (isPriced: boolean) => {
    const { customer, order, lines } = await arrive([{ tonnes: '10', bizDate: '2025-03-05' }])
    if (isPriced) await priced(app, customer.id, [inEuros])
    await ctx.transaction((tx) => charge(tx, ctx, inboundWork, order))
    const [line] = await lines()
    return line
  }
  rateless = await charged(true)
  priceless = await charged(false)
})
afterAll(() => app.close())

describe('a fee that lacks a rate of exchange, and one that lacks a price,', () => {
  test.each(['rate', 'price'])('are found apart by the list: %s', async (lack) => {
    const { records } = await app.data('feeLine.page', { lack, size: 100 }, 'jf')
    const found = records.map(({ id }: { id: string }) => id)
    const [wanted, other] = lack === 'rate' ? [rateless, priceless] : [priceless, rateless]
    expect([found.includes(wanted.id), found.includes(other.id)]).toEqual([true, false])
    const [sums] = await app.data('feeLine.totals', { lack, customerId: wanted.customerId }, 'jf')
    expect(sums).toMatchObject({ count: 1 })
  })

  test.each(['jf', 'sw'])('wait for %s as two tasks', async (as) => {
    const { todos } = await app.data('dashboard.home', {}, as)
    for (const [key, lack] of [
      ['feesWithoutRate', 'rate'],
      ['feesWithoutPrice', 'price'],
    ]) {
      const { total } = await app.data('feeLine.page', { lack, status: 0 }, as)
      expect(total).toBeGreaterThan(0)
      expect(todos).toContainEqual({ key, count: total, due: null, late: 0 })
    }
  })

  test('are refused with what each of them needs', async () => {
    for (const [{ id, version }, reason, cure] of [
      [rateless, 'feeLine.missingRate', 'EUR'],
      [priceless, 'feeLine.missingPrice', '报价'],
    ] as const) {
      const { body } = await app.call('feeLine.confirm', { lines: [{ id, version }] }, 'jf')
      expect(body.data.reason).toBe(reason)
      expect(body.msg).toContain(cure)
    }
  })

  test('say in a workbook which of both it is', async () => {
    const cells = async (customerId: string) => {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/lh-wms/jftz/export',
        payload: { customerId, columns: ['isMissingPrice'] },
        headers: await app.headersOf('jf'),
      })
      return (await readXlsx(answer.rawPayload)).sheets[0]!.rows.slice(1).flat()
    }
    expect(await cells(rateless.customerId)).toEqual(['缺汇率'])
    expect(await cells(priceless.customerId)).toEqual(['缺价'])
  })
})
