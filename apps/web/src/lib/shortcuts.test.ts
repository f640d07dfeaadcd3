import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pressed, shortcuts, type ShortcutName } from './shortcuts.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test.each<[ShortcutName, ReturnType<typeof press>, boolean]>([
  ['search', press('k', { ctrlKey: true }), true],
  ['search', press('K', { metaKey: true }), true],
  ['search', press('k'), false],
  ['search', press('k', { ctrlKey: true, altKey: true }), false],
  ['sheet', press('?', { shiftKey: true }), true],
  ['gridSelect', press(' ', { shiftKey: true }), true],
  ['gridResize', press('ArrowLeft', { altKey: true }), true],
  ['gridResize', press('ArrowLeft'), false],
  ['linesRedo', press('z', { ctrlKey: true, shiftKey: true }), true],
  ['linesRedo', press('z', { ctrlKey: true }), false],
  ['linesRedo', press('y', { ctrlKey: true }), true],
])('%s by %o: %s', (name, event, is) => {
  expect(pressed(event, name)).toBe(is)
})

test('every key on the sheet is one that some handler asks for', () => {
  const source = join(import.meta.dirname, '..')
  const text = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/shortcuts|\.test\./.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
  const names = Object.entries(shortcuts).filter(([, each]) => !('isMove' in each))
  expect(names.length).toBeGreaterThan(15)
  expect(names.map(([name]) => name).filter((name) => !text.includes(`'${name}'`))).toEqual([])
})
