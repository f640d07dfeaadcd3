import { inTenant } from '@yuncang/db/handle'
import { eq, inArray, sql } from '@yuncang/db/sql'
import { importers } from '@yuncang/server/composition/importers'
import type { AnyImport } from '@yuncang/server/kernel/import/service/kind'
import {
  clearLeftovers,
  hiddenRecords,
  wholeTenant,
} from '@yuncang/server/kernel/import/service/hidden'
import { inboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { inboundSuite, oneLine } from '../../support/inbound.ts'

const { app, bill, draft, answer } = inboundSuite()
const orders = 3
const linesOfOrder = 500
const demo = inTenant('WMS_DEMO')
const kind = importers.inboundOrder
type Sheet = Parameters<AnyImport['publish']>[3]
let ctx: Ctx

beforeAll(async () => {
  ctx = await ctxOf(app(), 'kf')
})

/** Orders as an import has judged them, each with more lines than a part takes. */
async function judged() {
  const line = (index: number) => ({
    productName: 'TSR20',
    lotNo: `L${index}`,
    planPieces: 1,
    planNet: '1',
  })
  const inboundProductList = Array.from({ length: linesOfOrder }, (_, index) => line(index))
  const given = await Promise.all(
    Array.from({ length: orders }, (_, index) =>
      draft({ masterBillNo: bill(index + 1), inboundContainerList: [], inboundProductList }),
    ),
  )
  const drafts = given.map((each) => inboundOrder.create.input.parse(each))
  // The import of orders looks at its drafts only.
  return { drafts, sheet: {} as Sheet }
}

const attempt = () => hiddenRecords(ctx, kind, bill())
const bills = () => `${bill().slice(0, 4)}-%`
const seen = async () =>
  (await app().data('inboundOrder.page', { masterBillNo: bill().slice(0, 5) }, 'kf')).total

/** Every row that is there, seen or not. */
const stored = () =>
  app().services.db.read(demo, async (read) => {
    const { inboundOrder: order, inboundProduct, importRecord, operateRecord } = read.t
    const rows = await read.select(order, sql`${order.masterBillNo} like ${bills()}`)
    const ids = rows.map(({ id }) => id)
    const lines = await read.select(inboundProduct, inArray(inboundProduct.orderId, ids))
    const records = await read.select(operateRecord, inArray(operateRecord.businessId, ids))
    const kept = await read.select(importRecord, eq(importRecord.batchId, bill()))
    return {
      orders: rows.length,
      lines: lines.length,
      records: records.length,
      kept: kept.length,
    }
  })
const nothing = { orders: 0, lines: 0, records: 0, kept: 0 }

describe('orders of an import', () => {
  test('are stored part by part, between which others write and see nothing, and shown together', async () => {
    const done: number[] = []
    const records = attempt()
    const publish = await records.prepare(await judged(), async (lines) => {
      done.push(lines)
      expect(await seen()).toBe(0)
      expect((await stored()).orders).toBe(done.length)
      const other = await draft({ masterBillNo: `ELSEWHERE${done.length}`, ...oneLine() })
      expect(await answer('inboundOrder.create', other, 'kf')).toEqual([200, undefined])
    })
    expect(done).toEqual([500, 1000, 1500])
    const result = await ctx.transaction(publish)
    await records.clear()
    expect(result).toMatchObject({ orders, products: orders * linesOfOrder })
    expect(await stored()).toEqual({
      orders,
      lines: orders * linesOfOrder,
      records: orders,
      kept: 0,
    })
    const order = await app().data('inboundOrder.getByBill', { masterBillNo: bill() }, 'kf')
    expect(order.orderNo).toMatch(/^RK\d{12}$/)
    expect(order).toMatchObject({ customerName: expect.stringContaining('样例橡胶'), version: 1 })
    const submit = { auditStatus: '1', ids: [order.id] }
    expect(await answer('inboundOrder.updateList', submit, 'kf')).toEqual([200, undefined])
  })

  test('of which somebody takes a bill meanwhile are not stored at all', async () => {
    const records = attempt()
    let isTaken = false
    const publish = await records.prepare(await judged(), async () => {
      if (isTaken) return
      isTaken = true
      const own = await draft({ masterBillNo: bill(2), ...oneLine() })
      expect(await answer('inboundOrder.create', own, 'kf')).toEqual([200, undefined])
    })
    await expect(ctx.transaction(publish)).rejects.toMatchObject({
      reason: 'inboundOrder.billTaken',
    })
    expect(await seen()).toBe(1)
    await records.clear()
    expect(await stored()).toEqual({ orders: 1, lines: 1, records: 1, kept: 0 })
  })

  test('whose attempt was broken off are removed by the next one, and what was shown stays', async () => {
    const broken = attempt()
    const stop = async (lines: number) => {
      if (lines > 500) throw new Error('killed')
    }
    await expect(broken.prepare(await judged(), stop)).rejects.toThrow('killed')
    expect(await stored()).toMatchObject({ orders: 2, lines: 1000, kept: 2 })
    const clear = () => clearLeftovers(wholeTenant(ctx), kind, bill())
    await clear()
    expect(await stored()).toEqual(nothing)

    const whole = await attempt().prepare(await judged(), async () => {})
    await ctx.transaction(whole)
    await clear()
    expect(await stored()).toMatchObject({ orders, lines: orders * linesOfOrder, kept: 0 })
  })
})
