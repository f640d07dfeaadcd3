import { QueryClientProvider } from '@tanstack/react-query'
import { Button, Result } from 'antd'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import i18next from 'i18next'
import { isSessionLock, queryClient, setOnLocked, toSignIn } from './api/client.ts'
import { apiErrorOf } from './api/link.ts'
import { common } from './i18n/common.ts'
import { customer } from './i18n/customer.ts'
import { grid } from './i18n/grid.ts'
import { inboundOrder } from './i18n/inbound-order.ts'
import { startLanguage } from './i18n/setup.ts'
import { view } from './i18n/view.ts'
import { token } from './lib/credentials.ts'
import { sessionStore } from './lib/storage.ts'
import { SessionProvider } from './session/session-context.tsx'
import { loadSession, type Session } from './session/session.ts'
import { Frame } from './shell/frame.tsx'
import { LockScreen } from './shell/lock-screen.tsx'
import { Providers } from './shell/providers.tsx'
import { HostContext } from './shell/tabs/host-context.ts'
import { createTabHost } from './shell/tabs/host.ts'
import './ui/base.css'

startLanguage([common, grid, view, customer, inboundOrder])

// index.html has it.
const root = createRoot(document.getElementById('root')!)

/** Tabs survive a reload, for the same person in the same tenant, in this window. */
function tabStore({ user, tenant }: Session) {
  const key = `tabs-${tenant.dataNode}-${user.id}`
  return {
    load: () => sessionStore.get(key),
    save: (text: string) => sessionStore.set(key, text),
  }
}

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
  const host = createTabHost(tabStore(session), window)
  setOnLocked(host.lock)
  into.render(
    <StrictMode>
      <Providers>
        <QueryClientProvider client={queryClient}>
          <SessionProvider session={session}>
            <HostContext value={host}>
              <Frame />
            </HostContext>
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
  if (isSessionLock(failure)) {
    root.render(
      <Providers>
        <LockScreen name="" onUnlocked={() => location.reload()} />
      </Providers>,
    )
    return
  }
  root.render(
    <Providers>
      <main className="outer-page">
        <Result
          status="error"
          title={i18next.t('boot.failed')}
          subTitle={failure.message}
          extra={<Button onClick={() => location.reload()}>{i18next.t('action.retry')}</Button>}
        />
      </main>
    </Providers>,
  )
})
