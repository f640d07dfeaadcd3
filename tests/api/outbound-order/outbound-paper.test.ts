// @postgres: copies counted once
import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { printMany } from '@yuncang/server/modules/paper/service/many'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { ctxOf } from '../../support/ctx.ts'
import { attemptAt, controlByHand } from '../../support/jobs.ts'
import { at, outboundSuite } from '../../support/outbound.ts'
import { readPdf } from '../../support/pdf.ts'
import { buyer, rubberInStock } from '../../support/rubber.ts'

const suite = outboundSuite()
const { app, bill, saved, passed, issued, truckOf } = suite

const print = async (businessId: string, as: string, locale = 'zh') => {
  const asked = { paper: 'outboundOrder', businessId, locale }
  return (await readPdf(await app().download('paper.print', asked, at(as)))).pages
}
const copiesOf = async (businessId: string): Promise<number[]> => {
  const found = await app().data('paper.copies', { paper: 'outboundOrder', businessId }, at('kf'))
  return found.map(({ times }: any) => times)
}

/** An order of somebody whose people are not those of 青岛样例橡胶. */
async function foreign() {
  const masterBillNo = `${bill()}F`
  const [lot] = await rubberInStock(app().services, { bill: masterBillNo, customer: buyer })
  const lines = [{ productId: lot!.productId, pieces: 2 }]
  return saved({ masterBillNo, customerId: lot!.hqCustomerId, lines })
}

describe('an outbound order on paper', () => {
  test('has its lots with their places, its trucks and what left on them, with sums and room to sign', async () => {
    const given = { receiver: '青岛收货厂', passportNo: 'HF2503000001', remark: '避免雨淋' }
    const { order, truck, trucks } = await issued(given, [truckOf(1), truckOf(2)])
    await suite.letIn(truck)
    const [first] = await suite.allocationsOf(order.id)
    await suite.load(truck.id, [{ allocationId: first!.id, qty: '12.6', pieces: 10 }])
    await suite.letOut(truck.id)
    const said = (await print(order.id, 'ck')).join('').replaceAll(/\s/g, '')
    const lots = await suite.lots()
    for (const text of [
      order['orderNo'],
      bill(),
      order['customerName'],
      '青岛收货厂',
      '2025-03-20',
      'HF2503000001',
      '避免雨淋',
      lots[0]!.lotNo,
      lots[0]!.containerNo,
      first!['locationCode'],
      // Asked for, then what left of it: 10 pallets of 1.260 t net and 1.280 t gross.
      '16 20.160 10 12.600 12.800',
      '合计 20 25.200 10 12.600 12.800',
      truck['thNo'],
      trucks[1]!['plateNo'],
      '司机甲（虚构）',
      '提货人（司机）',
      '第1次打印',
    ])
      expect(said).toContain(text.replaceAll(' ', ''))
    // The driver says the code at the gate; on paper anybody could read it.
    expect(said).not.toContain(trucks[1]!['pickCode'])
    expect(said).not.toContain('已作废')
  })

  test('is a draft until its audit, in English where that is asked for, with every copy counted', async () => {
    const order = await saved()
    const [chinese] = await print(order.id, 'kf')
    expect(chinese).toContain('草稿')
    const english = (await print(order.id, 'kh', 'en')).join('')
    for (const text of ['Delivery order', 'Taken by (driver)', 'Draft', 'Print no. 2'])
      expect(english).toContain(text)
    expect(await copiesOf(order.id)).toEqual([2, 1])
  })

  test('is nobody else’s for the people of a customer', async () => {
    const { id } = await foreign()
    const asked = { paper: 'outboundOrder', businessId: id }
    const refused = await app().call('paper.print', asked, at('kh'))
    expect(statusAndReason(refused)).toEqual([404, 'record.notFound'])
    expect(await copiesOf(id)).toEqual([])
  })

  test('stays readable with 300 lines and names of 100 characters: each page repeats the titles', async () => {
    const lines = Array.from({ length: 300 }, () => suite.line({ qty: '0.1', pieces: 1 })[0]!)
    const receiver = `${'收货单位'.repeat(24)}䶮尾字。`
    const { id } = await saved({ lines, receiver })
    const productName = `${'天然橡胶'.repeat(24)}䶮末名。`
    await app().services.db.transaction(inTenant('WMS_ZJWL'), (tx) =>
      tx.update(tx.t.outboundLine, { productName }, eq(tx.t.outboundLine.orderId, id)),
    )
    const pages = await print(id, 'kf')
    expect(pages.length).toBeGreaterThan(20)
    const flat = pages.map((page) => page.replaceAll(/\s/g, ''))
    expect(flat[0]).toContain('䶮尾字。')
    for (const page of flat.slice(0, -1)) expect(page).toContain('批次号')
    expect(flat.join('').match(/䶮末名。/g)).toHaveLength(300)
    expect(flat.at(-1)).toContain('300')
  })
})

