import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { titles } from '../routes/titles.ts'
import { common } from './common.ts'
import { grid } from './grid.ts'
import { prices } from './prices.ts'
import { record } from './record.ts'
import type { Words } from './setup.ts'
import { tray } from './tray.ts'
import { view } from './view.ts'

const source = join(import.meta.dirname, '..')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)
/** Those of everybody, and of each noun and part of records/: words.ts, or several files in words/. */
const isWords = (file: string) =>
  /^(?:i18n|(?:features|records)\/[\w-]+\/words)\/[\w-]+\.ts$|\/words\.ts$/.test(file) &&
  // The words of forms are part of the common ones.
  !/\.test\.|^i18n\/(?:load-texts|setup|section-words|forms)/.test(file)
const files = code
  .filter((file) => !isWords(file) && !file.startsWith('i18n/'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
const text = files.map((each) => each.text).join('\n')

/** By file: features/customer/words.ts, features/inbound-order/words/steps.ts. */
const all = new Map<string, Words>([['routes/titles.ts', titles]])
for (const file of code.filter(isWords)) {
  // Such a file has its words and the messages that its forms say.
  const spoken = (await import(/* @vite-ignore */ join(source, file))) as Record<string, Words>
  for (const words of Object.values(spoken)) if ('zh' in words) all.set(file, words)
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

/** The words of records/ that the screens of a noun load beside their own. */
const sharedBy = (folder: string): ReadonlySet<string> => {
  const screens = files.find(({ file }) => file === `${folder}screens.ts`)?.text ?? ''
  const loads = screens.matchAll(/import\('\.\.\/\.\.\/(records\/[\w/-]+\.ts)'\)/g)
  return new Set([...loads].map(([, name = '']) => name))
}

test('every key that a screen asks for comes with the start or with the screen', () => {
  const atStart = [common, titles, grid, view, record, prices, tray].flatMap(keysOf)
  const asked = files.flatMap(({ file, text: content }) => {
    const folder = /^(?:features|records)\/[\w-]+\//.exec(file)?.[0] ?? '-'
    const shared = sharedBy(folder)
    const own = [...all].filter(([name]) => name.startsWith(folder) || shared.has(name))
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
  const keys = [...all].flatMap(([name, words]) =>
    name === 'features/sign-in/words.ts' ? [] : keysOf(words),
  )
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('no key is left over', () => {
  expect(files.length).toBeGreaterThan(40)
  // Names of fields are put together from their keys.
  const fields = /^\w+\.field\./
  // So are words of states: user.state.2 is asked for by its beginning and a value.
  const beginnings = [...text.matchAll(/\bt\(`([\w.]+\.)\$\{/g)].map(([, begin = '']) => begin)
  const quoted = new Set([...text.matchAll(/'([\w.]+)'/g)].map(([, key]) => key))
  const isAsked = (key: string) =>
    quoted.has(key) || beginnings.some((begin) => key.startsWith(begin))
  const unused = [...all.values()]
    .flatMap(keysOf)
    .filter((key) => !isAsked(key) && !fields.test(key))
  expect(unused).toEqual([])
})
