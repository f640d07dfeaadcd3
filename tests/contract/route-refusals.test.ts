import { permissionOf, type Operation } from '@yuncang/shared/access'
import { roleSeeds } from '@yuncang/shared/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, routeTable, startApp, type Answer, type TestApp } from '../support/app.ts'
import { samples } from './samples.ts'

/* Every line of the route table and every alias refuses whoever has no business there. */
const lines = Object.entries(routeTable).flatMap(([name, route]) =>
  [route, ...(route.alias ?? [])].map((face) => ({ name, method: face.method, path: face.path })),
)
const accessOf = (name: string) => permissionOf[name as Operation] // every line has one: tested in route-samples.test.ts
const isPublic = (name: string) => accessOf(name) === 'public'
const needsTenant = (name: string) => !['public', 'session'].includes(accessOf(name))
const dummyPath = (path: string) => path.replace(/:\w+/g, 'nothing')

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** A call that must be refused, with the envelope and without a word about the inside. */
function expectRefusal({ status, body }: Answer, code: number, reason?: string) {
  expect({ status, code: body.code }).toEqual({ status: code, code })
  expect(body.msg).toMatch(/[\u4e00-\u9fff]/)
  expect(JSON.stringify(body)).not.toMatch(
    /SQLITE|FST_|drizzle|select |insert |node_modules|at .*\.ts/i,
  )
  if (reason) expect(body.data.reason).toBe(reason)
}

/** The bare request of a line, whatever its input would be. */
async function knock(
  line: (typeof lines)[number],
  headers: Record<string, string>,
  payload?: object,
) {
  const response = await app.app.inject({
    method: line.method,
    url: dummyPath(line.path),
    headers,
    ...(line.method !== 'GET' && { payload: payload ?? {} }),
  })
  return answerOf(response)
}

describe.each(lines)('$method $path', (line) => {
  const { name } = line

  test('refuses a stranger without the client credential', async () => {
    expectRefusal(await knock(line, {}), 403, 'client.refused')
  })

  if (!isPublic(name))
    test('refuses who is not signed in, and who shows a made-up token', async () => {
      const { authorization } = await app.headersOf(undefined)
      const bare = { authorization: authorization! }
      expectRefusal(await knock(line, bare), 401)
      expectRefusal(await knock(line, { ...bare, 'x-access-token': 'x'.repeat(43) }), 401)
    })

  if (needsTenant(name))
    test('refuses a call for no tenant, a foreign one, a locked one', async () => {
      const headers = await app.headersOf('multi')
      expectRefusal(await knock(line, headers), 400, 'tenant.required')
      expectRefusal(await knock(line, await app.headersOf('kf@WMS_ZJWL')), 403, 'tenant.foreign')
      expectRefusal(
        await knock(line, { ...headers, 'tenant-node': 'WMS_A, WMS_DEMO' }),
        403,
        'tenant.foreign',
      )
      expectRefusal(await knock(line, { ...headers, 'tenant-node': 'WMS_LOCK' }), 423, 'tenant')
    })

  if (needsTenant(name))
    test('lets in exactly the roles that hold its permission', async () => {
      const access = accessOf(name)
      for (const role of Object.keys(roleSeeds).filter((each) => each !== 'sysadmin')) {
        const held: readonly string[] = roleSeeds[role as keyof typeof roleSeeds].permissions // keys of the table
        const { status, body } = await knock(line, await app.headersOf(role))
        const isDenied = status === 403 && body.data?.reason === 'access.denied'
        expect({ role, isDenied }).toEqual({
          role,
          isDenied: access !== 'member' && !held.includes(access),
        })
        if (name === 'session.lock') app.forget(role)
      }
    })

  // A file comes without a query.
  if (!samples[name]?.upload)
    test('refuses a query key that it does not know, naming it', async () => {
      const as = samples[name]?.as || undefined
      const response = await app.app.inject({
        method: line.method,
        url: `${dummyPath(line.path)}?surprise=1`,
        headers: await app.headersOf(as),
        ...(line.method !== 'GET' && { payload: {} }),
      })
      expect(response.statusCode).toBe(400)
      expect(response.json().msg).toContain('surprise')
    })
})
