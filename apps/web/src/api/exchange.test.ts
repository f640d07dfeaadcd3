import { afterEach, expect, test, vi } from 'vitest'

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { cookie: 'x-access-token=secret' })
  vi.stubGlobal('location', { pathname: '/', search: '' })
})
const { exchangeRaw } = await import('./exchange.ts')
const { sendForm } = await import('./files.ts')

afterEach(() => vi.restoreAllMocks())

test('a call may take 120 s, and carries the token under the name of its cookie', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const fetched = vi.fn(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', fetched)
  await exchangeRaw({ method: 'GET', url: '/a' })
  expect(limit.mock.calls).toEqual([[120_000]])
  expect(fetched).toHaveBeenCalledWith(
    '/a',
    expect.objectContaining({
      headers: expect.objectContaining({ 'x-access-token': 'secret' }),
    }),
  )
})

test('a change reaches the server though its page is left at once; what is too long for that, and a question, is sent as ever', async () => {
  const sent: (boolean | undefined)[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(init.keepalive)
    return Promise.resolve(new Response('{}'))
  })
  const change = { method: 'POST', url: '/a', preventRepeat: true }
  await exchangeRaw({ ...change, body: { hasSeenTour: true } })
  await exchangeRaw({ ...change, body: { remark: 'x'.repeat(5000) } })
  await exchangeRaw({ method: 'POST', url: '/a/page', body: {} })
  expect(sent).toEqual([true, false, false])
})

test('an import may take 1,200 s', () => {
  const requests: { timeout: number }[] = []
  class Request {
    timeout = 0
    upload = {}
    constructor() {
      requests.push(this)
    }
    open() {}
    setRequestHeader() {}
    send() {}
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  void sendForm('customer.import', new FormData(), () => {})
  expect(requests.map(({ timeout }) => timeout)).toEqual([1_200_000])
})
