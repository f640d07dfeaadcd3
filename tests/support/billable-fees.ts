import { inTenant, type Db, type NewRow } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { v7 } from 'uuid'

/* Audited fees that wait for bills, written as they stand in the database, many at once. */

const period = '202503'
const day = '2025-03-15'
const time = '2025-04-01T02:00:00.000Z'
const tracked = { createBy: 'bench', createTime: time, updateBy: 'bench', updateTime: time }
const rowsAtOnce = 1000

type Owner = { id: string; name: string }

const ownerOf = (at: number): Owner => ({
  id: `billed-${String(at).padStart(5, '0')}`,
  name: `样例橡胶贸易 ${at}（虚构）`,
})

/** So many fees of March 2025 for each of so many customers, or for the one that is given. */
export async function addBillableFees(
  db: Db,
  tenant: string,
  { customers, fees, owner }: { customers: number; fees: number; owner?: Owner },
): Promise<void> {
  const count = customers * fees
  for (let from = 0; from < count; from += rowsAtOnce) {
    const size = Math.min(rowsAtOnce, count - from)
    const rows = Array.from({ length: size }, (_, at) =>
      feeOf(owner ?? ownerOf((from + at) % customers), from + at),
    )
    await db.transaction(inTenant(tenant), (tx) => tx.insert(tx.t.feeLine, rows))
  }
}

/** 100.00 CNY and a few cents, so that sums have something to be wrong about. */
function feeOf({ id: customerId, name }: Owner, at: number): NewRow<Schema['feeLine']> {
  const cents = at % 100
  const amount = `100.${String(cents).padStart(2, '0')}`
  const tax = `5.${cents < 50 ? '66' : '67'}`
  const net = ((10_000 + cents - (cents < 50 ? 566 : 567)) / 100).toFixed(2)
  return {
    ...tracked,
    id: v7(),
    jtNo: `JT-BILLED-${at}`,
    module: 'HZGL',
    businessId: `billed-${at}`,
    businessNo: `RK-BILLED-${String(at).padStart(7, '0')}`,
    masterBillNo: `BILLED${String(at).padStart(7, '0')}`,
    recPay: 1,
    customerId,
    customerName: name,
    contractId: '',
    feeCode: 'CCF',
    feeName: '仓储费',
    feeNameEn: 'Storage',
    jfmoduleId: 'CC',
    calcMethod: 'DAY_UNIT',
    priceSource: 'QUOTATION',
    sheetId: 'sheet',
    detailId: 'detail',
    ruleVersion: 1,
    unit: '吨',
    qty: amount,
    price: '1',
    currency: 'CNY',
    taxRate: '0.06',
    taxIncluded: 1,
    amount,
    netAmount: net,
    taxAmount: tax,
    exchangeRate: '1',
    localAmount: amount,
    periodFrom: day,
    periodTo: day,
    accountPeriod: period,
    explanation: { parts: [], steps: [{ kind: 'RAW', amount }] },
    isOpen: 0,
    isMissingPrice: 0,
    source: 'AUTO',
    revision: 0,
    reversalOf: null,
    reversedBy: null,
    billId: null,
    status: 2,
    remark: '',
  }
}
