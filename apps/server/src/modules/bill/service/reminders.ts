import { inTenant, system, type Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { takeTurn } from '../../../kernel/number/service.ts'
import type { Author } from '../../../kernel/record/service.ts'
import type { Services } from '../../../platform/services.ts'
import { systemUser } from '../../../platform/system-user.ts'
import { openNoticesOf } from '../../notice/service.ts'
import * as repo from '../overdue/repo.ts'
import { tellOverdue } from './notify.ts'

/**
 * Tells of the bills that are past their day and not paid (docs/domain/bills.md#due-day). Each is a transaction of its
 * own; one of which somebody is told still is left out.
 */
export async function remindOfOverdue({ db, clock, ids }: Services): Promise<number> {
  const author: Author = { user: systemUser, now: clock, newId: ids }
  const day = today(clock())
  const overdue = await db.read(system('overdue bills'), async (read) => {
    const bills = await repo.allOverdue(read, day)
    const told = await openNoticesOf(read, 'bill.overdue')
    return bills.filter(({ id }) => !told.has(id))
  })
  let told = 0
  for (const { id, tenantNode } of overdue)
    told += await db.transaction(inTenant(tenantNode), (tx) => remind(tx, author, { id, day }))
  return told
}

async function remind(
  tx: Tx,
  author: Author,
  { id, day }: { id: string; day: string },
): Promise<number> {
  // Of two instances the second finds it told.
  await takeTurn(tx, `bill.overdue ${id}`)
  const row = await repo.findOverdue(tx, id, day)
  if (!row || (await openNoticesOf(tx, 'bill.overdue', id)).size > 0) return 0
  await tellOverdue(tx, author, row)
  return 1
}
