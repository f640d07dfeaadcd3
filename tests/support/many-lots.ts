import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import type { Services } from '@yuncang/server/platform/services'

const rowsAtOnce = 200

/** Copies of a lot and its movements, each by a document of its own; gives the ids of the documents. */
export async function copiesOfLot(
  services: Services,
  tenantNode: string,
  lotId: string,
  count: number,
): Promise<string[]> {
  const { db, ids } = services
  const documents: string[] = []
  const { lot, entries } = await db.read(inTenant(tenantNode), async (read) => {
    const { inventory, inventoryLedger } = read.t
    const [found] = await read.select(inventory, eq(inventory.id, lotId))
    return {
      lot: found!,
      entries: await read.select(inventoryLedger, eq(inventoryLedger.lotId, lotId)),
    }
  })
  const copyOf = () => {
    const [id, sourceId] = [ids(), ids()]
    documents.push(sourceId)
    const { tenantNode: _own, ...given } = lot
    return { ...given, id, rootLotId: id, sourceId, lotNo: id, sourceNo: `RK${id.slice(-8)}` }
  }
  for (let made = 0; made < count; made += rowsAtOnce) {
    const lots = Array.from({ length: Math.min(rowsAtOnce, count - made) }, copyOf)
    const moves = lots.flatMap(({ id }) =>
      entries.map(({ tenantNode: _own, ...entry }) => {
        return { ...entry, id: ids(), lotId: id, idempotencyKey: ids() }
      }),
    )
    await db.transaction(inTenant(tenantNode), async (tx) => {
      await tx.insert(tx.t.inventory, lots)
      await tx.insert(tx.t.inventoryLedger, moves)
    })
  }
  return documents
}
