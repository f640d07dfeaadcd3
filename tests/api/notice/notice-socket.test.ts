// @postgres: notices between instances
import { inTenant } from '@yuncang/db/handle'
import { publishedPassword } from '@yuncang/server/config/published'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { listen, userIdOf } from '../../support/notices.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const say = (message: string, as = 'kf') => app.data('notice.test', { message }, as)
const said = (message: string) => expect.stringContaining(message)

describe('a notice', () => {
  test('is heard by whom it is for, with its tenant, and by nobody else', async () => {
    const clerk = await listen(app, 'kf')
    const english = await listen(app, 'kf', { locale: 'en' })
    const colleague = await listen(app, 'sh')
    const namesake = await listen(app, 'kf.zjwl')
    const { id } = await say('你好')
    await Promise.all([clerk.hears(1), english.hears(1)])
    await Promise.all([colleague.beat(), namesake.beat()])
    expect(clerk.notices).toEqual([
      {
        type: 'notice',
        id,
        title: '系统通知',
        message: said('测试通知：你好'),
        lhTenantNode: 'WMS_DEMO',
        allTenant: false,
        module: '',
        businessId: '',
        masterBillNo: '',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        state: 'unread',
      },
    ])
    expect(english.messages()).toEqual([said('A test notice')])
    expect([colleague.notices, namesake.notices]).toEqual([[], []])
    await Promise.all([clerk, english, colleague, namesake].map((each) => each.leave()))
  })

  test('to all tenants is for the administrator of the platform to send', async () => {
    const here = await listen(app, 'kf')
    const there = await listen(app, 'kf.zjwl')
    const refused = await app.call('notice.test', { message: '停机', allTenant: 1 }, 'admin')
    expect(refused.status).toBe(403)
    await app.data('notice.test', { message: '停机', allTenant: 1 }, 'multi@WMS_DEMO')
    await Promise.all([here.hears(1), there.hears(1)])
    expect([...here.notices, ...there.notices]).toMatchObject([
      { allTenant: true, lhTenantNode: 'WMS_DEMO', message: said('停机') },
      { allTenant: true, lhTenantNode: 'WMS_ZJWL', message: said('停机') },
    ])
    await Promise.all([here.leave(), there.leave()])
  })

  test('of a step that failed is never heard', async () => {
    const clerk = await listen(app, 'kf')
    const failed = await app.call('notice.test', { message: ' ' }, 'kf')
    expect(failed.status).toBe(400)
    const rolledBack = app.services.db.transaction(inTenant('WMS_DEMO'), async (tx) => {
      await tx.publish('notices', 'WMS_DEMO never')
      throw new Error('undone')
    })
    await expect(rolledBack).rejects.toThrow('undone')
    await say('成功')
    await clerk.hears(1)
    expect(clerk.messages()).toEqual([said('成功')])
    await clerk.leave()
  })

  test('tells whoever took the step that it comes of their own, and nobody else', async () => {
    const { records } = await app.data('customer.page', {}, 'kf')
    const at = { tenant: 'WMS_DEMO', userId: await userIdOf(app, 'multi@WMS_DEMO') }
    const doer = await listen(app, 'multi', {}, at)
    const auditor = await listen(app, 'sh')
    await app.data(
      'inboundOrder.create',
      {
        masterBillNo: 'OWNSTEP0001',
        customerId: records[0].id,
        inboundType: '1',
        expectDate: '2026-12-01',
        auditStatus: 1,
        inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1.000' }],
      },
      'multi@WMS_DEMO',
    )
    await Promise.all([doer.hears(1), auditor.hears(1)])
    expect(doer.notices).toMatchObject([{ masterBillNo: 'OWNSTEP0001', isOwn: true }])
    expect(auditor.notices[0]).not.toHaveProperty('isOwn')
    await say('自己', 'sh')
    await auditor.hears(2)
    expect(auditor.notices[1]).not.toHaveProperty('isOwn')
    await Promise.all([doer.leave(), auditor.leave()])
  })

  test('written on one instance reaches the socket on another', async () => {
    const second = await app.another()
    const clerk = await listen(second, 'kf')
    await say('隔壁')
    await clerk.hears(1)
    expect(clerk.messages()).toEqual([said('隔壁')])
    await clerk.leave()
  })
})

describe('who comes back', () => {
  test('hears what was missed exactly once', async () => {
    const first = await listen(app, 'kf')
    await say('在线')
    await first.hears(1)
    await first.leave()
    for (const text of ['一', '二', '三']) await say(`离线${text}`)
    const again = await listen(app, 'kf', first.back())
    await say('回来')
    await again.hears(4)
    await again.beat()
    expect(again.messages()).toEqual(['离线一', '离线二', '离线三', '回来'].map(said))
    await again.leave()
    const { after, seen } = again.back()
    const third = await listen(app, 'kf', { after, seen: [...first.back().seen, ...seen] })
    await say('最后')
    await third.hears(1)
    expect(third.messages()).toEqual([said('最后')])
    await third.leave()
  })

  test('hears it before what came while the line was opened', async () => {
    const first = await listen(app, 'kf')
    await first.leave()
    await say('较早')
    const there = await listen(app, 'kf')
    const again = await listen(app, 'kf', '')
    await say('较晚')
    await there.hears(1)
    await again.beat()
    again.socket.send(JSON.stringify({ type: 'init', ...first.back() }))
    await again.hears(2)
    await again.beat()
    expect(again.messages()).toEqual(['较早', '较晚'].map(said))
    await Promise.all([there.leave(), again.leave()])
  })

  test('without having heard anything hears what came since', async () => {
    const first = await listen(app, 'gw')
    await first.leave()
    await say('空窗', 'gw')
    const again = await listen(app, 'gw', first.back())
    await again.hears(1)
    expect(again.messages()).toEqual([said('空窗')])
    await again.leave()
  })
})

describe('who says hello in plain text', () => {
  test('hears what is unread, oldest first, and from then on what is new, once', async () => {
    await say('读过', 'sw')
    await app.data('notice.markAllRead', {}, 'sw')
    await say('未读一', 'sw')
    await say('未读二', 'sw')
    const caller = await listen(app, 'sw', 'init')
    await caller.hears(2)
    await say('新的', 'sw')
    await caller.hears(3)
    caller.socket.send('init')
    await caller.beat()
    expect(caller.messages()).toEqual(['未读一', '未读二', '新的'].map(said))
    // Old clients take every JSON for a notice.
    expect(caller.texts.filter((text) => text.includes('"ready"'))).toEqual([])
    await caller.leave()
  })
})

test('a locked screen holds notices back, and hears them when it is open again', async () => {
  const clerk = await listen(app, 'ck')
  await app.data('session.lock', {}, 'ck')
  await app.data('notice.test', { message: '换班', allTenant: 1 }, 'multi@WMS_DEMO')
  await clerk.beat()
  expect(clerk.notices).toEqual([])
  await app.data('session.unlock', { password: publishedPassword }, 'ck')
  await clerk.hears(1)
  await clerk.beat()
  expect(clerk.messages()).toEqual([said('换班')])
  await clerk.leave()
})
