import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRoute,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Some routes by a router of their own, at an address; and where it has led. */
export function withRouter(routeTree: AnyRoute, href: string) {
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createRouter({ routeTree, history })
  // The one router of the product is known by type; this one has some of its screens or none.
  const given = router as unknown as Parameters<typeof RouterProvider>[0]['router']
  return { part: <RouterProvider router={given} />, place: () => history.location.href }
}

/** A part that leads elsewhere, below a router of its own; and where it has led. */
export const placed = (part: ReactNode) =>
  withRouter(createRootRoute({ component: () => part }), '/')

/** A part that holds links, below a router of its own. */
export const routed = (part: ReactNode): ReactNode => placed(part).part

/** Where a link leads, once it is there. */
export async function addressOf(link: Locator): Promise<URL> {
  await expect.element(link).toBeVisible()
  return new URL(link.element().getAttribute('href') ?? '', location.href)
}
