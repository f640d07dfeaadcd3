import { expect, test } from 'vitest'
import { isNothing, isOddPieceWeight } from './goods-rules.ts'

const line = (planPieces: number, planNet: string) => ({ planPieces, planNet })

test('goods without pieces and without weight are nothing', () => {
  expect(isNothing(line(0, '0.000'))).toBe(true)
  expect(isNothing(line(0, '1'))).toBe(false)
  expect(isNothing(line(1, '0'))).toBe(false)
})

test.each([
  [16, '20160', false],
  [16, '100800', false],
  [16, '100800.001', true],
  [16, '4032', false],
  [16, '4031.999', true],
  // Weighed only: nobody counted pieces.
  [0, '20160', false],
])('%i pieces of %s kg against 1,260 kg a piece', (pieces, net, isOdd) => {
  expect(isOddPieceWeight(line(pieces, net), '1260')).toBe(isOdd)
})

test('a product that says no weight is never at odds', () => {
  expect(isOddPieceWeight(line(1, '5'), '0')).toBe(false)
})
