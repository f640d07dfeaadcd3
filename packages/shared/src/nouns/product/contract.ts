import * as z from 'zod'
import { checkBarcode } from '../../validate/barcode.ts'
import { checkHsCode } from '../../validate/hs-code.ts'
import { checkUnNo } from '../../validate/un-no.ts'
import {
  changed,
  entry,
  entryOf,
  keyword,
  stopInput,
  stopOut,
  trackedOut,
} from '../../kernel/master-data.ts'
import {
  amount,
  checkedIfGiven,
  flag,
  id,
  pageInput,
  pageOutput,
  required,
  seenRows,
  text,
  wireTimeOut,
} from '../../kernel/wire.ts'
import { standingsAtOnce, writtenGoods } from './written-goods.ts'

const editable = {
  productName: required(100, 'product.nameRequired'),
  /** Dictionary MEASURING_UNIT. */
  measuringUnit: entryOf(),
  productCode: text(40).default(''),
  barcode: checkedIfGiven(text(40), checkBarcode),
  enName: text(100).default(''),
  hsCode: checkedIfGiven(text(20), checkHsCode),
  spec: text(200).default(''),
  /** Dictionary PRODUCT_TYPE. */
  productType: entry(),
  /** Dictionary AUX_UNIT. */
  auxUnit: entry(),
  unitWeight: amount('kg').nullable().default(null),
  unitVolume: amount('m3').nullable().default(null),
  isReel: flag().default(0),
  isFutures: flag().default(0),
  futuresCode: text(20).default(''),
  lotPerUnit: amount('qty').nullable().default(null),
  isDanger: flag().default(0),
  unNo: checkedIfGiven(text(10), checkUnNo),
  shelfDays: z.int().min(1).max(36_500).nullable().default(null),
  remark: text(500).default(''),
}

type Marks = { isFutures?: 0 | 1; futuresCode?: string; isDanger?: 0 | 1; unNo?: string }

/** Futures goods are known to the exchange by a code, dangerous ones to everybody by their UN number. */
const marksHold = (value: Marks, ctx: z.RefinementCtx) => {
  if (value.isFutures === 1 && !value.futuresCode?.trim())
    ctx.addIssue({ code: 'custom', path: ['futuresCode'], message: 'product.futuresCodeRequired' })
  if (value.isDanger === 1 && !value.unNo?.trim())
    ctx.addIssue({ code: 'custom', path: ['unNo'], message: 'product.unNoRequired' })
}

const record = z.object({
  id: z.string(),
  productCode: z.string(),
  productName: z.string(),
  barcode: z.string(),
  enName: z.string(),
  hsCode: z.string(),
  spec: z.string(),
  productType: z.string(),
  measuringUnit: z.string(),
  auxUnit: z.string(),
  unitWeight: z.string().nullable(),
  unitVolume: z.string().nullable(),
  isReel: flag(),
  isFutures: flag(),
  futuresCode: z.string(),
  lotPerUnit: z.string().nullable(),
  isDanger: flag(),
  unNo: z.string(),
  shelfDays: z.int().nullable(),
  remark: z.string(),
  auditStatus: z.int(),
  submitBy: z.string().nullable(),
  submitTime: wireTimeOut().nullable(),
  forbiddenStatus: flag(),
  stopReason: z.string(),
  ...trackedOut,
})

/** A product as selects show it. */
const choice = z.object({
  id: z.string(),
  productCode: z.string(),
  productName: z.string(),
  barcode: z.string(),
  enName: z.string(),
  spec: z.string(),
  hsCode: z.string(),
  productType: z.string(),
  measuringUnit: z.string(),
  auxUnit: z.string(),
  unitWeight: z.string().nullable(),
  unitVolume: z.string().nullable(),
  isReel: flag(),
  isFutures: flag(),
  isDanger: flag(),
})

const productSortable = ['productCode', 'productName', 'createTime', 'updateTime'] as const

