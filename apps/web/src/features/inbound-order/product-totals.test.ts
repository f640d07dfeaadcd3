import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import { expect, test } from 'vitest'
import { productColumns } from './line-columns.tsx'
import { totalsOf } from './product-totals.ts'

const line = (given: Partial<InboundProduct>) =>
  // The fields that are added up.
  ({
    planPieces: 10,
    planPallet: null,
    planNet: '1250.500',
    planGross: '1300.000',
    planVolume: null,
    actPieces: null,
    actPallet: null,
    actNet: null,
    ...given,
  }) as InboundProduct

const sumsOf = (lines: InboundProduct[], isIn: boolean) => {
  const given = { isIn, diffType: String, decision: String, totals: totalsOf(lines) }
  const columns = productColumns(((key: string) => key) as never, given)
  return Object.fromEntries(columns.flatMap(({ key, total }) => (total ? [[key, total([])]] : [])))
}

test('the goods lines of an order are summed up by pieces, weights and volume, each where some line says it', () => {
  const lines = [line({ planVolume: '1.2500' }), line({ planPieces: 1_000 })]
  expect(sumsOf(lines, false)).toEqual({
    planPieces: '1,010',
    planPallet: '',
    planNet: '2.501',
    planGross: '2.600',
    planVolume: '1.250',
  })
})

test('once goods have come, what came is summed up beside it', () => {
  const lines = [line({ actPieces: 9, actNet: '1100.000', actPallet: 1 }), line({})]
  expect(sumsOf(lines, true)).toMatchObject({
    planPieces: '20',
    actPieces: '9',
    actNet: '1.100',
    actPallet: '1',
  })
})

test('no line, no sums', () => {
  expect(Object.values(sumsOf([], false)).join('')).toBe('')
})
