import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { ConfigProvider } from 'antd'
import { Activity, memo, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TabContext } from '../../lib/tab.ts'
import { rightOf } from '../../routes/tab-key.ts'
import { useSession } from '../../session/session-context.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { useHostState, useTabHost } from './host-context.ts'
import { find } from './model.ts'

/** A dialog that is open while its tab is hidden does not survive its own opening animation. */
const still = { token: { motion: false } }

/** The screens of all living tabs; hidden ones keep what was typed, scrolled and opened, and do nothing. */
export function TabPanes() {
  const host = useTabHost()
  const alive = useHostState((state) => state.alive)
  const shown = useHostState(({ tabs, outer }) => (outer ? undefined : tabs.activeId))
  return alive.map((id) => (
    <Activity key={`${id} ${host.lifeOf(id)}`} mode={id === shown ? 'visible' : 'hidden'}>
      <TabPane id={id} />
    </Activity>
  ))
}

const BrokenTab = () => <StatusPage code={500} />

const TabPane = memo(function TabPane({ id }: { id: string }) {
  const host = useTabHost()
  const handle = useMemo(
    () => ({
      setTitle: (title: string) => host.setTitle(id, title),
      setUnsaved: (isUnsaved: boolean) => host.setUnsaved(id, isUnsaved),
      close: () => host.finish(id),
    }),
    [host, id],
  )
  return (
    <div className="tab-pane">
      <ConfigProvider theme={still}>
        <TabContext value={handle}>
          <CatchBoundary getResetKey={() => id} errorComponent={BrokenTab}>
            <Permitted id={id}>
              <RouterProvider router={host.routerOf(id)} />
            </Permitted>
          </CatchBoundary>
        </TabContext>
      </ConfigProvider>
    </div>
  )
})

/** The page of a tab for who may see it; it is not even loaded for others, so that nothing of it is refused beside. */
function Permitted({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTranslation()
  const host = useTabHost()
  const { permissions } = useSession()
  const right = useHostState(({ tabs }) => rightOf(find(tabs, id)?.href ?? id))
  const isPermitted = right === undefined || permissions.has(right)
  const isTyping = useHostState(({ unsaved }) => unsaved.has(id))
  const [wasTyping, setWasTyping] = useState(false)
  if (isPermitted && wasTyping) setWasTyping(false)
  if (!isPermitted && isTyping && !wasTyping) setWasTyping(true)
  useEffect(() => {
    // What was typed lies among the drafts by now: the tab has nothing to ask for when it closes.
    if (!isPermitted && isTyping) host.setUnsaved(id, false)
  }, [isPermitted, isTyping, host, id])
  if (isPermitted) return children
  return <StatusPage code={403} {...(wasTyping && { note: t('page.403Kept') })} />
}
