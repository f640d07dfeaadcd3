import * as z from 'zod'
import { customerMove } from '../fee-line/rerate.ts'
import { newPrice, period, tariffLines, tariffRecord } from '../tariff/contract.ts'
import {
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
} from '../../kernel/wire.ts'

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

/**
 * The quotation of a contract as it is saved with it. When no lines are given, those of an enabled cost list stand in,
 * or those that another contract has in use.
 */
export const quotationDraft = z.strictObject({
  validFrom: wireDate().optional(),
  validTo: wireDate().optional(),
  costListId: id().optional(),
  likeContractId: id().optional(),
  details: tariffLines().default([]),
})

const tierRecord = z.object({
  bjdId: z.string(),
  detailId: z.string(),
  feeCode: z.string(),
  feeName: z.string(),
  feeNameEn: z.string(),
  calcMethod: z.string(),
  unit: z.string(),
  currency: z.string(),
  tierMode: z.string().nullable(),
  rowNo: z.int(),
  fromValue: z.string(),
  toValue: z.string().nullable(),
  price: z.string(),
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
  /** The first prices of a contract that has none yet. */
  create: {
    input: z.strictObject({
      contractId: id(),
      ...period,
      costListId: id().nullable().default(null),
      details: tariffLines().min(1, 'quotation.linesRequired'),
    }),
    output: quotationRecord,
  },
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
  /** What new lines of a quotation would move of the fees that nobody has audited, were they passed. */
  previewPrices: {
    input: z.strictObject({ id: id(), details: tariffLines().min(1, 'quotation.linesRequired') }),
    output: z.object({ customers: z.array(customerMove) }),
  },
  /** The workbook of prices, with the lines of a quotation or with none. */
  template: { input: z.strictObject({ id: id().optional() }) },
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
export type QuotationCreation = z.infer<typeof quotation.create.input>
export type QuotationChange = z.infer<typeof quotation.save.input>
export type QuotationPrices = z.infer<typeof quotation.updatePrices.input>
export type PricePreview = z.infer<typeof quotation.previewPrices.output>
export type QuotationStop = z.infer<typeof quotation.setStopped.input>
export type QuotationTier = z.infer<typeof tierRecord>
