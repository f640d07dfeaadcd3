import { describe, expect, test } from 'vitest'
import { aBook, aDetail, someGoods, someWork, stored, workFees } from './builders.ts'
import type { LineRow, PricedLine } from './facts.ts'
import { priceWork } from './price/work.ts'
import { reconcile } from './reconcile.ts'

/** The line for so many kilograms at 10.00 a tonne. */
function lineFor(net: string, fields: Partial<PricedLine> = {}): PricedLine {
  const [line] = priceWork(someWork({ goods: [someGoods(net)] }), workFees)
  return { ...line!, ...fields }
}
const billed = (line: PricedLine, fields: Partial<LineRow> = {}) =>
  stored(line, { status: 3, billId: 'bill', ...fields })

const nothing = {
  inserts: [],
  updates: [],
  voids: [],
  unchanged: 0,
  supplements: 0,
  missing: 0,
}

describe('drafts', () => {
  test('are new when there are none', () => {
    const line = lineFor('1000')
    expect(reconcile([line], [])).toEqual({ ...nothing, inserts: [{ ...line, revision: 0 }] })
  })

  test('stay as they are when they are right', () => {
    const row = stored(lineFor('1000'), { status: 2 })
    expect(reconcile([lineFor('1000')], [row])).toEqual({ ...nothing, unchanged: 1 })
  })

  test('change in what is different, and have to be confirmed anew', () => {
    const row = stored(lineFor('1000'), { status: 1 })
    const { updates } = reconcile([lineFor('3000')], [row])
    expect(updates).toMatchObject([{ row, changes: { qty: '3.0000', amount: '30.00', status: 0 } }])
    expect(updates[0]!.changes).not.toHaveProperty('price')
  })

  test('take a new name of their fee while they are estimates, and keep the old one once confirmed', () => {
    const renamed = lineFor('1000', { feeNameEn: 'Receiving' })
    const [estimate, confirmed] = [0, 1].map((status) => stored(lineFor('1000'), { status }))
    expect(reconcile([renamed], [estimate!]).updates).toEqual([
      { row: estimate, changes: { feeNameEn: 'Receiving', status: 0 } },
    ])
    expect(reconcile([renamed], [confirmed!])).toEqual({ ...nothing, unchanged: 1 })
  })

  test('gain the terms of their price while they are estimates; a confirmed one is not to be confirmed anew for them', () => {
    const { explanation } = lineFor('1000')
    const keeping = lineFor('1000', { explanation: { ...explanation, terms: { price: '10' } } })
    const [estimate, confirmed] = [0, 1].map((status) => stored(lineFor('1000'), { status }))
    expect(reconcile([keeping], [estimate!]).updates).toEqual([
      { row: estimate, changes: { explanation: keeping.explanation, status: 0 } },
    ])
    expect(reconcile([keeping], [confirmed!])).toEqual({ ...nothing, unchanged: 1 })
    const other = { ...keeping, explanation: { ...keeping.explanation, steps: [] } }
    expect(reconcile([other], [confirmed!]).updates).toHaveLength(1)
  })

  test('are voided when nothing is wanted', () => {
    const row = stored(lineFor('1000'))
    expect(reconcile([], [row])).toEqual({ ...nothing, voids: [row] })
  })

  test('remain the same line under a new version of the price, and on another day', () => {
    const row = stored(lineFor('1000'))
    const day = { periodFrom: '2025-03-07', periodTo: '2025-03-07' }
    const { inserts, updates, voids } = reconcile(
      [lineFor('1000', { detailId: 'd2', ...day })],
      [row],
    )
    expect({ inserts, voids }).toEqual({ inserts: [], voids: [] })
    expect(updates).toEqual([{ row, changes: { detailId: 'd2', ...day, status: 0 } }])
  })

  test('never become a line of another fee', () => {
    const row = stored(lineFor('1000'))
    const other = lineFor('1000', { feeCode: 'LHF' })
    const { inserts, voids } = reconcile([other], [row])
    expect({ inserts, voids }).toEqual({ inserts: [{ ...other, revision: 0 }], voids: [row] })
  })

  test('by hand stay, and stand in for an automatic one of the same key', () => {
    const row = stored(lineFor('9000', { source: 'MANUAL' }))
    expect(reconcile([lineFor('1000')], [row])).toEqual({ ...nothing, unchanged: 1 })
    expect(reconcile([], [row])).toEqual(nothing)
  })

  test('without a price are counted', () => {
    const book = aBook([{ details: [aDetail({ currency: 'USD' })] }])
    const wanted = priceWork(someWork({ book }), workFees)
    expect(reconcile(wanted, [])).toMatchObject({ missing: 1, inserts: [{ isMissingPrice: 1 }] })
  })
})

