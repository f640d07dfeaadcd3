import * as z from 'zod'
import { record as operations } from '../record/contract.ts'
import {
  flag,
  id,
  noInput,
  pageInput,
  pageOutput,
  required,
  text,
  version,
} from '../../kernel/wire.ts'

export const tenantTypes = ['仓库类租户', '货代类租户'] as const
const dataNode = () => text(30).regex(/^WMS_[A-Z0-9]{2,12}$/, 'setup.tenantCode')

const fields = {
  name: required(100, 'setup.nameRequired'),
  type: z.enum(tenantTypes).default('仓库类租户'),
  /** 0 in-company, 1 outside. */
  inCompany: flag().default(0),
  hasJf: flag().default(0),
  hasFutures: flag().default(0),
  hasPledge: flag().default(0),
  redirectUri: text(500)
    .refine((value) => value === '' || /^https?:\/\//.test(value), 'tenant.redirectShape')
    .default(''),
  /** 签约主体; none: any company may sign. */
  contractSubjects: z.array(required(100)).max(20).default([]),
  /** Dictionary REGISTER_PLACE. */
  portCode: text(20).default(''),
  /** Dictionary WAREHOUSE_KIND. */
  warehouseKind: text(20).default(''),
  customsEtpsNo: text(10).default(''),
  putrecNo: text(30).default(''),
}

const record = z.object({
  id: z.string(),
  dataNode: z.string(),
  name: z.string(),
  type: z.string(),
  inCompany: flag(),
  hasJf: flag(),
  hasFutures: flag(),
  hasPledge: flag(),
  isLock: flag(),
  training: flag(),
  redirectUri: z.string(),
  contractSubjects: z.array(z.string()),
  portCode: z.string(),
  warehouseKind: z.string(),
  customsEtpsNo: z.string(),
  putrecNo: z.string(),
  /** How many people belong to it. */
  members: z.int(),
  version: z.int(),
})

const brand = z.object({ name: z.string(), logo: z.string(), version: z.int() })

/** A picture of at most so many bytes, as a data URL. */
export const logoKb = 48
const logo = () =>
  text(logoKb * 1400, 'tenant.logoShape').refine(
    (value) =>
      value === '' || /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(value),
    'tenant.logoShape',
  )

export const tenant = {
  page: {
    input: pageInput(['dataNode', 'name'], {
      name: text(100).optional(),
      dataNode: text(30).optional(),
      type: z.enum(tenantTypes).optional(),
      isLock: flag().optional(),
    }),
    output: pageOutput(record),
  },
  /** With its first administrator, who gets a link by which the password is set. */
  create: {
    input: z.strictObject({
      dataNode: dataNode(),
      ...fields,
      /** Rows of a training tenant may be thrown away; said once, here. */
      training: flag().default(0),
      account: required(30, 'session.accountRequired'),
      realName: required(30, 'user.nameRequired'),
    }),
    output: z.object({ tenant: record, account: z.string(), token: z.string() }),
  },
  update: {
    input: z.strictObject({ id: dataNode(), version: version(), ...fields }),
    output: record,
  },
  setLocked: {
    input: z.strictObject({ id: dataNode(), version: version(), isLock: flag() }),
    output: record,
  },
  /** What was done to a tenant, whichever tenant the reader is in. */
  history: { input: z.strictObject({ id: id() }), output: operations.operations.output },
  brand: { input: noInput, output: brand },
  setBrand: {
    input: z.strictObject({ logo: logo(), version: z.int().min(0) }),
    output: brand,
  },
} as const

export type TenantQuery = z.infer<typeof tenant.page.input>
export type TenantDraft = z.infer<typeof tenant.create.input>
export type TenantChange = z.infer<typeof tenant.update.input>
export type TenantLock = z.infer<typeof tenant.setLocked.input>
export type TenantRecord = z.infer<typeof record>
export type TenantBrand = z.infer<typeof tenant.setBrand.input>
