// @postgres: fees, locks of lines
import { expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { anotherClient } from '../../support/another-client.ts'
import { startApp } from '../../support/app.ts'
import { auditedBill, auditedFee } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { engineOfRun } from '../../support/database.ts'
import { faultsOf, moneyOf, recordsOf } from '../../support/money-state.ts'

test.runIf(engineOfRun === 'postgres')(
  'of two people who reduce a fee and take it back at once, one is told',
  async () => {
    const app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
    const customerId = await newCustomer(app, '同时冲减客户')
    await auditedFee(app, { customerId, bizDate: '2025-03-10' })
    const bill = await auditedBill(app, customerId, '202503')
    const { records } = await app.data('feeLine.page', { billId: bill.id }, 'jf')
    const line: Made = records[0]

    // Somebody holds the bill for as long as it takes: who reduces its line has looked at everything, and waits.
    const other = await anotherClient(app.database.ownerUrl)
    await other.query('select id from bill where id = $1 for update', [bill.id])
    const reduction = { billId: bill.id, feeLineId: line.id, amount: '10', reason: '多收' }
    const reduced = app.call('billReduction.create', reduction, 'jf')
    await expect.poll(other.waiting).toBe(1)
    let isThrough = false
    const reversed = app
      .call('feeLine.reverse', { ...versioned(line), reason: '不收了' }, 'admin')
      .finally(() => (isThrough = true))
    await expect.poll(async () => isThrough || (await other.waiting()) === 2).toBe(true)
    await other.commit()

    const answers = await Promise.all([reduced, reversed])
    expect(answers.map(({ status, body }) => [status, body.data?.reason])).toEqual([
      [200, expect.anything()],
      [409, 'bill.creditReduced'],
    ])
    const books = await moneyOf(app, customerId)
    expect(faultsOf(books, await recordsOf(app, books.bills))).toEqual([])
    await app.close()
  },
)
