import type { NoticeTitle } from '../messages/notices.ts'
import { noticeTitles } from '../messages/notices.ts'
import { rulesOf } from './tenant-rules.ts'

/* What a client does with a notice (spec.md §4), and what both ends of the notice socket say (spec.md §9). */

export const heartbeat = 'heartbeat'
/** Five hundred windows that lose a server at once come back over three seconds, so that none meets more than 250. */
export const socketTimes = { pingMs: 15_000, pongMs: 10_000, reconnectMs: 2000, jitterMs: 3000 }
/** Why the server closes a socket: it stops, or the code of the answer that a call would get, behind 4. */
export const socketEnds = {
  restart: 1012,
  misuse: 1008,
  full: 4429,
  session: 4401,
  access: 4403,
  locked: 4423,
} as const
export type SocketEnd = (typeof socketEnds)[keyof typeof socketEnds]

const sentAway: readonly number[] = [socketEnds.session, socketEnds.access, socketEnds.locked]

/** Whoever listened may not any more; any call is answered with the reason. */
export const isSentAway = (code: number | undefined): boolean =>
  code !== undefined && sentAway.includes(code)

/** Ids of notices that a client names as seen when it comes back. */
export const seenAtMost = 100

/** Where the notices of a tenant and person are heard. */
export const socketPath = (dataNode: string, userId: string): string =>
  `/api/lh-wms/websocket/${dataNode}${userId}`

/**
 * Whether notices are pushed: where work is real, and not in tenants without a socket, whose bell looks on open and with
 * every change of the page (decisions.md 40).
 */
export const hasSocket = (env: string, dataNode: string): boolean =>
  env === 'prod' && rulesOf(dataNode).hasNoticeSocket

export const noticePage = '/base/newRemind'

const pages: Partial<Record<NoticeTitle, string>> = {
  futures: '/wms/futures_transfer',
  billReduction: '/fee/bill',
}

const isTitled = (title: string, name: NoticeTitle): boolean =>
  Object.values(noticeTitles[name]).some((word) => word === title)

/** The page that a notice leads to, by its title. */
export function targetOf(title: string): string {
  const found = Object.entries(pages).find(([name]) =>
    // The keys of `pages` are names of titles.
    isTitled(title, name as NoticeTitle),
  )
  return found?.[1] ?? noticePage
}

type Told = { title: string; lhTenantNode: string; allTenant: boolean }

/** Whether somebody at work in a tenant is shown a notice: of this tenant or of all, and not meant for the big screen. */
export const isShown = ({ title, lhTenantNode, allTenant }: Told, dataNode: string): boolean =>
  (allTenant || lhTenantNode === dataNode) && !isTitled(title, 'screen')

/** Pages of business records, by the code of their module (spec.md §9). */
const recordPages: Readonly<Record<string, string>> = {
  RKDD: '/wms/inboundOrder/detail/',
  CKDD: '/wms/outboundOrder/detail/',
  HTGL: '/contract/contract/detail/',
  BJGL: '/contract/quotation/detail/',
}

/** The page of the record that a notice is about, undefined where records of its module have none. */
export function recordPageOf(notice: { module: string; businessId: string }): string | undefined {
  const page = recordPages[notice.module]
  return page === undefined || notice.businessId === '' ? undefined : page + notice.businessId
}
