import type { Read, Tx } from '@yuncang/db/handle'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { diffOf, recordOperation, type Author } from '../../../kernel/record/service.ts'
import { namesOfCustomers } from '../../customer/service/read.ts'
import type { PlanRow } from '../repo.ts'

type Asked = Pick<PlanRow, 'query'>

const customerIdOf = ({ query }: Asked): string | undefined =>
  typeof query['customerId'] === 'string' ? query['customerId'] : undefined

/** The customers whose figures plans send, by name. */
export async function namesIn(db: Read | Tx, plans: readonly Asked[]) {
  const ids = new Set(plans.flatMap((plan) => customerIdOf(plan) ?? []))
  const names = await namesOfCustomers(db, [...ids])
  return (plan: Asked): string => names.get(customerIdOf(plan) ?? '') ?? ''
}

type Action = 'create' | 'update' | 'pause' | 'resume' | 'remove'

/** Writes down what was done with a plan, and of a change what is different now. */
export async function recordPlan(
  tx: Tx,
  author: Author,
  action: Action,
  { before, after }: { before?: PlanRow; after: PlanRow },
): Promise<void> {
  const nameOf = await namesIn(tx, before ? [before, after] : [after])
  const told = (plan: PlanRow) => wordsOf(plan, nameOf(plan))
  const old = before ? told(before) : {}
  await recordOperation(tx, author, {
    businessId: after.id,
    operateModule: businessModules.reportPlan,
    action,
    fieldDiff: diffOf<Record<string, unknown>>(old, told(after)),
  })
}

/** What people know of a plan: its filters one by one, the customer by name, and of a day only the one that counts. */
const wordsOf = (plan: PlanRow, customerName: string) => ({
  name: plan.name,
  by: plan.query['by'] ?? null,
  recPay: plan.query['recPay'] ?? null,
  customerName: customerName || null,
  dateRange: plan.dateRange,
  rhythm: plan.rhythm,
  weekday: plan.rhythm === 'weekly' ? plan.weekday : null,
  monthDay: plan.rhythm === 'monthly' ? plan.monthDay : null,
  hour: plan.hour,
  recipients: plan.recipients,
})
