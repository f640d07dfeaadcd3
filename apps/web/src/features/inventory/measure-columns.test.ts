import type { LotTotals } from '@yuncang/shared/nouns/inventory/contract'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { measureColumns } from './measure-columns.ts'

// The words themselves are not asked for here, only what stands in them.
const say = ((key: string, more?: { net: string }) =>
  more ? `${key} ${more.net}` : key) as unknown as TFunction

const all: LotTotals = {
  lots: 2,
  onHandPieces: 248,
  onHandPallets: 0,
  onHandNet: '24000',
  onHandGross: '25000',
  onHandVolume: '0.000',
  unit: 'PCS',
  onHandQty: '240',
  reservedQty: '0',
  availableQty: '240',
}
const sums = (totals: LotTotals) => {
  const { onHand, reserved, available } = measureColumns(say, String, totals)
  return [onHand, reserved, available].map((column) => column.total?.([]))
}

test('quantities of one unit are added up', () => {
  expect(sums(all)).toEqual(['240', '0', '240'])
})

test('where units differ, what is on hand is weighed and no dash is shown', () => {
  const mixed = { ...all, unit: null, onHandQty: null, reservedQty: null, availableQty: null }
  expect(sums(mixed)).toEqual(['inventory.tonnes 24.000', '', ''])
})
