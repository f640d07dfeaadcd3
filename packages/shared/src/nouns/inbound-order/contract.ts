import * as z from 'zod'
import type { Reason } from '../../messages.ts'
import { billNoIssue } from '../../validate/bill-no.ts'
import { containerLine, containerRecord, linesAtMost, productLine, productRecord } from './lines.ts'
import {
  checked,
  flag,
  id,
  pageInput,
  pageOutput,
  seenVersion,
  text,
  version,
  wireDate,
  wireDateOut,
  wireTimeOut,
} from '../../kernel/wire.ts'

const masterBillNo = () => checked(z.string().max(64), billNoIssue)

/** What a clerk fills in. */
const content = {
  masterBillNo: masterBillNo(),
  customerId: id(),
  /** 货权客户; null when the customer owns the goods. */
  hqCustomerId: id().nullable(),
  contractId: id().nullable(),
  houseBillNo: text(64),
  inboundType: z.string().max(10),
  businessType: z.string().max(10),
  /** Not given with a new order: bonded for types 1, 2 and 3 (docs/domain/inbound.md#actions). */
  bondedFlag: flag().optional(),
  /** Where the goods are wanted: a warehouse, an area or a row. */
  storageAreaId: id().nullable(),
  eta: wireDate().nullable(),
  ata: wireDate().nullable(),
  portCode: text(20),
  /** Dictionary TRADE_TYPE. */
  tradeType: z.string().max(10),
  isFillBag: flag(),
  enShipName: text(100),
  cnShipName: text(100),
  imvoy: text(40),
  expectDate: wireDate(),
  remark: text(500),
  inboundContainerList: z.array(containerLine).max(5_000),
  inboundProductList: z.array(productLine).max(linesAtMost),
  /** 1 submits the order for audit as well (docs/domain/inbound.md#actions). */
  auditStatus: z.literal(1).optional(),
}
/** What clerks leave blank. */
const blanks = {
  hqCustomerId: content.hqCustomerId.default(null),
  contractId: content.contractId.default(null),
  houseBillNo: content.houseBillNo.default(''),
  businessType: content.businessType.default('1'),
  storageAreaId: content.storageAreaId.default(null),
  eta: content.eta.default(null),
  ata: content.ata.default(null),
  portCode: content.portCode.default(''),
  tradeType: content.tradeType.default(''),
  isFillBag: content.isFillBag.default(0),
  enShipName: content.enShipName.default(''),
  cnShipName: content.cnShipName.default(''),
  imvoy: content.imvoy.default(''),
  remark: content.remark.default(''),
  inboundContainerList: content.inboundContainerList.default([]),
  inboundProductList: content.inboundProductList.default([]),
}

type Containers = { inboundContainerList?: { containerNo: string }[] | undefined }

function containersOnce({ inboundContainerList = [] }: Containers, ctx: z.RefinementCtx): void {
  const seen = new Set<string>()
  for (const [index, { containerNo }] of inboundContainerList.entries()) {
    const message = 'inboundOrder.containerTwice' satisfies Reason
    const path = ['inboundContainerList', index, 'containerNo']
    if (seen.has(containerNo)) ctx.addIssue({ code: 'custom', path, message, params: {} })
    seen.add(containerNo)
  }
}

/** An order as a form holds it: all of it, so that a blank is a blank. */
export const inboundOrderForm = z
  .strictObject({ ...content, ...blanks })
  .superRefine(containersOnce)

