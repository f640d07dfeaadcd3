import { inTenant, type Db, type NewRow } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq } from '@yuncang/db/sql'
import { addDays, daysBetween } from '@yuncang/shared/kernel/calendar'
import { plainTerms } from '@yuncang/shared/nouns/tariff/rating/types'
import { v7 } from 'uuid'

/* Goods that lie in a warehouse for a month, each lot by a document of its own, and what customers pay for that. */

export const month = { from: '2025-03-01', to: '2025-03-31' }
const owners = 50
const rowsAtOnce = 1000
const time = `${month.from}T02:00:00.000Z`
const tracked = { createBy: 'bench', createTime: time, updateBy: 'bench', updateTime: time }

const ownerOf = (at: number) => {
  const no = String(at % owners).padStart(3, '0')
  return { id: `bench-owner-${no}`, name: `样例橡胶贸易 ${no}（虚构）` }
}

/** Stores that many lots in a tenant, with prices; gives on how many days they lie there, added up. */
export async function storeGoods(db: Db, tenant: string, count: number): Promise<number> {
  await db.transaction(inTenant(tenant), async (tx) => {
    const { costCode, contract, quotation, quotationDetail } = tx.t
    const pairs = Array.from({ length: owners }, (_, at) => agreed(at))
    const known = await tx.select(costCode, eq(costCode.feeCode, fee.feeCode))
    if (known.length === 0) await tx.insert(costCode, fee)
    await tx.insert(
      contract,
      pairs.map((each) => each.contract),
    )
    await tx.insert(
      quotation,
      pairs.map((each) => each.quotation),
    )
    await tx.insert(
      quotationDetail,
      pairs.flatMap((each) => each.details),
    )
  })
  let days = 0
  for (let from = 0; from < count; from += rowsAtOnce) {
    const size = Math.min(rowsAtOnce, count - from)
    const stays = Array.from({ length: size }, (_, at) => stayOf(from + at))
    days += stays.reduce((sum, each) => sum + each.days, 0)
    await db.transaction(inTenant(tenant), async (tx) => {
      await tx.insert(
        tx.t.inventory,
        stays.map(({ lot }) => lot),
      )
      await tx.insert(
        tx.t.inventoryLedger,
        stays.flatMap(({ entries }) => entries),
      )
    })
  }
  return days
}

const fee: NewRow<Schema['costCode']> = {
  ...tracked,
  id: v7(),
  feeCode: 'CCF',
  feeName: '仓储费',
  jfmoduleId: 'CC',
  recPay: 1,
  taxRate: '0.06',
  invoiceCode: '',
  defaultUnit: '吨',
  forbiddenStatus: 0,
}

/** Five free days, then by the tonne and day; rubber sheets cost more. */
function agreed(at: number) {
  const { id: customerId, name: customerName } = ownerOf(at)
  const [contractId, sheetId] = [v7(), v7()]
  const [startDate, endDate] = ['2025-01-01', '2025-12-31']
  const contract: NewRow<Schema['contract']> = {
    ...tracked,
    id: contractId,
    contractNo: `HT-STORED-${String(at).padStart(4, '0')}`,
    contractName: customerName,
    contractSubjectNames: '',
    customerId,
    customerName,
    contractType: '1',
    currency: 'CNY',
    settlePeriod: '1',
    settleMethod: '1',
    signDate: startDate,
    startDate,
    endDate,
    autoRenew: 0,
    isNoRenewal: 0,
    noRenewalReason: '',
    renewFromId: null,
    billDay: null,
    payDays: null,
    dayCountMode: 'HEAD_ONLY',
    remark: '',
    status: 2,
    submitBy: null,
    submitTime: null,
    quotationStatus: 2,
    quotationSubmitBy: null,
    quotationSubmitTime: null,
    isStop: 0,
    stopReason: '',
    filingState: 0,
    filingPlace: '',
    filingNo: '',
    attachments: [],
    syncSource: '手工',
  }
  const quotation: NewRow<Schema['quotation']> = {
    ...tracked,
    id: sheetId,
    bjdNo: `BJ-STORED-${String(at).padStart(4, '0')}`,
    revision: 1,
    contractId,
    customerId,
    customerName,
    costListId: null,
    validFrom: startDate,
    validTo: endDate,
    auditStatus: 2,
    isStop: 0,
  }
  const { tiers: _tiers, ...terms } = plainTerms
  const detail = (
    lineNo: number,
    price: string,
    conditions: object,
  ): NewRow<Schema['quotationDetail']> => ({
    ...tracked,
    ...terms,
    id: v7(),
    sheetId,
    sheetKind: 'quotation',
    lineNo,
    feeCode: fee.feeCode,
    feeName: fee.feeName,
    jfmoduleId: fee.jfmoduleId,
    calcMethod: 'DAY_UNIT',
    unit: '吨',
    price,
    currency: 'CNY',
    taxRate: '0.06',
    taxIncluded: 1,
    freeDays: 5,
    payer: '',
    conditions,
  })
  return {
    contract,
    quotation,
    details: [detail(1, '1.2', {}), detail(2, '1.5', { product: '烟胶片 RSS3' })],
  }
}

