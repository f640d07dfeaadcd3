import { errorLog, errorLogLimits } from '@yuncang/shared/nouns/error-log/contract'
import { describe, expect, test } from 'vitest'
import {
  isNoise,
  keptAtMost,
  uiErrorOf,
  withError,
  withoutErrors,
  type UiError,
} from './ui-error.ts'

const where = {
  type: 'error',
  url: 'http://localhost/a',
  time: '2026-11-21T00:30:00.000Z',
} as const
const anError = (message: string, more: Partial<UiError> = {}): UiError => ({
  ...where,
  message,
  stack: '',
  info: '',
  ...more,
})

class Hostile {
  toJSON() {
    throw new Error('no')
  }
}

describe('what was thrown becomes an entry', () => {
  test.each([
    [new TypeError('x is undefined'), 'x is undefined'],
    ['a text', 'a text'],
    [{ code: 1 }, '{"code":1}'],
    [null, 'null'],
    [undefined, ''],
    [new Hostile(), 'object'],
    [() => {}, ''],
  ])('case %#', (thrown, message) => {
    expect(uiErrorOf(thrown, where)).toMatchObject({ ...where, message })
  })

  test('with its stack and the circumstances', () => {
    const error = new Error('x')
    expect(uiErrorOf(error, { ...where, type: 'react', info: 'at Home' })).toMatchObject({
      type: 'react',
      stack: error.stack,
      info: 'at Home',
    })
  })

  test('without what follows # in the address', () => {
    expect(uiErrorOf('x', { ...where, url: 'http://h/gate?x=1#token\nmore' }).url).toBe(
      'http://h/gate?x=1',
    )
  })

  test.each(['x', '错', '\u0000', '😀', '\ud800'])('of 50,000 %j the server takes it', (unit) => {
    const error = new Error(unit.repeat(50_000))
    error.stack = unit.repeat(50_000)
    const entry = uiErrorOf(error, { ...where, url: unit.repeat(5000), info: unit.repeat(50_000) })
    const logs = [{ ...entry, time: '2026-11-21 08:30:00' }]
    expect(errorLog.send.input.safeParse({ logs }).error).toBeUndefined()
  })
})

describe('the list', () => {
  test('takes an error once', () => {
    const list = withError(withError([], anError('x')), anError('x', { type: 'react' }))
    expect(list).toEqual([anError('x')])
  })

  test.each([{ message: 'y' }, { stack: 'y' }, { url: 'y' }])('tells %j apart', (more) => {
    expect(withError([anError('x')], anError('x', more))).toHaveLength(2)
  })

  test('keeps the newest 200, as many as the server takes in a call', () => {
    let list: UiError[] = []
    for (let n = 0; n < 250; n += 1) list = withError(list, anError(String(n)))
    expect(keptAtMost).toBe(errorLogLimits.entries)
    expect([list.length, list[0]?.message, list.at(-1)?.message]).toEqual([200, '50', '249'])
  })

  test('loses what was sent and nothing else', () => {
    const list = ['a', 'b', 'c'].map((message) => anError(message))
    expect(withoutErrors(list, list.slice(0, 2))).toEqual([anError('c')])
  })
})

test.each([
  [new Error('x'), 'x', false],
  [undefined, 'ResizeObserver loop completed with undelivered notifications.', true],
  [Object.assign(new Error('x'), { name: 'ApiError' }), 'x', true],
  [Object.assign(new Error('x'), { name: 'AbortError' }), 'x', true],
  ['x', 'x', false],
])('case %#: noise', (thrown, message, is) => expect(isNoise(thrown, message)).toBe(is))
