import { system } from '@yuncang/db/handle'
import type { TestApp } from '../../support/app.ts'

/** What stands in the outbox: how far each message has got, and whether its text is still there. */
export const entriesOf = (app: TestApp) =>
  app.services.db.read(system('test'), async (db) => {
    const rows = await db.select(db.t.outbox)
    return rows.map(({ status, attempts, message }) => ({ status, attempts, isKept: !!message }))
  })
