import type { Permission } from '../../access.ts'
import { auditStatuses } from '../../kernel/audit.ts'
import { billStatuses } from '../bill/rules.ts'
import { contractStatuses } from '../contract/rules.ts'
import { feeLineStatuses } from '../fee-line/rules.ts'
import { orderStatuses } from '../inbound-order/rules.ts'
import { reservationStatuses } from '../inventory/rules.ts'
import { outboundStatuses } from '../outbound-order/rules.ts'

/*
 * What may wait for somebody on the home screen (docs/domain/records.md#home-screen): whose task it is, and by which
 * status its list finds it. A task belongs to whoever holds one of its permissions and may read the list that it leads
 * to.
 */
type Todo = {
  readonly of: TodoNoun
  readonly may: readonly Permission[]
  /** The state that waits; where there is none, the noun's own condition says what does. */
  readonly status?: number
}

const nouns = {
  inboundOrder: 'inboundOrder:read',
  outboundOrder: 'outboundOrder:read',
  contract: 'contract:read',
  quotation: 'quotation:read',
  inventory: 'inventory:read',
  feeLine: 'feeLine:read',
  bill: 'bill:read',
  monthClose: 'monthClose:read',
  product: 'product:read',
  job: 'job:manage',
} as const satisfies Record<string, Permission>
type TodoNoun = keyof typeof nouns

export const todos = {
  /** Drafts that customers wrote: found by more than their status. */
  inboundToSubmit: { of: 'inboundOrder', may: ['inboundOrder:submit'] },
  inboundToAudit: {
    of: 'inboundOrder',
    may: ['inboundOrder:audit'],
    status: orderStatuses.submitted,
  },
  inboundRejected: {
    of: 'inboundOrder',
    may: ['inboundOrder:submit'],
    status: orderStatuses.rejected,
  },
  inboundToPlan: { of: 'inboundOrder', may: ['inboundOrder:plan'], status: orderStatuses.audited },
  /** Bonded goods before the customs gate: found by more than their status. */
  inboundToCard: { of: 'inboundOrder', may: ['inboundOrder:card'] },
  inboundToPutAway: {
    of: 'inboundOrder',
    may: ['inboundOrder:tally', 'inboundOrder:receive'],
    status: orderStatuses.planned,
  },
  inboundReceiving: {
    of: 'inboundOrder',
    may: ['inboundOrder:tally', 'inboundOrder:receive'],
    status: orderStatuses.receiving,
  },
  inboundToComplete: {
    of: 'inboundOrder',
    may: ['inboundOrder:complete'],
    status: orderStatuses.received,
  },
  inboundToClose: {
    of: 'inboundOrder',
    may: ['inboundOrder:close'],
    status: orderStatuses.completed,
  },
  outboundToAudit: {
    of: 'outboundOrder',
    may: ['outboundOrder:audit'],
    status: outboundStatuses.submitted,
  },
  outboundRejected: {
    of: 'outboundOrder',
    may: ['outboundOrder:write'],
    status: outboundStatuses.rejected,
  },
  outboundToIssue: {
    of: 'outboundOrder',
    may: ['outboundOrder:issue'],
    status: outboundStatuses.reserved,
  },
  outboundExpected: {
    of: 'outboundOrder',
    may: ['outboundOrder:gate'],
    status: outboundStatuses.issued,
  },
  outboundToLoad: {
    of: 'outboundOrder',
    may: ['outboundOrder:load', 'outboundOrder:gate'],
    status: outboundStatuses.loading,
  },
  outboundPartlyOut: {
    of: 'outboundOrder',
    may: ['outboundOrder:closeShort'],
    status: outboundStatuses.partlyOut,
  },
  outboundToFinish: {
    of: 'outboundOrder',
    may: ['outboundOrder:finish'],
    status: outboundStatuses.out,
  },
  reservationsExpiring: {
    of: 'inventory',
    may: ['outboundOrder:issue', 'outboundOrder:cancel'],
    status: reservationStatuses.active,
  },
  contractsToSubmit: { of: 'contract', may: ['contract:write'], status: contractStatuses.draft },
  contractsRejected: { of: 'contract', may: ['contract:write'], status: contractStatuses.rejected },
  contractsToAudit: { of: 'contract', may: ['contract:audit'], status: contractStatuses.submitted },
  /** Prices that nobody has handed in yet: a contract in force is charged without them. */
  quotationsToSubmit: { of: 'quotation', may: ['quotation:write'], status: auditStatuses.draft },
  quotationsRejected: { of: 'quotation', may: ['quotation:write'], status: auditStatuses.rejected },
  quotationsToAudit: { of: 'contract', may: ['contract:auditQuotation'] },
  contractsExpiring: { of: 'contract', may: ['contract:write'], status: contractStatuses.active },
  /** For whoever charges, and for whoever makes what is missing. */
  feesWithoutPrice: {
    of: 'feeLine',
    may: ['feeLine:write', 'quotation:write'],
    status: feeLineStatuses.estimated,
  },
  feesWithoutRate: {
    of: 'feeLine',
    may: ['feeLine:write', 'fxRate:write'],
    status: feeLineStatuses.estimated,
  },
  /** Estimated ones that an auditor sent back: found by more than their status. */
  feesSentBack: { of: 'feeLine', may: ['feeLine:write'], status: feeLineStatuses.estimated },
  feesToConfirm: { of: 'feeLine', may: ['feeLine:write'], status: feeLineStatuses.estimated },
  feesToAudit: { of: 'feeLine', may: ['feeLine:audit'], status: feeLineStatuses.confirmed },
  billsToSubmit: { of: 'bill', may: ['bill:write'], status: billStatuses.draft },
  billsRejected: { of: 'bill', may: ['bill:write'], status: billStatuses.rejected },
  billsToAudit: { of: 'bill', may: ['bill:audit'], status: billStatuses.submitted },
  billsToSend: { of: 'bill', may: ['bill:write'], status: billStatuses.audited },
  billsToConfirm: { of: 'bill', may: ['bill:confirm'], status: billStatuses.audited },
  billsToInvoice: { of: 'bill', may: ['invoice:write'], status: billStatuses.confirmed },
  paymentsOverdue: { of: 'bill', may: ['bill:audit', 'bill:write', 'bill:confirm'] },
  /** Months of the books, by what is to be done with them. */
  monthsToRun: { of: 'monthClose', may: ['feeLine:write'] },
  monthsToHandIn: { of: 'monthClose', may: ['monthClose:prepare'] },
  monthsToClose: { of: 'monthClose', may: ['monthClose:closeMonth'] },
  productsToAudit: { of: 'product', may: ['product:audit'], status: auditStatuses.submitted },
  jobsFailed: { of: 'job', may: ['job:manage'] },
} as const satisfies Record<string, Todo>
export type TodoKey = keyof typeof todos
// Keys of the table above, of which there are some.
export const todoKeys = Object.keys(todos) as [TodoKey, ...TodoKey[]]

/** Whose task it is: one of its permissions, and the right to the list that it leads to. */
export function isTodoOf(key: TodoKey, can: (permission: Permission) => boolean): boolean {
  const { of, may }: Todo = todos[key]
  return can(nouns[of]) && may.some(can)
}

/** A contract that ends within so many days can be renewed (docs/domain/contracts.md#contracts). */
export const contractNoticeDays = 60
/** A reservation that ends today or on the next days is told of. */
export const reservationNoticeDays = 1
/** Days of the chart of goods in and out, the present one as the last. */
export const throughputDays = 30
/** Owners and areas that have a bar of their own. */
export const barsAtMost = 8
