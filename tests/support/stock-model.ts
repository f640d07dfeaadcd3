/*
 * What stock should do, said a second time and more simply: whole numbers of the last digit, no database, one thing
 * after the other. Answers with the reason of a refusal, or undefined.
 */
const measures = ['pieces', 'pallets', 'net', 'gross', 'volume'] as const
type Goods = Record<(typeof measures)[number], bigint> & { qty: bigint }
type Lot = Goods & { id: string; reserved: bigint; rows: number; by: string }
type Hold = { id: string; ref: string; lotId: string; qty: bigint; used: bigint; status: number }

/** Half up. */
const share = (whole: bigint, part: bigint, of: bigint) => (2n * whole * part + of) / (2n * of)

export function stockModel() {
  const lots = new Map<string, Lot>()
  const holds: Hold[] = []
  const activeOf = (ref: string) => holds.filter((hold) => hold.ref === ref && hold.status === 1)

  function refusesNeeds(needs: readonly { lotId: string; qty: bigint }[]): boolean {
    const wanted = Map.groupBy(needs, ({ lotId }) => lotId)
    return [...wanted].some(([lotId, all]) => {
      const lot = lots.get(lotId)!
      return all.reduce((sum, { qty }) => sum + qty, 0n) > lot.qty - lot.reserved
    })
  }

  return {
    lots,
    holds,
    receive: (id: string, goods: Goods, by: string) =>
      void lots.set(id, { ...goods, id, reserved: 0n, rows: 1, by }),
    refusesNeeds,
    reserve(ref: string, needs: readonly { id: string; lotId: string; qty: bigint }[], by: string) {
      for (const { id, lotId, qty } of needs) {
        const lot = lots.get(lotId)!
        lot.reserved += qty
        lot.by = by
        holds.push({ id, ref, lotId, qty, used: 0n, status: 1 })
      }
    },
    release(ref: string, status: 3 | 4, by: string) {
      for (const hold of activeOf(ref)) {
        const lot = lots.get(hold.lotId)!
        lot.reserved -= hold.qty - hold.used
        lot.by = by
        hold.status = status
      }
    },
    take(hold: Hold, { qty, pieces }: { qty: bigint; pieces: bigint }, by: string) {
      if (hold.status !== 1 || qty > hold.qty - hold.used) return 'inventory.notHeld'
      const lot = lots.get(hold.lotId)!
      const isAll = qty === lot.qty
      for (const each of ['net', 'gross', 'volume'] as const)
        lot[each] -= isAll ? lot[each] : share(lot[each], qty, lot.qty)
      for (const each of ['pieces', 'pallets'] as const)
        lot[each] -= isAll || pieces > lot[each] ? lot[each] : pieces
      lot.qty -= qty
      lot.reserved -= qty
      lot.rows += 1
      lot.by = by
      hold.used += qty
      if (hold.used === hold.qty) hold.status = 2
      return undefined
    },
    takeBack(ids: readonly string[], by: string) {
      for (const id of ids.toSorted()) {
        const lot = lots.get(id)!
        if (lot.reserved !== 0n) return 'inventory.promised'
        if (lot.rows !== 1) return 'inventory.moved'
      }
      for (const id of ids) {
        const lot = lots.get(id)!
        for (const each of [...measures, 'qty'] as const) lot[each] = 0n
        lot.rows = 2
        lot.by = by
      }
      return undefined
    },
  }
}

export type StockModel = ReturnType<typeof stockModel>
