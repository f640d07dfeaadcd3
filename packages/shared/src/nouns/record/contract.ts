import * as z from 'zod'
import { businessId, id, text, wireTimeOut } from '../../kernel/wire.ts'

const operateRecord = z.object({
  id: z.string(),
  businessId: z.string(),
  masterBillNo: z.string().nullable(),
  operateModule: z.string(),
  action: z.string(),
  fieldDiff: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  realName: z.string(),
  time: wireTimeOut(),
})

const auditRecord = z.object({
  id: z.string(),
  businessId: z.string(),
  auditModule: z.string(),
  step: z.int(),
  result: z.int(),
  msg: z.string(),
  auditor: z.string(),
  time: wireTimeOut(),
})

const priceRecord = z.object({
  id: z.string(),
  businessId: z.string(),
  detailId: z.string(),
  feeCode: z.string(),
  feeName: z.string(),
  feeNameEn: z.string(),
  action: z.string(),
  oldPrice: z.string().nullable(),
  newPrice: z.string().nullable(),
  fieldDiff: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  realName: z.string(),
  time: wireTimeOut(),
})

export const record = {
  operations: {
    input: z
      .strictObject({
        businessId: businessId().optional(),
        /** The same, as getRecordByAuditBusinessId calls it. */
        auditBusinessId: businessId().optional(),
        operateModule: text(20).optional(),
        masterBillNo: text(64).optional(),
      })
      .refine((asked) => asked.businessId !== undefined || asked.auditBusinessId !== undefined, {
        path: ['businessId'],
        message: 'record.idRequired',
      }),
    output: z.array(operateRecord),
  },
  audits: {
    input: z.strictObject({ businessId: businessId(), auditModule: text(20).optional() }),
    output: z.array(auditRecord),
  },
  prices: { input: z.strictObject({ businessId: id() }), output: z.array(priceRecord) },
} as const

export type OperateRecord = z.infer<typeof operateRecord>
export type AuditRecord = z.infer<typeof auditRecord>
export type PriceRecord = z.infer<typeof priceRecord>
