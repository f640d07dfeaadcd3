import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { inTenant, system, type Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { contractStatuses, statusAfter } from '@yuncang/shared/nouns/contract/rules'
import type { Services } from '../../../platform/services.ts'
import { diffOf, recordOperation, type Author } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { settleEnd } from './notify.ts'
import { systemUser } from '../../../platform/system-user.ts'

/**
 * Ends the contracts whose last day has passed, as expired or, where so declared, as not renewed. Each is a transaction
 * of its own, and one that somebody changes meanwhile is left to the next run.
 */
export async function expireContracts({ db, clock, ids }: Services): Promise<number> {
  const author: Author = { user: systemUser, now: clock, newId: ids }
  const day = today(clock())
  const due = await db.read(system('contracts past their end'), async (read) =>
    repo.dueBefore(read, day),
  )
  let ended = 0
  for (const { id, tenantNode } of due) {
    ended += await db.transaction(inTenant(tenantNode), (tx) => expire(tx, author, id))
  }
  return ended
}

/** A step: ends one contract in force whose last day has passed; 1 when it did. */
export async function expire(tx: Tx, author: Author, id: string): Promise<number> {
  const row = await repo.find(tx, id)
  const status =
    row?.status === contractStatuses.active ? statusAfter(row, today(author.now())) : undefined
  if (!row || status === undefined) return 0
  const who = { updateBy: author.user.id, updateTime: author.now() }
  if (!(await repo.change(tx, row, { status, ...who }))) return 0
  const fieldDiff = diffOf(row, { status })
  await recordOperation(tx, author, {
    businessId: id,
    operateModule: businessModules.contract,
    action: 'expire',
    fieldDiff,
  })
  await settleEnd(tx, author, id)
  return 1
}
