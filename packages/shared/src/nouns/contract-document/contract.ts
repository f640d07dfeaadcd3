import * as z from 'zod'
import { exportKinds, templateSources } from './rules.ts'
import { id, required, wireTimeOut } from '../../kernel/wire.ts'

/* Documents of contracts: their templates, what is made by them, and what comes and goes in files. */

/** One change of a template: another file, or back to the one above. */
const templateChange = z.object({
  revision: z.int(),
  /** Empty: back to the one above. */
  name: z.string(),
  createName: z.string(),
  createTime: wireTimeOut(),
})

const template = z.object({
  /** Whose template is used: the contract's own, that of the tenant, or that of the product. */
  source: z.enum(templateSources),
  name: z.string(),
  /** 0: that of the product. */
  revision: z.int(),
  changes: z.array(templateChange),
})

const exported = z.object({
  id: z.string(),
  contractId: z.string(),
  kind: z.enum(exportKinds),
  fileId: z.string(),
  name: z.string(),
  /** Where it is downloaded. */
  fileUrl: z.string(),
  sha256: z.string(),
  /** The template that it was made by; empty for a report. */
  templateVersion: z.string(),
  /** The quotation whose prices it names; empty without one. */
  quotation: z.string(),
  realName: z.string(),
  time: wireTimeOut(),
})

/** A contract, or the tenant's template for all of them. */
const ofTemplate = z.strictObject({ id: id() })
const ofContract = z.strictObject({ id: id() })

export const contractDocument = {
  template: { input: ofTemplate, output: template },
  /** `url` is the address of a docx that was uploaded as a template of that contract, or of the tenant. */
  uploadTemplate: {
    input: z.strictObject({ id: id(), url: required(600) }),
    output: template,
  },
  resetTemplate: { input: ofTemplate, output: template },
  templateFile: ofTemplate,
  preview: ofContract,
  exportReport: z.strictObject({
    id: id(),
    /** The contract by its template, or all that is known of it as a workbook. */
    kind: z.enum(['contract', 'report']).default('contract'),
  }),
  /** The contract by its template, with the prices of that quotation. */
  exportByQuotation: z.strictObject({ id: id() }),
  exports: { input: ofContract, output: z.array(exported) },
  download: ofContract,
  address: {
    input: ofContract,
    output: z.object({ url: z.string(), name: z.string(), expireTime: wireTimeOut() }),
  },
  exportAttachments: z.strictObject({ ids: z.array(id()).min(1).max(100) }),
} as const

/** What became of the files of an archive. */
export type AttachmentImport = {
  readonly kept: readonly { readonly contractNo: string; readonly path: string }[]
  readonly findings: readonly { readonly path: string; readonly message: string }[]
}

export type ContractTemplate = z.infer<typeof template>
export type ContractExport = z.infer<typeof exported>
export type TemplateUpload = z.output<typeof contractDocument.uploadTemplate.input>
export type ReportRequest = z.output<typeof contractDocument.exportReport>
