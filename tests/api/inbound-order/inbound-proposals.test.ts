import { expect, test } from 'vitest'
import { boxes, inboundSuite, oneLine } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, bill, audited } = suite

const suggested = (id: string) => app().data('inboundOrder.suggestPlan', { id }, 'ck')

test('a plan proposes who did the last one, and the expected day or today', async () => {
  const { id } = await audited({ ...oneLine(), expectDate: '2099-05-02' })
  const work = { workTeam: '二班', tallyMan: '理货员乙（虚构）', forkliftCode: 'FL-02' }
  await app().data('inboundOrder.generatePlan', { id, ...work }, 'ck')
  const next = await audited({
    ...oneLine({}, boxes[1]),
    masterBillNo: bill(2),
    expectDate: '2099-06-01',
  })
  expect((await suggested(next.id)).work).toEqual({ ...work, planDate: '2099-06-01' })
  const late = await audited({
    ...oneLine({}, boxes[2]),
    masterBillNo: bill(3),
    expectDate: '2020-01-01',
  })
  expect((await suggested(late.id)).work.planDate > '2020-01-01').toBe(true)
})

test('people of a customer are told whose orders they enter; others enter those of all', async () => {
  const { records } = await app().data('customer.page', {}, 'kh')
  const ofUser = async (as: string) => (await app().data('session.currentUser', {}, as)).customerId
  expect(records).toHaveLength(1)
  expect(await ofUser('kh')).toBe(records[0].id)
  expect(await ofUser('kf')).toBeNull()
})

test('orders that wait for the customs gate are found, and no more once it was passed', async () => {
  const { id } = await audited()
  const waiting = async () => {
    const { records } = await app().data('inboundOrder.page', { toCard: 1, size: 200 }, 'gw')
    return records.map((each: { id: string }) => each.id)
  }
  expect(await waiting()).toContain(id)
  await app().data('inboundOrder.setCard', { ids: [id], isCard: 1, passportNo: 'P1' }, 'gw')
  expect(await waiting()).not.toContain(id)
})
