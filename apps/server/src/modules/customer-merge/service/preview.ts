import type { Read, Tx } from '@yuncang/db/handle'
import { system } from '@yuncang/db/handle'
import type {
  ComparedCustomer,
  CustomerPair,
  MergePreview,
} from '@yuncang/shared/nouns/customer-merge/contract'
import { AppError } from '@yuncang/shared/errors'
import { nounTitle } from '@yuncang/shared/words'
import type { Ctx } from '../../../trpc/context.ts'
import { assertNotMerged } from '../../customer/service/noun.ts'
import { mustFindCustomer, withMatchKeys } from '../../customer/service/read.ts'
import { countKept } from '../kept/repo.ts'
import * as repo from '../repo.ts'

/** Groups that are shown; those that were merged make room for others. */
const groupsAtMost = 200

export const duplicates = (ctx: Ctx): Promise<{ key: string; customers: ComparedCustomer[] }[]> =>
  ctx.read(async (db) => {
    const keys = await repo.sharedKeys(db, groupsAtMost)
    const rows = Map.groupBy(await withMatchKeys(db, keys), ({ matchKey }) => matchKey)
    return keys.map((key) => ({ key, customers: rows.get(key) ?? [] }))
  })

/** What would move and what is in the way (docs/domain/customer-merge.md#merge). */
export async function preview(ctx: Ctx, pair: CustomerPair): Promise<MergePreview> {
  const { locale } = ctx.call
  const found = await ctx.read(async (db) => {
    const from = await mustFindCustomer(db, pair.fromId)
    const into = await mustFindCustomer(db, pair.intoId)
    const refusals = await refusalsOf(db, ctx.call, pair)
    const whole = db.ignoringRowScope()
    const counts = [...(await repo.countRows(whole, from.id)), ...(await countKept(whole, from.id))]
    return { from, into, refusals, counts }
  })
  const whose = { tenant: ctx.tenant.dataNode, customerId: pair.fromId }
  const users = await ctx.services.db.read(system('users of a customer'), (db) =>
    repo.countUsers(db, whose),
  )
  const { from, into, counts } = found
  return {
    from,
    into,
    moves: [...counts, ['user', users] as const]
      .filter(([, count]) => count > 0)
      .map(([noun, count]) => ({ title: nounTitle(noun, locale), count })),
    refusals: found.refusals.map((refusal) => refusal.in(locale)),
  }
}

/** Everything that keeps one customer from being merged into the other. */
export async function refusalsOf(
  db: Read | Tx,
  { locale }: Ctx['call'],
  { fromId, intoId }: CustomerPair,
): Promise<AppError[]> {
  if (fromId === intoId) return [new AppError('customerMerge.same')]
  const from = await mustFindCustomer(db, fromId)
  const into = await mustFindCustomer(db, intoId)
  await assertNotMerged(db, from)
  await assertNotMerged(db, into)
  const whole = db.ignoringRowScope()
  const refusals: AppError[] = []
  if (into.isStop)
    refusals.push(
      new AppError('customerMerge.targetStopped', { params: { name: into.customerName } }),
    )
  for (const params of await repo.openBillPairs(whole, fromId, intoId))
    refusals.push(new AppError('customerMerge.openBills', { params }))
  const count = await repo.waitingExchanges(whole, fromId)
  if (count > 0)
    refusals.push(
      new AppError('customerMerge.exchanges', { params: { name: from.customerName, count } }),
    )
  const job = await repo.jobUnderWay(whole, harmless)
  if (job)
    refusals.push(new AppError('customerMerge.jobUnderWay', { params: { title: job[locale] } }))
  return refusals
}

/** Jobs that write nothing of a customer, and merges themselves. */
const harmless = ['list.export', 'customer.merge']
