import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { routeTable, type Answer, answerOf } from './app.ts'

/** A browser at the application: it keeps cookies by path and follows redirects when asked to. */
export function openBrowser(app: FastifyInstance, host = 'localhost') {
  const jar = new Map<string, { name: string; value: string; path: string }>()
  const credential = `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`

  function keep(response: LightMyRequestResponse): void {
    for (const each of response.cookies) {
      const { name, value, path = '/' } = each
      const isOver = each.maxAge === 0 || (each.expires && each.expires.getTime() < Date.now())
      if (isOver) jar.delete(`${name} ${path}`)
      else jar.set(`${name} ${path}`, { name, value, path })
    }
  }

  const cookiesFor = (path: string) =>
    [...jar.values()]
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  async function request(
    method: 'GET' | 'POST',
    address: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const url = new URL(address, `http://${host}`)
    const cookie = cookiesFor(url.pathname)
    const response = await app.inject({
      method,
      url: `${url.pathname}${url.search}`,
      headers: {
        accept: 'text/html',
        ...headers,
        host: url.host,
        ...(cookie && { cookie }),
      },
      ...(payload !== undefined && { payload }),
    })
    keep(response)
    return response
  }

  async function call(operation: string, input: object, token?: string): Promise<Answer> {
    const headers = { authorization: credential, ...(token && { 'x-access-token': token }) }
    const route = routeTable[operation]!
    const query = new URLSearchParams(Object.entries(input)).toString()
    const response =
      route.method === 'GET'
        ? await request('GET', `${route.path}?${query}`, undefined, headers)
        : await request('POST', route.path, input, headers)
    return answerOf(response)
  }

  const cookie = (name: string) => [...jar.values()].find((each) => each.name === name)?.value

  return { cookie, cookies: () => cookiesFor('/api/'), request, call }
}

export type Browser = ReturnType<typeof openBrowser>

export const locationOf = (response: LightMyRequestResponse): string =>
  String(response.headers['location'])

/** Opens a page without a session; gives where the issuer sends the browser: to the sign-in page, or back at once. */
async function begin(browser: Browser, page: string): Promise<URL> {
  const began = await browser.request(
    'GET',
    `/sso/authorize?redirect_uri=${encodeURIComponent(page)}`,
  )
  const asked = await browser.request('GET', locationOf(began))
  return new URL(locationOf(asked), 'http://localhost')
}

/** Comes to the sign-in page; gives the uid in its address. */
export const comeToLogin = async (browser: Browser, page = '/wel/index'): Promise<string> =>
  (await begin(browser, page)).searchParams.get('uid') ?? ''

export type Callback = { code: string; state: string; redirectUri: string; iss?: string }

/** What the page /codeCallback reads from its address. */
export function callbackOf(address: string): Callback {
  const url = new URL(address)
  const { code = '', state = '', iss = '' } = Object.fromEntries(url.searchParams)
  return { code, state, iss, redirectUri: `${url.origin}${url.pathname}` }
}

/** Signs in at the bundled issuer up to the code. */
export async function comeToCallback(
  browser: Browser,
  account = 'kf',
  page = '/wel/index',
): Promise<Callback> {
  const asked = await begin(browser, page)
  const uid = asked.searchParams.get('uid')
  // The issuer still knows who is there.
  if (!uid) return callbackOf(asked.href)
  const answer = await browser.call('session.token', { account, password: 'Yuncang#2026', uid })
  const resumed = await browser.request('GET', String(answer.body.data.redirectTo))
  return callbackOf(locationOf(resumed))
}
