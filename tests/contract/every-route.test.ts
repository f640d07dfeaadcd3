import { permissionOf, type Operation } from '@yuncang/shared/domain/permissions'
import { roleSeeds } from '@yuncang/shared/domain/roles'
import { procedureOf } from '@yuncang/server/gateway/rest'
import { firstTenant } from '@yuncang/server/setup/first-tenant'
import { appRouter } from '@yuncang/server/trpc/router'
import { pathKeys } from '@yuncang/shared/gateway/decode'
import { system } from '@yuncang/db/handle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, routeTable, startApp, type Answer, type TestApp } from '../support/app.ts'
import { comeToCallback, openBrowser } from '../support/browser.ts'
import { adminWorld } from './admin-samples.ts'
import { masterOf } from './master-data-samples.ts'
import { commerceWorld } from './commerce-samples.ts'
import { deskWorld } from './desk-samples.ts'
import { sampleLot } from './inventory-samples.ts'
import { outboundWorld } from './outbound-samples.ts'
import { feeWorld } from './fee-samples.ts'
import { importWorld } from './import-samples.ts'
import { jobWorld } from './job-samples.ts'
import { fileWorld } from './file-samples.ts'
import { inboundWorld } from './inbound-samples.ts'
import {
  sampleBank,
  sampleBranch,
  sampleContacter,
  sampleError,
  sampleInvoice,
  samples,
  type World,
} from './samples.ts'

/* Every line of the route table and every alias is tried in the same ways. */
const lines = Object.entries(routeTable).flatMap(([name, route]) =>
  [route, ...(route.alias ?? [])].map((face) => ({
    name,
    route,
    method: face.method,
    path: face.path,
  })),
)
const operations = Object.keys(routeTable)
const accessOf = (name: string) => permissionOf[name as Operation] // every line has one: tested below
const isPublic = (name: string) => accessOf(name) === 'public'
const needsTenant = (name: string) => !['public', 'session'].includes(accessOf(name))
const dummyPath = (path: string) => path.replace(/:\w+/g, 'nothing')

let app: TestApp
let world: World

beforeAll(async () => {
  app = await startApp()
  const { records } = await app.data('customer.page', { customerName: '青岛样例橡胶' }, 'kf')
  const customerId = String(records[0].id)
  const draft = (masterBillNo: string) => ({
    masterBillNo,
    customerId,
    inboundType: '1',
    expectDate: '2026-12-01',
    inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
  })
  const order = await app.data('inboundOrder.create', draft('SAMPLE0001'), 'kf')
  const submitted = await app.data('inboundOrder.create', draft('SAMPLE0002'), 'kf')
  await app.data('inboundOrder.update', { id: submitted.id, auditStatus: 1, version: 1 }, 'kf')
  const told = await app.data('notice.unread', {}, 'sh')
  const others = await app.data('customer.page', { customerName: '舟山' }, 'kf')
  const browser = openBrowser(app.app)
  const callback = await comeToCallback(browser)
  const saved = async (noun: string, input: object): Promise<string> =>
    (await app.data(`${noun}.save`, input, 'kf')).id
  const parts = {
    invoice: await saved('customerInvoice', sampleInvoice(customerId)),
    bank: await saved('customerBank', sampleBank(customerId)),
    contacter: await saved('customerContacter', sampleContacter(customerId)),
    branch: await saved('customerBranch', sampleBranch(customerId)),
  }
  const passwordLink = await firstTenant(app.services, {
    tenant: 'WMS_SAMPLE',
    name: '样例租户',
    account: 'sample',
    type: '仓库类租户',
  })
  await app.data('errorLog.send', { logs: [sampleError] }, 'kf')
  const reported = await app.data('errorLog.page', {}, 'admin')
  world = {
    master: await masterOf(app),
    parts,
    customerId,
    otherId: others.records[0].id,
    orderId: order.id,
    submittedId: submitted.id,
    noticeId: told.newest[0].id,
    lotId: await sampleLot(app, customerId),
    identityId: await pendingIdentity(),
    errorLogId: reported.records[0].id,
    callback,
    browser,
    passwordLink: passwordLink.token,
    commerce: await commerceWorld(app, customerId),
    outbound: await outboundWorld(app, customerId),
    fees: await feeWorld(app, customerId),
    inbound: await inboundWorld(app, customerId),
    imports: await importWorld(app),
    jobs: await jobWorld(app),
    desk: await deskWorld(app),
    files: await fileWorld(app, String(order.id)),
    admin: await adminWorld(app),
  }
})
afterAll(() => app.close())

