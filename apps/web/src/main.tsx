import { QueryClientProvider } from '@tanstack/react-query'
import { CloseCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, startTransition, StrictMode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import i18next from 'i18next'
import { client, queryClient } from './api/client.ts'
import { config } from './config.ts'
import { startErrorCollection } from './api/error-report.ts'
import { setKeeper } from './api/before-leaving.ts'
import { logout, toSignIn } from './api/leave.ts'
import { reactionTo } from './api/reaction.ts'
import { setRenewal } from './api/rights.ts'
import { setLockScreen } from './api/session-lock.ts'
import { apiErrorOf } from './api/link.ts'
import { common } from './i18n/common.ts'
import { grid } from './i18n/grid.ts'
import { prices } from './i18n/prices.ts'
import { record } from './i18n/record.ts'
import { applySectionWords } from './i18n/section-words.ts'
import { startLanguage } from './i18n/setup.ts'
import { tray } from './i18n/tray.ts'
import { view } from './i18n/view.ts'
import { pinsKey, token } from './lib/credentials.ts'
import { loadChunk } from './lib/chunk.ts'
import { collectError, listenForErrors } from './lib/error-sink.ts'
import { writeOpenDrafts } from './lib/drafts.ts'
import { asksToLock, choiceAddress } from './lib/sign-on.ts'
import { store } from './lib/storage.ts'
import { OpenContext, PagesContext } from './lib/tab.ts'
import { bringScreen } from './routes/matches.ts'
import { landingOf } from './routes/tab-key.ts'
import { titles } from './routes/titles.ts'
import { currentLanguage } from './lib/language.ts'
import { keepSessionAlive } from './session/keep-alive.ts'
import { followOtherWindows } from './session/other-windows.ts'
import { SessionProvider } from './session/session-context.tsx'
import { followSession } from './session/renewal.ts'
import { loadSession, renewed, type Session } from './session/session.ts'
import { followPerson } from './session/settings.ts'
import { codeOf, Frame, outerTitles, windowTitle } from './shell/frame.tsx'
import { LockScreen, NobodyScreen } from './shell/lazy-lock-screen.tsx'
import { Providers } from './shell/providers.tsx'
import { pagesOf } from './shell/page-names.ts'
import { rulesOfMenu } from './shell/tabs/facts.ts'
import { HostContext } from './shell/tabs/host-context.ts'
import { createTabHost, outerPageOf, type OuterPath, type TabHost } from './shell/tabs/host.ts'
import './ui/base.css'
import { WhoChanged } from './ui/form/who-changed-context.ts'
import { Outcome } from './ui/outcome.tsx'
import type { DraftSlot } from './ui/form/use-draft.ts'
import { StatusPage } from './ui/status-page.tsx'

startLanguage([common, titles, grid, view, prices, record, tray])

listenForErrors(window)

// index.html has it.
const root = createRoot(document.getElementById('root')!, {
  onCaughtError(error, { componentStack }) {
    console.error(error)
    collectError(error, 'react', componentStack ?? '')
  },
})

/** Tabs survive a reload, for the same person in the same tenant, in this window; pinned ones in any. */
function tabStore({ user, tenant }: Session) {
  const key = `tabs-${tenant.dataNode}-${user.id}`
  const pins = pinsKey(tenant.dataNode, user.id)
  return {
    language: currentLanguage(),
    load: () => store.text(key, 'session'),
    save: (text: string) => store.set(key, text, 'session'),
    loadPins: () => store.text(pins),
    savePins: (text: string) => store.set(pins, text),
  }
}

function nameWindow(page: OuterPath): void {
  document.title = windowTitle(i18next.t('app.name'), i18next.t(outerTitles[page]))
}

/**
 * A page for somebody who is not signed in (docs/domain/interface.md#pages-before-the-sign-in); its button leads to the
 * start, and so to the sign-in.
 */
function showOuter(into: Root, page: OuterPath): void {
  history.replaceState(null, '', page)
  nameWindow(page)
  into.render(
    <Providers>
      <OpenContext value={(href) => location.assign(href)}>
        {page === '/lock' ? (
          <NobodyScreen />
        ) : (
          <main className="outer-page">
            <StatusPage code={codeOf[page]} />
          </main>
        )}
      </OpenContext>
    </Providers>,
  )
}

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

async function boot(into: Root): Promise<void> {
  if (!token()) {
    const page = outerPageOf(location.pathname)
    if (page === undefined) toSignIn()
    else showOuter(into, page)
    return
  }
  const wantsLock = asksToLock(location, isReload())
  const coming = loadSession()
  // What is shown first comes beside the answer, not after it.
  bringScreen(landingOf(location.pathname))
  const session = await coming
  if (!session) {
    location.replace(choiceAddress(location.pathname + location.search))
    return
  }
  if (followPerson(session.settings)) {
    location.reload()
    return
  }
  keepSessionAlive()
  let isBlank = false
  followOtherWindows(() => {
    isBlank = true
    into.unmount()
  })
  startErrorCollection(session.user.id, session.tenant.dataNode)
  applySectionWords(session.currentRole)
  const rulesOf = ({ menu }: Session) => rulesOfMenu(menu, config.isFirstTabClosable)
  const host = createTabHost(tabStore(session), window, rulesOf(session))
  setLockScreen(host.lock)
  setKeeper({
    hasTyped: () => host.state().unsaved.size > 0,
    keep: async () => {
      const isKept = await writeOpenDrafts()
      for (const id of host.state().unsaved) host.setUnsaved(id, false)
      return isKept
    },
  })
  if (wantsLock) {
    await client.session.lock.mutate({})
    host.lock()
  }
  // In slices: the whole frame at a stretch would hold up whoever already types or clicks.
  startTransition(() => showFrame(into, session, host))
  const onChange = (next: Session) => {
    if (isBlank) return
    host.setRules(rulesOf(next))
    applySectionWords(next.currentRole)
    // What a screen no longer asks for is not asked for again.
    flushSync(() => showFrame(into, next, host))
    void queryClient.invalidateQueries()
  }
  setRenewal(followSession({ start: session, load: renewed, onChange }))
}

const WhoChangedLast = lazy(async () => ({
  default: (await loadChunk(() => import('./records/form/who-changed.tsx'))).WhoChangedLast,
}))

const whoChanged = ({ form, id }: DraftSlot) => (
  <Suspense>
    <WhoChangedLast form={form} id={id} />
  </Suspense>
)

/** Shown again with another session, the screens stay as they are and learn of it. */
function showFrame(into: Root, session: Session, host: TabHost): void {
  into.render(
    <StrictMode>
      <Providers>
        <QueryClientProvider client={queryClient}>
          <SessionProvider session={session}>
            <HostContext value={host}>
              <OpenContext value={host.open}>
                <PagesContext value={pagesOf(session.menu)}>
                  <WhoChanged value={whoChanged}>
                    <Frame />
                  </WhoChanged>
                </PagesContext>
              </OpenContext>
            </HostContext>
          </SessionProvider>
        </QueryClientProvider>
      </Providers>
    </StrictMode>,
  )
}

boot(root).catch((error: unknown) => {
  const failure = apiErrorOf(error)
  // Already on the way to the sign-in.
  if (failure.code === 401) return
  const { kind } = reactionTo(failure, location.pathname)
  // Said, and on the way to the choice of another.
  if (kind === 'tenantLocked') return
  if (kind === 'locked') {
    nameWindow('/lock')
    root.render(
      <Providers>
        <LockScreen name="" onUnlocked={() => location.reload()} />
      </Providers>,
    )
    return
  }
  // The server answered and does not let us begin (docs/domain/wire.md#what-the-client-does-with-a-failure); without an
  // answer a retry may do.
  if (failure.code > 0) {
    void logout()
    return
  }
  root.render(
    <Providers>
      <main className="outer-page">
        <Outcome
          sign={<CloseCircleOutlined style={{ color: 'var(--state-bad)' }} />}
          title={i18next.t('boot.failed')}
          action={<Button onClick={() => location.reload()}>{i18next.t('action.retry')}</Button>}
        >
          {failure.message}
        </Outcome>
      </main>
    </Providers>,
  )
})
