import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { at, outboundSuite } from '../../support/outbound.ts'
import { papersOf } from './papers.ts'

const suite = outboundSuite()
const { app, bill, saved, issued, truckOf } = suite
const { print, copiesOf, foreign } = papersOf(suite)

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
