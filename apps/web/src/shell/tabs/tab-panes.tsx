import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { ConfigProvider } from 'antd'
import { Activity, useMemo } from 'react'
import { TabContext } from '../../lib/tab.ts'
import { StatusPage } from '../../ui/status-page.tsx'
import { useHostState, useTabHost } from './host-context.ts'

/** A dialog that is open while its tab is hidden does not survive its own opening animation. */
const still = { token: { motion: false } }

/** The screens of all living tabs; hidden ones keep what was typed, scrolled and opened, and do nothing. */
export function TabPanes() {
  const { tabs, alive, outer } = useHostState()
  return alive.map((id) => (
    <Activity key={id} mode={id === tabs.activeId && !outer ? 'visible' : 'hidden'}>
      <TabPane id={id} />
    </Activity>
  ))
}

const BrokenTab = () => <StatusPage code={500} />

function TabPane({ id }: { id: string }) {
  const host = useTabHost()
  const handle = useMemo(
    () => ({
      setTitle: (title: string) => host.setTitle(id, title),
      setUnsaved: (isUnsaved: boolean) => host.setUnsaved(id, isUnsaved),
      close: () => host.close(id),
    }),
    [host, id],
  )
  return (
    <div className="tab-pane">
      <ConfigProvider theme={still}>
        <TabContext value={handle}>
          <CatchBoundary getResetKey={() => id} errorComponent={BrokenTab}>
            <RouterProvider router={host.routerOf(id)} />
          </CatchBoundary>
        </TabContext>
      </ConfigProvider>
    </div>
  )
}
