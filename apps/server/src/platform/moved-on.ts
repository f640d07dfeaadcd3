import type { Schema } from '@yuncang/db/schema/index'
import { and, eq, sql, type AnyColumn, type SQL } from '@yuncang/db/sql'

/**
 * Documents by which goods came in or left on the day `moveDate`, and that was not taken back: a filter of lists, over
 * the ledger of stock (docs/domain/values.md#business-dates).
 */
export function movedOn(id: AnyColumn, { inventoryLedger: t }: Schema, type: 'IN' | 'OUT'): SQL {
  const tenant = eq(t.tenantNode, sql.placeholder('tenant'))
  const onDay = and(tenant, eq(t.bizDate, sql.placeholder('moveDate')), eq(t.type, type))
  return sql`${id} in (select ${t.refId} from ${t} where ${onDay} and ${t.id} not in (select back.reversal_of from ${t} as back where back.tenant_node = ${sql.placeholder('tenant')} and back.reversal_of is not null))`
}
