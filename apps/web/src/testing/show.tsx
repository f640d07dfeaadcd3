import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { someSession } from '../../../../tests/support/session.ts'
import { queryClient } from '../api/client.ts'
import { SessionProvider } from '../session/session-context.tsx'
import type { Session } from '../session/session.ts'
import { Providers } from '../shell/providers.tsx'

/** What the server says to a call; an answer of its own, or a failure, by a function. */
type Answer = (asked: URL, input: unknown) => Promise<Response> | Response

type Place = { session?: Partial<Session>; answers?: Readonly<Record<string, unknown>> }

export type Call = { path: string; input: unknown }

const isAnswer = (given: unknown): given is Answer => typeof given === 'function'
export const data = (of: unknown): Response => Response.json({ code: 200, msg: '', data: of })
/** The answer to one operation without an address of its own, as tRPC sends it. */
export const operationData = (of: unknown): Response => Response.json([{ result: { data: of } }])
export const refusal = (code: number, msg = '', reason?: string): Response =>
  Response.json({ code, msg, data: reason === undefined ? null : { reason } }, { status: code })
export const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/**
 * A part of the product before somebody with a session, over a server that has an answer by path; what it is asked
 * besides is nothing. Gives the calls, oldest first.
 */
export async function show(part: ReactNode, { session = {}, answers = {} }: Place = {}) {
  queryClient.clear()
  const calls: Call[] = []
  const server: typeof fetch = async (to, sent) => {
    const request = new Request(to, sent)
    const asked = new URL(request.url)
    const text = await request.text()
    const input = text === '' ? Object.fromEntries(asked.searchParams) : JSON.parse(text)
    calls.push({ path: asked.pathname, input })
    const given = answers[asked.pathname] ?? []
    return isAnswer(given) ? given(asked, input) : data(given)
  }
  vi.stubGlobal('fetch', server)
  await render(
    <Providers>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={{ ...someSession, ...session }}>{part}</SessionProvider>
      </QueryClientProvider>
    </Providers>,
  )
  return calls
}
