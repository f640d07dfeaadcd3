import type { Permission } from '@yuncang/shared/access'
import type { TabNoun } from '../api/gone.ts'
import { matchesOf } from './matches.ts'

const homePath = '/wel/index'
const entries = new Set(['/', '/wel', '/wel/'])

/** Pages that are also known without their /index. */
const short = /^\/(?:wms\/inventory|system\/require|fee\/bill|demo\/outbox)(?=$|[?#])/

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
 * (docs/domain/interface.md#tabs). Undefined for an address without a screen.
 */
export function tabKeyOf(href: string): string | undefined {
  const url = new URL(href, 'http://tab')
  const [routes, params, found] = matchesOf(href)
  if (!found) return undefined
  const page = routes.findLast((route) => !route.options.staticData?.isDrawer)
  const { tabKey } = page?.options.staticData ?? {}
  if (tabKey) return tabKey(url)
  // The page's own pattern with this address's values in it.
  const pattern: string = page?.fullPath ?? url.pathname
  return pattern.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Whether an address has a screen. */
export const hasScreen = (href: string): boolean => tabKeyOf(href) !== undefined

/** The values in an address that its route names, e.g. the id of a record. */
export function paramsOf(href: string): Readonly<Record<string, string>> {
  const [, params] = matchesOf(href)
  return params
}

/** The record that a page shows; undefined for lists and for what is not there yet. */
export function recordOf(href: string): { noun: TabNoun; id: string } | undefined {
  const [routes, params] = matchesOf(href)
  const noun = routes.findLast((route) => route.options.staticData?.record)?.options.staticData
    ?.record
  return noun && params['id'] !== undefined ? { noun, id: params['id'] } : undefined
}

/** The right without which a page is not shown. */
export function rightOf(href: string): Permission | undefined {
  const [routes] = matchesOf(href)
  return routes.findLast((route) => route.options.staticData?.right)?.options.staticData?.right
}

/** The words' key by which a page without an entry in the menu calls itself. */
export function titleKeyOf(href: string): string | undefined {
  const [routes] = matchesOf(href)
  return routes.findLast((route) => route.options.staticData?.title)?.options.staticData?.title?.key
}
