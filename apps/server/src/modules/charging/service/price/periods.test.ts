import { describe, expect, test } from 'vitest'
import { cutAt, periodsFrom } from './periods.ts'

const march = { from: '2025-03-01', to: '2025-03-31' }

describe('the periods of storage', () => {
  test('begin as one from the first day to the last', () => {
    expect(periodsFrom('2025-03-03', '2025-03-31', [])).toMatchObject([
      { from: '2025-03-03', to: '2025-03-31', isNew: true },
    ])
  })

  test('keep those that there are and fill the days between and after them', () => {
    const known = [
      { ...march, isFixed: true },
      { from: '2025-04-11', to: '2025-04-20', isFixed: false },
    ]
    const periods = periodsFrom('2025-03-01', '2025-04-30', known)
    expect(periods.map(({ from, to, isNew }) => [from, to, isNew])).toEqual([
      ['2025-03-01', '2025-03-31', false],
      ['2025-04-01', '2025-04-10', true],
      ['2025-04-11', '2025-04-20', false],
      ['2025-04-21', '2025-04-30', true],
    ])
  })

  test('begin later with the goods, unless a bill fixes them', () => {
    const later = (isFixed: boolean) =>
      periodsFrom('2025-03-10', '2025-03-31', [{ ...march, isFixed }]).map(({ from }) => from)
    expect(later(false)).toEqual(['2025-03-10'])
    expect(later(true)).toEqual(['2025-03-01'])
  })

  test('go when they end before the goods came', () => {
    const periods = periodsFrom('2025-04-05', '2025-04-30', [{ ...march, isFixed: false }])
    expect(periods.map(({ from }) => from)).toEqual(['2025-04-05'])
  })
})

test('a period is cut where something begins within it, once a day', () => {
  const days = ['2025-03-16', '2025-03-01', '2025-04-01', '2025-03-16', '2025-03-31']
  expect(cutAt(march, days)).toEqual([
    { from: '2025-03-01', to: '2025-03-15' },
    { from: '2025-03-16', to: '2025-03-30' },
    { from: '2025-03-31', to: '2025-03-31' },
  ])
})
