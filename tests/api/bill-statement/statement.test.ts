// @postgres: sums over joins, and rows of one customer
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep, invoicedCustomer } from '../../support/bills.ts'
import { customerNamed } from '../../support/fees.ts'
import { outcome } from '../../support/outcome.ts'
import { april, statementSuite } from './statements.ts'

const { app, of, march, asked, rows, sums } = statementSuite()

describe('a statement of account', () => {
  test('has each audited bill, what was taken off it and what settles it, on their days', async () => {
    const shown = (await rows()).map((row) => [
      row.day,
      row.kind,
      row.charged ?? row.settled,
      row.balance,
    ])
    expect(shown).toEqual([
      ['2025-04-01', 'opening', null, '300.00'],
      ['2025-04-02', 'bill', '1000.00', '1300.00'],
      // Money came before the bill that it settles.
      ['2025-04-02', 'payment', '100.00', '1200.00'],
      ['2025-04-05', 'reduction', '-50.00', '1150.00'],
      ['2025-04-10', 'payment', '400.00', '750.00'],
      ['2025-04-20', 'credit', '-300.00', '450.00'],
      ['2025-04-22', 'refund', '-100.00', '550.00'],
      ['2025-04-30', 'closing', null, '550.00'],
    ])
    expect((await rows())[1]).toMatchObject({
      no: march()['billNo'],
      recordId: march().id,
      period: '202503',
      dueDate: '2025-04-30',
    })
  })

  test('comes to what its bills have outstanding, by the days since they were due', async () => {
    const found = await sums()
    expect(found).toMatchObject({
      customerName: '对账客户',
      opening: '300.00',
      charged: '650.00',
      settled: '400.00',
      closing: '550.00',
      second: '300.00',
      unsettled: '200.00',
    })
    const ages = ['notDue', 'first', 'second', 'third', 'older'].map((age) => Number(found[age]))
    expect(ages.reduce((all, each) => all + each, 0)).toBe(550)
    const { customerId } = of()
    const totals = await app().data('bill.totals', { customerId, recPay: 1, currency: 'CNY' }, 'cw')
    expect(totals[0].outstanding).toBe(found.closing)
    // A credit note that is refunded in part counts with what is left of it there, too.
    const aging = await app().data('agingReport.page', { customerId, recPay: 1 }, 'cw')
    const [inCny] = aging.records.filter(({ currency }: { currency: string }) => currency === 'CNY')
    expect(inCny.total).toBe(found.closing)
  })

  test('of an earlier day tells what was owed then, and other currencies stand apart', async () => {
    expect(await sums({ dateTo: '2025-04-09' })).toMatchObject({ closing: '1150.00' })
    expect(await sums({ dateFrom: '2025-03-01', dateTo: '2025-03-19' })).toMatchObject({
      opening: '0.00',
      closing: '500.00',
    })
    expect(await sums({ currency: 'USD' })).toMatchObject({ closing: '80.00' })
  })

  test('forgets a bill whose audit is taken back', async () => {
    const { customerId } = await invoicedCustomer(app(), '反审核的客户')
    await auditedFee(app(), { customerId, bizDate: '2025-03-10', price: '70' })
    const bill = await auditedBill(app(), customerId, '202503')
    const may = { customerId, dateTo: '2025-05-31' }
    expect(await sums(may)).toMatchObject({ closing: '70.00' })
    await billStep(app(), 'reopen', bill, 'cw', { reason: '金额有误' })
    expect(await rows(may)).toMatchObject([
      { kind: 'opening' },
      { kind: 'closing', balance: '0.00' },
    ])
  })

  test('is read by billing, finance and its customer, and by no other customer', async () => {
    expect(await outcome(app(), 'billStatement.totals', asked(), 'kf')).toEqual([
      403,
      'access.denied',
    ])
    const refused = await app().call('billStatement.totals', asked(), 'kh')
    expect(statusAndReason(refused)).toEqual([404, 'record.notFound'])
    const own = await customerNamed(app(), '青岛样例橡胶', 'kf')
    await auditedFee(app(), { customerId: own, bizDate: '2025-04-10', price: '33' })
    await auditedBill(app(), own, '202504')
    const inMay = { customerId: own, dateFrom: '2025-05-06', dateTo: '2025-05-06' }
    const mine = await sums(inMay, 'kh')
    expect(mine.charged).toBe('33.00')
    expect(mine).toEqual(await sums(inMay, 'jf'))
    expect(await app().data('billStatement.page', april, 'cw')).toMatchObject({ total: 0 })
    const backwards = asked({ dateTo: '2025-03-01' })
    expect((await outcome(app(), 'billStatement.totals', backwards, 'cw'))[0]).toBe(400)
  })
})
