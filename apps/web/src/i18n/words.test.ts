import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { common } from './common.ts'
import { contract } from './contract.ts'
import { costCode } from './cost-code.ts'
import { customer } from './customer.ts'
import { grid } from './grid.ts'
import { identity } from './identity.ts'
import { inboundOrder } from './inbound-order.ts'
import { signIn } from './sign-in.ts'
import { view } from './view.ts'

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('i18n/'),
)
const text = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n')
const all = { common, identity, customer, contract, costCode, grid, inboundOrder, signIn, view }

test.each(Object.entries(all))(
  '%s says the same keys in both languages, each with its parameters',
  (_name, words) => {
    const zh: Record<string, string> = words.zh
    const en: Record<string, string> = words.en
    expect(Object.keys(en)).toEqual(Object.keys(zh))
    const params = (sentence: string) =>
      [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
    for (const key of Object.keys(zh)) expect(params(en[key]!), key).toEqual(params(zh[key]!))
  },
)

test('every key that a screen asks for is there', () => {
  const asked = [...text.matchAll(/\bt\('([\w.]+)'/g)].map((match) => match[1]!)
  expect(asked.length).toBeGreaterThan(100)
  const known = new Set(Object.values(all).flatMap((words) => Object.keys(words.zh)))
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})

test('no key is left over', () => {
  expect(files.length).toBeGreaterThan(40)
  const fields = /^customer\.field\./
  const unused = Object.values(all)
    .flatMap((words) => Object.keys(words.zh))
    .filter((key) => !text.includes(`'${key}'`) && !fields.test(key))
  expect(unused).toEqual([])
})
