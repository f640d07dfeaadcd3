import * as z from 'zod'
import { compare, isDecimal } from '../../kernel/decimal.ts'
import type { Reason } from '../../messages.ts'
import { checkContainerNo } from '../../validate/container-no.ts'
import { checkContainerSize } from '../../validate/container-size.ts'
import { checkHsCode } from '../../validate/hs-code.ts'
import { isNothing } from './goods-rules.ts'
import { amount, checked, checkedIfGiven, pieces, required, text } from '../../kernel/wire.ts'

export const containerLine = z.strictObject({
  containerNo: checked(z.string(), checkContainerNo),
  containerSize: checked(z.string(), checkContainerSize),
  sealNo: text(40).default(''),
})

const bareProductLine = z.strictObject({
  containerNo: text(20).default(''),
  productCode: text(40).default(''),
  productName: required(100),
  brandName: text(100).default(''),
  lotNo: text(40).default(''),
  /** As the papers of these goods say it; the product has one of its own. */
  hsCode: checkedIfGiven(text(20), checkHsCode).default(''),
  planPieces: pieces(),
  planPallet: pieces().nullable().default(null),
  planNet: amount('kg'),
  planGross: amount('kg').nullable().default(null),
  planVolume: amount('m3').nullable().default(null),
  /** CNY per tonne net: what fees by value go by. */
  unitPrice: amount('price').nullable().default(null),
  remark: text(500).default(''),
})

function netWithinGross(line: z.output<typeof bareProductLine>, ctx: z.RefinementCtx): void {
  const { planNet: net, planGross: gross } = line
  if (gross === null || !isDecimal(net, 'kg') || !isDecimal(gross, 'kg')) return
  if (compare(net, gross) <= 0) return
  const message = 'inboundOrder.netAboveGross' satisfies Reason
  ctx.addIssue({ code: 'custom', path: ['planNet'], message, params: { net, gross } })
}

function notNothing(line: z.output<typeof bareProductLine>, ctx: z.RefinementCtx): void {
  if (!isDecimal(line.planNet, 'kg') || !isNothing(line)) return
  const message = 'inboundOrder.nothing' satisfies Reason
  ctx.addIssue({ code: 'custom', path: ['planPieces'], message })
}

/** Of the goods of one order. */
export const linesAtMost = 50_000

export const productLine = bareProductLine.superRefine(netWithinGross).superRefine(notNothing)

export const containerRecord = z.object({
  id: z.string(),
  lineNo: z.int(),
  containerNo: z.string(),
  containerSize: z.string(),
  sealNo: z.string(),
  /** 0 closed, 1 being unloaded, 2 empty. */
  unloadStatus: z.int(),
  damageNote: z.string(),
})

export const productRecord = z.object({
  id: z.string(),
  lineNo: z.int(),
  containerNo: z.string(),
  productCode: z.string(),
  productName: z.string(),
  brandName: z.string(),
  lotNo: z.string(),
  hsCode: z.string(),
  planPieces: z.int(),
  planPallet: z.int().nullable(),
  planNet: z.string(),
  planGross: z.string().nullable(),
  planVolume: z.string().nullable(),
  /** CNY per tonne net. */
  unitPrice: z.string().nullable(),
  /** The product of the master data; null while code and name stand for none. */
  productId: z.string().nullable(),
  /** Σ of the finished plans; null until the first one. */
  actPieces: z.int().nullable(),
  actPallet: z.int().nullable(),
  actNet: z.string().nullable(),
  actGross: z.string().nullable(),
  actVolume: z.string().nullable(),
  damagePieces: z.int(),
  /** Dictionary DIFF_TYPE; '' until the goods are in. */
  diffType: z.string(),
  /** Dictionary DIFF_DECISION; '' while undecided. */
  diffDecision: z.string(),
  remark: z.string(),
})

export type InboundContainer = z.infer<typeof containerRecord>
export type InboundProduct = z.infer<typeof productRecord>
