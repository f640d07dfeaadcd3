import { describe, expect, test } from 'vitest'
import { tariffLine } from './contract.ts'
import { priceFault } from './rating/price-fault.ts'
import { aTariff } from './rating/builders.ts'
import { tierFault } from './tier-fault.ts'

/** '1-30 31-60 61-' with a price of 1 each. */
const tiersOf = (text: string) =>
  text.split(' ').map((row) => {
    const [fromValue = '', toValue = ''] = row.split('~')
    return { fromValue, toValue: toValue === '' ? null : toValue, price: '1' }
  })
const line = { feeCode: 'CCF', unit: '吨', price: '0', currency: 'CNY', taxRate: '0.06' }

/** What typing, saving and charging say of the same tiers: the row, or nothing. */
function rows(calcMethod: 'TIER_DAY' | 'TIER_QTY', text: string) {
  const tiers = tiersOf(text)
  const saved = tariffLine.safeParse({ ...line, calcMethod, tierMode: 'SLICED', tiers })
  const charged = priceFault(aTariff({ calcMethod, tiers }))
  return {
    typed: tierFault(calcMethod, tiers)?.row,
    saved: saved.success ? undefined : saved.error.issues.at(-1)?.path[1],
    charged: charged && Number(charged.detail) - 1,
  }
}

describe('tiers', () => {
  test.each([
    ['TIER_DAY', '1~30 31~60 61~'],
    ['TIER_DAY', '0~7 8~'],
    ['TIER_DAY', '1~'],
    ['TIER_DAY', '1~1 2~2 3~'],
    ['TIER_DAY', '1.0000~30.0000 31.0000~'],
    ['TIER_QTY', '0~'],
    ['TIER_QTY', '0~10 10~20.5 20.5~'],
    ['TIER_QTY', '0.0000~10 10.00~'],
    ['TIER_QTY', '1~10 11~20 21~'],
  ] as const)('%s %s can be typed, saved and charged', (calcMethod, text) => {
    expect(rows(calcMethod, text)).toEqual({})
  })

  test.each([
    ['TIER_DAY', '2~30 31~', 0, 'tariff.tierStart'],
    ['TIER_DAY', '8~30 31~', 0, 'tariff.tierStart'],
    ['TIER_DAY', '1~30 32~', 1, 'tariff.tierGap'],
    ['TIER_DAY', '1~30 30~', 1, 'tariff.tierGap'],
    ['TIER_DAY', '1~30 10~', 1, 'tariff.tierGap'],
    ['TIER_DAY', '0~7 7~', 1, 'tariff.tierGap'],
    ['TIER_DAY', '1~7.5 8.5~', 0, 'tariff.tierDays'],
    ['TIER_DAY', '0~7 8~9.5 10.5~', 1, 'tariff.tierDays'],
    ['TIER_DAY', '1~30 31~20 21~', 1, 'tariff.tierOrder'],
    ['TIER_DAY', '1~30 31~60', 1, 'tariff.tierEnd'],
    ['TIER_DAY', '1~ 31~', 0, 'tariff.tierEndless'],
    ['TIER_DAY', 'x~', 0, 'tariff.tierFigure'],
    ['TIER_QTY', '0~10 11~', 1, 'tariff.tierGap'],
    ['TIER_QTY', '0~10 9~', 1, 'tariff.tierGap'],
    ['TIER_QTY', '0~0 0~', 0, 'tariff.tierOrder'],
    ['TIER_QTY', '0.5~', 0, 'tariff.tierStart'],
    ['TIER_QTY', '-1~', 0, 'tariff.tierFigure'],
    ['TIER_QTY', '0~10.00001 10.00001~', 0, 'tariff.tierFigure'],
    ['TIER_QTY', '1~10 10~', 1, 'tariff.tierGap'],
    ['TIER_QTY', '1~10.5 11.5~', 0, 'tariff.tierWhole'],
    ['TIER_QTY', '0~10', 0, 'tariff.tierEnd'],
  ] as const)('%s %s are wrong in row %i, however they come: %s', (method, text, row, reason) => {
    expect(rows(method, text)).toEqual({ typed: row, saved: row, charged: row })
    expect(tierFault(method, tiersOf(text))).toMatchObject({ reason, params: { row: row + 1 } })
  })

  test('that are none, or have no price, are wrong', () => {
    const [tier] = tiersOf('1~')
    expect(tierFault('TIER_DAY', [])).toMatchObject({ row: 0, reason: 'tariff.tiersRequired' })
    for (const price of ['-1', '', '0.0000001'])
      expect(tierFault('TIER_DAY', [{ ...tier!, price }])).toMatchObject({
        row: 0,
        reason: 'tariff.tierFigure',
      })
  })

  test('say where a row has to begin', () => {
    const from = (calcMethod: 'TIER_DAY' | 'TIER_QTY', text: string) =>
      tierFault(calcMethod, tiersOf(text))?.params['from']
    expect(from('TIER_DAY', '0~7.0000 7~')).toBe('8')
    expect(from('TIER_QTY', '0~10.5000 11~')).toBe('10.5')
  })
})
