import { customerColumns } from '@yuncang/db/customer-columns'
import { system, type Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { permissionOf } from '@yuncang/shared/access'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { AppError } from '@yuncang/shared/errors'
import {
  customerMerge,
  merged,
  type CustomerPair,
  type Merged,
  type MergeStart,
} from '@yuncang/shared/nouns/customer-merge/contract'
import { enqueue } from '../../../jobs/enqueue.ts'
import { defineJob, type JobControl } from '../../../jobs/kind.ts'
import { save } from '../../../kernel/master-data/service/noun.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import { sessionsChanged } from '../../../platform/identity.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { prepareParts } from '../../customer/service/merge-parts.ts'
import { customerNoun } from '../../customer/service/noun.ts'
import { lockOfCustomer, mustFindCustomer } from '../../customer/service/read.ts'
import { moveKept } from '../kept/repo.ts'
import * as repo from '../repo.ts'
import { refusalsOf } from './preview.ts'

/** Asks for the merge of two customers as somebody has looked at them. Throws 409 for what is in the way. */
export const start = (ctx: Ctx, input: MergeStart): Promise<{ id: string }> =>
  ctx.transaction(async (tx) => {
    const [refusal] = await refusalsOf(tx, ctx.call, input)
    if (refusal) throw refusal
    const from = await mustFindCustomer(tx, input.fromId)
    const into = await mustFindCustomer(tx, input.intoId)
    if (from.version !== input.fromVersion || into.version !== input.intoVersion)
      throw new AppError('record.stale')
    const title = {
      zh: `合并客户 ${from.customerName} → ${into.customerName}`,
      en: `Merge ${from.customerName} into ${into.customerName}`,
    }
    return { id: await enqueue(tx, ctx, mergeJob, { input, title }) }
  })

/**
 * One transaction for everything that belongs to the tenant, then one for the people, which ends the job; an attempt
 * after a kill finds what is done and does the rest (docs/decisions/063-customer-merge.md).
 */
export const mergeJob = defineJob({
  kind: 'customer.merge',
  isHeavy: true,
  input: customerMerge.start.input,
  permission: () => permissionOf['customerMerge.start'],
  taskOf: ({ fromId }) => fromId,
  async run(ctx, pair, control) {
    // Told before the transaction, which has the one writer of a SQLite file to itself.
    await control.progress({ done: 0, total: 0, stage: 'moving' })
    const { rows } = control.kept ? merged.parse(control.kept) : await moveRows(ctx, pair, control)
    return { result: await moveUsers(ctx, pair, { control, rows }) }
  },
})

const collided = {
  '': (cause: unknown) => new AppError('customerMerge.collision', { cause }),
}

const moveRows = (ctx: Ctx, pair: CustomerPair, control: JobControl): Promise<Merged> =>
  ctx.stepTransaction(async (tx) => {
    const result: Merged = { rows: await takeOver(tx, ctx, pair), users: 0 }
    await control.keep(tx, result)
    return result
  })

async function takeOver(tx: Tx, ctx: Ctx, { fromId, intoId }: CustomerPair): Promise<number> {
  // In one order, so that two merges of the same customers wait for each other once.
  for (const id of [fromId, intoId].sort()) await tx.lockAlone(lockOfCustomer(id))
  const from = await mustFindCustomer(tx, fromId)
  const [refusal] = await refusalsOf(tx, ctx.call, { fromId, intoId })
  if (refusal) throw refusal
  const into = await mustFindCustomer(tx, intoId)
  await save(tx, ctx, customerNoun, {
    before: from,
    version: from.version,
    action: 'mergeInto',
    changes: { mergedIntoId: intoId, isStop: 1 },
    told: { mergedInto: { before: null, after: nameOf(into) } },
  })
  const whole = tx.ignoringRowScope()
  await prepareParts(tx, fromId, intoId)
  await repo.dropSharedParties(whole, from, into)
  const columns = customerColumns(tx.t)
  const moved = await mapUniqueViolation(collided, async () => {
    let count = await repo.moveLists(whole, from, into)
    count += await moveKept(whole, { fromId, intoId })
    // Twice: a portion waits for those who hold its rows, and what they add meanwhile is there the second time.
    for (const column of [...columns, ...columns])
      count += await repo.move(whole, column, { from, into })
    await repo.renameOpenBills(whole, { from, into })
    return count
  })
  await recordOperation(tx, ctx, {
    businessId: intoId,
    operateModule: businessModules.customer,
    action: 'mergeFrom',
    fieldDiff: { mergedFrom: { before: null, after: nameOf(from) } },
  })
  return moved
}

const nameOf = ({ customerCode, customerName }: { customerCode: string; customerName: string }) =>
  `${customerCode} ${customerName}`

async function moveUsers(
  ctx: Ctx,
  { fromId, intoId }: CustomerPair,
  { control, rows }: { control: JobControl; rows: number },
): Promise<Merged> {
  const tenant = ctx.tenant.dataNode
  return ctx.services.db.transaction(system('users of a merged customer'), async (tx) => {
    const users = await repo.moveUsers(tx, { tenant, fromId, intoId })
    for (const id of users) await tx.publish(sessionsChanged, id)
    const result: Merged = { rows, users: users.length }
    await control.complete(tx, result)
    return result
  })
}
