import { expect, test } from 'vitest'
import { endedSince, overIn } from './job-endings.ts'

const job = (id: string, status: 'queued' | 'running' | 'done' | 'failed') => ({ id, status })

test('what was over at the first look is no news', () => {
  expect(endedSince(undefined, [job('1', 'done')])).toEqual([])
})

test('a job that was done before anybody saw it at work is told of', () => {
  const before = overIn([job('1', 'done')])
  const quick = job('2', 'done')
  expect(endedSince(before, [quick, job('1', 'done')])).toEqual([quick])
})

test('a failed job that is tried again is told of again', () => {
  const before = overIn([job('1', 'running')])
  expect(endedSince(before, [job('1', 'failed')])).toEqual([job('1', 'failed')])
})
