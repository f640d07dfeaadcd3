import { createRootRoute, Outlet } from '@tanstack/react-router'
import { StatusPage } from '../ui/status-page.tsx'

/** What every tab shows: its screen. The frame around the tabs is shell/frame.tsx. */
export const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: () => <StatusPage code={404} />,
  errorComponent: () => <StatusPage code={500} />,
})
