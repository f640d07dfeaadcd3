// @postgres: notices between instances
import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { sessionsChanged } from '@yuncang/server/platform/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { listen, listening, refusal, userIdOf, visit } from '../../support/notices.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

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
    expect(
      await refusal(app, 'multi', {
        tenant: 'WMS_LOCK',
        userId: await userIdOf(app, 'multi@WMS_DEMO'),
      }),
    ).toBe(423)
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
