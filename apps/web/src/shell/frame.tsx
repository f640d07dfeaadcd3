import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setPreferences, usePreferences } from '../lib/preferences.ts'
import { GoneContext, TabListContext } from '../lib/tab.ts'
import { useSizeClass } from '../lib/size-class.ts'
import { useSession } from '../session/session-context.tsx'
import { LockScreen } from './lazy-lock-screen.tsx'
import { NarrowDrawer } from '../ui/narrow-drawer.tsx'
import { StatusPage } from '../ui/status-page.tsx'
import { SideMenu } from './side-menu.tsx'
import { useGoneTabs } from './tabs/close-gone.ts'
import type { OuterPath } from './tabs/host.ts'
import { useHostState, useTabHost } from './tabs/host-context.ts'
import { TabPanes } from './tabs/tab-panes.tsx'
import { useTabFacts } from './tabs/use-facts.ts'
import { TagBar } from './tabs/tag-bar.tsx'
import { Aids } from './aids.tsx'
import { HelpButton } from './help-button.tsx'
import { InvitationNotice } from './invitation-notice.tsx'
import { TopMenu, useBranch } from './top-menu.tsx'
import { useFreshRights } from './use-fresh-rights.ts'
import { TopBar } from './top-bar.tsx'
import { VersionQuestion } from './version-question.tsx'
import { WaitingNotice } from './waiting-notice.tsx'
import './frame.css'

/** The frame around every screen: a bar above, the menu at the left, tags, and the tabs themselves. */
export function Frame() {
  const outer = useHostState((state) => state.outer)
  const closeGone = useGoneTabs(useTabHost())
  return (
    <GoneContext value={closeGone}>
      <Followers />
      <VersionQuestion />
      <WaitingNotice />
      {outer && <OuterPage path={outer} />}
      <div className="frame" inert={outer !== undefined} hidden={outer !== undefined}>
        <FrameParts />
      </div>
      {!outer && <Aids />}
    </GoneContext>
  )
}

function OuterPage({ path }: { path: OuterPath }) {
  const host = useTabHost()
  const { user } = useSession()
  if (path === '/lock') return <LockScreen name={user.realName} onUnlocked={host.back} />
  return (
    <main className="outer-page">
      <StatusPage code={codeOf[path]} />
    </main>
  )
}

/**
 * What an error page says; nobody has to be signed in to read it (docs/domain/interface.md#pages-before-the-sign-in).
 */
export const codeOf = { '/404': 404, '/403': 403, '/500': 500, '/error': 500 } as const

/** The words that the window is called by while a page stands in place of the frame. */
export const outerTitles = {
  '/404': 'page.404',
  '/403': 'page.403',
  '/500': 'page.500',
  '/error': 'page.500',
  '/lock': 'lock.title',
} as const

function FrameParts() {
  const { t } = useTranslation()
  const { isMenuCollapsed } = usePreferences()
  const [isMenuOpen, setMenuOpen] = useState(false)
  // Below 992 px the menu lies over the page, with a shade that closes it.
  const size = useSizeClass()
  const isOverlay = size <= 1
  const { here, setBranch, menu } = useBranch()
  const toggle = () =>
    isOverlay ? setMenuOpen(true) : setPreferences({ isMenuCollapsed: !isMenuCollapsed })
  return (
    <>
      <TopBar
        isMenuShown={isOverlay ? isMenuOpen : !isMenuCollapsed}
        onMenu={toggle}
        topMenu={size === 3 && <TopMenu here={here} onBranch={setBranch} />}
      />
      <div className="frame-body">
        {isOverlay ? (
          <NarrowDrawer
            open={isMenuOpen}
            placement="left"
            size={240}
            title={t('app.name')}
            onClose={() => setMenuOpen(false)}
            styles={{ body: { padding: 0 } }}
          >
            <SideMenu menu={menu} onPick={() => setMenuOpen(false)} />
          </NarrowDrawer>
        ) : (
          <div className={isMenuCollapsed ? 'side-bar collapsed' : 'side-bar'}>
            <SideMenu menu={menu} isCollapsed={isMenuCollapsed} />
          </div>
        )}
        <div className="frame-main">
          <TagLine />
          <InvitationNotice />
          <main className="frame-content">
            <ListedPanes />
          </main>
        </div>
      </div>
    </>
  )
}

function TagLine() {
  const { active } = useTabFacts()
  return (
    <div className="tag-line">
      <TagBar />
      {active?.meta.isAuth !== false && <HelpButton />}
    </div>
  )
}

/** The screens, which may ask for the list of tabs. */
function ListedPanes() {
  const { all } = useTabFacts()
  return (
    <TabListContext value={all}>
      <TabPanes />
    </TabListContext>
  )
}

/** What follows the tabs and shows nothing: whatever it hears draws nothing anew. */
function Followers() {
  useTitle()
  useFreshRights()
  return null
}

/** The window is called after the active tab, or the page in place of the frame (docs/domain/interface.md#frame). */
function useTitle(): void {
  const { t } = useTranslation()
  const outer = useHostState((state) => state.outer)
  const { active } = useTabFacts()
  const label = outer ? t(outerTitles[outer]) : active?.label
  useEffect(() => {
    document.title = windowTitle(t('app.name'), label)
  }, [label, t])
}

export const windowTitle = (product: string, label: string | undefined): string =>
  label ? `${label}-${product}` : product
