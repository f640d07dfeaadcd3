import { system } from '@yuncang/db/handle'
import { forgetStale } from '@yuncang/server/modules/housekeeping'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let time = '2026-11-21T04:00:00.000Z'
const platform = 'multi@WMS_DEMO'

beforeAll(async () => {
  app = await startApp({ clock: () => time })
})
afterAll(() => app.close())

const tenantOf = async (dataNode: string) =>
  (await app.data('tenant.page', { dataNode, size: 200 }, platform)).records.find(
    (each: { id: string }) => each.id === dataNode,
  )

describe('a tenant', () => {
  const draft = {
    dataNode: 'WMS_NEU',
    name: '新仓（一号）',
    account: 'neuboss',
    realName: '新老板',
  }

  test('comes with its administrator, and is administered by the platform alone', async () => {
    const made = await app.data('tenant.create', { ...draft, hasJf: 1 }, platform)
    expect(made).toMatchObject({ account: 'neuboss', tenant: { members: 1, hasJf: 1, version: 1 } })
    const password = 'Yuncang#2026'
    expect((await app.call('password.setByLink', { token: made.token, password })).status).toBe(200)
    const { roleName } = await app.data('session.currentUser', {}, 'neuboss@WMS_NEU')
    expect(roleName).toBe('admin')
    expect(refusalOf(await app.call('tenant.page', {}, 'admin'))).toEqual([403, 'access.denied'])
    const again = { ...draft, account: 'other' }
    expect((await app.call('tenant.create', again, platform)).status).toBe(409)
    const taken = { ...again, dataNode: 'WMS_OTHER', name: '别的仓', account: 'kf' }
    expect(refusalOf(await app.call('tenant.create', taken, platform))).toEqual([
      409,
      'setup.accountTaken',
    ])
    expect(await tenantOf('WMS_OTHER')).toBeUndefined()
  })

  test('that is locked answers 423 at once on every instance, and its people go on elsewhere', async () => {
    const other = await app.another()
    const headers = await app.headersOf('kf.rzlg')
    const url = '/api/lh-base/user/getCurrentUser'
    const knock = async () => {
      const response = await other.app.inject({ url, headers })
      return [response.statusCode, response.json().data?.reason]
    }
    expect(await knock()).toEqual([200, undefined])
    const { version } = await tenantOf('WMS_RZLG')
    const lock = { id: 'WMS_RZLG', version, isLock: 1 }
    const both = await Promise.all([1, 2].map(() => app.call('tenant.setLocked', lock, platform)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refusalOf(await app.call('session.currentUser', {}, 'kf.rzlg'))).toEqual([423, 'tenant'])
    await expect.poll(knock).toEqual([423, 'tenant'])
    expect((await app.call('session.currentUser', {}, 'multi@WMS_RZLG')).status).toBe(423)
    expect((await app.call('session.currentUser', {}, platform)).status).toBe(200)
    expect((await app.call('session.tenants', {}, 'kf.rzlg')).body.data[0].isLock).toBe(1)
    await app.data(
      'tenant.setLocked',
      { id: 'WMS_RZLG', version: version + 1, isLock: 0 },
      platform,
    )
    expect((await app.call('session.currentUser', {}, 'kf.rzlg')).status).toBe(200)
    const history = await app.data('tenant.history', { id: 'WMS_RZLG' }, platform)
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['lock', 'unlock'])
  })

  test('is not locked by somebody who works in it', async () => {
    const own = { id: 'WMS_DEMO', version: 1, isLock: 1 }
    expect(refusalOf(await app.call('tenant.setLocked', own, platform))).toEqual([
      409,
      'tenant.ownLock',
    ])
  })

  test('has a logo that is a small picture, for its own people', async () => {
    const set = (bytes: number[], version: number) =>
      app.call(
        'tenant.setBrand',
        { logo: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`, version },
        'admin',
      )
    expect(refusalOf(await set([1, 2, 3, 4], 0))).toEqual([400, 'tenant.logoShape'])
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d]
    expect((await set(png, 0)).body.data).toMatchObject({ version: 1 })
    expect(refusalOf(await set(png, 0))).toEqual([409, 'record.stale'])
    expect((await app.data('tenant.brand', {}, 'kf')).logo).toContain('image/png')
    expect((await app.data('tenant.brand', {}, 'kf.zjwl')).logo).toBe('')
  })
})

describe('the log of calls', () => {
  const list = async (which: 'usualPage' | 'apiPage', as = 'admin', more: object = {}) => {
    await app.services.calls.flush()
    return (await app.data(`callLog.${which}`, { size: 200, ...more }, as)).records
  }

  test('tells who changed what, how it ended, and nothing of what was sent', async () => {
    const draft = { customerName: '机密客户', socialCreditCode: 'SECRET-42', isVisual: 1 }
    const { headers } = await app.call('customer.create', draft, 'kf')
    await app.call('customer.create', { ...draft, surprise: 1 }, 'kf')
    await app.data('customer.search', { customerName: '机密' }, 'kf')
    const calls = await list('apiPage', 'admin', { operation: 'customer.create' })
    expect(calls).toMatchObject([
      { status: 400, reason: 'request.invalid', account: 'kf' },
      {
        status: 200,
        reason: '',
        account: 'kf',
        method: 'POST',
        url: '/api/lh-base/customer/create',
        requestId: headers['x-request-id'],
        title: '客户 · 新增',
      },
    ])
    expect(await list('usualPage', 'admin', { operation: 'customer.create' })).toHaveLength(1)
    expect(await list('apiPage', 'admin', { operation: 'customer.search' })).toEqual([])
    expect(JSON.stringify(await list('apiPage'))).not.toMatch(/机密|SECRET|Yuncang#/)
    const [failed] = calls
    expect((await app.call('callLog.usual', { id: failed.id }, 'admin')).status).toBe(404)
    expect((await app.data('callLog.api', { id: failed.id }, 'admin')).id).toBe(failed.id)
    expect((await app.call('callLog.api', { id: failed.id }, 'admin.zjwl')).status).toBe(404)
    expect(await list('apiPage', 'admin.zjwl', { operation: 'customer.create' })).toEqual([])
    expect((await app.call('callLog.apiPage', {}, 'kf')).status).toBe(403)
  })

  test('is kept as long as the tenant says', async () => {
    await list('apiPage')
    await app.data('param.set', { paramKey: 'log.keepDays', paramValue: '7', version: 0 }, 'admin')
    await app.services.calls.flush()
    time = '2026-11-29T04:00:00.000Z'
    for (const each of ['admin', 'kf', 'multi', 'admin.zjwl', 'kf.zjwl']) app.forget(each)
    await app.data(
      'param.set',
      { paramKey: 'log.keepDays', paramValue: '30', version: 0 },
      'admin.zjwl',
    )
    await forgetStale(app.services)
    const left = await list('apiPage')
    expect(left.every((each: { createTime: string }) => each.createTime >= '2026-11-22')).toBe(true)
    expect(await list('apiPage', 'admin.zjwl')).toHaveLength(1)
  })

  test('holds nothing up and breaks nothing when it cannot be written', async () => {
    const { db } = app.services
    const broken = { ...db, transaction: () => Promise.reject(new Error('down')) }
    const { createCallLog } = await import('@yuncang/server/modules/call-log/service/writer')
    const { clock, ids, log } = app.services
    const calls = createCallLog({ db: broken, clock, ids, log })
    calls.add({
      tenantNode: 'WMS_DEMO',
      operation: 'x.y',
      method: 'POST',
      path: '/',
      status: 200,
      reason: '',
      costMs: 1,
      requestId: 'r',
      userId: 'u',
      account: 'a',
      realName: 'n',
      ip: '127.0.0.1',
    })
    await calls.flush()
    expect(app.logLines.join('')).toContain('calls not written down')
  })
})

test('login records are those of the own people', async () => {
  for (const each of ['kf', 'kf.zjwl']) await app.signIn(each)
  await app.call('session.token', { account: 'kf', password: 'wrong wrong' })
  const records = async (as: string) =>
    (await app.data('loginRecord.page', { size: 200 }, as)).records
  const own = await records('admin')
  expect(own.some((each: any) => each.account === 'kf' && each.kind === 'signIn')).toBe(true)
  expect(own.some((each: any) => each.account === 'kf.zjwl')).toBe(false)
  expect((await records('admin.zjwl')).some((each: any) => each.account === 'kf')).toBe(false)
})

test('a message that was given up is sent again until it expires, by its own tenant', async () => {
  const message = {
    channel: 'mail' as const,
    recipient: 'wang@example.com',
    subject: '',
    text: '提货码 1234',
  }
  const add = (id: string, more: object = {}) =>
    app.services.db.transaction(system('test'), (tx) =>
      tx.insert(tx.t.outbox, {
        id,
        tenantNode: 'WMS_DEMO',
        message,
        channel: 'mail',
        recipient: 'w***@example.com',
        status: 2,
        attempts: 8,
        dueTime: time,
        createTime: time,
        expireTime: '2027-01-01T00:00:00.000Z',
        lastError: 'the message service answered 500',
        ...more,
      }),
    )
  await add('given-up')
  await add('expired', { expireTime: '2026-01-01T00:00:00.000Z' })
  const listed = await app.data('outbox.page', { status: 2 }, 'admin')
  expect(listed.records).toMatchObject([
    { id: 'given-up', canRetry: 1, recipient: 'w***@example.com' },
    { id: 'expired', canRetry: 0 },
  ])
  expect(JSON.stringify(listed)).not.toMatch(/提货码|wang@/)
  const retry = (id: string, as = 'admin') => app.call('outbox.retry', { id }, as)
  expect(refusalOf(await retry('given-up', 'admin.zjwl'))).toEqual([404, 'record.notFound'])
  expect(refusalOf(await retry('expired'))).toEqual([409, 'outbox.gone'])
  expect((await retry('given-up')).body.data).toMatchObject({ status: 0, attempts: 0 })
  expect((await app.call('outbox.page', { isPlatform: 1 }, 'admin')).status).toBe(403)
  expect((await app.call('outbox.page', { isPlatform: 1 }, platform)).status).toBe(200)
})

test('cost centers and invoice codes have a code of their own and can be forbidden', async () => {
  for (const noun of ['costCenter', 'invoiceCode']) {
    const draft = { code: 'c1', name: '仓储 一部' }
    const row = await app.data(`${noun}.create`, draft, 'sw')
    expect(row).toMatchObject({ code: 'C1', forbiddenStatus: 0, version: 1 })
    expect(refusalOf(await app.call(`${noun}.create`, draft, 'sw'))).toEqual([
      409,
      'reference.codeTaken',
    ])
    const change = { ...draft, id: row.id, version: 1, forbiddenStatus: 1 }
    expect((await app.call(`${noun}.update`, change, 'sw.zjwl')).status).toBe(404)
    expect((await app.call(`${noun}.update`, change, 'sw')).body.data.version).toBe(2)
    expect(refusalOf(await app.call(`${noun}.update`, change, 'sw'))).toEqual([409, 'record.stale'])
    expect(await app.data(`${noun}.list`, { forbiddenStatusSearch: 0 }, 'jf')).toEqual([])
    expect(await app.data(`${noun}.list`, { name: '仓储' }, 'jf')).toHaveLength(1)
  }
  const bad = { code: 'x', name: 'x', taxCategory: '304' }
  expect((await app.call('invoiceCode.create', bad, 'sw')).status).toBe(400)
})

test('fee names are given to tenants in which the caller may maintain them', async () => {
  const [{ feeCode }] = await app.data('costCode.list', {}, 'sw')
  const share = (tenantIds: string[], as: string) =>
    app.call('costCode.share', { feeCodes: [feeCode], tenantIds }, as)
  expect(refusalOf(await share(['WMS_ZJWL'], 'sw'))).toEqual([403, 'costCode.noRightThere'])
  expect(refusalOf(await share(['WMS_LOCK'], platform))).toEqual([403, 'costCode.noRightThere'])
  const { body } = await share(['WMS_WHWL'], platform)
  expect(body.data).toMatchObject([{ tenantId: 'WMS_WHWL' }])
  const there = await app.data('costCode.list', {}, 'sw.whwl')
  expect(there.some((each: { feeCode: string }) => each.feeCode === feeCode)).toBe(true)
})

test('flows, rules and container sizes are told to everybody at work', async () => {
  const flows = await app.data('workFlow.flows', {}, 'kf')
  expect(flows).toContainEqual({ flowCode: 'RKDD', flowName: '入库订单' })
  const steps = await app.data('workFlow.steps', { flowCode: 'CKDD' }, 'kf')
  expect(steps[0]).toMatchObject({ flowCode: 'CKDD', status: '0', statusName: '草稿', sort: 0 })
  expect(await app.data('workFlow.rules', {}, 'kf')).toContainEqual(
    expect.objectContaining({ ruleKey: 'reserve.expireHours', ruleValue: '72' }),
  )
  const sizes = await app.data('containerSize.all', {}, 'kf')
  expect(sizes).toContainEqual({
    containerCode: '40HQ',
    containerName: '40HQ 高箱',
    isoCode: '45G1',
    teu: 2,
  })
})
