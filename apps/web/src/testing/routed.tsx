import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** A part that holds links, below a router of its own. */
export function routed(part: ReactNode): ReactNode {
  const root = createRootRoute({ component: () => part })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The one router of the product is known by type; this one has no more than its address.
  const given = router as unknown as Parameters<typeof RouterProvider>[0]['router']
  return <RouterProvider router={given} />
}

/** Where a link leads, once it is there. */
export async function addressOf(link: Locator): Promise<URL> {
  await expect.element(link).toBeVisible()
  return new URL(link.element().getAttribute('href') ?? '', location.href)
}
