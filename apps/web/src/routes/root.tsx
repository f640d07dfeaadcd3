import { createRootRoute, Outlet } from '@tanstack/react-router'
import type { Permission } from '@yuncang/shared/access'
import type { Worded } from '@yuncang/shared/kernel/messages/types'
import type { TabNoun } from '../api/gone.ts'
import { StatusPage } from '../ui/status-page.tsx'

/** What a screen is called, known before it is loaded; `key` is how its own words name it. */
export type Title = Worded & { readonly key: string }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shown over the page of its parent, in the same tab. */
    isDrawer?: boolean
    /** For a page that is another tab with another search. */
    tabKey?: (url: URL) => string
    /** Who lacks it sees in place of the page that they may not see it; without one it is for everybody. */
    right?: Permission
    /** For a page of one record, whose id the address has: what the record is. */
    record?: TabNoun
    /** Names the page where the menu has no entry for it. */
    title?: Title
  }
}

/** What every tab shows: its screen. The frame around the tabs is shell/frame.tsx. */
export const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: () => <StatusPage code={404} />,
  errorComponent: () => <StatusPage code={500} />,
})
