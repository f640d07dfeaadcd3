import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from './tree.ts'

/** Finds routes for addresses; shows nothing. */
const matcher = createRouter({ routeTree, history: createMemoryHistory() })

const homePath = '/wel/index'
const entries = new Set(['/', '/wel', '/wel/'])

/** Pages that the specification also names without their /index. */
const short = /^\/(?:wms\/inventory|system\/require)(?=$|[?#])/

/** Where the codes of the terminal dialog lead: to what the warehouse's terminals do, and the yard's. */
const terminals: Readonly<Record<string, string>> = {
  '/pda': '/wms/inboundOrder/index',
  '/yard': '/wms/outboundOrder/index',
}

/** The address that the entry paths stand for; any other is left as it is. */
export function landingOf(href: string): string {
  const [path = ''] = href.split(/[?#]/, 1)
  if (entries.has(path)) return homePath
  return terminals[path] ?? href.replace(short, '$&/index')
}

export const homeTab = { id: homePath, href: homePath }

/**
 * The tab that an address belongs to: its path, without a drawer that is open over it, or what the route says
 * (decisions.md 27). Undefined for an address without a screen.
 */
export function tabKeyOf(href: string): string | undefined {
  const url = new URL(href, 'http://tab')
  const [routes, params, found] = matcher.getMatchedRoutes(url.pathname)
  if (!found) return undefined
  const page = routes.findLast((route) => !route.options.staticData?.isDrawer)
  const { tabKey } = page?.options.staticData ?? {}
  if (tabKey) return tabKey(url)
  // The page's own pattern with this address's values in it.
  const pattern: string = page?.fullPath ?? url.pathname
  return pattern.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The values in an address that its route names, e.g. the id of a record. */
export function paramsOf(href: string): Readonly<Record<string, string>> {
  const [, params] = matcher.getMatchedRoutes(new URL(href, 'http://tab').pathname)
  return params
}

/** The words' key by which a page without an entry in the menu calls itself. */
export function titleKeyOf(href: string): string | undefined {
  const [routes] = matcher.getMatchedRoutes(new URL(href, 'http://tab').pathname)
  return routes.findLast((route) => route.options.staticData?.title)?.options.staticData?.title
}
