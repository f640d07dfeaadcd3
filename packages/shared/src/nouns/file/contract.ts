import * as z from 'zod'
import { documentModules } from './rules.ts'
import { id, noInput, nothing, required, text, version, wireTimeOut } from '../../kernel/wire.ts'

/** A document or picture of a record (docs/domain/files.md#documents). */
const document = z.object({
  id: z.string(),
  uploadModuleCode: z.enum(documentModules),
  businessId: z.string(),
  /** The truck of an outbound order that it shows. */
  itemId: z.string().nullable(),
  /** Dictionary DOC_TYPE. */
  docType: z.string(),
  name: z.string(),
  /** By its content, e.g. image/webp. */
  type: z.string(),
  size: z.int(),
  sha256: z.string(),
  /** In dots, of pictures only. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  hasThumbnail: z.boolean(),
  createBy: z.string(),
  createName: z.string(),
  createTime: wireTimeOut(),
  version: z.int(),
})

const uploadModuleCode = z.enum(documentModules)
const docType = () => required(20)

/** The fields beside the file of an upload. */
const uploadFields = z.strictObject({
  uploadModuleCode,
  businessId: id(),
  /** The truck of an outbound order that a picture shows. */
  itemId: id().optional(),
  docType: docType(),
  /** Why the photo of a truck's load comes after the truck has left. */
  reason: text(500).optional(),
})

export const file = {
  upload: { input: uploadFields, output: document },
  list: {
    input: z.strictObject({ uploadModuleCode, businessId: id() }),
    output: z.array(document),
  },
  pictures: {
    input: z.strictObject({ businessId: id(), uploadModuleCode: uploadModuleCode.optional() }),
    output: z.array(document),
  },
  picturesOf: {
    input: z.strictObject({
      businessIds: z.array(id()).min(1).max(100),
      uploadModuleCode: uploadModuleCode.optional(),
    }),
    output: z.array(document),
  },
  update: {
    input: z.strictObject({
      id: id(),
      version: version(),
      name: required(150),
      docType: docType(),
    }),
    output: document,
  },
  remove: { input: z.strictObject({ id: id(), version: version() }), output: nothing },
  usage: {
    input: noInput,
    output: z.object({ usedMb: z.int(), quotaMb: z.int() }),
  },
} as const

export const fileId = z.strictObject({ id: id() })

export type FileDocument = z.infer<typeof document>
export type FileChange = z.output<typeof file.update.input>
export type UploadFields = z.output<typeof uploadFields>
