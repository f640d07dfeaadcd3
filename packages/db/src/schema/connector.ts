import type { ConnectorFault, OutsideSystem } from '@yuncang/shared/nouns/connector/rules'
import type { Kit } from './columns.ts'

/** What the simulators of outside systems remember. */
export const connectorTables = (c: Kit) => ({
  /** How trainers disturb the simulators of their tenant. */
  simulatorFault: c.tenantTable(
    'simulator_fault',
    {
      system: c.text().$type<OutsideSystem>().notNull(),
      fault: c.text().$type<ConnectorFault>().notNull(),
      updateTime: c.time().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.tenantNode, t.system] })],
  ),
  /** What the simulated customer platform was told of, by idempotency key. */
  simulatedCustomer: c.tenantTable(
    'simulated_customer',
    {
      id: c.id(),
      customerName: c.text().notNull(),
      content: c.json<Record<string, string | number>>().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.index('simulated_customer_name_ix').on(t.tenantNode, t.customerName)],
  ),
})
