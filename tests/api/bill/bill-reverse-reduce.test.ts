// @postgres: fees, locks of lines
import pg from 'pg'
import { expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { startApp } from '../../support/app.ts'
import { auditedBill, auditedFee } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { engineOfRun } from '../../support/database.ts'
import { faultsOf, moneyOf, recordsOf } from '../../support/money-state.ts'

const waiting = `select count(*)::int as locks from pg_locks l join pg_stat_activity a using (pid)
  where not l.granted and a.datname = current_database()`

test.runIf(engineOfRun === 'postgres')(
  'of two people who reduce a fee and take it back at once, one is told',
  async () => {
    const app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
    const customerId = await newCustomer(app, '同时冲减客户')
    await auditedFee(app, { customerId, bizDate: '2025-03-10' })
    const bill = await auditedBill(app, customerId, '202503')
    const { records } = await app.data('feeLine.page', { billId: bill.id }, 'jf')
    const line: Made = records[0]
    const other = new pg.Client({ connectionString: app.database.ownerUrl })
    await other.connect()
    // In a transaction PostgreSQL would go on telling of the connections that it saw first.
    const watcher = new pg.Client({ connectionString: app.database.ownerUrl })
    await watcher.connect()
    const locksWaitedFor = async (): Promise<number> =>
      (await watcher.query<{ locks: number }>(waiting)).rows[0]!.locks // a count has a row

    // Somebody holds the bill for as long as it takes: who reduces its line has looked at everything, and waits.
    await other.query("begin; set local app.tenant = 'WMS_DEMO'")
    await other.query('select id from bill where id = $1 for update', [bill.id])
    const reduction = { billId: bill.id, feeLineId: line.id, amount: '10', reason: '多收' }
    const reduced = app.call('billReduction.create', reduction, 'jf')
    await expect.poll(locksWaitedFor).toBe(1)
    let isThrough = false
    const reversed = app
      .call('feeLine.reverse', { ...versioned(line), reason: '不收了' }, 'admin')
      .finally(() => (isThrough = true))
    await expect.poll(async () => isThrough || (await locksWaitedFor()) === 2).toBe(true)
    await other.query('commit')
    await other.end()
    await watcher.end()

    const answers = await Promise.all([reduced, reversed])
    expect(answers.map(({ status, body }) => [status, body.data?.reason])).toEqual([
      [200, expect.anything()],
      [409, 'bill.creditReduced'],
    ])
    const books = await moneyOf(app, customerId)
    expect(faultsOf(books, await recordsOf(app, books))).toEqual([])
    await app.close()
  },
)
