import type { APIRequestContext } from '@playwright/test'

/** Calls of somebody beside the browser, for what a story begins with; the tenant follows from the account. */
export async function callsOf(request: APIRequestContext, account: string) {
  const authorization = `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`
  const token = await request.post('/api/lh-auth/token', {
    headers: { authorization },
    data: { account, password: 'Yuncang#2026' },
  })
  const suffix = account.split('.')[1] ?? 'demo'
  const headers = {
    authorization,
    'x-access-token': String((await token.json()).data.accessToken),
    'tenant-node': `WMS_${suffix.toUpperCase()}`,
  }
  /** A form carries files, as `{ name, mimeType, buffer }`. */
  return async (path: string, input: object, kind: 'data' | 'form' = 'data'): Promise<any> => {
    // Playwright's own type of a form is not to be had.
    const body = kind === 'form' ? { multipart: input as Record<string, string> } : { data: input }
    const answer = await (await request.post(`/api${path}`, { headers, ...body })).json()
    if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
}
