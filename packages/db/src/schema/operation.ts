import type { Kit } from './columns.ts'

/** What makes calls repeatable and numbers gap-free. */
export const operationTables = (c: Kit) => ({
  idempotencyKey: c.tenantTable(
    'idempotency_key',
    {
      userId: c.text().notNull(),
      key: c.text().notNull(),
      operation: c.text().notNull(),
      /** SHA-256 of the input, hex. */
      inputHash: c.text().notNull(),
      /** The answer's data as JSON text; written last in the transaction that inserted the row. */
      answer: c.text(),
      createTime: c.time().notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.tenantNode, t.userId, t.key] }),
      c.index('idempotency_key_time_ix').on(t.createTime),
    ],
  ),
  /** Last number given per prefix and day, e.g. RK + 20261121 (docs/domain/values.md#identifiers). */
  numberSequence: c.tenantTable(
    'number_sequence',
    { name: c.text().notNull(), last: c.int().notNull() },
    (t) => [c.primaryKey({ columns: [t.tenantNode, t.name] })],
  ),
})
