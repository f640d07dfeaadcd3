import type { Lot, LotTotals } from '@yuncang/shared/nouns/inventory/contract'
import type { TFunction } from 'i18next'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { quantity } from '../../lib/quantity.ts'
import type { GridColumn } from '../../ui/grid/index.ts'

type QuantityKey = 'onHandQty' | 'reservedQty' | 'availableQty'
type MeasureKey =
  | QuantityKey
  | 'unit'
  | 'onHandPieces'
  | 'onHandPallets'
  | 'onHandNet'
  | 'onHandGross'
  | 'onHandVolume'
type Measured = Omit<LotTotals, 'lots'> | Lot

/** Nothing can be said where units differ. */
const mixed = '—'
const amountOf = (row: Measured, key: QuantityKey) => {
  const value = row[key]
  return value === null || row.unit === null ? mixed : quantity(value, row.unit)
}

/** Quantities in several units do not add up: what is on hand is weighed then, of the others nothing is said. */
function sumOf(t: TFunction, all: LotTotals, key: QuantityKey): string {
  if (all[key] !== null && all.unit !== null) return amountOf(all, key)
  return key === 'onHandQty' ? t('inventory.tonnes', { net: tonnes(all.onHandNet) }) : ''
}

/**
 * On hand, reserved, available and the measures of lots, one or many; below each the figure over everything that the
 * filters find, as the server has added it up.
 */
export function measureColumns<R extends Measured>(
  t: TFunction,
  unitOf: (value: string) => string,
  totals: LotTotals | undefined,
): Record<
  'onHand' | 'reserved' | 'available' | 'unit' | 'pieces' | 'pallets' | 'net' | 'gross' | 'volume',
  GridColumn<R> & { key: MeasureKey }
> {
  type Column = GridColumn<R> & { key: MeasureKey }
  const total = (say: (all: LotTotals) => string) => () => (totals ? say(totals) : '')
  const amount = (key: QuantityKey, title: string): Column => ({
    key,
    title,
    width: 112,
    align: 'end',
    text: (row) => amountOf(row, key),
    total: total((all) => sumOf(t, all, key)),
  })
  const count = (key: 'onHandPieces' | 'onHandPallets', title: string): Column => ({
    key,
    title,
    width: 85,
    align: 'end',
    text: (row) => grouped(String(row[key])),
    total: total((all) => grouped(String(all[key]))),
  })
  const weight = (key: 'onHandNet' | 'onHandGross', title: string): Column => ({
    key,
    title,
    width: 115,
    align: 'end',
    text: (row) => tonnes(row[key]),
    total: total((all) => tonnes(all[key])),
  })
  return {
    onHand: amount('onHandQty', t('inventory.field.onHandQty')),
    reserved: amount('reservedQty', t('inventory.field.reservedQty')),
    available: amount('availableQty', t('inventory.field.availableQty')),
    unit: {
      key: 'unit',
      title: t('inventory.field.unit'),
      width: 100,
      text: (row) => (row.unit === null ? mixed : unitOf(row.unit)),
    },
    pieces: count('onHandPieces', t('inventory.field.onHandPieces')),
    pallets: count('onHandPallets', t('inventory.field.onHandPallets')),
    net: weight('onHandNet', t('inventory.field.onHandNet')),
    gross: weight('onHandGross', t('inventory.field.onHandGross')),
    volume: {
      key: 'onHandVolume',
      title: t('inventory.field.onHandVolume'),
      width: 135,
      align: 'end',
      text: (row) => cubicMetres(row.onHandVolume),
      total: total((all) => cubicMetres(all.onHandVolume)),
    },
  }
}
