import { expect, test } from 'vitest'
import { inboundSuite } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, bill } = suite

test('a customer books no delivery of a bill that is another customer’s, and is not told whose', async () => {
  const customerId = await suite.customerNamed('青岛示范仓储')
  const other = await suite.draft({ splitSeq: 1, customerId })
  const { orderNo } = await app().data('inboundOrder.create', other, 'kf')
  for (const splitSeq of [0, 1, 2]) {
    const own = await suite.draft({ splitSeq })
    const { status, body } = await app().call('inboundOrder.create', own, 'kh')
    expect([status, body.data.reason]).toEqual([409, 'inboundOrder.billInUse'])
    const said = JSON.stringify(body)
    expect(said).toContain(bill())
    expect(said).not.toContain(orderNo)
    expect(said).not.toContain('示范仓储')
  }
})
