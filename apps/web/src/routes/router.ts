import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from './tree.ts'

type Leave = (href: string) => void

/**
 * The router of one tab: a history in memory over the shared tree. Going where `isOwn` says no leaves the tab as it is,
 * and `leave` opens the address elsewhere.
 */
export function createTabRouter(href: string, isOwn: (href: string) => boolean, leave: Leave) {
  const history = createMemoryHistory({ initialEntries: [href] })
  const { push, replace } = history
  history.push = (path, ...rest) => (isOwn(path) ? push(path, ...rest) : leave(path))
  history.replace = (path, ...rest) => (isOwn(path) ? replace(path, ...rest) : leave(path))
  return createRouter({ routeTree, history, defaultPreload: 'intent' })
}

export type TabRouter = ReturnType<typeof createTabRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: TabRouter
  }
}