export const product = {
  page: {
    input: pageInput(productSortable, {
      productName: text(100).optional(),
      productCode: text(40).optional(),
      barcode: text(40).optional(),
      hsCode: text(20).optional(),
      productType: text(20).optional(),
      auditStatus: z.int().min(0).max(3).optional(),
      forbiddenStatus: flag().optional(),
    }),
    output: pageOutput(record),
  },
  get: { input: z.strictObject({ id: id() }), output: record },
  /** Products that a new order may name: audited and in use; found by code, name or barcode. */
  select: { input: z.strictObject({ keyword: keyword() }), output: z.array(choice) },
  /** Every product there is, for old orders too. */
  all: {
    input: z.strictObject({ keyword: keyword() }),
    output: z.array(choice.extend({ auditStatus: z.int(), forbiddenStatus: flag() })),
  },
  /** Which product stands behind each code and name that people wrote for goods, in their order. */
  standings: {
    input: z.strictObject({ written: z.array(writtenGoods).min(1).max(standingsAtOnce) }),
    output: z.array(
      z.object({
        /** Only a usable product may be on an order that is submitted. */
        kind: z.enum(['usable', 'pending', 'several', 'unusable', 'unknown']),
        /** The product, where one is meant. */
        product: z.object({ productCode: z.string(), productName: z.string() }).nullable(),
      }),
    ),
  },
  create: { input: z.strictObject(editable).superRefine(marksHold), output: record },
  update: {
    input: z.strictObject({ ...editable, ...changed }).superRefine(marksHold),
    output: record,
  },
  /** Puts drafts and rejected products up for audit, all of them or none. */
  submit: { input: z.strictObject(seenRows), output: z.array(record) },
  /** type 2 passes, 3 rejects with a reason. */
  audit: {
    input: z
      .strictObject({
        ...seenRows,
        type: z.union([z.literal(2), z.literal(3)]),
        msg: text(500).default(''),
      })
      .refine((value) => value.type === 2 || value.msg.trim() !== '', {
        path: ['msg'],
        message: 'product.reasonRequired',
      }),
    output: z.array(record),
  },
  setStopped: { input: stopInput, output: record },
} as const

const brandFields = {
  brandName: required(100, 'productBrand.nameRequired'),
  originCountry: text(40).default(''),
  factoryNo: text(40).default(''),
}

const brandRecord = z.object({
  id: z.string(),
  brandName: z.string(),
  originCountry: z.string(),
  factoryNo: z.string(),
  ...stopOut,
  ...trackedOut,
})

export const productBrand = {
  page: {
    input: pageInput(['brandName', 'createTime', 'updateTime'], {
      brandName: text(100).optional(),
      isStop: flag().optional(),
    }),
    output: pageOutput(brandRecord),
  },
  create: { input: z.strictObject(brandFields), output: brandRecord },
  update: { input: z.strictObject({ ...brandFields, ...changed }), output: brandRecord },
  setStopped: { input: stopInput, output: brandRecord },
} as const

const singleFields = { productId: id(), brandId: id(), grade: text(40).default('') }

const singleRecord = z.object({
  id: z.string(),
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  grade: z.string(),
  ...stopOut,
  ...trackedOut,
})

export const productSingle = {
  page: {
    input: pageInput(['grade', 'createTime', 'updateTime'], {
      productId: id().optional(),
      brandId: id().optional(),
      grade: text(40).optional(),
      isStop: flag().optional(),
    }),
    output: pageOutput(singleRecord),
  },
  create: { input: z.strictObject(singleFields), output: singleRecord },
  update: { input: z.strictObject({ ...singleFields, ...changed }), output: singleRecord },
  setStopped: { input: stopInput, output: singleRecord },
} as const

export type ProductChoice = z.infer<typeof choice>
export type ProductStanding = z.infer<typeof product.standings.output>[number]
export type ProductDraft = z.infer<typeof product.create.input>
export type ProductChange = z.infer<typeof product.update.input>
export type ProductQuery = z.infer<typeof product.page.input>
export type ProductAudit = z.infer<typeof product.audit.input>
export type ProductBrandDraft = z.infer<typeof productBrand.create.input>
export type ProductBrandChange = z.infer<typeof productBrand.update.input>
export type ProductBrandQuery = z.infer<typeof productBrand.page.input>
export type ProductSingle = z.infer<typeof singleRecord>
export type ProductSingleDraft = z.infer<typeof productSingle.create.input>
export type ProductSingleChange = z.infer<typeof productSingle.update.input>
export type ProductSingleQuery = z.infer<typeof productSingle.page.input>
