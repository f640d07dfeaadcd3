import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, trpc } from '../../api/client.ts'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import type { PushedMoves } from '../../lib/notice-line.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import type { Session } from '../../session/session.ts'
import { Providers } from '../../shell/providers.tsx'
import { useMoves } from './use-moves.ts'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

// The screens below look at nothing else.
const session = {
  user: { id: 'me' },
  tenant: { dataNode: 'WMS_DEMO' },
} as unknown as Session

const heard = vi.fn<(push: (moves: PushedMoves) => void) => void>()

function Record({ id }: { id: string }) {
  const { data } = useQuery(trpc.customer.get.queryOptions({ id }))
  return <p>{data?.customerName}</p>
}
function Screens() {
  heard(useMoves())
  return ['a', 'b'].map((id) => <Record key={id} id={id} />)
}

test('an open record that somebody else moved says so and is shown as it is now; another one is left alone', async () => {
  const asked: string[] = []
  let turn = '旧'
  const server = async (url: string) => {
    const id = url.at(-1)!
    asked.push(id)
    return Response.json({ code: 200, msg: '', data: { id, customerName: `${turn}${id}` } })
  }
  vi.stubGlobal('fetch', server)
  await render(
    <Providers>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <Screens />
        </SessionProvider>
      </QueryClientProvider>
    </Providers>,
  )
  await expect.element(page.getByText('旧a')).toBeVisible()
  await expect.element(page.getByText('旧b')).toBeVisible()
  turn = '新'
  heard.mock.lastCall![0]([{ module: 'KHGL', by: { id: 'other', name: '客服小王' }, ids: ['a'] }])
  await expect.element(page.getByText('新a')).toBeVisible()
  await expect.element(page.getByText('客服小王刚刚更新了此单据')).toBeVisible()
  await expect.element(page.getByText('旧b')).toBeVisible()
  expect(asked.toSorted()).toEqual(['a', 'a', 'b'])
})
