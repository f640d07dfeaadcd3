import * as z from 'zod'
import { sealSources, sealSteps, sealStepsWithReason, sealTypes } from './rules.ts'
import { changed, trackedOut } from '../../kernel/master-data.ts'
import { id, pageInput, pageOutput, required, text, wireTimeOut } from '../../kernel/wire.ts'

/* Uses of the company's seals (docs/domain/seals.md). */

const record = z.object({
  id: z.string(),
  sealNo: z.string(),
  sourceType: z.enum(sealSources),
  sourceId: z.string(),
  sourceNo: z.string(),
  customerName: z.string(),
  documentId: z.string(),
  documentName: z.string(),
  /** Of the document when it was asked for; what has other bytes is neither sealed nor given out. */
  sha256: z.string(),
  sealType: z.string(),
  copies: z.int(),
  purpose: z.string(),
  status: z.int(),
  /** The same as an AUDIT_STATUS. */
  auditStatus: z.int(),
  submitBy: z.string().nullable(),
  submitTime: wireTimeOut().nullable(),
  sealedBy: z.string(),
  sealedTime: wireTimeOut().nullable(),
  createBy: z.string(),
  ...trackedOut,
})

const asked = {
  /** A document of the source. */
  documentId: id(),
  sealType: z.enum(sealTypes),
  copies: z.int().min(1).max(999).default(1),
  purpose: required(200, 'sealRecord.purposeRequired'),
}
const create = { input: z.strictObject({ id: id(), ...asked }), output: record }

export const sealRecord = {
  page: {
    input: pageInput(['sealNo', 'status', 'createTime'], {
      sealNo: text(40).optional(),
      sourceNo: text(40).optional(),
      sourceType: z.enum(sealSources).optional(),
      sourceId: id().optional(),
      sealType: z.enum(sealTypes).optional(),
      status: z.int().min(0).max(9).optional(),
    }),
    output: pageOutput(record),
  },
  get: { input: z.strictObject({ id: id() }), output: record },
  /** `id` is that of the contract. */
  createByContract: create,
  /** `id` is that of the inbound order. */
  createByInboundOrder: create,
  update: { input: z.strictObject({ ...changed, ...asked }), output: record },
  step: {
    input: z
      .strictObject({ ...changed, step: z.enum(sealSteps), msg: text(500).default('') })
      .refine((value) => !sealStepsWithReason.includes(value.step) || value.msg.trim() !== '', {
        path: ['msg'],
        message: 'sealRecord.reasonRequired',
      }),
    output: record,
  },
  download: z.strictObject({ id: id() }),
} as const

export type SealRecord = z.infer<typeof record>
export type SealQuery = z.infer<typeof sealRecord.page.input>
export type SealDraft = z.output<typeof create.input>
export type SealChange = z.output<typeof sealRecord.update.input>
export type SealMove = z.output<typeof sealRecord.step.input>
