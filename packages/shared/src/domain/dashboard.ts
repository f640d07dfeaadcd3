import type { Permission } from './permissions.ts'

/*
 * What may wait for somebody on the home screen (spec.md §2): whose task it is, and by which status its list finds it.
 * A task belongs to whoever holds one of its permissions and may read the list that it leads to.
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
  inventory: 'inventory:read',
  feeLine: 'feeLine:read',
  product: 'product:read',
  job: 'job:manage',
} as const satisfies Record<string, Permission>
type TodoNoun = keyof typeof nouns

export const todos = {
  inboundToAudit: { of: 'inboundOrder', may: ['inboundOrder:audit'], status: 1 },
  inboundRejected: { of: 'inboundOrder', may: ['inboundOrder:submit'], status: 8 },
  inboundToPlan: { of: 'inboundOrder', may: ['inboundOrder:plan'], status: 2 },
  inboundToPutAway: {
    of: 'inboundOrder',
    may: ['inboundOrder:tally', 'inboundOrder:receive'],
    status: 3,
  },
  inboundReceiving: {
    of: 'inboundOrder',
    may: ['inboundOrder:tally', 'inboundOrder:receive'],
    status: 4,
  },
  inboundToComplete: { of: 'inboundOrder', may: ['inboundOrder:complete'], status: 5 },
  inboundToClose: { of: 'inboundOrder', may: ['inboundOrder:close'], status: 6 },
  outboundToAudit: { of: 'outboundOrder', may: ['outboundOrder:audit'], status: 1 },
  outboundRejected: { of: 'outboundOrder', may: ['outboundOrder:write'], status: 8 },
  outboundToIssue: { of: 'outboundOrder', may: ['outboundOrder:issue'], status: 2 },
  outboundExpected: { of: 'outboundOrder', may: ['outboundOrder:gate'], status: 3 },
  outboundToLoad: {
    of: 'outboundOrder',
    may: ['outboundOrder:load', 'outboundOrder:gate'],
    status: 4,
  },
  outboundPartlyOut: { of: 'outboundOrder', may: ['outboundOrder:closeShort'], status: 5 },
  outboundToFinish: { of: 'outboundOrder', may: ['outboundOrder:finish'], status: 6 },
  reservationsExpiring: {
    of: 'inventory',
    may: ['outboundOrder:issue', 'outboundOrder:cancel'],
    status: 1,
  },
  contractsToAudit: { of: 'contract', may: ['contract:audit'], status: 1 },
  quotationsToAudit: { of: 'contract', may: ['contract:auditQuotation'] },
  contractsExpiring: { of: 'contract', may: ['contract:write'], status: 2 },
  feesWithoutPrice: { of: 'feeLine', may: ['feeLine:write'], status: 0 },
  feesToAudit: { of: 'feeLine', may: ['feeLine:audit'], status: 1 },
  productsToAudit: { of: 'product', may: ['product:audit'], status: 1 },
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

/** A contract that ends within so many days can be renewed (domain.md §6). */
export const contractNoticeDays = 60
/** A reservation that ends today or on the next days is told of. */
export const reservationNoticeDays = 1
/** Days of the chart of goods in and out, the present one as the last. */
export const throughputDays = 30
/** Owners and areas that have a bar of their own. */
export const barsAtMost = 8
