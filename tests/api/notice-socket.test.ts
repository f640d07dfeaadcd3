import { inTenant, system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { sessionsChanged } from '@yuncang/server/modules/session/service/session-store'
import { demoPassword } from '@yuncang/server/demo/tenants'
import type { RoleRecord } from '@yuncang/shared/contracts/role'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { listen, listening, refusal, userIdOf, visit } from '../support/notices.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const say = (message: string, as = 'kf') => app.data('notice.test', { message }, as)
const said = (message: string) => expect.stringContaining(message)

/** Locks or opens a tenant, as an administrator of the platform does. */
async function setLock(dataNode: string, isLock: 0 | 1) {
  await app.services.db.transaction(system('test'), async (tx) => {
    await tx.update(tx.t.tenant, { isLock }, eq(tx.t.tenant.dataNode, dataNode))
    await tx.publish(sessionsChanged, dataNode)
  })
}

describe('the door', () => {
  test('is open to a person at their own address only', async () => {
    const other = await userIdOf(app, 'sh')
    expect(await refusal(app, 'kf', { userId: other })).toBe(403)
    expect(await refusal(app, 'kf', { tenant: 'WMS_ZJWL' })).toBe(403)
    expect(await refusal(app, 'kf', { tenant: '%2f..' })).toBe(403)
    expect(await refusal(app, 'kf', { tenant: '', userId: '' })).toBe(403)
    expect(await refusal(app, 'kf', { userId: 'a'.repeat(10_000) })).toBe(414)
  })

  test('is closed without a living session', async () => {
    expect(await refusal(app, 'kf', { token: '' })).toBe(401)
    expect(await refusal(app, 'kf', { token: 'x'.repeat(43) })).toBe(401)
  })

  test('is closed to pages of others', async () => {
    for (const origin of ['https://evil.example', 'null', undefined]) {
      expect(await refusal(app, 'kf', { origin })).toBe(403)
    }
  })

  test('is closed in a locked tenant, and to drivers', async () => {
    expect(await refusal(app, 'multi', { tenant: 'WMS_LOCK', userId: await multiId() })).toBe(423)
    expect(await refusal(app, 'sj', {})).toBe(403)
  })

  test('lets five windows of a person in, and no sixth', async () => {
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => listen(app, 'jf')))
    expect(await refusal(app, 'jf', {})).toBe(429)
    await Promise.all(five.map((each) => each.leave()))
  })

  test('lets 250 in within a second, and whoever comes later when it is over', async () => {
    let now = new Date().toISOString()
    const crowded = await startApp({ clock: () => now })
    const knock = { userId: await userIdOf(crowded, 'kf') }
    for (let each = 0; each < 250; each += 1) await visit(crowded, 'kf', knock)
    expect(await refusal(crowded, 'kf', knock)).toBe(429)
    now = new Date(Date.parse(now) + 1000).toISOString()
    await visit(crowded, 'kf', knock)
    await crowded.close()
  })

  test('does not answer a plain request', async () => {
    const host = await listening(app)
    const address = `WMS_DEMO${await userIdOf(app, 'kf')}`
    const response = await fetch(`http://${host}/api/lh-wms/websocket/${address}`)
    expect(response.status).toBeGreaterThanOrEqual(400)
  })
})

const multiId = async () => {
  const body = await app.call('session.currentUser', {}, 'multi', { 'tenant-node': 'WMS_DEMO' })
  return String(body.body.data.id)
}

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

describe('the end', () => {
  test('of a session closes its socket', async () => {
    const clerk = await listen(app, 'jf')
    await app.data('session.logout', {}, 'jf')
    app.forget('jf')
    expect(await clerk.closed).toBe(4401)
  })

  test('of a tenant closes its sockets and no others', async () => {
    const here = await listen(app, 'kf.zjwl')
    const there = await listen(app, 'kf')
    await setLock('WMS_ZJWL', 1)
    expect(await here.closed).toBe(4423)
    await setLock('WMS_ZJWL', 0)
    await there.beat()
    await there.leave()
  })

  test('of the process says to come back', async () => {
    const stopping = await app.another()
    const clerk = await listen(stopping, 'kf')
    await stopping.app.close()
    expect(await clerk.closed).toBe(1012)
  })

  test('comes for whoever says too much', async () => {
    const large = await listen(app, 'kf')
    large.socket.send('x'.repeat(64 * 1024 + 1))
    expect(await large.closed).toBe(1009)
    const many = await listen(app, 'kf')
    for (let each = 0; each < 40; each++) many.socket.send('heartbeat')
    expect(await many.closed).toBe(1008)
  })
})

test('a change of rights is told to whom it concerns, each time and on every instance', async () => {
  const other = await app.another()
  const [clerk, elsewhere, colleague] = await Promise.all([
    listen(app, 'gw'),
    listen(other, 'gw'),
    listen(app, 'kf'),
  ])
  const changes = ({ texts }: typeof clerk) =>
    texts.filter((text) => text.includes('rights')).length
  const told = (count: number) =>
    vi.waitUntil(() => [clerk, elsewhere].every((each) => changes(each) === count), {
      timeout: 30_000,
    })
  const roles: RoleRecord[] = await app.data('role.list', {}, 'admin')
  const { roleCode, nameZh, nameEn, dataScope, permissions } = roles.find(
    (role) => role.roleCode === 'gw',
  )!
  const change = { roleCode, nameZh, nameEn, dataScope }
  const less = permissions.filter((code) => code !== 'help:read')
  await app.data('role.update', { ...change, permissions: less, version: 0 }, 'admin')
  await told(1)
  // Another name is no other right.
  const renamed = { ...change, nameZh: '关务', permissions: less, version: 1 }
  await app.data('role.update', renamed, 'admin')
  await app.data('role.remove', { roleCode, version: 2 }, 'admin')
  await told(2)
  await colleague.beat()
  expect(changes(colleague)).toBe(0)
  await Promise.all([clerk, elsewhere, colleague].map((each) => each.leave()))
  await other.app.close()
})

test('a locked screen holds notices back, and hears them when it is open again', async () => {
  const clerk = await listen(app, 'ck')
  await app.data('session.lock', {}, 'ck')
  await app.data('notice.test', { message: '换班', allTenant: 1 }, 'multi@WMS_DEMO')
  await clerk.beat()
  expect(clerk.notices).toEqual([])
  await app.data('session.unlock', { password: demoPassword }, 'ck')
  await clerk.hears(1)
  await clerk.beat()
  expect(clerk.messages()).toEqual([said('换班')])
  await clerk.leave()
})
