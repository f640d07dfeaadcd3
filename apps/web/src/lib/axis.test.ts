import { expect, test } from 'vitest'
import { axisEnd } from './axis.ts'

test('an axis ends at a round number that holds every bar', () => {
  expect([0, 0.4, 1, 1.01, 73, 100, 201, 2600].map(axisEnd)).toEqual([
    1, 0.5, 1, 2, 100, 100, 250, 5000,
  ])
})
