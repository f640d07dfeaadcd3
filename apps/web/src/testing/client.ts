import { replaced } from './fake-browser.ts'
import { afterEach, beforeEach, vi } from 'vitest'
import { setNotify } from '../api/notify.ts'

/** What was said to the person, and what was asked of the server, in the test that runs. */
export const toasts: string[] = []
export const calls: { url: string; headers: Record<string, string> }[] = []

export function answerWith(answer: (url: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (url: string, init: { headers: Record<string, string> }) => {
    calls.push({ url, headers: init.headers })
    return Promise.resolve(answer(url))
  })
}
export const envelope = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

/** What a call came to, and after how many milliseconds. */
export async function outcomeOf(call: Promise<unknown>) {
  const begun = Date.now()
  const settled = call.then(
    (data) => ({ data, ms: Date.now() - begun }),
    (error: unknown) => ({ error, ms: Date.now() - begun }),
  )
  await vi.advanceTimersByTimeAsync(600)
  return settled
}

/** The real client over a browser that answers what a test says, from a clean start each time. */
export function clientSuite(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    toasts.length = 0
    calls.length = 0
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
}
