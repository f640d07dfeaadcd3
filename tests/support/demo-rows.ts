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
    for (const table of [...tenantTables(read.t), read.t.membership]) {
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
