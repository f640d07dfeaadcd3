import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from './tree.ts'

/** Finds routes for addresses; shows nothing. */
const matcher = createRouter({ routeTree, history: createMemoryHistory() })

/** The routes of an address from the root on, the values that they name, and whether there is a screen. */
export const matchesOf = (href: string) =>
  matcher.getMatchedRoutes(new URL(href, 'http://tab').pathname)

/** Begins to load the screen of an address; if that fails, it is tried again once the screen is shown. */
export function bringScreen(href: string): void {
  const [routes] = matchesOf(href)
  for (const route of routes) void matcher.loadRouteChunk(route)
}
