import { getTableColumns, getTableName } from 'drizzle-orm'
import { system, type Db } from '@yuncang/db/handle'
import { sql } from '@yuncang/db/sql'

/** Histories tell what was, a job what was asked for, and a turn at a month is nobody's record. */
const remembered = new Set([
  'customer',
  'operate_record',
  'audit_record',
  'job',
  'idempotency_key',
  'notice',
  'notice_recipient',
  'outbox',
  'call_log',
  'number_sequence',
])

/** Where the id of a customer still stands, whatever the column is called. */
export const rowsNaming = (db: Db, id: string): Promise<string[]> =>
  db.read(system('test'), async (read) => {
    const found: string[] = []
    for (const table of Object.values(read.t)) {
      const name = getTableName(table)
      if (remembered.has(name)) continue
      for (const [key, column] of Object.entries(getTableColumns(table))) {
        const where = sql`cast(${column} as text) like ${`%${id}%`}`
        const rows = await read.pick({ column }, table, where).limit(1)
        if (rows.length > 0) found.push(`${name}.${key}`)
      }
    }
    return found
  })
