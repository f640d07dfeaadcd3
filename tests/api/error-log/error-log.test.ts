import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { forgetStale } from '@yuncang/server/composition/housekeeping'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleError } from './samples.ts'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let now = Date.parse('2026-11-21T00:30:00.000Z')

beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now).toISOString() })
})
afterAll(() => app.close())
beforeEach(() => {
  now += 60_000
})

const send = (as: string, ...logs: object[]) =>
  app.call('errorLog.send', { logs: logs.map((log) => ({ ...sampleError, ...log })) }, as)
const found = async (query: object, as = 'admin') =>
  (await app.data('errorLog.page', query, as)).records

describe('errors of screens', () => {
  test('are sent in a list by anybody, and read by an administrator, newest first', async () => {
    expect((await send('lh', { message: '第一' }, { message: '第二' })).body).toMatchObject({
      code: 200,
      data: null,
    })
    const records = await found({ size: 2 })
    expect(records.map(({ message }: { message: string }) => message)).toEqual(['第二', '第一'])
    expect(records[0]).toMatchObject({
      ...sampleError,
      message: '第二',
      realName: '理货小刘',
      solveStatus: 0,
    })
  })

  test('travel as the body itself', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/lh-log/error/send',
      headers: await app.headersOf('kf'),
      payload: [{ ...sampleError, message: '裸列表' }],
    })
    expect(response.json().code).toBe(200)
    expect(await found({ message: '裸列表' })).toHaveLength(1)
  })

  test('are found by kind, words, page and state', async () => {
    await send('kf', { type: 'chunk', message: '加载 100% 失败', url: 'http://localhost/a_b' })
    for (const query of [{ type: 'chunk' }, { message: '100%' }, { url: 'a_b' }]) {
      expect(await found(query)).toHaveLength(1)
    }
    expect(await found({ url: 'aXb' })).toEqual([])
    expect(await found({ type: 'chunk', solveStatus: 1 })).toEqual([])
  })

  test('stay within their tenant', async () => {
    await send('kf.zjwl', { message: '别处的错误' })
    expect(await found({ message: '别处的错误' })).toEqual([])
    expect(await found({ message: '别处的错误' }, 'admin.zjwl')).toHaveLength(1)
  })

  test('are solved and opened again; one unknown id refuses them all', async () => {
    await send('kf', { message: '待解决' }, { message: '待解决' })
    const ids = (await found({ message: '待解决' })).map(({ id }: { id: string }) => id)
    const set = (input: object) => app.call('errorLog.setSolveStatus', input, 'admin')
    expect((await set({ ids: [...ids, 'unknown'], status: 1 })).status).toBe(404)
    expect(await found({ message: '待解决', solveStatus: 1 })).toEqual([])
    expect((await set({ ids: [...ids, ids[0]], status: 1 })).body.code).toBe(200)
    expect(await found({ message: '待解决', solveStatus: 1 })).toHaveLength(2)
    expect((await set({ ids: ids.slice(1), status: 0 })).body.code).toBe(200)
    expect(await found({ message: '待解决', solveStatus: 0 })).toHaveLength(1)
  })

  test('of another tenant cannot be solved', async () => {
    await send('kf.zjwl', { message: '别家的错误' })
    const [{ id }] = await found({ message: '别家的错误' }, 'admin.zjwl')
    const { status } = await app.call('errorLog.setSolveStatus', { ids: [id], status: 1 }, 'admin')
    expect(status).toBe(404)
  })
})

describe('limits', () => {
  test.each([
    ['an entry of 64 kB', { stack: 'x'.repeat(64 * 1024 - 400) }, 200],
    ['a longer one', { stack: 'x'.repeat(64 * 1024) }, 400],
    ['one that is longer in bytes only', { stack: '错'.repeat(22_000) }, 400],
    ['an address of 2001 letters', { url: 'x'.repeat(2001) }, 400],
    ['a key that it does not know', { tenantNode: 'WMS_ZJWL' }, 400],
    ['a day that does not exist', { time: '2026-02-30 00:00:00' }, 400],
  ])('%s: %#', async (_name, log, status) => {
    expect((await send('sw', log)).status).toBe(status)
  })

  test('two hundred entries in a call, not one more, and not none', async () => {
    const many = Array.from({ length: 201 }, () => ({}))
    expect((await send('jf', ...many)).body.msg).toContain('200')
    expect((await send('jf', ...many.slice(1))).status).toBe(200)
    expect((await send('jf')).body.msg).toBe('没有可上传的错误日志')
  })

  test('what is larger than a call may be is refused unread', async () => {
    const big = { stack: 'x'.repeat(60_000) }
    expect((await send('gw', ...Array.from({ length: 170 }, () => big))).status).toBe(413)
  })

  test('a person reports twelve times a minute, others are not disturbed', async () => {
    await app.signIn('ck')
    const calls = await Promise.all(Array.from({ length: 14 }, () => send('ck', {})))
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(12)
    const refused = calls.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('sh', {})).status).toBe(200)
  })

  test('a tenant keeps its newest 10,000, and nothing longer than 180 days', async () => {
    const time = new Date(now).toISOString()
    const row = (index: number) => ({
      ...sampleError,
      tenantNode: 'WMS_HD',
      id: `old-${String(index).padStart(5, '0')}`,
      time,
      userId: 'x',
      realName: 'x',
      ip: '',
      solveStatus: 0 as const,
      createBy: 'x',
      createTime: time,
      updateBy: 'x',
      updateTime: time,
    })
    await app.services.db.transaction(system('test'), (tx) =>
      tx.insert(
        tx.t.errorLog,
        Array.from({ length: 10_000 }, (_, index) => row(index)),
      ),
    )
    now += 60_000
    await send('multi@WMS_HD', { message: '最新' }, { message: '次新' })
    const kept = await app.data('errorLog.page', { size: 1 }, 'multi@WMS_HD')
    expect(kept.total).toBe(10_000)
    const oldest = { size: 1, ascs: ['createTime'] }
    expect((await found(oldest, 'multi@WMS_HD'))[0].id).toBe('old-00002')
    for (const [days, left] of [
      [179, 10_000],
      [181, 0],
    ] as const) {
      const later = new Date(now + days * 86_400_000).toISOString()
      await forgetStale({ ...app.services, clock: () => later })
      const rows = await app.services.db.read(system('test'), (db) =>
        db.pick({ id: db.t.errorLog.id }, db.t.errorLog, eq(db.t.errorLog.tenantNode, 'WMS_HD')),
      )
      expect(rows).toHaveLength(left)
    }
  })
})
