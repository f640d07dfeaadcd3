import { kept, replaced, session } from '../testing/fake-browser.ts'
import { answerWith, calls, clientSuite, envelope, outcomeOf, toasts } from '../testing/client.ts'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from './failure.ts'
import { logout } from './leave.ts'
import { reactionTo } from './reaction.ts'
import { send } from './request.ts'
import { setRenewal } from './rights.ts'
import { setLockScreen } from './session-lock.ts'
import { setKeeper } from './before-leaving.ts'
import { store } from '../lib/storage.ts'

/*
 * The table of docs/domain/wire.md#what-the-client-does-with-a-failure, row by row: the real client over a browser that
 * answers what a row says.
 */
clientSuite()

const noRight = '您暂无权限登录智慧云仓操作平台'

describe('what a failure leads to', () => {
  test.each([
    [401, '登录已失效', '/base/customer/index', 'signIn'],
    [401, noRight, '/login', 'signIn'],
    [400, noRight, '/', 'noRight'],
    [403, `${noRight}，请联系管理员`, '/', 'noRight'],
    [400, '请输入合同编号', '/', 'toast'],
    [409, '数据已被他人修改，请刷新', '/', 'toast'],
    [423, '租户已被锁定，无法登录，请联系管理员！', '/', 'toast'],
    [500, '服务器异常', '/', 'toast'],
    [0, '无法连接服务器，请检查网络后重试', '/', 'toast'],
    [460, '自己处理', '/', 'silent'],
    [461, '自己处理', '/', 'silent'],
    [462, '不在名单中', '/', 'toast'],
  ])('code %i, %s at %s: %s', (code, message, path, kind) => {
    expect(reactionTo(new ApiError(code, message), path, [460, 461])).toMatchObject({ kind })
  })

  test.each(['session.noRight', 'signOn.pending'] as const)('%s in English too', (reason) => {
    const failure = new ApiError(403, 'You are not permitted to sign in.', { reason })
    expect(reactionTo(failure, '/', [])).toEqual({
      kind: 'noRight',
      logoutAfterMs: 1000,
      propagateAfterMs: 0,
    })
    expect(reactionTo(failure, '/login', [])).toMatchObject({ propagateAfterMs: 500 })
  })
})

test('401 forgets the session, and leads to the sign-in and back to this page', async () => {
  store.set('tenant', 'WMS_DEMO')
  store.set('preferences', { mode: 'dark' })
  store.set('currentRole', '轮胎销售板块', 'session')
  kept.setItem('language', 'zh')
  answerWith(() => envelope({ code: 401, msg: '登录已失效，请重新登录' }, 401))
  expect(await outcomeOf(send('GET', '/a'))).toMatchObject({ error: { code: 401 }, ms: 0 })
  expect(replaced).toEqual([
    `/sso/authorize?redirect_uri=${encodeURIComponent('/wms/inboundOrder/index?current=2')}`,
  ])
  expect(document.cookie).toContain('x-access-token=;')
  expect([...kept.values.keys()]).toEqual(['yuncang-preferences', 'language'])
  expect(session.values.size).toBe(0)
  expect(toasts).toEqual([])
})

test('a session that is lost while something is typed says that it is kept before it leads away', async () => {
  const keep = vi.fn(async () => true)
  setKeeper({ hasTyped: () => true, keep })
  answerWith(() => envelope({ code: 401, msg: '登录已失效，请重新登录' }, 401))
  const both = [outcomeOf(send('GET', '/a')), outcomeOf(send('GET', '/b'))]
  await Promise.all(both)
  expect([toasts, replaced, keep.mock.calls.length]).toEqual([
    ['登录已失效，内容已存为草稿'],
    [],
    1,
  ])
  await vi.runAllTimersAsync()
  expect(replaced).toHaveLength(1)
  setKeeper({ hasTyped: () => false, keep })
})

test.each([
  ['/login', []],
  ['/codeCallback', ['/sso/authorize?redirect_uri=%2F']],
])('401 on %s does not lead back to it', async (path, to) => {
  location.pathname = path
  answerWith(() => envelope({ code: 401, msg: '请先登录' }, 401))
  await outcomeOf(send('GET', '/a'))
  expect(replaced).toEqual(to)
})

