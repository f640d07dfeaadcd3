import { inTenant, type Db, type Read, type TenantScope, type Tx } from '@yuncang/db/handle'
import type { LotRow } from '@yuncang/server/modules/inventory/repo'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { receive, takeReserved, type Receipt } from '@yuncang/server/modules/inventory/service/post'
import { takeBack } from '@yuncang/server/modules/inventory/service/take-back'
import { release, reserve, type Holder } from '@yuncang/server/modules/inventory/service/reserve'
import type { Author } from '@yuncang/server/kernel/record/service'
import { timeOrderedIds } from '@yuncang/server/platform/ids'
import { today } from '@yuncang/shared/kernel/calendar'
import { multiply, round } from '@yuncang/shared/kernel/decimal'
import { productStatuses, reservationTypes } from '@yuncang/shared/nouns/inventory/rules'
import { withPieces, withRest, type TakeInPart, type Wanted } from './stock-pieces.ts'

/*
 * A warehouse without its documents: lots of forty blocks of 1.260 t, as scenario A has them, and the calls by which
 * orders move them. Each of these calls is one transaction.
 */
export const now = '2026-11-21T04:00:00.000Z'
export const day = today(now)

/** Somebody at work; every author has a name of their own. */
export const authorOf = (name = 'ck', clock = () => now): Author => ({
  user: { id: name, account: name, realName: name },
  now: clock,
  newId: timeOrderedIds,
})

export const holder = (no: string, expireTime: string | null = null): Holder => ({
  type: reservationTypes.outbound,
  ref: { module: 'RKDD', id: no, no },
  expireTime,
})

type Given = Partial<Receipt['facts']> & { pieces?: number; bizDate?: string; key?: string }

/** Goods that come in: 1.260 t a piece, bonded, on pallets of one. */
export function receipt(lotNo: string, given: Given = {}): Receipt {
  const { pieces = 40, bizDate = day, key = `in:${lotNo}`, ...facts } = given
  const by = (each: string, kind: 'qty' | 'kg' | 'm3') =>
    round(multiply(each, String(pieces)), kind)
  return {
    facts: {
      lotNo,
      hqCustomerId: 'C1',
      hqCustomerName: '青岛样例橡胶贸易有限公司（虚构）',
      masterBillNo: 'BILL0001',
      inboundOrderId: 'RK1',
      sourceModule: 'RKDD',
      sourceId: 'RK1',
      sourceNo: 'RK202611210001',
      productId: 'P1',
      productCode: 'TSR20',
      productName: '20号标准胶 TSR20',
      brandName: 'VRG',
      batchNo: '',
      unit: 'TNE',
      containerNo: 'DEMU1000010',
      containerSize: '20GP',
      locationId: 'L1',
      locationCode: 'A-01-01',
      productStatus: productStatuses.good,
      bondedFlag: 1,
      ...facts,
    },
    measures: {
      qty: by('1.26', 'qty'),
      pieces,
      pallets: pieces,
      net: by('1260', 'kg'),
      gross: by('1270', 'kg'),
      volume: by('2.03', 'm3'),
    },
    posting: {
      bizDate,
      ref: { module: 'RKDD', id: 'RK1', no: 'RK202611210001', lineId: lotNo },
      key,
    },
  }
}

export type Stock = ReturnType<typeof stockIn>

/** The calls of the stock in one tenant, each in a transaction of its own. */
export function stockIn(db: Db, tenant: string | TenantScope) {
  const scope = typeof tenant === 'string' ? inTenant(tenant) : tenant
  let takes = 0
  const write = <R>(work: (tx: Tx) => Promise<R>) => db.transaction(scope, work)
  const read = <R>(work: (db: Read) => Promise<R>) => db.read(scope, work)
  return {
    write,
    read,
    breaches: () => read(breachesOfStock),
    receive: (receipts: Receipt[], author = authorOf()) =>
      write((tx) => receive(tx, author, receipts)),
    reserve: (needs: Wanted[], by: Holder, author = authorOf()) =>
      write(async (tx) => reserve(tx, author, await withPieces(tx, needs), by)),
    release: (refId: string, why?: 'released' | 'expired', author = authorOf()) =>
      write((tx) => release(tx, author, refId, why)),
    take(take: TakeInPart, { bizDate = day, author = authorOf() } = {}) {
      takes += 1
      const ref = { module: 'RKDD' as const, id: 'CK1', no: 'CK202611210001', lineId: 'T1' }
      const key = `out:${author.user.id}:${takes}`
      return write(async (tx) => {
        const what = await withRest(tx, take)
        return takeReserved(tx, author, what, { bizDate, ref, key })
      })
    },
    takeBack: (lotIds: string[], author = authorOf()) =>
      write((tx) =>
        takeBack(tx, author, lotIds, { module: 'RKDD', id: 'RK1', no: 'RK202611210001' }),
      ),
    /** The lot as it lies in the database. */
    async lot(id: string): Promise<LotRow> {
      const rows = await read((handle) => handle.select(handle.t.inventory))
      return rows.find((row) => row.id === id)!
    },
  }
}

/** The rules of stock that are broken in a tenant, each with what breaks it. */
export const breachedRules = async (stock: Stock): Promise<string[]> => [
  ...new Set((await stock.breaches()).map(({ invariant, of }) => `${invariant} ${of}`)),
]

/** The reason of a refusal; the text of anything else that is thrown. */
export const refusal = async (work: PromiseLike<unknown>): Promise<string> => {
  try {
    await work
    return 'it went through'
  } catch (error) {
    return error instanceof Error && 'reason' in error ? String(error.reason) : String(error)
  }
}
