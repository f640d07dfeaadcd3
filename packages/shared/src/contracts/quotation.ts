import { z } from 'zod'
import { period, tariffLine, tariffLines, tariffRecord } from './tariff.ts'
import {
  amount,
  flag,
  id,
  noInput,
  pageInput,
  pageOutput,
  text,
  version,
  wireDate,
  wireDateOut,
  wireTimeOut,
} from './wire.ts'

const head = z.object({
  bjdId: z.string(),
  bjdNo: z.string(),
  /** 0 while it has never been passed; then 1, 2, … of the same bjdNo. */
  revision: z.int(),
  contractId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  costListId: z.string().nullable(),
  validFrom: wireDateOut(),
  validTo: wireDateOut(),
  auditStatus: z.int(),
  isStop: flag(),
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

export const quotationRecord = head.extend({ details: z.array(tariffRecord) })

/** The quotation of a contract as it is saved with it. Lines of an enabled cost list stand in when none are given. */
export const quotationDraft = z.strictObject({
  validFrom: wireDate().optional(),
  validTo: wireDate().optional(),
  costListId: id().optional(),
  details: tariffLines().default([]),
})

const tierRecord = z.object({
  bjdId: z.string(),
  detailId: z.string(),
  feeCode: z.string(),
  feeName: z.string(),
  calcMethod: z.string(),
  unit: z.string(),
  currency: z.string(),
  tierMode: z.string().nullable(),
  rowNo: z.int(),
  fromValue: z.string(),
  toValue: z.string().nullable(),
  price: z.string(),
})

/** A new price of one line; a line with tiers gets new tiers. */
const newPrice = z.strictObject({
  detailId: id(),
  price: amount('price').optional(),
  minCharge: amount('money').nullable().optional(),
  maxCharge: amount('money').nullable().optional(),
  tiers: tariffLine.shape.tiers.removeDefault().optional(),
})

export const quotation = {
  page: {
    input: pageInput(['bjdNo', 'validFrom', 'validTo', 'createTime'], {
      bjdNo: text(40).optional(),
      customerId: id().optional(),
      contractId: id().optional(),
      auditStatus: z.int().min(0).max(3).optional(),
      isStop: flag().optional(),
    }),
    output: pageOutput(head),
  },
  get: { input: z.strictObject({ id: id() }), output: quotationRecord },
  /** Quotations that prices may come from today: passed, not stopped, within their dates. */
  usable: { input: z.strictObject({ customerId: id().optional() }), output: z.array(head) },
  status: {
    input: z.strictObject({ id: id() }),
    output: head.pick({
      bjdId: true,
      bjdNo: true,
      revision: true,
      auditStatus: true,
      isStop: true,
    }),
  },
  byContract: { input: z.strictObject({ contractId: id() }), output: z.array(head) },
  byCostLists: {
    input: z.strictObject({ costListIds: z.array(id()).min(1).max(200) }),
    output: z.array(head),
  },
  /** The lines of a cost list, as a quotation would take them over. */
  linesOfCostList: { input: z.strictObject({ costListId: id() }), output: z.array(tariffRecord) },
  /** Changes the lines of a contract's quotation; one that has been passed gets a new version to be audited. */
  save: {
    input: z.strictObject({
      id: id(),
      version: version(),
      ...period,
      details: tariffLines().min(1),
    }),
    output: quotationRecord,
  },
  /** New prices for some lines, in the same way. */
  updatePrices: {
    input: z.strictObject({
      id: id(),
      version: version(),
      details: z.array(newPrice).min(1).max(500),
    }),
    output: quotationRecord,
  },
  setStopped: {
    input: z.strictObject({ id: id(), version: version(), isStop: flag() }),
    output: head,
  },
} as const

export const stepwiseQuotation = {
  all: { input: noInput, output: z.array(tierRecord) },
  byCustomer: { input: z.strictObject({ customerId: id() }), output: z.array(tierRecord) },
} as const

export type QuotationHead = z.infer<typeof head>
export type Quotation = z.infer<typeof quotationRecord>
export type QuotationDraft = z.infer<typeof quotationDraft>
export type QuotationQuery = z.infer<typeof quotation.page.input>
export type QuotationChange = z.infer<typeof quotation.save.input>
export type QuotationPrices = z.infer<typeof quotation.updatePrices.input>
export type QuotationStop = z.infer<typeof quotation.setStopped.input>
export type QuotationTier = z.infer<typeof tierRecord>