describe('a line that was audited', () => {
  const audited = stored(lineFor('1000'), { status: 2 })

  test('is never changed: the difference is a line of the next revision', () => {
    const { inserts, updates, voids } = reconcile([lineFor('3000')], [audited])
    expect({ updates, voids }).toEqual({ updates: [], voids: [] })
    expect(inserts).toMatchObject([{ revision: 1, amount: '20.00' }])
  })

  test('is never voided: what is no longer due is taken back by a difference', () => {
    const { inserts, voids } = reconcile([], [audited])
    expect(voids).toEqual([])
    expect(inserts).toMatchObject([{ revision: 1, amount: '-10.00' }])
  })

  test('counts for nothing once it was taken back, but keeps its revision', () => {
    const reversed = { ...audited, reversedBy: 'reversal' }
    expect(reconcile([lineFor('1000')], [reversed]).inserts).toEqual([
      { ...lineFor('1000'), revision: 1 },
    ])
    expect(reconcile([], [reversed])).toEqual(nothing)
    const again = stored(lineFor('1000'), { id: 'again', revision: 1 })
    expect(reconcile([lineFor('1000')], [reversed, again])).toEqual({ ...nothing, unchanged: 1 })
  })
})

describe('a line that a bill holds', () => {
  test('stays when it is right', () => {
    expect(reconcile([lineFor('1000')], [billed(lineFor('1000'))])).toEqual({
      ...nothing,
      unchanged: 1,
    })
  })

  test('stays when it is wrong: the difference is a line of the next revision that tells why', () => {
    const { inserts, updates, voids, supplements } = reconcile(
      [lineFor('3000')],
      [billed(lineFor('1000'))],
    )
    expect({ updates, voids, supplements }).toEqual({ updates: [], voids: [], supplements: 1 })
    expect(inserts).toMatchObject([{ revision: 1, qty: '2.0000', amount: '20.00' }])
    expect(inserts[0]!.explanation.steps.at(-1)).toEqual({
      kind: 'BILLED',
      amount: '20.00',
      charged: '10.00',
    })
  })

  test('is taken back by a difference when nothing is wanted any more', () => {
    const { inserts } = reconcile([], [billed(lineFor('1000'))])
    expect(inserts).toMatchObject([{ revision: 1, qty: '-1.0000', amount: '-10.00' }])
  })

  const [difference] = reconcile([lineFor('3000')], [billed(lineFor('1000'))]).inserts

  test('has one open difference, which changes until a bill holds it too', () => {
    const open = stored(difference!, { id: 'open', revision: 1 })
    const { inserts, updates } = reconcile([lineFor('4000')], [billed(lineFor('1000')), open])
    expect(inserts).toEqual([])
    expect(updates).toMatchObject([{ row: open, changes: { amount: '30.00' } }])
    const held = billed(difference!, { id: 'held', revision: 1 })
    expect(reconcile([lineFor('4000')], [billed(lineFor('1000')), held]).inserts).toMatchObject([
      { revision: 2, amount: '10.00' },
    ])
  })

  test('loses its open difference when it is right again', () => {
    const open = stored(difference!, { id: 'open', revision: 1 })
    const { voids, supplements } = reconcile([lineFor('1000')], [billed(lineFor('1000')), open])
    expect({ voids, supplements }).toEqual({ voids: [open], supplements: 0 })
  })
})
