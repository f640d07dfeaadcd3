import { expect, test } from 'vitest'
import { manualTimers } from '../../../../tests/support/timers.ts'
import { startReporting } from './error-reporting.ts'
import type { UiError } from './ui-error.ts'

const anError = (message: string): UiError => ({
  url: '',
  time: '2026-11-21T00:30:00.000Z',
  type: 'error',
  message,
  stack: '',
  info: '',
})

type Answer = 'taken' | 'later' | 'wrong'

function reporting(count: number, ...answers: Answer[]) {
  const timers = manualTimers()
  let list = Array.from({ length: count }, (_, n) => anError(String(n)))
  const sent: number[] = []
  const stop = startReporting({
    timers,
    kept: {
      read: () => Promise.resolve(list),
      change: (change) => Promise.resolve(void (list = change(list))),
    },
    send(errors) {
      sent.push(errors.length)
      const answer = answers[sent.length - 1] ?? 'taken'
      return answer === 'taken' ? Promise.resolve(null) : Promise.reject(new Error(answer))
    },
    isFinal: (error) => error instanceof Error && error.message === 'wrong',
  })
  return { timers, sent, stop, left: () => list.length, note: () => list.push(anError('new')) }
}

test('what is kept is sent at once, fifty a minute, until nothing is left', async () => {
  const { timers, sent, left } = reporting(120)
  await timers.advance(0)
  expect([sent, left()]).toEqual([[50], 70])
  await timers.advance(10 * 60_000)
  expect([sent, left()]).toEqual([[50, 50, 20], 0])
})

test('what comes later is sent within a minute', async () => {
  const { timers, sent, note } = reporting(0)
  await timers.advance(30_000)
  note()
  await timers.advance(29_999)
  expect(sent).toEqual([])
  await timers.advance(1)
  expect(sent).toEqual([1])
})

test('what could not be sent stays for the next time', async () => {
  const { timers, sent, left } = reporting(3, 'later', 'later')
  await timers.advance(60_000)
  expect([sent, left()]).toEqual([[3, 3], 3])
  await timers.advance(60_000)
  expect([sent, left()]).toEqual([[3, 3, 3], 0])
})

test('what the server will never take is dropped', async () => {
  const { timers, sent, left } = reporting(3, 'wrong')
  await timers.advance(0)
  expect([sent, left()]).toEqual([[3], 0])
})

test('it ends when it is told to', async () => {
  const { timers, sent, stop } = reporting(120)
  await timers.advance(0)
  stop()
  await timers.advance(600_000)
  expect([sent, timers.count()]).toEqual([[50], 0])
})
