import type { APIRequestContext } from '@playwright/test'
import { authorization } from './person.ts'

type Kind = 'data' | 'form' | 'query'

/** Calls of somebody beside the browser, for what a story begins with; the tenant follows from the account. */
export async function callsOf(request: APIRequestContext, account: string) {
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
  /** A form carries files, as `{ name, mimeType, buffer }`; a query is read. */
  return async (path: string, input: object, kind: Kind = 'data'): Promise<any> => {
    // Playwright's own type of a form is not to be had.
    const fields = input as Record<string, string>
    const sent = {
      data: () => request.post(`/api${path}`, { headers, data: input }),
      form: () => request.post(`/api${path}`, { headers, multipart: fields }),
      query: () => request.get(`/api${path}`, { headers, params: fields }),
    }
    const answer = await (await sent[kind]()).json()
    if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
}
