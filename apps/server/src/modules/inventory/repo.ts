import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Read, Reads, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, desc, eq, gt, inArray, lte, sql, type SQL } from '@yuncang/db/sql'
import { updateWhere } from '@yuncang/db/update-where'
import { toScaled } from '@yuncang/shared/kernel/decimal'
import { reservationStatuses, type Amount } from '@yuncang/shared/nouns/inventory/rules'
import { rowsIn } from '../../platform/rows/repo.ts'
import { rowsWithValues } from '../../platform/rows/value-lists.ts'
import { changeHeld, type Held } from '../../platform/rows/versioned.ts'

export type LotRow = Row<Schema['inventory']>
export type LedgerRow = Row<Schema['inventoryLedger']>
export type ReservationRow = Row<Schema['inventoryReservation']>

export const lots = rowsIn('inventory', (t) => t.inventory)

export const insertLots = (tx: Tx, rows: NewRow<Schema['inventory']>[]): Promise<LotRow[]> =>
  tx.insert(tx.t.inventory, rows)

export const insertLedger = (
  tx: Tx,
  rows: NewRow<Schema['inventoryLedger']>[],
): Promise<LedgerRow[]> => tx.insert(tx.t.inventoryLedger, rows)

export const insertReservations = (
  tx: Tx,
  rows: NewRow<Schema['inventoryReservation']>[],
): Promise<ReservationRow[]> => tx.insert(tx.t.inventoryReservation, rows)

/** A lot as it is now, held until the transaction ends: nobody else moves or promises it meanwhile. */
export const hold = (tx: Tx, id: string): Promise<LotRow | undefined> =>
  tx
    .stmt('inventory.hold', (q, { inventory }) =>
      q
        .update(
          inventory,
          { version: sql`${inventory.version} + 1` },
          eq(inventory.id, sql.placeholder('id')),
        )
        .returning(),
    )
    .first({ id })

/** Writes what became of a lot that is held. */
export async function setHeld(
  tx: Tx,
  id: string,
  changes: Partial<Omit<LotRow, 'id' | 'tenantNode' | 'version'>>,
): Promise<LotRow> {
  // It is held by this transaction, so it is there.
  return only(await updateWhere(tx, tx.t.inventory, { id }, changes))
}

/** Writes what became of lots that are held, the same of all of them. */
export async function setAllHeld(
  tx: Tx,
  ids: readonly string[],
  changes: Partial<Omit<LotRow, 'id' | 'tenantNode' | 'version'>>,
): Promise<void> {
  const { inventory } = tx.t
  for await (const some of chunks(ids))
    await tx.update(inventory, changes, inArray(inventory.id, some))
}

/**
 * Promises a part of a lot, in one statement that finds it available (invariant 2); undefined when it is not. With the
 * last of the quantity go the last pieces and pallets.
 */
export async function promise(
  tx: Tx,
  id: string,
  { qty, pieces, pallets }: Amount,
  by: { userId: string; time: string },
): Promise<LotRow | undefined> {
  const { inventory } = tx.t
  const need = toScaled(qty, 'qty')
  const free = {
    qty: sql`${inventory.onHandQty} - ${inventory.reservedQty}`,
    pieces: sql`${inventory.onHandPieces} - ${inventory.reservedPieces}`,
    pallets: sql`${inventory.onHandPallets} - ${inventory.reservedPallets}`,
  }
  const [lot] = await tx
    .update(
      inventory,
      {
        reservedQty: sql`${inventory.reservedQty} + ${need}`,
        reservedPieces: sql`${inventory.reservedPieces} + ${pieces}`,
        reservedPallets: sql`${inventory.reservedPallets} + ${pallets}`,
        version: sql`${inventory.version} + 1`,
        updateBy: by.userId,
        updateTime: by.time,
      },
      eq(inventory.id, id),
      sql`((${free.qty} > ${need} and ${free.pieces} >= ${pieces} and ${free.pallets} >= ${pallets})
        or (${free.qty} = ${need} and ${free.pieces} = ${pieces} and ${free.pallets} = ${pallets}))`,
    )
    .returning()
  return lot
}

/** Takes a promise, or a part of it, back. */
export async function unpromise(
  tx: Tx,
  id: string,
  { qty, pieces, pallets }: Amount,
  by: { userId: string; time: string },
): Promise<void> {
  const { inventory } = tx.t
  await tx.update(
    inventory,
    {
      reservedQty: sql`${inventory.reservedQty} - ${toScaled(qty, 'qty')}`,
      reservedPieces: sql`${inventory.reservedPieces} - ${pieces}`,
      reservedPallets: sql`${inventory.reservedPallets} - ${pallets}`,
      version: sql`${inventory.version} + 1`,
      updateBy: by.userId,
      updateTime: by.time,
    },
    eq(inventory.id, id),
  )
}

