import { createRouter } from '@tanstack/react-router'
import { entryRoutes, rootRoute } from './root.tsx'
import {
  customerRoute,
  editCustomerRoute,
  homeRoute,
  newCustomerRoute,
  orderListRoute,
  orderRoute,
} from './screens.tsx'

const routeTree = rootRoute.addChildren([
  ...entryRoutes,
  homeRoute,
  customerRoute.addChildren([newCustomerRoute, editCustomerRoute]),
  orderListRoute,
  orderRoute,
])

export const router = createRouter({ routeTree, defaultPreload: 'intent' })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
