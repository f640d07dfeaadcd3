import { procedureOf } from '@yuncang/server/http/rest'
import { appRouter } from '@yuncang/server/composition/router'
import { pathKeys } from '@yuncang/shared/gateway/decode'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { routeTable } from '../support/app.ts'
import { engineOfRun } from '../support/database.ts'
import { watchRecords } from '../support/watch-records.ts'
import { atTheEdges } from './figures.ts'
import { samples } from './samples.ts'
import { sampleWorld } from './world.ts'

/* Every operation refuses what its contract does not name. */
const operations = Object.entries(routeTable)
  .filter(([, route]) => route.kind !== 'file')
  .map(([name, route]) => {
    const { contract } = procedureOf(appRouter, name)
    const keysOfPath = pathKeys(route.path)
    const fields = Object.keys(contract.input.shape).filter((key) => !keysOfPath.includes(key))
    return { name, route, fields, schema: contract.input, as: samples[name]?.as || undefined }
  })
const { app, world } = sampleWorld()

test.each(operations.filter(({ fields }) => fields.length > 0))(
  '$name refuses wrong kinds of values in every field, never with 500',
  async ({ name, route, fields, as }) => {
    const good = samples[name]!.input?.(world, 99) ?? {}
    for (const field of fields) {
      // A query holds nothing but text.
      const kinds = route.method === 'GET' ? [] : [{ a: 1 }, [['x']], 1.5e300]
      for (const wrong of [...kinds, 'a\u0000b', '\ud800']) {
        const { status, body } = await tryField(name, good, field, wrong, as)
        expect({ field, wrong, status }).toEqual({ field, wrong, status: 400 })
        expect(body.code).toBe(status)
      }
    }
  },
)

// A body that is one list has no keys.
test.each(operations.filter(({ route }) => route.method !== 'GET' && !route.bodyKey))(
  '$name refuses a body key that it does not know',
  async ({ name, fields, as }) => {
    for (const field of ['tenantNode', 'tenantId', 'isDeleted', 'surprise']) {
      if (fields.includes(field)) continue
      const good = samples[name]!.input?.(world, 98) ?? {}
      const { status, body } = await tryField(name, good, field, 'x', as)
      expect({ field, status }).toEqual({ field, status: 400 })
      expect(JSON.stringify(body)).toContain(field)
    }
  },
)

// A rule over figures meets texts that are none: forms judge each field by the contract while somebody types.
test.each(operations)('$name judges every text, whatever it was to be', ({ name, schema }) => {
  const good = samples[name]!.input?.(world, 97) ?? {}
  const texts = JSON.stringify(good).match(/"(?:[^"\\]|\\.)*"(?!:)/g)?.length ?? 0
  const judge = (text: string) => {
    // Fields of a zod object are zod types.
    for (const type of Object.values(schema.shape)) (type as z.ZodType).safeParse(text)
    for (let at = 0; at < Math.min(texts, 50); at++) schema.safeParse(withText(good, at, text))
  }
  for (const text of ['', 'x', '-', '1,5']) expect(() => judge(text), text).not.toThrow()
})

test.each(operations)(
  '$name takes or refuses every figure at its edges, and what is refused changes nothing',
  async ({ name, schema, as }) => {
    const sample = samples[name]!
    const good = sample.input?.(world, 96) ?? {}
    const tries = atTheEdges(schema, good)
    if (tries.length > 0) await sample.before?.(world)
    // What is written is the same statement on both databases: one is watched.
    const records = engineOfRun === 'sqlite' ? watchRecords(app().database.folder) : undefined
    const odd: unknown[] = []
    for (const { at, value, input } of tries) {
      const before = records?.state()
      const { status, body } = await app().call(name, input, as)
      const { reason, issues } = body.data ?? {}
      const isChanged = status >= 400 && records?.state() !== before
      // What is too much in the end was typed somewhere.
      const isUnplaced = reason === 'value.outOfRange' && !issues
      if (status >= 500 || isChanged || isUnplaced)
        odd.push({ at, value, status, reason, isChanged, isUnplaced })
    }
    records?.close()
    expect(odd).toEqual([])
  },
)

/** The same input with another of its texts in place of the one that is so many before it. */
function withText(input: object, at: number, text: string): unknown {
  let seen = 0
  const changed = (_: string, value: unknown) =>
    typeof value === 'string' && seen++ === at ? text : value
  return JSON.parse(JSON.stringify(input, changed))
}

/** Sends a field as it is, past the codec, in the query of a GET and in the body of the rest. */
async function tryField(
  name: string,
  good: object,
  field: string,
  value: unknown,
  as: string | undefined,
) {
  const route = routeTable[name]!
  const input: Record<string, unknown> = { ...good, [field]: value }
  const text = (each: unknown) => (typeof each === 'string' ? each : JSON.stringify(each))
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => text(input[key] ?? 'x'))
  for (const key of pathKeys(route.path)) delete input[key]
  const query = Object.entries(input).map(
    ([key, each]) => `${key}=${encodeURIComponent(text(each).toWellFormed())}`,
  )
  const bad = typeof value === 'string' && !value.isWellFormed()
  const url = route.method === 'GET' ? `${path}?${query.join('&')}${bad ? '%00' : ''}` : path
  const response = await app().app.inject({
    method: route.method,
    url,
    headers: { ...(await app().headersOf(as)), 'content-type': 'application/json' },
    ...(route.method !== 'GET' && {
      payload: JSON.stringify(route.bodyKey ? input[route.bodyKey] : input),
    }),
  })
  return { status: response.statusCode, body: response.json() }
}
