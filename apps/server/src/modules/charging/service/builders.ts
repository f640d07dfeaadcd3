import { periodOf } from '@yuncang/shared/nouns/bill/rules'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { plainTerms } from '@yuncang/shared/nouns/tariff/rating/types'
import type {
  BookDetail,
  Business,
  FeeScope,
  LineRow,
  PriceBook,
  PricedLine,
  StorageFacts,
  WorkFacts,
} from './facts.ts'
import type { LedgerEntry } from './stock-lot.ts'

/* What tests of the pure steps are written with: facts and lines with only the fields that matter. */

export const aBusiness: Business = {
  module: businessModules.inboundOrder,
  businessId: 'order',
  businessNo: 'RK1',
  masterBillNo: 'BL1',
  customerId: 'customer',
  customerName: 'Customer',
}

/** 10.00 CNY per tonne of goods in, 6 % inside. */
export const aDetail = (fields: Partial<BookDetail> = {}): BookDetail => ({
  detailId: 'd1',
  feeCode: 'RKF',
  feeName: '入库费',
  feeNameEn: 'Inbound handling',
  jfmoduleId: 'RK',
  calcMethod: 'UNIT',
  unit: '吨',
  price: '10',
  currency: 'CNY',
  taxRate: '0.06',
  taxIncluded: 1,
  ...plainTerms,
  ...fields,
})

const fee = (feeCode: string, jfmoduleId: string, defaultUnit: string) =>
  [
    feeCode,
    {
      feeCode,
      feeName: feeCode,
      feeNameEn: feeCode,
      jfmoduleId,
      recPay: 1,
      forbiddenStatus: 0,
      defaultUnit,
      taxRate: '0.06',
    },
  ] as const

type Quoted = {
  details: readonly BookDetail[]
  bjdId?: string
  version?: number
  validFrom?: string
  validTo?: string
}

/** Prices of the customer: one passed quotation after the other, all of 2025 unless they say otherwise. */
export const aBook = (
  quotations: readonly Quoted[],
  fields: Partial<PriceBook> = {},
): PriceBook => ({
  fees: new Map([
    fee('RKF', 'RK', '吨'),
    fee('XXF', 'ZX', '箱'),
    fee('CCF', 'CC', '吨'),
    fee('YSF', 'YS', '车'),
  ]),
  standards: [],
  quotations: new Map([
    [
      aBusiness.customerId,
      quotations.map((each, at) => ({
        bjdId: `q${at + 1}`,
        customerId: aBusiness.customerId,
        contractId: 'contract',
        version: at + 1,
        validFrom: '2025-01-01',
        validTo: '2025-12-31',
        auditStatus: 2,
        isStop: 0,
        ...each,
      })),
    ],
  ]),
  costLists: new Map(),
  contracts: new Map(),
  rates: new Map(),
  dayCountMode: 'HEAD_ONLY',
  ...fields,
})

export const workFees: FeeScope = {
  modules: ['RK', 'ZX'],
  main: 'RK',
  methods: ['FIXED', 'UNIT', 'TIER_QTY'],
  listMethod: 'UNIT',
  isFreeUnpriced: true,
}

export const someGoods = (net: string, fields: Partial<WorkFacts['goods'][number]> = {}) => ({
  pieces: 1,
  pallets: 1,
  net,
  volume: '0',
  traits: { productName: '20号标准胶' },
  ...fields,
})

export const someWork = (fields: Partial<WorkFacts> = {}): WorkFacts => ({
  kind: 'WORK',
  business: aBusiness,
  book: aBook([{ details: [aDetail()] }]),
  existing: [],
  bizDate: '2025-03-05',
  goods: [someGoods('2500')],
  containerSizes: [],
  trucks: 0,
  businessType: '1',
  isEstimate: false,
  ...fields,
})

export const storageFees: FeeScope = {
  modules: ['CC'],
  main: 'CC',
  methods: ['FIXED', 'UNIT', 'DAY_UNIT', 'TIER_DAY', 'PERCENT_YEAR'],
  listMethod: 'DAY_UNIT',
  isFreeUnpriced: false,
}

/** 1.00 CNY per tonne and day. */
export const aStoragePrice = (fields: Partial<BookDetail> = {}): BookDetail =>
  aDetail({ feeCode: 'CCF', jfmoduleId: 'CC', calcMethod: 'DAY_UNIT', price: '1', ...fields })

/** A movement of so many kilograms; what leaves is negative. */
export const moved = (
  id: string,
  bizDate: string,
  net: string,
  fields: Partial<LedgerEntry> = {},
): LedgerEntry => ({
  id,
  type: net.startsWith('-') ? 'OUT' : 'IN',
  bizDate,
  reversalOf: null,
  pieces: 1,
  pallets: 1,
  net,
  volume: '0',
  ...fields,
})

export const someLot = (
  entries: readonly LedgerEntry[],
  fields: Partial<StorageFacts['lots'][number]> = {},
): StorageFacts['lots'][number] => ({
  rootLotId: 'root',
  inDate: entries[0]?.bizDate ?? '',
  entries,
  traits: {},
  ...fields,
})

/** Ten tonnes from 1 March 2025 on. */
export const someStorage = (fields: Partial<StorageFacts> = {}): StorageFacts => ({
  kind: 'STORAGE',
  business: aBusiness,
  book: aBook([{ details: [aStoragePrice()] }]),
  existing: [],
  lots: [someLot([moved('in', '2025-03-01', '10000')])],
  until: '2025-03-31',
  ...fields,
})

const time = '2025-04-01T00:00:00.000Z'

/** A line as it stands in the database. */
export const stored = (line: PricedLine, fields: Partial<LineRow> = {}): LineRow => ({
  ...line,
  id: 'line',
  tenantNode: 'node',
  jtNo: 'JT1',
  revision: 0,
  reversalOf: null,
  reversedBy: null,
  billId: null,
  splitNo: null,
  sendBackReason: '',
  accountPeriod: periodOf(line.periodTo),
  status: 0,
  createBy: 'u',
  createTime: time,
  updateBy: 'u',
  updateTime: time,
  version: 1,
  isDeleted: 0,
  ...fields,
})
