import { describe, expect, test } from 'vitest'
import { expectSound, priced, setLine } from '../../support/fees.ts'
import { flat, node, storageSuite } from './storages.ts'

const { app, ctx, arrive } = storageSuite()

describe('what becomes known late', () => {
  test('changes the line of a month that no bill holds', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app(), document.customer.id, [flat])
    await document.run('2025-03-01', '2025-03-31')
    await document.out('2025-03-21', [{ lotId: document.lots[0]!.id, tonnes: '4' }])
    expect(await document.run('2025-03-01', '2025-03-31')).toMatchObject({ updated: 1, created: 0 })
    // 11 days of 10 t and 11 of 6 t.
    expect(await document.storage()).toEqual([['2025-03-10', '2025-03-31', '176.00', 0, 0]])
    const [{ id }] = await document.lines()
    const records = await app().data('record.operations', { businessId: id }, 'jf')
    expect(records.map(({ action }: any) => action)).toEqual(['create', 'rerate'])
    expect(records[1].fieldDiff.amount).toEqual({ before: '220.00', after: '176.00' })
  })

  test('is a line of its own with the difference when a bill holds the month, once', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app(), document.customer.id, [flat])
    await document.run('2025-03-01', '2025-03-31')
    const [billed] = await document.lines()
    await setLine(app(), node, billed.id, { status: 3, billId: 'bill' })
    await document.out('2025-03-21', [{ lotId: document.lots[0]!.id, tonnes: '4' }])
    expect(await document.run('2025-03-01', '2025-03-31')).toMatchObject({
      created: 1,
      supplements: 1,
    })
    expect(await document.run('2025-03-01', '2025-03-31')).toMatchObject({ created: 0, updated: 0 })
    expect(await document.storage()).toEqual([
      ['2025-03-10', '2025-03-31', '220.00', 3, 0],
      ['2025-03-10', '2025-03-31', '-44.00', 0, 1],
    ])
    const [, difference] = await document.lines()
    expect([difference.netAmount, difference.taxAmount]).toEqual(['-41.51', '-2.49'])
    expect(difference.explanation.steps.at(-1)).toEqual({
      kind: 'BILLED',
      amount: '-44.00',
      charged: '220.00',
    })
    await expectSound(ctx())
  })

  test('of a CLIFF: nothing while the goods may still leave free, all of it when they have stayed', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-25' }])
    await priced(app(), document.customer.id, [{ ...flat, freeDays: 10, freeMode: 'CLIFF' }])
    await document.run('2025-03-01', '2025-03-31')
    expect(await document.lines()).toMatchObject([{ amount: '0.00', isOpen: 1 }])
    const [{ id }] = await document.lines()
    await setLine(app(), node, id, { status: 3, billId: 'bill' })
    await document.run('2025-04-01', '2025-04-30')
    expect(await document.storage()).toEqual([
      ['2025-03-25', '2025-03-31', '0.00', 3, 0],
      ['2025-03-25', '2025-03-31', '70.00', 0, 1],
      ['2025-04-01', '2025-04-30', '300.00', 0, 0],
    ])
    await expectSound(ctx())
  })

  test('fills the gap that a voided line leaves', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app(), document.customer.id, [flat])
    await document.run('2025-03-01', '2025-03-31')
    await document.run('2025-04-01', '2025-04-30')
    const [{ id, version }] = await document.lines()
    await app().data('feeLine.void', { id, version, reason: '重算' }, 'jf')
    expect(await document.run('2025-04-01', '2025-04-30')).toMatchObject({ created: 1 })
    expect(await document.storage()).toEqual([
      ['2025-03-10', '2025-03-31', '220.00', 0, 0],
      ['2025-04-01', '2025-04-30', '300.00', 0, 0],
    ])
  })
})

describe('minimum and cap of a month that is run in parts', () => {
  /** A tonne from 11 April on: 20 days of April, 31 of May. */
  async function stay(limits: object, ends: readonly string[]) {
    const document = await arrive([{ tonnes: '1', bizDate: '2025-04-11' }])
    await priced(app(), document.customer.id, [{ ...flat, ...limits }])
    for (const end of ends) await document.run('2025-04-01', end)
    return {
      ...document,
      amounts: async () => (await document.storage()).map(([, , each]) => each),
    }
  }
  const cap = { maxCharge: '20' }
  const minimum = { minCharge: '20', minScope: 'LINE' }

  test.each([
    ['April and May', cap, ['2025-04-30', '2025-05-31'], ['20.00', '20.00']],
    ['May alone', cap, ['2025-05-31'], ['40.00']],
    ['three runs', cap, ['2025-04-30', '2025-05-20', '2025-05-31'], ['20.00', '20.00', '0.00']],
    ['a run over the end of April', cap, ['2025-05-05', '2025-05-31'], ['25.00', '15.00']],
    ['20 days at once', minimum, ['2025-04-30'], ['20.00']],
    [
      '20 days in three',
      minimum,
      ['2025-04-12', '2025-04-22', '2025-04-30'],
      ['20.00', '0.00', '0.00'],
    ],
  ])('%s: the month comes to the same', async (_, limits, ends, expected) => {
    const { amounts, run } = await stay(limits, ends)
    expect(await amounts()).toEqual(expected)
    expect(await run('2025-04-01', ends.at(-1)!)).toMatchObject({ created: 0, updated: 0 })
    await expectSound(ctx())
  })

  test('an audited part keeps its amount, and what becomes different of it is a line of its own', async () => {
    const { amounts, lines, lots, out, run, storage } = await stay(cap, ['2025-04-25'])
    const [{ id, version }] = await lines()
    const [confirmed] = await app().data('feeLine.confirm', { lines: [{ id, version }] }, 'jf')
    await app().data('feeLine.audit', { lines: [{ id, version: confirmed.version }] }, 'cw')
    await run('2025-04-01', '2025-05-31')
    // What the cap leaves of April, and all of May.
    expect(await amounts()).toEqual(['15.00', '25.00'])
    await out('2025-04-16', [{ lotId: lots[0]!.id, tonnes: '0.5' }])
    await run('2025-04-01', '2025-05-31')
    // 5 × 1 + 10 × 0.5 up to the 25th, 5 × 0.5 more of April, 31 × 0.5 of May.
    expect(await storage()).toEqual([
      ['2025-04-11', '2025-04-25', '15.00', 2, 0],
      ['2025-04-11', '2025-04-25', '-5.00', 0, 1],
      ['2025-04-26', '2025-05-31', '18.00', 0, 0],
    ])
    await expectSound(ctx())
  })
})