test.each([
  ['/wel/index', 0, ['/login']],
  ['/login', 500, []],
])(
  'no right to sign in, on %s: one toast, known after %i ms, out after 1 s',
  async (path, ms, to) => {
    location.pathname = path
    answerWith((url) =>
      url.endsWith('/logout')
        ? envelope({ code: 200, data: null })
        : envelope({ code: 403, msg: noRight }, 403),
    )
    const second = expect(send('GET', '/b')).rejects.toThrow(noRight)
    const first = await outcomeOf(send('GET', '/a'))
    await second
    expect(first).toMatchObject({ error: { code: 403, message: noRight }, ms })
    expect(toasts).toEqual([noRight])
    expect(replaced).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.map(({ url }) => url)).toEqual([
      '/b',
      '/a',
      '/api/lh-auth/logoutAddress?redirectUri=%2F',
      '/api/lh-base/sysOperateLog/saveLoginOutLog',
      '/api/lh-base/user/logout',
    ])
    expect(replaced).toEqual(to)
  },
)

test('a locked session shows the lock screen, without a toast', async () => {
  const shown = vi.fn()
  setLockScreen(shown)
  const locked = { code: 423, msg: '屏幕已锁定，请先解锁', data: { reason: 'session' } }
  answerWith(() => envelope(locked, 423))
  expect(await outcomeOf(send('GET', '/a'))).toMatchObject({ error: { code: 423 } })
  expect(shown).toHaveBeenCalledTimes(1)
  expect(toasts).toEqual([])
})

test('a call that is not permitted has the rights looked at again; other refusals do not', async () => {
  const renewal = vi.fn()
  setRenewal(renewal)
  answerWith(() => envelope({ code: 403, msg: '无权', data: { reason: 'role.own' } }, 403))
  expect(await outcomeOf(send('GET', '/a'))).toMatchObject({ error: { code: 403 } })
  expect(renewal).toHaveBeenCalledTimes(0)
  answerWith(() => envelope({ code: 403, msg: '无权', data: { reason: 'access.denied' } }, 403))
  expect(await outcomeOf(send('GET', '/b'))).toMatchObject({ error: { code: 403 } })
  expect(renewal).toHaveBeenCalledTimes(1)
})

test('a locked tenant is said once and left after 2 s, and the session lives on', async () => {
  store.set('tenant', 'WMS_DEMO')
  const locked = {
    code: 423,
    msg: '租户已被锁定，无法登录，请联系管理员！',
    data: { reason: 'tenant' },
  }
  answerWith(() => envelope(locked, 423))
  const second = expect(send('GET', '/b')).rejects.toThrow(locked.msg)
  expect(await outcomeOf(send('GET', '/a'))).toMatchObject({ error: { code: 423 } })
  await second
  expect(toasts).toEqual([locked.msg])
  expect(replaced).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(replaced).toEqual(['/codeCallback'])
  expect(store.text('tenant')).toBeNull()
  expect(document.cookie).toBe('x-access-token=secret')
})

test.each([
  ['a locked tenant', 423, '租户已被锁定，请联系管理员！', 'tenant'],
  ['a right to sign in that is gone', 403, noRight, 'session.noRight'],
])(
  'what is typed is kept, and that is said, when %s leads away',
  async (_what, code, msg, reason) => {
    const keep = vi.fn(async () => true)
    setKeeper({ hasTyped: () => true, keep })
    answerWith(() => envelope({ code, msg, data: { reason } }, code))
    await outcomeOf(send('GET', '/a'))
    expect([toasts, keep.mock.calls.length]).toEqual([[`${msg} 填写的内容已存为草稿。`], 1])
    await vi.runAllTimersAsync()
    setKeeper({ hasTyped: () => false, keep })
  },
)

test('a locked tenant that was asked for at the sign-in is said there', () => {
  const failure = new ApiError(423, '租户已被锁定', { reason: 'tenant' })
  expect(reactionTo(failure, '/login', [])).toEqual({ kind: 'toast' })
})

test('a call that is refused while somebody signs out does not lead to another place', async () => {
  answerWith((url) => {
    if (url.startsWith('/api/lh-auth/logoutAddress')) {
      return envelope({ code: 200, data: { url: '/sso/end' } })
    }
    return url === '/a' ? envelope({ code: 401, msg: '请先登录' }, 401) : envelope({ code: 200 })
  })
  const leaving = logout()
  await outcomeOf(send('GET', '/a'))
  await leaving
  await outcomeOf(send('GET', '/a'))
  expect(replaced).toEqual(['/sso/end'])
})
