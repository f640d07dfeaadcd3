import type { NewRow, Read, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, eq, inArray } from '@yuncang/db/sql'

export async function insertOperation(
  tx: Tx,
  row: NewRow<Schema['operateRecord']> | NewRow<Schema['operateRecord']>[],
): Promise<void> {
  await tx.insert(tx.t.operateRecord, row)
}

export async function insertOperationOf(
  tx: SystemTx,
  rows: Schema['operateRecord']['$inferInsert'][],
): Promise<void> {
  await tx.insert(tx.t.operateRecord, rows)
}

export async function insertAudit(tx: Tx, row: NewRow<Schema['auditRecord']>): Promise<void> {
  await tx.insert(tx.t.auditRecord, row)
}

export const operationsOf = (db: Read, businessId: string, modules: readonly string[]) =>
  db
    .select(
      db.t.operateRecord,
      eq(db.t.operateRecord.businessId, businessId),
      inArray(db.t.operateRecord.operateModule, [...modules]),
    )
    .orderBy(asc(db.t.operateRecord.time), asc(db.t.operateRecord.id))

export const auditsOf = (db: Read, businessId: string, modules: readonly string[]) =>
  db
    .select(
      db.t.auditRecord,
      eq(db.t.auditRecord.businessId, businessId),
      inArray(db.t.auditRecord.auditModule, [...modules]),
    )
    .orderBy(asc(db.t.auditRecord.time), asc(db.t.auditRecord.id))

/** When these documents were passed in their first step, oldest first. */
export async function passesOf(db: Read, businessIds: readonly string[]) {
  const { businessId, time, step, result } = db.t.auditRecord
  const found: { businessId: string; time: string }[] = []
  for await (const some of chunks(businessIds))
    found.push(
      ...(await db
        .pick(
          { businessId, time },
          db.t.auditRecord,
          inArray(businessId, some),
          eq(step, 1),
          eq(result, 2),
        )
        .orderBy(asc(time))),
    )
  return found
}

export async function insertPrices(tx: Tx, rows: NewRow<Schema['priceRecord']>[]): Promise<void> {
  await tx.insert(tx.t.priceRecord, rows)
}

export const pricesOf = (db: Read, businessId: string) =>
  db
    .select(db.t.priceRecord, eq(db.t.priceRecord.businessId, businessId))
    .orderBy(asc(db.t.priceRecord.time), asc(db.t.priceRecord.id))

/** Whether these are prices of a fee, which are list prices, and not those of a sheet. */
export const isFee = async (db: Read, id: string): Promise<boolean> => {
  const { costCode } = db.t
  return (await db.pick({ id: costCode.id }, costCode, eq(costCode.id, id))).length > 0
}

/** Users who did something to documents, with the names that they had. */
export async function doersOf(db: Read, businessIds: readonly string[]) {
  const { businessId, userId, realName } = db.t.operateRecord
  const found: { userId: string; realName: string }[] = []
  for await (const some of chunks(businessIds))
    found.push(
      ...(await db
        .pick({ userId, realName }, db.t.operateRecord, inArray(businessId, some))
        .groupBy(userId, realName)),
    )
  return found
}
