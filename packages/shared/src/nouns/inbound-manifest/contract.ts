import * as z from 'zod'
import { amount, pieces, text } from '../../kernel/wire.ts'

/** What the carrier's list says of a part of a bill of lading (docs/domain/inbound.md#manifest). */
export const manifestLine = z.strictObject({
  manifestPieces: pieces(),
  /** Null where the list does not say it. */
  manifestGross: amount('kg').nullable().default(null),
  /** Dictionary PACK_TYPE. */
  packType: text(20).default(''),
  consignee: text(200).default(''),
  mark: text(500).default(''),
})

const record = z.object({
  id: z.string(),
  masterBillNo: z.string(),
  lineNo: z.int(),
  manifestPieces: z.int(),
  manifestGross: z.string().nullable(),
  packType: z.string(),
  consignee: z.string(),
  mark: z.string(),
  /** Of the whole list: what a change was made from. */
  revision: z.int(),
})

const masterBillNo = text(64)

const lines = z.array(manifestLine).max(200)

/** For steps that may take the list along: it replaces what the bill of the order has. */
export const withManifest = { inboundManifestList: lines.optional() }

export const inboundManifest = {
  /** Puts these lines in place of those that a bill has; 0 is the revision of a bill without any. */
  save: {
    input: z.strictObject({
      masterBillNo,
      revision: z.int().min(0).default(0),
      inboundManifestList: lines,
    }),
    output: z.array(record),
  },
  ofBill: { input: z.strictObject({ masterBillNo }), output: z.array(record) },
} as const

export type InboundManifest = z.infer<typeof record>
export type InboundManifestLine = z.output<typeof manifestLine>
export type InboundManifestSaving = z.output<typeof inboundManifest.save.input>
