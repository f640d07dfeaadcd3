// @postgres: search
import { beforeAll, describe, expect, test } from 'vitest'
import { ordersSuite } from '../../support/orders.ts'

/* Parts of four characters and more are found by pieces that triggers keep, shorter ones by a look at every number. */
const { app } = ordersSuite()

const bills = [
  'ZQ7X',
  'ZQ7XW',
  'ZQ-7/XW0',
  'AAAAAAAA',
  'ZQZQZQZQZQZQZ',
  `ZQ${'0123456789'.repeat(3)}XY7`,
]
const draft = { inboundType: '1', expectDate: '2026-12-01' }
let customerId: string
const create = (masterBillNo: string, role = 'kf') =>
  app().data('inboundOrder.create', { ...draft, customerId, masterBillNo }, role)
const search = async (masterBillNo: string, role = 'kf'): Promise<string[]> => {
  const found = await app().data('inboundOrder.searchMasterBillNo', { masterBillNo }, role)
  return found.map((each: { MASTER_BILL_NO: string }) => each.MASTER_BILL_NO)
}
/** Every part of a text of at least `from` characters. */
const partsOf = (text: string, from: number) =>
  Array.from({ length: text.length }, (_, at) =>
    Array.from({ length: text.length - at }, (_each, more) => text.slice(at, at + more + 1)),
  )
    .flat()
    .filter((part) => part.length >= from)

beforeAll(async () => {
  const { records } = await app().data('customer.page', { customerName: '样例橡胶' }, 'kf')
  customerId = records[0].id
  for (const bill of bills) await create(bill)
})

describe('search of bills', () => {
  test.each(bills)('%s is found by every part of it, and by no other text', async (bill) => {
    const parts = partsOf(bill, 2).filter((_, at) => bill.length < 20 || at % 7 === 0)
    for (const part of parts) {
      const own = bills.filter((each) => each.includes(part)).sort()
      expect([part, (await search(part)).filter((each) => bills.includes(each))]).toEqual([
        part,
        own,
      ])
      expect(await search(`${part}§`)).toEqual([])
    }
  })

  test('an order that gets another number is found by that one alone', async () => {
    const { id, version } = await create('OLDNUMBER1')
    await app().data('inboundOrder.update', { id, version, masterBillNo: 'NEWNUMBER2' }, 'kf')
    expect(await search('DNUMB')).toEqual([])
    expect(await search('WNUMB')).toEqual(['NEWNUMBER2'])
  })

  test('a number that several orders have borne is there once', async () => {
    const { id } = await create('AGAINBORNE3')
    await app().data('inboundOrder.remove', { ids: [id] }, 'kf')
    await create('AGAINBORNE3')
    expect(await search('NBORNE')).toEqual(['AGAINBORNE3'])
    expect((await search('AG')).filter((each) => each === 'AGAINBORNE3')).toHaveLength(1)
  })
})
