import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Button, Result } from 'antd'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import i18next from 'i18next'
import { queryClient, toSignIn } from './api/client.ts'
import { apiErrorOf } from './api/link.ts'
import { common } from './i18n/common.ts'
import { customer } from './i18n/customer.ts'
import { grid } from './i18n/grid.ts'
import { inboundOrder } from './i18n/inbound-order.ts'
import { startLanguage } from './i18n/setup.ts'
import { view } from './i18n/view.ts'
import { token } from './lib/credentials.ts'
import { router } from './routes/router.ts'
import { SessionProvider } from './session/session-context.tsx'
import { loadSession } from './session/session.ts'
import { Providers } from './shell/providers.tsx'
import './ui/base.css'

startLanguage([common, grid, view, customer, inboundOrder])

// index.html has it.
const root = createRoot(document.getElementById('root')!)

async function boot(into: Root): Promise<void> {
  if (!token()) {
    toSignIn()
    return
  }
  const session = await loadSession()
  if (!session) {
    location.replace('/codeCallback')
    return
  }
  router.subscribe('onResolved', () => {
    const leaf = session.menu
      .flatMap((node) => [node, ...node.children])
      .find((node) => location.pathname.startsWith(`${node.path}/`))
    document.title = leaf ? `${leaf.label}-${i18next.t('app.name')}` : i18next.t('app.name')
  })
  into.render(
    <StrictMode>
      <Providers>
        <QueryClientProvider client={queryClient}>
          <SessionProvider session={session}>
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
      </Providers>
    </StrictMode>,
  )
}

boot(root).catch((error: unknown) => {
  const failure = apiErrorOf(error)
  if (failure.code === 401) {
    toSignIn()
    return
  }
  root.render(
    <Providers>
      <Result
        status="error"
        title={i18next.t('boot.failed')}
        subTitle={failure.message}
        extra={<Button onClick={() => location.reload()}>{i18next.t('action.retry')}</Button>}
      />
    </Providers>,
  )
})
