import { openSqlite } from '@yuncang/db/sqlite/open'
import { systemClock } from '@yuncang/server/platform/clock'
import { timeOrderedIds } from '@yuncang/server/platform/ids'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { owner, rubberInStock } from '../support/rubber.ts'

type Goods = {
  bill: string
  /** How long ago they came in, in days. */
  daysAgo: number
  /** Numbers of the containers with their pallets; the usual ones unless given. */
  containers?: readonly (readonly [string, number])[]
}

/**
 * Rubber of the demo's owner, written into the database of the server at `address`: a story that is not about its way
 * in begins with it.
 */
export async function rubberAt(address: string | undefined, { bill, daysAgo, containers }: Goods) {
  const file = join(tmpdir(), `yuncang-e2e-${new URL(address ?? '').port}`, 'yuncang.db')
  const raise = (error: unknown) => {
    throw error
  }
  const db = openSqlite({ file, onError: raise })
  const inDate = addDays(today(systemClock()), -daysAgo)
  const goods = {
    bill,
    tenant: 'WMS_DEMO',
    customer: owner,
    inDate,
    ...(containers && { containers }),
  }
  const lots = await rubberInStock({ db, clock: systemClock, ids: timeOrderedIds }, goods)
  await db.close()
  return lots
}
