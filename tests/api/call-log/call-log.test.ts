import { forgetStale } from '@yuncang/server/composition/housekeeping'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let time = '2026-11-21T04:00:00.000Z'

beforeAll(async () => {
  app = await startApp({ clock: () => time })
})
afterAll(() => app.close())

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