/** Lots with goods, the oldest first. */
export async function lotsOfBill(
  db: Read,
  by: { masterBillNo: string; hqCustomerId: string; productId?: string | undefined },
): Promise<LotRow[]> {
  const isOfOne = by.productId !== undefined
  return db
    .stmt(`inventory.ofBill${isOfOne ? ' of a product' : ''}`, (q, { inventory: t }) =>
      q
        .select(
          t,
          eq(t.masterBillNo, sql.placeholder('masterBillNo')),
          eq(t.hqCustomerId, sql.placeholder('hqCustomerId')),
          isOfOne ? eq(t.productId, sql.placeholder('productId')) : undefined,
          gt(t.onHandQty, '0'),
        )
        .orderBy(asc(t.inDate), asc(t.lotNo)),
    )
    .all(by)
}

/** Bills of lading under which an owner has goods, in their order. */
export async function billsOf(db: Read, hqCustomerId: string): Promise<string[]> {
  const { inventory } = db.t
  const rows = await db
    .pick(
      { masterBillNo: inventory.masterBillNo },
      inventory,
      eq(inventory.hqCustomerId, hqCustomerId),
      gt(inventory.onHandQty, '0'),
    )
    .groupBy(inventory.masterBillNo)
    .orderBy(asc(inventory.masterBillNo))
  return rows.map((row) => row.masterBillNo)
}

/** Every lot that came in by an order, whoever owns it now. */
export const lotsOfOrder = async (db: Read | Tx, orderId: string): Promise<LotRow[]> => {
  const { inventory } = db.t
  return db.select(inventory, eq(inventory.inboundOrderId, orderId)).orderBy(asc(inventory.lotNo))
}

/** Ledger rows of these lots, in the order of posting within each. */
export async function ledgerOf(db: Read | Tx, lotIds: readonly string[]): Promise<LedgerRow[]> {
  const { inventoryLedger } = db.t
  const found: LedgerRow[] = []
  for await (const some of chunks(lotIds)) {
    found.push(
      ...(await db
        .select(inventoryLedger, inArray(inventoryLedger.lotId, some))
        .orderBy(asc(inventoryLedger.lotId), asc(inventoryLedger.seq))),
    )
  }
  return found
}

export const lastLedgerRow = (tx: Tx, lotId: string): Promise<LedgerRow | undefined> =>
  tx
    .stmt('inventory.last ledger row', (q, { inventoryLedger: t }) =>
      q
        .select(t, eq(t.lotId, sql.placeholder('lotId')))
        .orderBy(desc(t.seq))
        .limit(1),
    )
    .first({ lotId })

/** Active holds: of a document, or on lots. */
export async function activeReservations(
  db: Read,
  by: { refId: string } | { lotIds: readonly string[] },
): Promise<ReservationRow[]> {
  const those = (q: Reads, { inventoryReservation: t }: Schema, where: SQL) =>
    q.select(t, where, eq(t.status, reservationStatuses.active)).orderBy(asc(t.lotId), asc(t.id))
  if ('lotIds' in by)
    return rowsWithValues(db, 'reservation.of lots', [...by.lotIds].sort(), (q, t, list) =>
      those(q, t, inArray(t.inventoryReservation.lotId, list)),
    )
  return db
    .stmt('reservation.of document', (q, t) =>
      those(q, t, eq(t.inventoryReservation.refId, sql.placeholder('refId'))),
    )
    .all(by)
}

/** Documents whose active holds of a type have run out, over all tenants. */
export async function runOut(
  db: Read,
  by: { type: number; now: string },
): Promise<{ tenantNode: string; refId: string }[]> {
  const { inventoryReservation: table } = db.t
  return db
    .pick(
      { tenantNode: table.tenantNode, refId: table.refId },
      table,
      eq(table.type, by.type),
      eq(table.status, reservationStatuses.active),
      lte(table.expireTime, by.now),
    )
    .groupBy(table.tenantNode, table.refId)
}

export async function findReservation(tx: Tx, id: string): Promise<ReservationRow | undefined> {
  const { inventoryReservation: table } = tx.t
  const [row] = await tx.select(table, eq(table.id, id))
  return row
}

export const changeReservation = (
  tx: Tx,
  held: Held,
  changes: Partial<
    Pick<
      ReservationRow,
      'consumedQty' | 'consumedPieces' | 'consumedPallets' | 'status' | 'expireTime'
    >
  > & {
    updateBy: string
    updateTime: string
  },
): Promise<ReservationRow | undefined> => changeHeld(tx, tx.t.inventoryReservation, held, changes)
