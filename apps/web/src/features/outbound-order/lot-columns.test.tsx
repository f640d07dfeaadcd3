import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { startLanguage } from '../../i18n/setup.ts'
import { allocationColumns, goodsColumns } from './lot-columns.tsx'
import { words } from './words/order.ts'

beforeAll(() => startLanguage([words]))

/** What a record has beside its timeline at 1440 px. */
const room = 844

const as = (unit: string) => unit

test('a desk of 1440 px shows the lot of a line with its amounts, and where the reserved lots lie', () => {
  const inView = (columns: readonly { key: string; width: number }[]) =>
    columns.filter(
      (_, at) => columns.slice(0, at + 1).reduce((sum, { width }) => sum + width, 0) <= room,
    )
  const keysOf = (columns: readonly { key: string; width: number }[]) =>
    inView(columns).map(({ key }) => key)
  expect(keysOf(goodsColumns(i18next.t, as))).toEqual(
    expect.arrayContaining(['productName', 'lotNo', 'qty', 'pieces', 'net', 'available']),
  )
  expect(keysOf(allocationColumns(i18next.t, as))).toEqual(
    expect.arrayContaining(['lotNo', 'qty', 'loadedQty', 'locationCode', 'containerNo']),
  )
})