export const inboundOrderRecord = z.object({
  id: z.string(),
  orderNo: z.string(),
  masterBillNo: z.string(),
  splitSeq: z.int(),
  houseBillNo: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  /** Null when the customer owns the goods. */
  hqCustomerId: z.string().nullable(),
  hqCustomerName: z.string().nullable(),
  contractId: z.string().nullable(),
  bjdId: z.string().nullable(),
  bondedFlag: flag(),
  storageAreaId: z.string().nullable(),
  inboundType: z.string(),
  businessType: z.string(),
  enShipName: z.string(),
  cnShipName: z.string(),
  imvoy: z.string(),
  expectDate: wireDateOut(),
  eta: wireDateOut().nullable(),
  ata: wireDateOut().nullable(),
  portCode: z.string(),
  tradeType: z.string(),
  isFillBag: flag(),
  /** Day of the last goods in. */
  inboundDate: wireDateOut().nullable(),
  /** 1: passed the customs gate. */
  isCard: flag(),
  /** 核放单号 with which it passed, where it was given. */
  passportNo: z.string(),
  monthAgency: flag(),
  startTime: wireTimeOut().nullable(),
  totalPieces: z.int(),
  netWeight: z.string(),
  grossWeight: z.string(),
  volume: z.string(),
  /** What came, once all of it is in; null until then. */
  actPieces: z.int().nullable(),
  actNet: z.string().nullable(),
  actGross: z.string().nullable(),
  actVolume: z.string().nullable(),
  remark: z.string(),
  orderStatus: z.int(),
  auditStatus: z.int(),
  submitBy: z.string().nullable(),
  submitTime: wireTimeOut().nullable(),
  version: z.int(),
  createBy: z.string(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

const inboundOrderSortable = [
  'orderNo',
  'masterBillNo',
  'expectDate',
  'createTime',
  'netWeight',
] as const

export const inboundOrder = {
  page: {
    input: pageInput(inboundOrderSortable, {
      masterBillNo: text(64).optional(),
      customerId: id().optional(),
      orderStatus: z.int().min(0).max(9).optional(),
      inboundType: z.string().max(10).optional(),
      bondedFlag: flag().optional(),
      expectDateFrom: wireDate().optional(),
      expectDateTo: wireDate().optional(),
      /** A day on which goods of the order came in. */
      moveDate: wireDate().optional(),
      /** 1: bonded orders that wait for the customs gate. */
      toCard: z.literal(1).optional(),
      /** 1: drafts that customers wrote, for their clerk to submit. */
      toSubmit: z.literal(1).optional(),
    }),
    output: pageOutput(inboundOrderRecord),
  },
  get: { input: z.strictObject({ id: id() }), output: inboundOrderRecord },
  getByBill: { input: z.strictObject({ masterBillNo: text(64) }), output: inboundOrderRecord },
  /** At least 2 characters after trimming, at most 100 numbers (docs/domain/interface.md#searches). */
  searchMasterBillNo: {
    input: z.strictObject({ masterBillNo: text(64) }),
    output: z.array(z.object({ MASTER_BILL_NO: z.string() })),
  },
  containers: { input: z.strictObject({ id: id() }), output: z.array(containerRecord) },
  /** All lines, or the first `size` of them: a page shows these while the others are on their way. */
  products: {
    input: z.strictObject({ id: id(), size: z.int().min(1).max(1_000).optional() }),
    output: z.array(productRecord),
  },
  create: {
    input: inboundOrderForm.safeExtend({
      /** 1, 2, 3 … of a bill that comes in several deliveries; 0 of one that comes in one. */
      splitSeq: z.int().min(0).max(999).default(0),
    }),
    output: inboundOrderRecord,
  },
  /**
   * Changes what is given of a draft or rejected order and leaves the rest; a list that is given replaces the old one.
   * auditStatus 1 submits it, 0 withdraws what oneself submitted. From status 2 on only the remark changes.
   */
  update: {
    input: z
      .strictObject(content)
      .partial()
      .extend({
        id: id(),
        version: version(),
        auditStatus: z.union([z.literal(0), z.literal(1)]).optional(),
      })
      .superRefine(containersOnce),
    output: inboundOrderRecord,
  },
  /** type 2 passes, 3 rejects with a reason. */
  audit: {
    input: z
      .strictObject({
        id: id(),
        version: seenVersion(),
        type: z.union([z.literal(2), z.literal(3)]),
        msg: text(500).default(''),
      })
      .refine((value) => value.type === 2 || value.msg.trim() !== '', {
        path: ['msg'],
        message: 'inboundOrder.reasonRequired',
      }),
    output: inboundOrderRecord,
  },
} as const

/** What an import made; the first hundred orders by number and, in the same order, by id. */
export const importResult = z.object({
  orders: z.int(),
  containers: z.int(),
  products: z.int(),
  orderNos: z.array(z.string()),
  orderIds: z.array(z.string()),
})

export type ImportedOrders = z.infer<typeof importResult>
export type InboundOrder = z.infer<typeof inboundOrderRecord>
export type InboundOrderDraft = z.infer<typeof inboundOrder.create.input>
export type InboundOrderDraftInput = z.input<typeof inboundOrder.create.input>
export type InboundOrderChange = z.infer<typeof inboundOrder.update.input>
export type InboundOrderQuery = z.infer<typeof inboundOrder.page.input>
export type InboundOrderAudit = z.infer<typeof inboundOrder.audit.input>
