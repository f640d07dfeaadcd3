import { z } from 'zod'
import { compare, isDecimal } from '../domain/decimal.ts'
import type { Reason } from '../messages/catalogue.ts'
import { billNoIssue } from '../validate/bill-no.ts'
import { checkContainerNo } from '../validate/container-no.ts'
import { checkContainerSize } from '../validate/container-size.ts'
import {
  amount,
  checked,
  id,
  pageInput,
  pageOutput,
  pieces,
  required,
  text,
  version,
  wireDate,
  wireDateOut,
  wireTimeOut,
} from './wire.ts'

const masterBillNo = () => checked(z.string().max(64), billNoIssue)

const containerLine = z.strictObject({
  containerNo: checked(z.string(), checkContainerNo),
  containerSize: checked(z.string(), checkContainerSize),
  sealNo: text(40).default(''),
})

const productLine = z.strictObject({
  containerNo: text(20).default(''),
  productCode: text(40).default(''),
  productName: required(100),
  brandName: text(100).default(''),
  lotNo: text(40).default(''),
  planPieces: pieces(),
  planPallet: pieces().nullable().default(null),
  planNet: amount('kg'),
  planGross: amount('kg').nullable().default(null),
  planVolume: amount('m3').nullable().default(null),
  remark: text(500).default(''),
})

/** What a clerk fills in. */
const content = {
  masterBillNo: masterBillNo(),
  customerId: id(),
  inboundType: z.string().max(10),
  businessType: z.string().max(10),
  enShipName: text(100),
  cnShipName: text(100),
  imvoy: text(40),
  expectDate: wireDate(),
  remark: text(500),
  inboundContainerList: z.array(containerLine).max(5_000),
  inboundProductList: z.array(productLine.superRefine(netWithinGross)).max(50_000),
  /** 1 submits the order for audit as well (domain.md §7.1). */
  auditStatus: z.literal(1).optional(),
}

function netWithinGross(line: z.output<typeof productLine>, ctx: z.RefinementCtx): void {
  const { planNet: net, planGross: gross } = line
  if (gross === null || !isDecimal(net, 'kg') || !isDecimal(gross, 'kg')) return
  if (compare(net, gross) <= 0) return
  const message = 'inboundOrder.netAboveGross' satisfies Reason
  ctx.addIssue({ code: 'custom', path: ['planNet'], message, params: { net, gross } })
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

const record = z.object({
  id: z.string(),
  orderNo: z.string(),
  masterBillNo: z.string(),
  splitSeq: z.int(),
  customerId: z.string(),
  customerName: z.string(),
  inboundType: z.string(),
  businessType: z.string(),
  enShipName: z.string(),
  cnShipName: z.string(),
  imvoy: z.string(),
  expectDate: wireDateOut(),
  totalPieces: z.int(),
  netWeight: z.string(),
  grossWeight: z.string(),
  volume: z.string(),
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

const containerRecord = z.object({
  id: z.string(),
  lineNo: z.int(),
  containerNo: z.string(),
  containerSize: z.string(),
  sealNo: z.string(),
})

const productRecord = z.object({
  id: z.string(),
  lineNo: z.int(),
  containerNo: z.string(),
  productCode: z.string(),
  productName: z.string(),
  brandName: z.string(),
  lotNo: z.string(),
  planPieces: z.int(),
  planPallet: z.int().nullable(),
  planNet: z.string(),
  planGross: z.string().nullable(),
  planVolume: z.string().nullable(),
  remark: z.string(),
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
      expectDateFrom: wireDate().optional(),
      expectDateTo: wireDate().optional(),
    }),
    output: pageOutput(record),
  },
  get: { input: z.strictObject({ id: id() }), output: record },
  getByBill: { input: z.strictObject({ masterBillNo: text(64) }), output: record },
  /** At least 2 characters after trimming, at most 100 numbers (spec.md §5). */
  searchMasterBillNo: {
    input: z.strictObject({ masterBillNo: text(64) }),
    output: z.array(z.object({ MASTER_BILL_NO: z.string() })),
  },
  containers: { input: z.strictObject({ id: id() }), output: z.array(containerRecord) },
  products: { input: z.strictObject({ id: id() }), output: z.array(productRecord) },
  create: {
    input: z
      .strictObject({
        ...content,
        businessType: content.businessType.default('1'),
        enShipName: content.enShipName.default(''),
        cnShipName: content.cnShipName.default(''),
        imvoy: content.imvoy.default(''),
        remark: content.remark.default(''),
        inboundContainerList: content.inboundContainerList.default([]),
        inboundProductList: content.inboundProductList.default([]),
      })
      .superRefine(containersOnce),
    output: record,
  },
  /** Changes what is given of a draft or rejected order and leaves the rest; a list that is given replaces the old one. */
  update: {
    input: z
      .strictObject(content)
      .partial()
      .extend({ id: id(), version: version() })
      .superRefine(containersOnce),
    output: record,
  },
  /** type 2 passes, 3 rejects with a reason. */
  audit: {
    input: z
      .strictObject({
        id: id(),
        type: z.union([z.literal(2), z.literal(3)]),
        msg: text(500).default(''),
      })
      .refine((value) => value.type === 2 || value.msg.trim() !== '', {
        path: ['msg'],
        message: 'inboundOrder.reasonRequired',
      }),
    output: record,
  },
} as const

export const importResult = z.object({
  orders: z.int(),
  containers: z.int(),
  products: z.int(),
  orderNos: z.array(z.string()),
})

export type InboundOrder = z.infer<typeof record>
export type InboundContainer = z.infer<typeof containerRecord>
export type InboundProduct = z.infer<typeof productRecord>
export type InboundOrderDraft = z.infer<typeof inboundOrder.create.input>
export type InboundOrderDraftInput = z.input<typeof inboundOrder.create.input>
export type InboundOrderChange = z.infer<typeof inboundOrder.update.input>
export type InboundOrderQuery = z.infer<typeof inboundOrder.page.input>
export type InboundOrderAudit = z.infer<typeof inboundOrder.audit.input>
