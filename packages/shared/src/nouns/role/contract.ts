import * as z from 'zod'
import { dataScopes } from '../../kernel/data-scope.ts'
import { flag, nothing, required, text, version } from '../../kernel/wire.ts'

const code = () =>
  required(30, 'role.codeRequired').regex(/^\s*[A-Za-z][\w-]*\s*$/, 'role.codeShape')

const fields = {
  nameZh: required(30, 'role.nameRequired'),
  nameEn: text(60).default(''),
  permissions: z.array(text(60)).max(1000),
  dataScope: z.enum(dataScopes).default('all'),
}

const record = z.object({
  /** The code: a role of the tenant stands before that of the platform. */
  id: z.string(),
  roleCode: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  permissions: z.array(z.string()),
  dataScope: z.enum(dataScopes),
  /** Made or changed by the tenant. */
  isOwn: flag(),
  /** Comes with the platform. */
  isPlatform: flag(),
  /** An administrator's role: as the platform gives it. */
  isFixed: flag(),
  members: z.int(),
  /** 0: as the platform gives it. */
  version: z.int(),
})

export const role = {
  list: { input: z.strictObject({}), output: z.array(record) },
  create: { input: z.strictObject({ roleCode: code(), ...fields }), output: record },
  /** version 0 changes a role of the platform for this tenant for the first time. */
  update: {
    input: z.strictObject({ roleCode: code(), version: z.int().min(0), ...fields }),
    output: record,
  },
  /** Takes the tenant's own role away; where it stands in place of the platform's, that one holds again. */
  remove: { input: z.strictObject({ roleCode: code(), version: version() }), output: nothing },
} as const

export type RoleDraft = z.infer<typeof role.create.input>
export type RoleChange = z.infer<typeof role.update.input>
export type RoleRecord = z.infer<typeof record>
