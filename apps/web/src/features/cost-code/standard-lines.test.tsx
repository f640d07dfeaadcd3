import { today } from '@yuncang/shared/kernel/calendar'
import type { CostStandard } from '@yuncang/shared/nouns/cost-code/contract'
import type { TFunction } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { editing } from '../../records/prices/words/editing.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { offered } from '../../records/prices/testing/offered.ts'
import { cleaned } from '../../ui/form/line-editor/column.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { completedStandards, doubtOverlaps, pricesToday, startStandards } from './standard-lines.ts'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, prices, stops, editing, words]))

const stored: CostStandard = {
  id: 's1',
  feeCode: 'RKF',
  unit: '吨',
  currency: 'CNY',
  price: '25.000000',
  minCharge: null,
  validFrom: '2025-01-01',
  validTo: '2025-12-31',
  isStop: 0,
  stops: [],
  version: 1,
  createTime: '2025-01-01 08:00:00',
  updateTime: '2025-01-01 08:00:00',
}
// The titles of columns do not matter here.
const t = ((key: string) => key) as unknown as TFunction

function sheetOf(rows: readonly object[]): Lines {
  const lines = startStandards(t, offered, [stored])
  lines.onChange(() => {
    lines.update(completedStandards(lines, offered))
    doubtOverlaps(lines, ({ validFrom, validTo }) => `${validFrom} ${validTo}`)
  })
  lines.replace(rows)
  return lines
}
const written = (lines: Lines, row: number) =>
  Object.fromEntries(lines.columns.map(({ key }, col) => [key, lines.view().rows[row]?.[col]]))

test('a new price takes unit and currency of its fee, and holds from today on', () => {
  const lines = sheetOf([{ feeCode: 'CCF', price: '0.8' }])
  expect(written(lines, 0)).toEqual({
    feeCode: 'CCF',
    price: '0.8',
    currency: 'CNY',
    unit: '吨',
    minCharge: '',
    validFrom: today(new Date().toISOString()),
    validTo: '',
  })
})

test('a stored price of thousands is no wrong cell', () => {
  const dear = { ...stored, price: '12500.000000', minCharge: '3000.00' }
  const lines = startStandards(t, offered, [dear])
  expect(written(lines, 0)).toMatchObject({ price: '12500', minCharge: '3000' })
  expect([...lines.findingsOf(lines.view().rows[0]!)]).toEqual([])
})

test('a day is understood as people write it', () => {
  const lines = sheetOf([])
  const column = lines.columns.find(({ key }) => key === 'validTo')!
  expect(cleaned(column, '2026年12月31日')).toBe('2026-12-31')
})

test('a price that begins before another has ended is pointed out at its first day, until it is put right', () => {
  const later = {
    feeCode: 'RKF',
    unit: '吨',
    currency: 'CNY',
    price: '26',
    validFrom: '2025-12-31',
  }
  const lines = sheetOf([stored, later])
  const doubts = () => lines.view().rows.map((row) => [...lines.doubtsOf(row).values()])
  expect(doubts().slice(0, 2)).toEqual([[], ['2025-01-01 2025-12-31']])
  lines.replace([stored, { ...later, validFrom: '2026-01-01' }])
  expect(doubts().slice(0, 2)).toEqual([[], []])
})

test('the calculator takes what holds today and is not stopped, storage by the day', () => {
  const open = { unit: '吨', currency: 'CNY', price: '1', minCharge: null, validTo: null }
  const since = { ...stored, feeCode: 'CCF', validTo: null }
  const stopped = { ...since, unit: 'CBM', stops: [{ from: '2025-02-01', to: null }] }
  const found = pricesToday(offered.feeOf, [since, stopped])([
    { ...open, feeCode: 'CCF', validFrom: '2025-01-01', minCharge: '50' },
    { ...open, feeCode: 'RKF', validFrom: '2025-01-01', validTo: '2025-01-31' },
    { ...open, feeCode: 'RKF', validFrom: '2999-01-01' },
    { ...open, feeCode: 'CCF', validFrom: '2025-01-01', unit: 'CBM' },
    undefined,
  ])
  expect(found).toMatchObject([
    { feeCode: 'CCF', calcMethod: 'DAY_UNIT', minCharge: '50', minScope: 'LINE' },
  ])
})
