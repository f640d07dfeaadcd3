import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeTable, startApp, type TestApp } from '../support/app.ts'

/* Which calls of the given interface are built: the table and pending.txt together are all of it. */
const lines = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

const nameless = (call: string) => call.replace(/\{\w+\}|:\w+/g, '{}').replace('\t', ' ')
const specified = lines('endpoints.tsv').map(nameless)
const pending = lines('pending.txt').map(nameless)
const built = Object.values(routeTable).flatMap((route) =>
  [route, ...(route.alias ?? [])].map((face) => nameless(`${face.method} ${face.path}`)),
)

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const isThere = async (call: string) => {
  const [method = '', path = ''] = call.split(' ')
  const response = await app.app.inject({
    method: method === 'ANY' ? 'GET' : method, // one of the methods of the list
    url: path.replaceAll('{}', 'x'),
    headers: await app.headersOf(undefined),
  })
  return response.json().data?.reason !== 'request.notFound'
}

test('every call of the given interface is built or listed as pending, and none is both', () => {
  expect(specified.length).toBeGreaterThan(200)
  expect(specified.filter((call) => !built.includes(call) && !pending.includes(call))).toEqual([])
  expect(pending.filter((call) => built.includes(call))).toEqual([])
})

test('a pending call answers that there is nothing, a built one does not', async () => {
  for (const call of pending)
    expect({ call, isThere: await isThere(call) }).toEqual({ call, isThere: false })
  for (const call of built)
    expect({ call, isThere: await isThere(call) }).toEqual({ call, isThere: true })
})

test('the route table stays what other systems rely on', () => {
  const table = Object.entries(routeTable)
    .map(([name, route]) => `${name} ${route.method} ${route.path}`)
    .sort()
  expect(table.join('\n')).toMatchSnapshot()
})
