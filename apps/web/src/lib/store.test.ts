import { beforeEach, describe, expect, test } from 'vitest'
import { storageArea } from '../testing/storage-area.ts'
import { createStore } from './store.ts'

let local = storageArea()
let session = storageArea()
const open = () => createStore({ prefix: 'app-', local, session, now: () => 1_763_000_000_000 })

beforeEach(() => {
  local = storageArea()
  session = storageArea()
})

describe('a stored value', () => {
  test.each([
    ['text', 'string'],
    [12.5, 'number'],
    [true, 'boolean'],
    [{ a: [1] }, 'object'],
    [null, 'object'],
  ])('%j is kept with its type %s and the time', (content, dataType) => {
    open().set('it', content)
    expect(JSON.parse(local.values.get('app-it')!)).toEqual({
      dataType,
      content,
      datetime: 1_763_000_000_000,
    })
    expect(open().get('it')).toEqual(content)
  })

  test('lies in the session storage when the flag says so, and only there', () => {
    open().set('it', 'x', 'session')
    expect(local.values.size).toBe(0)
    expect(open().record('it', 'session')).toMatchObject({ type: 'session', content: 'x' })
    expect([open().get('it'), open().get('it', 'session')]).toEqual([undefined, 'x'])
  })

  test.each(['WMS_DEMO', '{', '"x"', 'null', '{"content":"x"}'])(
    '%s was not written by us',
    (text) => {
      local.values.set('app-it', text)
      expect(open().get('it')).toBeUndefined()
    },
  )

  test('is asked for as text where nothing else makes sense', () => {
    open().set('number', 1)
    open().set('text', 'x')
    expect([open().text('number'), open().text('text'), open().text('none')]).toEqual([
      null,
      'x',
      null,
    ])
  })
})

test('clearing takes what is ours, but what is to be kept', () => {
  local.values.set('language', 'en')
  for (const name of ['tenant', 'preferences']) open().set(name, name)
  open().set('tabs', 'x', 'session')
  open().clear(undefined, (name) => name === 'preferences')
  expect([...local.values.keys()]).toEqual(['language', 'app-preferences'])
  open().clear('session')
  expect([...session.values.keys()]).toEqual([])
  open().remove('preferences')
  expect([...local.values.keys()]).toEqual(['language'])
})
