/*
 * What stock should do, said a second time and more simply: whole numbers of the last digit, no database, one thing
 * after the other. Answers with the reason of a refusal, or undefined.
 */
const counts = ['pieces', 'pallets'] as const
const weights = ['net', 'gross', 'volume'] as const
type Amount = { qty: bigint; pieces: bigint; pallets: bigint }
type Goods = Amount & Record<(typeof weights)[number], bigint>
type Lot = Goods & { id: string; reserved: Amount; rows: number; by: string }
type Hold = Amount & { id: string; ref: string; lotId: string; used: Amount; status: number }
type Need = Amount & { lotId: string }
/** Of which nobody has said how many pieces they are. */
type Wanted = { lotId: string; qty: bigint; pieces: bigint | undefined }

/** Half up. */
const share = (whole: bigint, part: bigint, of: bigint) => (2n * whole * part + of) / (2n * of)

const minus = (whole: Amount, part: Amount): Amount => ({
  qty: whole.qty - part.qty,
  pieces: whole.pieces - part.pieces,
  pallets: whole.pallets - part.pallets,
})
const plus = (one: Amount, other: Amount): Amount =>
  minus(one, minus({ qty: 0n, pieces: 0n, pallets: 0n }, other))

const holds = (whole: Amount, part: Amount): boolean =>
  part.qty < whole.qty
    ? counts.every((each) => part[each] <= whole[each])
    : part.qty === whole.qty && counts.every((each) => part[each] === whole[each])

export function stockModel() {
  const lots = new Map<string, Lot>()
  const all: Hold[] = []
  const activeOf = (ref: string) => all.filter((hold) => hold.ref === ref && hold.status === 1)

  const available = () => new Map([...lots].map(([id, lot]) => [id, minus(lot, lot.reserved)]))

  return {
    lots,
    holds: all,
    receive: (id: string, goods: Goods, by: string) => {
      const reserved = { qty: 0n, pieces: 0n, pallets: 0n }
      lots.set(id, { ...goods, id, reserved, rows: 1, by })
    },
    /** The needs with pieces and pallets where nobody has said them. */
    counted(needs: readonly Wanted[]): Need[] {
      const free = available()
      return needs.map(({ lotId, qty, pieces }) => {
        const left = free.get(lotId)!
        const part = (count: bigint) => (qty >= left.qty ? count : (count * qty) / left.qty)
        const need = {
          lotId,
          qty,
          pieces: pieces ?? part(left.pieces),
          pallets: part(left.pallets),
        }
        if (holds(left, need)) free.set(lotId, minus(left, need))
        return need
      })
    },
    refusesNeeds(needs: readonly Need[]): string | undefined {
      const free = available()
      for (const need of needs.toSorted((a, b) => (a.lotId < b.lotId ? -1 : 1))) {
        const left = free.get(need.lotId)!
        if (need.qty > left.qty) return 'inventory.notAvailable'
        if (!holds(left, need)) return 'inventory.piecesNotAvailable'
        free.set(need.lotId, minus(left, need))
      }
      return undefined
    },
    reserve(ref: string, needs: readonly (Need & { id: string })[], by: string) {
      for (const { id, lotId, ...amount } of needs) {
        const lot = lots.get(lotId)!
        lot.reserved = plus(lot.reserved, amount)
        lot.by = by
        const used = { qty: 0n, pieces: 0n, pallets: 0n }
        all.push({ ...amount, id, ref, lotId, used, status: 1 })
      }
    },
    release(ref: string, status: 3 | 4, by: string) {
      for (const hold of activeOf(ref)) {
        const lot = lots.get(hold.lotId)!
        lot.reserved = minus(lot.reserved, minus(hold, hold.used))
        lot.by = by
        hold.status = status
      }
    },
    take(hold: Hold, amount: Amount, by: string) {
      const rest = minus(hold, hold.used)
      if (hold.status !== 1 || !holds(rest, amount)) return 'inventory.notHeld'
      const lot = lots.get(hold.lotId)!
      for (const each of weights) lot[each] -= share(lot[each], amount.qty, lot.qty)
      Object.assign(lot, minus(lot, amount))
      lot.reserved = minus(lot.reserved, amount)
      lot.rows += 1
      lot.by = by
      hold.used = plus(hold.used, amount)
      if (amount.qty === rest.qty) hold.status = 2
      return undefined
    },
    takeBack(ids: readonly string[], by: string) {
      for (const id of ids.toSorted()) {
        const lot = lots.get(id)!
        if (lot.reserved.qty !== 0n) return 'inventory.promised'
        if (lot.rows !== 1) return 'inventory.moved'
      }
      for (const id of ids) {
        const lot = lots.get(id)!
        for (const each of ['qty', ...counts, ...weights] as const) lot[each] = 0n
        lot.rows = 2
        lot.by = by
      }
      return undefined
    },
  }
}

export type StockModel = ReturnType<typeof stockModel>
