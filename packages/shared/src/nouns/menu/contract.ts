import * as z from 'zod'
import { linkRefusals } from './rules.ts'
import { flag, id, nothing, required, text, version } from '../../kernel/wire.ts'

const target = z.enum(['', '_blank'])
const code = () => text(64).regex(/^[\w.-]+$/)
const fields = {
  nameZh: required(30, 'menu.nameRequired'),
  nameEn: text(60).default(''),
  sort: z.int().min(0).max(9999).default(0),
  isHidden: flag().default(0),
  i18n: z
    .string()
    .max(64)
    .regex(/^[\w.-]*$/)
    .default(''),
  keepAlive: flag().default(1),
  isTab: flag().default(1),
  isAuth: flag().default(1),
  roles: z
    .array(
      z
        .string()
        .max(30)
        .regex(/^[A-Za-z][\w-]*$/),
    )
    .max(50)
    .default([]),
  /** Parts of other addresses on which the entry is active too. */
  groupPaths: z
    .array(text(120).regex(/^\/[\w/.-]+$/, 'menu.groupShape'))
    .max(20)
    .default([]),
  target: target.default(''),
  /** a=1&b=2 */
  query: text(300)
    .regex(/^[^?#\s]*$/, 'menu.queryShape')
    .default(''),
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
  i18n: z.string(),
  keepAlive: flag(),
  isTab: flag(),
  isAuth: flag(),
  roles: z.array(z.string()),
  groupPaths: z.array(z.string()),
  target,
  /** Why it does not open as the installation is set up; null where it does. */
  refusal: z.enum(linkRefusals).nullable(),
  query: z.string(),
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
