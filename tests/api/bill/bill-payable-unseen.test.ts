// @postgres: rows of one customer
import { expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import type { Made } from '../../support/contracts.ts'
import { customerNamed } from '../../support/fees.ts'
import { payableSuite } from './payables.ts'

const { app, refusal, off, owed } = payableSuite()

test('what is taken off a payable bill is nothing to the customer that the supplier also is', async () => {
  const { bill, less } = await owed(await customerNamed(app(), '青岛样例橡胶', 'kf'))
  const made: Made = await app().data('billReduction.create', off(bill, less, '10'), 'jf')
  await app().data('billReduction.pass', versioned(made), 'cw')
  expect((await refusal('bill.get', { id: bill.id }, 'kh'))[0]).toBe(404)
  expect((await refusal('billReduction.ofBill', { billId: bill.id }, 'kh'))[0]).toBe(404)
  const { records }: { records: Made[] } = await app().data(
    'billReduction.page',
    { current: 1, size: 50 },
    'kh',
  )
  expect(records.map(({ id }) => id)).not.toContain(made.id)
})
