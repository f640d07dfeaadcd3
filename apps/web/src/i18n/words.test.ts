import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { common } from './common.ts'
import { grid } from './grid.ts'
import { record } from './record.ts'
import type { Words } from './setup.ts'
import { titles } from './titles.ts'
import { tray } from './tray.ts'
import { view } from './view.ts'

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n/'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
const text = files.map((each) => each.text).join('\n')

const isWords = (file: string) => !/test|setup|section-words/.test(file)
const nouns = readdirSync(import.meta.dirname)
  .filter(isWords)
  .map((file) => file.replace('.ts', ''))
/** By file: customer, inbound-order. */
const all = new Map<string, Words>()
for (const noun of nouns) {
  const file = join(import.meta.dirname, `${noun}.ts`)
  // Such a file has nothing but its words.
  const spoken = (await import(/* @vite-ignore */ file)) as Record<string, Words>
  for (const words of Object.values(spoken)) all.set(noun, words)
}

const keysOf = (words: Words) => Object.keys(words.zh)

test.each([...all])(
  '%s says the same keys in both languages, each with its parameters',
  (_name, { zh, en }) => {
    expect(Object.keys(en)).toEqual(Object.keys(zh))
    const params = (sentence: string) =>
      [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
    for (const key of Object.keys(zh)) expect(params(en[key]!), key).toEqual(params(zh[key]!))
  },
)

test('every key that a screen asks for comes with the start or with the screen', () => {
  const atStart = [common, titles, grid, view, record, tray].flatMap(keysOf)
  const asked = files.flatMap(({ file, text: content }) => {
    const noun = /^(?:features|records)\/([\w-]+)\//.exec(file)?.[1] ?? '-'
    // The words of a noun with many are in several files: inbound-order, inbound-order-steps.
    const own = [...all].filter(([name]) => name === noun || name.startsWith(`${noun}-`))
    const known = new Set([...atStart, ...own.flatMap(([, words]) => keysOf(words))])
    return [...content.matchAll(/\bt\('([\w.]+)'/g)].map(([, key = '']) => ({
      key,
      file,
      isKnown: known.has(key),
    }))
  })
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(({ isKnown }) => !isKnown)).toEqual([])
})

test('no key is said by two files, for one would hide the other', () => {
  // The sign-in is an entry of its own.
  const keys = [...all].flatMap(([name, words]) => (name === 'sign-in' ? [] : keysOf(words)))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('no key is left over', () => {
  expect(files.length).toBeGreaterThan(40)
  // Names of fields are put together from their keys.
  const fields = /^\w+\.field\./
  // So are words of states: user.state.2 is asked for by its beginning and a value.
  const beginnings = [...text.matchAll(/\bt\(`([\w.]+\.)\$\{/g)].map(([, begin = '']) => begin)
  const isAsked = (key: string) =>
    text.includes(`'${key}'`) || beginnings.some((begin) => key.startsWith(begin))
  const unused = [...all.values()]
    .flatMap(keysOf)
    .filter((key) => !isAsked(key) && !fields.test(key))
  expect(unused).toEqual([])
})
