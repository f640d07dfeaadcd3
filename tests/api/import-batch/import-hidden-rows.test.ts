import { expect, test } from 'vitest'
import { hiding, xlsxHiding } from '../../support/hidden-rows.ts'
import { importSuite } from '../../support/imports.ts'
import { heads } from '../../support/ugly/lines.ts'
import { bookOf, bytesOf, sheetOf } from '../../support/ugly/parts.ts'
import { inboundLine } from '../../support/workbooks.ts'

/* Rows of a workbook that a filter hides from whoever looks at it. */
const { app, wizard, bill, orderOf } = importSuite('HIDE')

/** A bill for each line, in a container of its own. */
const goods = (n: number, more: { date?: string } = {}) =>
  inboundLine({ bill: bill(n), container: '', ...more })
const sum = (count: number) => [
  '合计',
  null,
  null,
  null,
  null,
  null,
  null,
  16 * count,
  20160 * count,
]
const ignore = ({ id, version }: { id: string; version: number }, ignoreHidden: 0 | 1) =>
  wizard().setMapping({ id, version, ignoreHidden })

test('Hidden rows are read, counted and named, left out when somebody says so, and read again.', async () => {
  const rows = [heads, goods(1), goods(2), goods(3), goods(4), sum(2)]
  const batch = await wizard().upload(xlsxHiding(rows, [3, 5]))
  const hidden = { count: 2, rows: [3, 5] }
  expect(batch).toMatchObject({
    rowCount: 4,
    ignoreHidden: 0,
    warnings: [{ kind: 'inboundOrder.totalSum', count: 2 }],
    tally: { ready: 4, wrong: 0, skipped: [{ reason: 'total', count: 1 }], hidden },
  })
  const without = await ignore(batch, 1)
  expect(without).toMatchObject({
    rowCount: 2,
    ignoreHidden: 1,
    warnings: [],
    tally: {
      ready: 2,
      wrong: 0,
      skipped: [
        { reason: 'total', count: 1 },
        { reason: 'hidden', count: 2 },
      ],
      hidden,
    },
  })
  const { records } = await wizard().rows(batch.id)
  expect(records.map(({ row }: { row: number }) => row)).toEqual([2, 4])
  const again = await ignore(without, 0)
  expect(again).toMatchObject({ rowCount: 4, ignoreHidden: 0, tally: { ready: 4, hidden } })
  const published = await wizard().publish(await ignore(again, 1))
  expect(published).toMatchObject({ status: 'published', result: { orders: 2 } })
  const answers = await Promise.all([1, 2, 3, 4].map((n) => orderOf(bill(n))))
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 404])
})

test('Of many hidden rows the first twenty are named, and a file without one names none.', async () => {
  const many = Array.from({ length: 22 }, (_, index) => goods(index + 1))
  const numbers = many.map((_, index) => index + 2)
  const { tally } = await wizard().upload(xlsxHiding([heads, ...many], numbers))
  expect(tally?.hidden).toEqual({ count: 22, rows: numbers.slice(0, 20) })
  const plain = await wizard().upload(xlsxHiding([heads, goods(1)], []))
  expect(plain.tally).not.toHaveProperty('hidden')
})

test('What somebody has said of sheet and heading stays; a file of hidden rows alone can be read again.', async () => {
  const bytes = bytesOf(
    bookOf({ 一: sheetOf([heads, goods(1)]), 二: hiding([heads, goods(2), goods(3)], [2, 3]) }),
  )
  const { id, version } = await wizard().upload(bytes)
  const chosen = await wizard().setMapping({ id, version, sheet: 1 })
  const empty = await ignore(chosen, 1)
  expect(empty).toMatchObject({ status: 'draft', sheetNo: 1, ignoreHidden: 1, tally: null })
  expect(empty.refusal).not.toBeNull()
  expect(await ignore(empty, 0)).toMatchObject({ status: 'checked', sheetNo: 1, rowCount: 2 })
})

test('The file to correct hides what was hidden in the one that was sent.', async () => {
  const wrong = goods(2, { date: '2026-02-30' })
  const { id } = await wizard().upload(xlsxHiding([heads, goods(1), wrong], [2]))
  const bytes = await app().download('importBatch.correctedFile', { id }, 'kf')
  const { tally } = await wizard().upload(bytes)
  expect(tally).toMatchObject({ ready: 1, wrong: 1, hidden: { count: 1, rows: [2] } })
})
