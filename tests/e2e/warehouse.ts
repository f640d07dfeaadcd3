import { openSqlite } from '@yuncang/db/open-sqlite'
import { systemClock } from '@yuncang/server/platform/clock'
import { timeOrderedIds } from '@yuncang/server/platform/ids'
import { addDays, today } from '@yuncang/shared/domain/calendar'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { owner, rubberInStock } from '../support/rubber.ts'

const port = process.env['E2E_PORT'] ?? '8177'

/** Two containers of rubber in the server's own database; gives the first lot. */
export async function fillWarehouse(bill: string) {
  const file = join(tmpdir(), `yuncang-e2e-${port}`, 'yuncang.db')
  const raise = (error: unknown) => {
    throw error
  }
  const db = openSqlite({ file, onError: raise })
  const warehouse = { db, clock: systemClock, ids: timeOrderedIds }
  const inDate = addDays(today(systemClock()), -9)
  const containers = [
    ['DEMU1000010', 4],
    ['DEMU1000026', 6],
  ] as const
  const [lot] = await rubberInStock(warehouse, {
    bill,
    tenant: 'WMS_DEMO',
    customer: owner,
    inDate,
    containers,
  })
  await db.close()
  return lot!
}
