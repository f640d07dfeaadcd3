// @postgres: the order of numbers, parts of names, rows that are spelled in the scope of their tenant
import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { spellNames } from '@yuncang/server/modules/search/service'
import type { Found } from '@yuncang/shared/nouns/search/contract'
import { expect, test } from 'vitest'
import { ordersSuite } from '../../support/orders.ts'

const { app, imported } = ordersSuite()

type Order = { id: string; orderNo: string; customerName: string }
const anOrder = (): Promise<Order> => imported()

const find = (text: string, as = 'admin'): Promise<Found[]> =>
  app().data('search.find', { text }, as)
const labels = async (text: string, as?: string) => (await find(text, as)).map(({ label }) => label)

test('a number is found by its beginning, whatever the case, the newest first', async () => {
  const first = await anOrder()
  const [found] = await find(first.orderNo.toLowerCase())
  expect(found).toEqual({
    kind: 'inboundOrder',
    id: first.id,
    label: first.orderNo,
    about: first.customerName,
  })
  const day = first.orderNo.slice(0, 10)
  const all = await labels(day)
  expect(all).toContain(first.orderNo)
  expect(all).toEqual(all.toSorted().toReversed())
  expect(await labels('CK2026')).not.toContain(first.orderNo)
})

test('customers, products and locations are found by first letters, anywhere in a name', async () => {
  const kinds = async (text: string) =>
    (await find(text)).map(({ kind, label }) => `${kind} ${label}`)
  expect(await kinds('qdylxj')).toContain('customer 青岛样例橡胶贸易有限公司（虚构）')
  expect(await kinds('ylxj')).toContain('customer 青岛样例橡胶贸易有限公司（虚构）')
  expect(await kinds('20hbzj')).toContain('product 20号标准胶 TSR20')
  expect(await kinds('标准胶')).toContain('product 20号标准胶 TSR20')
  expect(await kinds('kh000001')).toEqual([expect.stringMatching(/^customer /)])
})

test('a location is found by the beginning of its code, by which people know it', async () => {
  const found = (await find('w1-a-01')).filter(({ kind }) => kind === 'storageLocation')
  expect(found.length).toBeGreaterThan(1)
  expect(found.every(({ label }) => label.startsWith('W1-A-01'))).toBe(true)
})

test('names from before first letters were kept are spelled once', async () => {
  const page: { records: [{ id: string; customerName: string }] } = await app().data(
    'customer.page',
    { customerName: '样例橡胶' },
    'kf',
  )
  const [before] = page.records
  await app().services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
    tx.update(tx.t.customer, { initials: null }, eq(tx.t.customer.id, before.id)),
  )
  expect(await labels('qdylxj')).not.toContain(before.customerName)
  expect(await spellNames(app().services)).toBe(1)
  expect(await labels('qdylxj')).toContain(before.customerName)
})

test('fees are found by the number of their notice, once for all its lines, by who may see fees', async () => {
  const { records } = await app().data('customer.page', { size: 1 }, 'kf')
  const fee = {
    customerId: records[0].id,
    feeCode: 'QTF',
    pricing: 'TYPED',
    unit: '小时',
    price: '120',
    qty: '2',
  }
  const now = today(app().services.clock())
  const add = (bizDate: string): Promise<{ id: string; jtNo: string }> =>
    app().data('feeLine.create', { ...fee, bizDate }, 'jf')
  const { jtNo } = await add(now)
  const second = await add(addDays(now, -1))
  await app().services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
    tx.update(tx.t.feeLine, { jtNo }, eq(tx.t.feeLine.id, second.id)),
  )
  expect(await find(jtNo.toLowerCase(), 'jf')).toEqual([
    expect.objectContaining({ kind: 'feeLine', label: jtNo, about: records[0].customerName }),
  ])
  expect(await labels(jtNo.slice(0, 10), 'jf')).toContain(jtNo)
  expect(await labels(jtNo, 'ck')).toEqual([])
  expect(await labels(jtNo, 'jf.zjwl')).toEqual([])
})

test('nobody finds what they may not list, nor what another tenant has', async () => {
  const { orderNo } = await anOrder()
  expect(await labels(orderNo, 'kf')).toEqual([orderNo])
  expect(await labels(orderNo, 'sj')).toEqual([])
  expect(await labels(orderNo, 'kf.hd')).toEqual([])
  expect(await labels('qdylxj', 'sj')).toEqual([])
})
