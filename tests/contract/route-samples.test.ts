// @postgres: the statements of every operation
import { procedureOf } from '@yuncang/server/http/rest'
import { appRouter } from '@yuncang/server/composition/router'
import { permissionOf } from '@yuncang/shared/access'
import { expect, test } from 'vitest'
import { routeTable } from '../support/app.ts'
import { samples } from './samples.ts'
import { sampleWorld } from './world.ts'

/* Every operation works once, in the order of the samples. */
const { app, world } = sampleWorld()

const neverSeen = 1_000_000

/** The same call by somebody who saw another version of what it is about; undefined for one that is about no version. */
function outdatedOf(name: string, input: object): object | undefined {
  const route = routeTable[name]!
  if (route.kind === 'file') return undefined
  const { type, contract } = procedureOf(appRouter, name)
  if (type !== 'mutation') return undefined
  const takes = (key: string) => key in contract.input.shape
  const listed = (key: string) => {
    const rows: unknown = Reflect.get(input, key)
    return Array.isArray(rows) ? rows.map(() => neverSeen) : undefined
  }
  // A call that makes something new.
  if (takes('id') && !('id' in input)) return undefined
  if (takes('version')) return { ...input, version: neverSeen }
  if (takes('versions')) return { ...input, versions: listed('ids') }
  return takes('planVersions') ? { ...input, planVersions: listed('planIds') } : undefined
}

test('every operation has an access and a sample', () => {
  const operations = Object.keys(routeTable).sort()
  expect(Object.keys(permissionOf)).toEqual(expect.arrayContaining(operations))
  expect(Object.keys(samples).sort()).toEqual(operations)
})

test.each(Object.keys(samples))(
  '%s works as its sample says, and answers by its contract',
  async (name) => {
    const sample = samples[name]!
    const as = sample.as || undefined
    const route = routeTable[name]!
    await sample.before?.(world)
    if (sample.upload) {
      const file = { name: 'sample.xlsx', bytes: await sample.upload() }
      const fields = sample.fields?.(world) ?? {}
      const { body } = await app().form(name, { file, fields }, as)
      expect(body).toMatchObject({ code: 200 })
      return
    }
    const input = sample.input?.(world, 1) ?? {}
    const outdated = outdatedOf(name, input)
    if (outdated) {
      const { body } = await app().call(name, outdated, as)
      expect(body).toMatchObject({ code: 409, data: { reason: 'record.stale' } })
    }
    if (route.kind === 'file') {
      const bytes = await app().download(name, input, as!)
      expect(bytes.subarray(0, 2).toString()).toBe(sample.starts ?? 'PK')
      return
    }
    const { body } = await app().call(name, input, as, sample.headers?.(world))
    expect(body).toMatchObject({ code: 200 })
    const { output } = procedureOf(appRouter, name).contract
    expect(output.safeParse(body.data).error).toBeUndefined()
    if (name === 'session.logout') app().forget(sample.as)
  },
)