type Lot = NewRow<Schema['inventory']>
type Entry = NewRow<Schema['inventoryLedger']>

/** A lot that comes in within ten days; of a third a part leaves later, of a tenth the rest too. */
function stayOf(at: number): { lot: Lot; entries: Entry[]; days: number } {
  const owner = ownerOf(at)
  const [id, sourceId] = [v7(), v7()]
  const inDate = addDays(month.from, at % 10)
  const sourceNo = `RK-STORED-${String(at).padStart(7, '0')}`
  const end = at % 10 === 0 ? addDays(inDate, 15 + (at % 7)) : undefined
  const steps = [
    { type: 'IN', bizDate: inDate, tonnes: 20 },
    ...(at % 3 === 0 ? [{ type: 'OUT', bizDate: addDays(inDate, 9), tonnes: -5 }] : []),
  ]
  if (end !== undefined) steps.push({ type: 'OUT', bizDate: end, tonnes: at % 3 === 0 ? -15 : -20 })
  let before = 0
  const entries = steps.map(({ type, bizDate, tonnes }, turn): Entry => {
    const kilograms = `${tonnes * 1000}.000`
    const after = before + tonnes
    const entry: Entry = {
      id: v7(),
      lotId: id,
      seq: turn + 1,
      type,
      qty: `${tonnes}.0000`,
      pieces: tonnes,
      pallets: tonnes,
      net: kilograms,
      gross: kilograms,
      volume: '0.0000',
      qtyBefore: `${before}.0000`,
      qtyAfter: `${after}.0000`,
      bizDate,
      postTime: time,
      postBy: 'bench',
      refModule: 'RKDD',
      refId: sourceId,
      refNo: sourceNo,
      refLineId: '1',
      reversalOf: null,
      idempotencyKey: v7(),
    }
    before = after
    return entry
  })
  const lot: Lot = {
    ...tracked,
    updateTime: `${end ?? inDate}T08:00:00.000Z`,
    id,
    lotNo: `L${String(at).padStart(9, '0')}`,
    rootLotId: id,
    hqCustomerId: owner.id,
    hqCustomerName: owner.name,
    masterBillNo: `STORED${String(at).padStart(8, '0')}`,
    inboundOrderId: sourceId,
    sourceModule: 'RKDD',
    sourceId,
    sourceNo,
    productId: 'p',
    productCode: at % 4 === 0 ? 'RSS3' : 'TSR20',
    productName: at % 4 === 0 ? '烟胶片 RSS3' : '20号标准胶 TSR20',
    brandName: '',
    batchNo: '',
    unit: 'TNE',
    containerNo: '',
    containerSize: '',
    locationId: 'a place',
    locationCode: 'A-01',
    productStatus: '1',
    bondedFlag: 1,
    inDate,
    ageDate: inDate,
    onHandQty: `${before}.0000`,
    onHandPieces: before,
    onHandPallets: before,
    onHandNet: `${before * 1000}.000`,
    onHandGross: `${before * 1000}.000`,
    onHandVolume: '0.0000',
    reservedQty: '0',
    reservedPieces: 0,
    reservedPallets: 0,
    ledgerCount: entries.length,
  }
  const last = end === undefined ? month.to : addDays(end, -1)
  return { lot, entries, days: daysBetween(inDate, last) + 1 }
}
