import type { Read } from '@yuncang/db/handle'
import type { TodoFigure } from '@yuncang/shared/nouns/dashboard/contract'
import { isTodoOf, todoKeys, todos, type TodoKey } from '@yuncang/shared/nouns/dashboard/rules'
import type { Ctx } from '../../../trpc/context.ts'
import * as bills from '../../bill/service/figures.ts'
import {
  contractsEnding,
  contractsRejected,
  contractsToAudit,
  contractsToSubmit,
  quotationsToAudit,
} from '../../contract/service/figures.ts'
import {
  feesSentBack,
  feesToAudit,
  feesToConfirm,
  feesWithout,
} from '../../fee-line/service/figures.ts'
import { waitingForCard, waitingForSubmission } from '../../inbound-order/service/figures.ts'
import { holdsEnding } from '../../inventory/service/figures.ts'
import { failedJobs } from '../../job/service.ts'
import * as months from '../../month-close/service/figures.ts'
import { productsToAudit } from '../../product/service/read.ts'
import { quotationsRejected, quotationsToSubmit } from '../../quotation/service/figures.ts'

type Figure = Omit<TodoFigure, 'key'>
type Waiting = readonly (Figure & { status: number })[]
type Orders = { readonly inboundOrder: Waiting; readonly outboundOrder: Waiting }

const none: Figure = { count: 0, due: null, late: 0 }
const undated = (counted: (db: Read) => Promise<number>) => async (db: Read) => ({
  ...none,
  count: await counted(db),
})

/** How everything is counted that is no order. */
const counts: Partial<Record<TodoKey, (db: Read, day: string) => Promise<Figure>>> = {
  inboundToSubmit: waitingForSubmission,
  inboundToCard: waitingForCard,
  reservationsExpiring: holdsEnding,
  contractsExpiring: contractsEnding,
  contractsToSubmit: undated(contractsToSubmit),
  contractsRejected: undated(contractsRejected),
  contractsToAudit: undated(contractsToAudit),
  quotationsToSubmit: undated(quotationsToSubmit),
  quotationsRejected: undated(quotationsRejected),
  quotationsToAudit: undated(quotationsToAudit),
  feesWithoutPrice: undated(feesWithout('price')),
  feesWithoutRate: undated(feesWithout('rate')),
  feesSentBack: undated(feesSentBack),
  feesToConfirm: undated(feesToConfirm),
  feesToAudit: undated(feesToAudit),
  billsToSubmit: undated(bills.billsToSubmit),
  billsRejected: undated(bills.billsRejected),
  billsToAudit: undated(bills.billsToAudit),
  billsToSend: undated(bills.billsToSend),
  billsToConfirm: bills.billsToConfirm,
  billsToInvoice: undated(bills.billsToInvoice),
  paymentsOverdue: bills.paymentsOverdue,
  monthsToRun: months.monthsToRun,
  monthsToHandIn: months.monthsToHandIn,
  monthsToClose: months.monthsToClose,
  productsToAudit: undated(productsToAudit),
  jobsFailed: undated(failedJobs),
}

/** A step: what waits for the person, the earliest due first. */
export async function todosOf(
  ctx: Ctx,
  db: Read,
  day: string,
  orders: Orders,
): Promise<TodoFigure[]> {
  const found: TodoFigure[] = []
  for (const key of todoKeys) {
    if (!isTodoOf(key, (permission) => ctx.can(permission))) continue
    const { count, due, late } = (await counts[key]?.(db, day)) ?? ofOrders(key, orders)
    if (count > 0) found.push({ key, count, due, late })
  }
  return found.sort((a, b) => order(a.due, b.due))
}

function ofOrders(key: TodoKey, orders: Orders): Figure {
  const todo = todos[key]
  if (todo.of !== 'inboundOrder' && todo.of !== 'outboundOrder') return none
  const waiting = 'status' in todo ? todo.status : undefined
  return orders[todo.of].find(({ status }) => status === waiting) ?? none
}

/** Days in their order, what has none behind them. */
const order = (a: string | null, b: string | null): number => {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -1 : 1
}
