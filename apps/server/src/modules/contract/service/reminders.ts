import { inTenant, system, type Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { reminderDue } from '@yuncang/shared/nouns/contract/rules'
import type { Services } from '../../../platform/services.ts'
import { systemUser } from '../../../platform/system-user.ts'
import type { Author } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { tellEnd } from './notify.ts'

/**
 * Tells of the contracts that end, 60, 30 and 7 days before (docs/domain/contracts.md#ends). Each is a transaction of
 * its own, and one that another instance has told of is left out.
 */
export async function remindOfEnds({ db, clock, ids }: Services): Promise<number> {
  const author: Author = { user: systemUser, now: clock, newId: ids }
  const day = today(clock())
  const ending = await db.read(system('contracts that end'), (read) => repo.ending(read, day))
  let told = 0
  for (const { id, tenantNode, endDate, remindedDays } of ending) {
    const days = reminderDue(endDate, day)
    if (days === undefined || (remindedDays !== null && remindedDays <= days)) continue
    told += await db.transaction(inTenant(tenantNode), (tx) => remind(tx, author, id, days))
  }
  return told
}

async function remind(tx: Tx, author: Author, id: string, days: number): Promise<number> {
  const row = await repo.takeReminder(tx, id, days)
  if (!row) return 0
  await tellEnd(tx, author, row)
  return 1
}
