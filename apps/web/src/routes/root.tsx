import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { StatusPage } from '../shell/pages.tsx'
import { Shell } from '../shell/shell.tsx'

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: () => <StatusPage status="404" />,
  errorComponent: () => <StatusPage status="500" />,
})

const toHome = () => redirect({ to: '/wel/index', replace: true })

export const entryRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: () => {
      throw toHome()
    },
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/wel',
    beforeLoad: () => {
      throw toHome()
    },
  }),
  ...(['404', '403', '500'] as const).map((status) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path: `/${status}`,
      component: () => <StatusPage status={status} />,
    }),
  ),
]
