import { z } from 'zod'
import { flag, id, nothing, required, text, version } from './wire.ts'

const code = () => text(64).regex(/^[\w.-]+$/)
const fields = {
  nameZh: required(30, 'menu.nameRequired'),
  nameEn: text(60).default(''),
  sort: z.int().min(0).max(9999).default(0),
  isHidden: flag().default(0),
}

const record = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  code: z.string(),
  path: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  icon: z.string(),
  sort: z.int(),
  /** 1 folder, 2 page */
  type: z.int(),
  permission: z.string(),
  /** The buttons of the page: rights to what it shows. */
  buttons: z.array(z.string()),
  isHidden: flag(),
  isOwn: flag(),
  isPlatform: flag(),
  /** 0: as the platform gives it. */
  version: z.int(),
})

export const menu = {
  list: { input: z.strictObject({}), output: z.array(record) },
  /** A link of the tenant's own to a page elsewhere. */
  create: {
    input: z.strictObject({
      ...fields,
      parentId: id().nullable().default(null),
      path: required(500, 'menu.pathShape').regex(/^https?:\/\/[^\s/]+/, 'menu.pathShape'),
    }),
    output: record,
  },
  /** version 0 changes an entry of the platform for this tenant for the first time. */
  update: {
    input: z.strictObject({ code: code(), version: z.int().min(0), ...fields }),
    output: record,
  },
  /** Takes the tenant's own entry away, or what it changed about one of the platform. */
  remove: { input: z.strictObject({ code: code(), version: version() }), output: nothing },
} as const

export type MenuDraft = z.infer<typeof menu.create.input>
export type MenuChange = z.infer<typeof menu.update.input>
export type MenuRecord = z.infer<typeof record>
