import * as z from 'zod'
import type { Reason } from '../../messages.ts'
import { billNoIssue } from '../../validate/bill-no.ts'
import { checkBondedInventoryNo } from '../../validate/bonded-inventory-no.ts'
import { checkPhone } from '../../validate/phone.ts'
import { goodsLine } from './goods-line.ts'
import { normalizeCode } from '../../validate/text.ts'
import { entryOf } from '../../kernel/master-data.ts'
import {
  checked,
  checkedIfGiven,
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

const masterBillNo = () => checked(text(64), billNoIssue)
export const bondInvtNo = () =>
  checkedIfGiven(text(40), (value) => checkBondedInventoryNo(normalizeCode(value)))

/** What a clerk or customer fills in. */
const content = {
  masterBillNo: masterBillNo(),
  customerId: id(),
  outboundType: entryOf(),
  businessType: text(20),
  pickDate: wireDate(),
  receiver: text(100),
  receiverPhone: checkedIfGiven(text(40), checkPhone),
  receiveAddress: text(200),
  carrierId: id().nullable(),
  bondInvtNo: bondInvtNo(),
  passportNo: text(40),
  remark: text(500),
  lines: z.array(goodsLine).max(1_000),
  /** 1 submits the order for audit as well. */
  auditStatus: z.literal(1).optional(),
}

const record = z.object({
  id: z.string(),
  orderNo: z.string(),
  masterBillNo: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  /** On which it stands since its submission; null without one. */
  contractId: z.string().nullable(),
  outboundType: z.string(),
  businessType: z.string(),
  bondedFlag: flag(),
  pickDate: wireDateOut(),
  receiver: z.string(),
  receiverPhone: z.string(),
  receiveAddress: z.string(),
  carrierId: z.string().nullable(),
  carrierName: z.string(),
  bondInvtNo: z.string(),
  passportNo: z.string(),
  remark: z.string(),
  totalQty: z.string(),
  totalPieces: z.int(),
  netWeight: z.string(),
  outQty: z.string(),
  outPieces: z.int(),
  outNet: z.string(),
  outDate: wireDateOut().nullable(),
  outboundStatus: z.int(),
  auditStatus: z.int(),
  submitBy: z.string().nullable(),
  submitTime: wireTimeOut().nullable(),
  closeReason: z.string(),
  version: z.int(),
  createBy: z.string(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

/** As a list shows it. */
const listRecord = record.extend({
  /** Plates of the trucks that are sent for it, in the order of their instructions. */
  plates: z.array(z.string()),
})

const lineRecord = z.object({
  id: z.string(),
  lineNo: z.int(),
  lotId: z.string().nullable(),
  lotNo: z.string(),
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  brandName: z.string(),
  unit: z.string(),
  qty: z.string(),
  pieces: z.int(),
  net: z.string(),
  remark: z.string(),
  /** What nobody has been promised of the lots that could serve the line. */
  available: z.string(),
})

const allocationRecord = z.object({
  id: z.string(),
  lineId: z.string(),
  lotId: z.string(),
  lotNo: z.string(),
  locationCode: z.string(),
  containerNo: z.string(),
  /** 批号, as the goods came with it. */
  batchNo: z.string(),
  qty: z.string(),
  pieces: z.int(),
  pallets: z.int(),
  net: z.string(),
  loadedQty: z.string(),
  loadedPieces: z.int(),
  loadedPallets: z.int(),
})

const lotRecord = z.object({
  lotId: z.string(),
  lotNo: z.string(),
  /** As the papers of the goods call it. */
  batchNo: z.string(),
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  brandName: z.string(),
  unit: z.string(),
  containerNo: z.string(),
  locationCode: z.string(),
  productStatus: z.string(),
  bondedFlag: flag(),
  inDate: wireDateOut(),
  onHandQty: z.string(),
  onHandPieces: z.int(),
  onHandNet: z.string(),
  available: z.string(),
  availablePieces: z.int(),
  /** The closed location in or under which it lies (status 2 locked, 3 being counted): nothing of it can be promised. */
  closed: z.object({ code: z.string(), status: z.int(), reason: z.string() }).nullable(),
})

const ofOrder = z.strictObject({ id: id() })
const seenOrder = { id: id(), version: seenVersion() }
const whyNot = z.strictObject({ ...seenOrder, msg: text(500).default('') })

export const outboundOrderSortable = [
  'orderNo',
  'masterBillNo',
  'pickDate',
  'createTime',
  'totalQty',
] as const

export const outboundOrder = {
  page: {
    input: pageInput(outboundOrderSortable, {
      orderNo: text(40).optional(),
      masterBillNo: text(64).optional(),
      customerId: id().optional(),
      outboundStatus: z.int().min(0).max(9).optional(),
      outboundType: text(20).optional(),
      pickDateFrom: wireDate().optional(),
      pickDateTo: wireDate().optional(),
      /** A day on which goods of the order left. */
      moveDate: wireDate().optional(),
      /** A part of the plate of a truck that is sent for it. */
      plateNo: text(20).optional(),
    }),
    output: pageOutput(listRecord),
  },
  get: { input: ofOrder, output: record },
  lines: { input: ofOrder, output: z.array(lineRecord) },
  allocations: { input: ofOrder, output: z.array(allocationRecord) },
  /** Bills of lading under which a customer has goods. */
  bills: {
    input: z.strictObject({ customerId: id() }),
    output: z.array(z.object({ masterBillNo: z.string() })),
  },
  /** The lots of a customer on a bill of lading with something available, the oldest first. */
  stock: {
    input: z.strictObject({ customerId: id(), masterBillNo: text(64) }),
    output: z.array(lotRecord),
  },
  create: {
    input: z.strictObject({
      ...content,
      businessType: content.businessType.default('1'),
      receiver: content.receiver.default(''),
      receiveAddress: content.receiveAddress.default(''),
      carrierId: content.carrierId.default(null),
      passportNo: content.passportNo.default(''),
      remark: content.remark.default(''),
      lines: content.lines.default([]),
    }),
    output: record,
  },
  /** Changes what is given of a draft or rejected order and leaves the rest; lines that are given replace the old ones. */
  update: {
    input: z
      .strictObject({
        ...content,
        receiverPhone: content.receiverPhone.unwrap(),
        bondInvtNo: content.bondInvtNo.unwrap(),
      })
      .partial()
      .extend({ id: id(), version: version() }),
    output: record,
  },
  withdraw: { input: z.strictObject({ id: id(), version: version() }), output: record },
  /** type 2 passes and reserves the goods, 3 rejects with a reason. */
  audit: {
    input: z
      .strictObject({
        ...seenOrder,
        type: z.union([z.literal(2), z.literal(3)]),
        msg: text(500).default(''),
      })
      .refine((value) => value.type === 2 || value.msg.trim() !== '', {
        path: ['msg'],
        message: 'outboundOrder.reasonRequired' satisfies Reason,
      }),
    output: record,
  },
  cancel: { input: whyNot, output: record },
  closeShort: { input: whyNot, output: record },
  finish: { input: z.strictObject(seenOrder), output: record },
} as const

export type OutboundOrder = z.infer<typeof record>
export type OutboundListRow = z.infer<typeof listRecord>
export type OutboundLine = z.infer<typeof lineRecord>
export type OutboundAllocation = z.infer<typeof allocationRecord>
export type OutboundLot = z.infer<typeof lotRecord>
export type OutboundOrderDraft = z.infer<typeof outboundOrder.create.input>
export type OutboundOrderDraftInput = z.input<typeof outboundOrder.create.input>
export type OutboundOrderChange = z.infer<typeof outboundOrder.update.input>
export type OutboundOrderQuery = z.infer<typeof outboundOrder.page.input>
export type OutboundOrderAudit = z.infer<typeof outboundOrder.audit.input>
