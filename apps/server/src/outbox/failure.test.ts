import { expect, test } from 'vitest'
import { keptFailure } from './failure.ts'

test('what a failure says of itself is kept up to a whole character', () => {
  const { lastError } = keptFailure(new Error(`${'断'.repeat(199)}😀`))
  expect(lastError).toBe('断'.repeat(199))
})