/** Somebody whom an outside issuer knows and we do not yet. */
async function pendingIdentity(): Promise<string> {
  const id = app.services.ids()
  const time = app.services.clock()
  await app.services.db.transaction(system('test'), (tx) =>
    tx.insert(tx.t.identity, {
      id,
      issuer: 'https://issuer.example',
      subject: 'somebody',
      name: '外部用户',
      email: '',
      status: 0,
      userId: null,
      createBy: 'sso',
      createTime: time,
      updateBy: 'sso',
      updateTime: time,
    }),
  )
  return id
}

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

  test('refuses a query key that it does not know, naming it', async () => {
    // A file comes without a query.
    if (samples[name]?.upload) return
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

test('every operation has an access and a sample', () => {
  for (const name of operations) {
    expect(Object.keys(permissionOf)).toContain(name)
    expect(Object.keys(samples)).toContain(name)
  }
})

test.each(operations)('%s works as its sample says, and answers by its contract', async (name) => {
  const sample = samples[name]!
  const as = sample.as || undefined
  const route = routeTable[name]!
  await sample.before?.(world)
  if (sample.upload) {
    const file = { name: 'sample.xlsx', bytes: await sample.upload() }
    const fields = sample.fields?.(world) ?? {}
    const { body } = await app.form(name, { file, fields }, as)
    expect(body).toMatchObject({ code: 200 })
    return
  }
  const input = sample.input?.(world, 1) ?? {}
  if (route.kind === 'file') {
    const bytes = await app.download(name, input, as!)
    expect(bytes.subarray(0, 2).toString()).toBe(sample.starts ?? 'PK')
    return
  }
  const { body } = await app.call(name, input, as, sample.headers?.(world))
  expect(body).toMatchObject({ code: 200 })
  const { output } = procedureOf(appRouter, name).contract
  expect(output.safeParse(body.data).error).toBeUndefined()
  if (name === 'session.logout') app.forget(sample.as)
})

describe.each(operations.filter((name) => routeTable[name]?.kind !== 'file'))('%s', (name) => {
  const { contract } = procedureOf(appRouter, name)
  const route = routeTable[name]!
  const fields = Object.keys(contract.input.shape).filter(
    (key) => !pathKeys(route.path).includes(key),
  )

  test('refuses wrong kinds of values in every field, never with 500', async () => {
    const as = samples[name]!.as || undefined
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
  })

  test('refuses a body key that it does not know', async () => {
    // A body that is one list has no keys.
    if (route.method === 'GET' || route.bodyKey) return
    const as = samples[name]!.as || undefined
    for (const field of ['tenantNode', 'tenantId', 'isDeleted', 'surprise']) {
      if (fields.includes(field)) continue
      const { status, body } = await tryField(
        name,
        samples[name]!.input?.(world, 98) ?? {},
        field,
        'x',
        as,
      )
      expect({ field, status }).toEqual({ field, status: 400 })
      expect(JSON.stringify(body)).toContain(field)
    }
  })
})

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
  const response = await app.app.inject({
    method: route.method,
    url,
    headers: { ...(await app.headersOf(as)), 'content-type': 'application/json' },
    ...(route.method !== 'GET' && {
      payload: JSON.stringify(route.bodyKey ? input[route.bodyKey] : input),
    }),
  })
  return { status: response.statusCode, body: response.json() }
}
