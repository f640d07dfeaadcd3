import type { Read, Tx } from '@yuncang/db/handle'

export type Told = {
  id: string
  customerName: string
  content: Record<string, string | number>
  time: string
}

/** Keeps what the platform was told; the same key changes nothing. */
export async function keep(tx: Tx, told: Told): Promise<void> {
  const { simulatedCustomer: t } = tx.t
  await tx.upsert(t, told, { target: [t.id], set: { customerName: told.customerName } })
}

export const all = (db: Read) => db.select(db.t.simulatedCustomer).limit(500)
