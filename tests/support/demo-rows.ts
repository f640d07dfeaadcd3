import { system } from '@yuncang/db/handle'
import { eq, ne } from '@yuncang/db/sql'
import { tenantTables } from '@yuncang/db/tenant-tables'
import type { Services } from '@yuncang/server/platform/services'
import { createHash } from 'node:crypto'

type Whose = { only: string } | { except: string }

/** Every row of tenants as text, table by table, and the memberships: what a byte more or less would change. */
export const rowsOfTenants = ({ db }: Services, whose: Whose): Promise<Map<string, string[]>> =>
  db.read(system('test'), async (read) => {
    const found = new Map<string, string[]>()
    // What people called, refused or not, is written down behind their backs.
    const tables = tenantTables(read.t).filter((table) => table !== read.t.callLog)
    for (const table of [...tables, read.t.membership]) {
      const { tenantNode } = table
      const where = 'only' in whose ? eq(tenantNode, whose.only) : ne(tenantNode, whose.except)
      const rows = await read.select(table, where)
      const name = table === read.t.membership ? 'membership' : String(found.size)
      found.set(name, rows.map((row) => JSON.stringify(row)).sort())
    }
    return found
  })

export const digestOf = (rows: Map<string, string[]>): string =>
  createHash('sha256')
    .update(JSON.stringify([...rows]))
    .digest('hex')
