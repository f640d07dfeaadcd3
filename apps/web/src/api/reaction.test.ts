import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/* The table of spec.md §8, row by row: the real client over a browser that answers what a row says. */
const { kept, session, replaced } = vi.hoisted(() => {
  function area() {
    const values = new Map<string, string>()
    return {
      values,
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
      key: (index: number) => [...values.keys()][index] ?? null,
      get length() {
        return values.size
      },
    }
  }
  const areas = { kept: area(), session: area(), replaced: [] as string[] }
  const location = {
    pathname: '/wms/inboundOrder/index',
    search: '?current=2',
    replace: (to: string) => void areas.replaced.push(to),
  }
  Object.assign(globalThis, {
    localStorage: areas.kept,
    sessionStorage: areas.session,
    document: { cookie: 'x-access-token=secret' },
    location,
  })
  return areas
})
const { ApiError } = await import('./failure.ts')
const { logout } = await import('./leave.ts')
const { setNotify } = await import('./notify.ts')
const { reactionTo } = await import('./reaction.ts')
const { send } = await import('./request.ts')
const { setRenewal } = await import('./rights.ts')
const { setLockScreen } = await import('./session-lock.ts')
const { store } = await import('../lib/storage.ts')

let toasts: string[] = []
let calls: { url: string; headers: Record<string, string> }[] = []

function answerWith(answer: (url: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (url: string, init: { headers: Record<string, string> }) => {
    calls.push({ url, headers: init.headers })
    return Promise.resolve(answer(url))
  })
}
const envelope = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

/** What a call came to, and after how many milliseconds. */
async function outcomeOf(call: Promise<unknown>) {
  const begun = Date.now()
  const settled = call.then(
    (data) => ({ data, ms: Date.now() - begun }),
    (error: unknown) => ({ error, ms: Date.now() - begun }),
  )
  await vi.advanceTimersByTimeAsync(600)
  return settled
}

beforeEach(() => {
  vi.useFakeTimers()
  toasts = []
  calls = []
  replaced.length = 0
  location.pathname = '/wms/inboundOrder/index'
  document.cookie = 'x-access-token=secret'
  setNotify((message) => void toasts.push(message))
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const noRight = '您暂无权限登录智慧云仓操作平台'

test('spec §6 every request carries the client credential, the token when signed in, and the tenant of the storage', async () => {
  answerWith(() => envelope({ code: 200, msg: '', data: null }))
  const authorization = `Basic ${btoa('yuncang-web:yuncang-web')}`
  store.set('tenant', 'WMS_DEMO')
  await outcomeOf(send('GET', '/api/lh-x/y'))
  store.remove('tenant')
  document.cookie = ''
  await outcomeOf(send('GET', '/api/lh-x/y'))
  expect(calls.map(({ headers }) => headers)).toEqual([
    {
      authorization,
      'accept-language': 'zh',
      'x-access-token': 'secret',
      'tenant-node': 'WMS_DEMO',
    },
    { authorization, 'accept-language': 'zh' },
  ])
})

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

describe('an answer', () => {
  test.each([200, 201, 404, 500])('of code 200 with status %i is its data', async (status) => {
    answerWith(() => envelope({ code: 200, msg: '', data: { id: '1' } }, status))
    expect(await outcomeOf(send('GET', '/api/lh-x/y'))).toMatchObject({ data: { id: '1' } })
  })

  test.each([
    ['cut short on the way (reliability 209)', '{"code":200,"msg":"","da', 200, 500, '服务器异常'],
    ['no JSON', '<html>502 Bad Gateway</html>', 502, 500, '服务器异常'],
    ['nothing', '', 200, 500, '服务器异常'],
    ['null', 'null', 200, 500, '服务器异常'],
    ['a text', '"200"', 200, 500, '服务器异常'],
    ['no code', { data: 1 }, 200, 500, '服务器异常'],
    ['a code of text', { code: '200' }, 200, 500, '服务器异常'],
    ['a failure without words', { code: 403 }, 403, 403, '服务器异常'],
    ['a failure with empty words', { code: 400, msg: '' }, 400, 400, '服务器异常'],
    ['a failure', { code: 400, msg: '请输入合同编号' }, 400, 400, '请输入合同编号'],
    ['a success beyond the accepted statuses', { code: 200, data: 1 }, 502, 500, '服务器异常'],
    ['a failure beyond them', { code: 503, msg: '维护中' }, 503, 503, '维护中'],
  ])('that is %s is refused', async (_name, body, status, code, message) => {
    answerWith(() => envelope(body, status))
    const { error } = (await outcomeOf(send('GET', '/api/lh-x/y'))) as { error: unknown }
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code, message })
    expect([toasts, replaced]).toEqual([[], []])
  })

  test('that never comes is told apart from no server', async () => {
    answerWith(() => Promise.reject(new DOMException('', 'TimeoutError')))
    expect(await outcomeOf(send('GET', '/a'))).toMatchObject({
      error: { code: 0, message: '请求超时，请检查网络后重试' },
    })
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await outcomeOf(send('GET', '/a'))).toMatchObject({
      error: { code: 0, message: '无法连接服务器，请检查网络后重试' },
    })
  })

  test('to a call that was given up is nothing to tell', async () => {
    const controller = new AbortController()
    controller.abort()
    const reason = new DOMException('', 'AbortError')
    answerWith(() => Promise.reject(reason))
    const { signal } = controller
    expect(await outcomeOf(send('GET', '/a', undefined, { signal }))).toMatchObject({
      error: reason,
    })
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

test('a locked tenant that was asked for at the sign-in is said there', () => {
  const failure = new ApiError(423, '租户已被锁定', { reason: 'tenant' })
  expect(reactionTo(failure, '/login', [])).toEqual({ kind: 'toast' })
})

test('a repeated submission is refused before it is sent, a failed one is not', async () => {
  answerWith(() => envelope({ code: 200, data: 1 }))
  const submit = () => outcomeOf(send('POST', '/save', { no: 1 }, { preventRepeat: true }))
  expect(await submit()).toMatchObject({ data: 1 })
  expect(await submit()).toMatchObject({
    error: { code: 409, message: '数据正在处理，请勿重复提交' },
  })
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers).toMatchObject({ 'prevent-repeat': 'true' })
  await vi.advanceTimersByTimeAsync(1000)
  answerWith(() => envelope({ code: 500, msg: '' }, 500))
  expect(await submit()).toMatchObject({ error: { code: 500 } })
  expect(await submit()).toMatchObject({ error: { code: 500 } })
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