describe('papers of several orders', () => {
  const start = (businessIds: string[], as: string, given: object = {}) =>
    app().data('paper.startPrint', { paper: 'outboundOrder', businessIds, ...given }, at(as))
  const run = async (businessIds: string[], as: string, given: object = {}) => {
    const { id } = await start(businessIds, as, given)
    return attemptAt(app(), String(id), { as: at(as) })
  }
  const pagesOf = async (id: string, as: string) =>
    (await readPdf(await app().download('job.download', { id }, at(as)))).pages

  test('are one file in the order of the list, each counted once; what is not to be seen is named', async () => {
    const orders = [await saved(), await passed(), await saved()]
    const { id: hidden } = await foreign()
    await print(orders[1]!.id, 'kf')
    const ids = [orders[2]!.id, hidden, orders[1]!.id, orders[0]!.id]
    const job = await run([...ids, ids[0]!], 'kh')
    expect(job).toMatchObject({
      status: 'done',
      title: '打印出库单 4 份',
      result: { papers: 3, pages: 3, refused: [{ businessId: hidden }] },
    })
    const pages = await pagesOf(job.id, 'kh')
    const nos = [2, 1, 0].map((which) => orders[which]!['orderNo'])
    expect(pages.map((page, which) => page.includes(String(nos[which])))).toEqual([
      true,
      true,
      true,
    ])
    expect(pages.map((page) => /第 (\d) 次打印/.exec(page)?.[1])).toEqual(['1', '2', '1'])
    expect(pages[0]).toContain('第 1/1 页')
    expect(await copiesOf(orders[1]!.id)).toEqual([2, 1])
    expect(await copiesOf(hidden)).toEqual([])
  })

  test('are counted once when the job dies after their count, and not at all when it dies before', async () => {
    const ids = [(await saved()).id, (await saved()).id]
    const ctx = await ctxOf(app(), at('kf'), 'WMS_ZJWL')
    const asked = { paper: 'outboundOrder' as const, businessIds: ids }
    const dying = controlByHand(async ({ stage, done }) => {
      if (stage === 'printing' && done > 0) throw new Error('the process dies')
    })
    await expect(printMany.run(ctx, asked, dying)).rejects.toThrow('dies')
    expect(await copiesOf(ids[0]!)).toEqual([])
    const control = controlByHand()
    const bytesOf = async () => {
      const { file } = await printMany.run(ctx, asked, control)
      return Buffer.concat(await file!.stream.toArray())
    }
    const before = await bytesOf()
    expect((await bytesOf()).equals(before)).toBe(true)
    expect([await copiesOf(ids[0]!), await copiesOf(ids[1]!)]).toEqual([[1], [1]])
  })

  test('of which somebody takes a number meanwhile are printed under the next one', async () => {
    const { id } = await saved()
    const ctx = await ctxOf(app(), at('kf'), 'WMS_ZJWL')
    let isFirst = true
    const control = controlByHand(async ({ stage, done }) => {
      if (stage !== 'printing' || done === 0 || !isFirst) return
      isFirst = false
      await print(id, 'ck')
    })
    const asked = { paper: 'outboundOrder' as const, businessIds: [id] }
    const { file } = await printMany.run(ctx, asked, control)
    const bytes = Buffer.concat(await file!.stream.toArray())
    expect((await readPdf(bytes)).pages[0]).toContain('第 2 次打印')
    expect(await copiesOf(id)).toEqual([2, 1])
  })

  test('are refused to who may not read the records, and when none of them is there', async () => {
    const { id } = await foreign()
    const job = await run([id], 'kh')
    expect(job).toMatchObject({ status: 'failed', failure: expect.stringContaining('不存在') })
    const bills = { paper: 'bill', businessIds: ['b1'] }
    const refused = await app().call('paper.startPrint', bills, at('mg'))
    expect(statusAndReason(refused)).toEqual([403, 'access.denied'])
  })
})
