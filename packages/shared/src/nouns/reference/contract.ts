import * as z from 'zod'
import { forbiddenStatuses } from '../../kernel/forbidden-status.ts'
import { changed, trackedOut } from '../../kernel/master-data.ts'
import { flag, noInput, pageInput, pageOutput, required, text } from '../../kernel/wire.ts'

/** Cost centers and invoice codes: short lists with a code, a name and whether they are still used. */
const named = {
  code: required(20, 'reference.codeRequired'),
  name: required(100, 'reference.nameRequired'),
  forbiddenStatus: flag().default(forbiddenStatuses.inUse),
}
const invoiceFields = {
  ...named,
  taxCategory: text(19)
    .regex(/^(\d{19})?$/, 'invoiceCode.taxShape')
    .default(''),
}

const namedOut = {
  id: z.string(),
  code: z.string(),
  name: z.string(),
  forbiddenStatus: flag(),
  ...trackedOut,
}
const costCenterRecord = z.object(namedOut)
const invoiceRecord = z.object({ ...namedOut, taxCategory: z.string() })

const pageOf = pageInput(['code', 'name', 'createTime', 'updateTime'], {
  name: text(100).optional(),
  code: text(20).optional(),
  forbiddenStatus: flag().optional(),
})
const select = z.strictObject({
  name: text(100).optional(),
  forbiddenStatusSearch: flag().optional(),
})

export const costCenter = {
  list: { input: select, output: z.array(costCenterRecord) },
  page: { input: pageOf, output: pageOutput(costCenterRecord) },
  create: { input: z.strictObject(named), output: costCenterRecord },
  update: { input: z.strictObject({ ...named, ...changed }), output: costCenterRecord },
} as const

export const invoiceCode = {
  list: { input: select, output: z.array(invoiceRecord) },
  page: { input: pageOf, output: pageOutput(invoiceRecord) },
  create: { input: z.strictObject(invoiceFields), output: invoiceRecord },
  update: { input: z.strictObject({ ...invoiceFields, ...changed }), output: invoiceRecord },
} as const

export const containerSize = {
  /** 箱型尺寸: the sizes that orders may name, with the ISO 6346 code and the size in 20-foot units. */
  all: {
    input: noInput,
    output: z.array(
      z.object({
        containerCode: z.string(),
        containerName: z.string(),
        isoCode: z.string(),
        teu: z.int(),
      }),
    ),
  },
} as const

export type CostCenterDraft = z.infer<typeof costCenter.create.input>
export type CostCenterChange = z.infer<typeof costCenter.update.input>
export type InvoiceCodeDraft = z.infer<typeof invoiceCode.create.input>
export type InvoiceCodeChange = z.infer<typeof invoiceCode.update.input>
export type ReferenceQuery = z.infer<typeof pageOf>
export type ReferenceSelect = z.infer<typeof select>
