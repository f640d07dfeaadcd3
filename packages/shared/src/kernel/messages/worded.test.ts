import { expect, test } from 'vitest'
import { filled } from './worded.ts'

const message = [
  'invalid',
  '计划 {no} 计划 {planned} 件，实收 {pieces} 件 {given} 千克，第 {row} 行',
  'Plan {no} has {planned} pieces, not {pieces} of {given} kg (row {row}).',
] as const

test('figures of a sentence have thousands separators in both languages; numbers of papers and rows have none', () => {
  const params = { no: '20251126', planned: 5040, pieces: 99999, given: '1260000.500', row: 1024 }
  expect([filled('zh', message, params), filled('en', message, params)]).toEqual([
    '计划 20251126 计划 5,040 件，实收 99,999 件 1,260,000.500 千克，第 1024 行',
    'Plan 20251126 has 5,040 pieces, not 99,999 of 1,260,000.500 kg (row 1024).',
  ])
})

test('several names are set off as the language does it', () => {
  const params = { names: ['甲', '乙'] }
  const said = ['invalid', '请核对 {names}', 'Check {names}.'] as const
  expect([filled('zh', said, params), filled('en', said, params)]).toEqual([
    '请核对 甲、乙',
    'Check 甲, 乙.',
  ])
})

test('a figure that is in words already stays as it is', () => {
  const inWords = { no: '', planned: '1,260', pieces: '', given: '-1200', row: '' }
  expect(filled('en', message, inWords)).toBe('Plan  has 1,260 pieces, not  of -1,200 kg (row ).')
})
