import { sqliteBillTrigrams } from '../core/bill-trigrams.ts'
import { tableTraits } from '../schema/index.ts'

/**
 * The triggers that keep append-only tables what they are, except for a training tenant under a maintenance grant
 * (docs/domain/tenants.md#training-and-append-only-rows), and those of the trigrams. Made anew after every migration:
 * rebuilding a table on SQLite drops its triggers silently.
 */
export const sqliteTriggers = (): string[] => [...appendOnlyTriggers(), ...sqliteBillTrigrams]

function appendOnlyTriggers(): string[] {
  const tables = [...tableTraits].filter(([, traits]) => traits.appendOnly).map(([table]) => table)
  return tables.flatMap((table) =>
    ['update', 'delete'].flatMap((event) => {
      const name = `${table}_no_${event}`
      return [
        `drop trigger if exists ${name}`,
        `create trigger ${name} before ${event} on ${table}
         when not exists (
           select 1 from maintenance_grant g join tenant t on t.data_node = g.tenant_node
           where g.tenant_node = old.tenant_node and t.training = 1)
         begin select raise(abort, '${table} is append-only'); end`,
      ]
    }),
  )
}
