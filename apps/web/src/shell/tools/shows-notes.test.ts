import { expect, test } from 'vitest'
import { showsNotes } from './shows-notes.ts'

test.each([
  ['prod', 'wms.example.com', false],
  ['prod', 'localhost', true],
  ['prod', '127.0.0.1', true],
  ['prod', '[::1]', true],
  ['prod', 'localhost.evil.example', false],
  ['test', 'wms.example.com', true],
  ['dev', 'localhost', true],
  [undefined, 'localhost', false],
])('写笔记 and 提需求 in environment %s on %s: %s', (env, hostname, isShown) => {
  expect(showsNotes(env, hostname)).toBe(isShown)
})
