import { businessModules } from '../../kernel/business-modules.ts'
import type { NoticeTitle } from './sentences.ts'
import { noticeTitles } from './sentences.ts'
import { rulesOf } from '../tenant/rules.ts'

/* What a client does with a notice, and what both ends of its socket say (docs/domain/records.md#notices). */

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
 * every change of the page (docs/domain/records.md#notices).
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

/** Pages of business records, by the code of their module (docs/domain/records.md#notices). */
const recordPages: Readonly<Record<string, string>> = {
  [businessModules.inboundOrder]: '/wms/inboundOrder/detail/',
  [businessModules.outboundOrder]: '/wms/outboundOrder/detail/',
  [businessModules.contract]: '/contract/contract/detail/',
  [businessModules.quotation]: '/contract/quotation/detail/',
  [businessModules.fee]: '/fee/feeLine/index/',
  [businessModules.customer]: '/base/customer/detail/',
  [businessModules.bill]: '/fee/bill/detail/',
  [businessModules.seal]: '/contract/seal/detail/',
  [businessModules.monthClose]: '/fee/monthClose/detail/',
}

/** The page of the record that a notice is about, undefined where records of its module have none. */
export function recordPageOf(notice: { module: string; businessId: string }): string | undefined {
  const page = recordPages[notice.module]
  return page === undefined || notice.businessId === '' ? undefined : page + notice.businessId
}
