import * as z from 'zod'
import { userStatuses } from './rules.ts'
import { sectionNames } from './sections.ts'
import { checkPhone } from '../../validate/phone.ts'
import {
  checkedIfGiven,
  flag,
  id,
  nothing,
  pageInput,
  pageOutput,
  required,
  seenVersion,
  text,
  version,
  wireTimeOut,
} from '../../kernel/wire.ts'

const section = () => z.enum(sectionNames)
const status = () =>
  z.union([
    z.literal(userStatuses.stopped),
    z.literal(userStatuses.active),
    z.literal(userStatuses.locked),
  ])
const roleCode = () => text(30).regex(/^[\w-]+$/)

export const accountName = () =>
  required(30, 'session.accountRequired').regex(/^\s*[\w.@-]+\s*$/, 'user.accountShape')

/** What somebody is in a tenant. */
export const placeFields = {
  roleCodes: z.array(roleCode()).min(1, 'user.roleRequired').max(50),
  sections: z.array(section()).max(10).default([]),
  /** For roles that see the rows of one customer. */
  customerId: id().nullable().default(null),
}

const fields = {
  realName: required(30, 'user.nameRequired'),
  phone: checkedIfGiven(text(20), checkPhone),
  ...placeFields,
}

const record = z.object({
  id: z.string(),
  account: z.string(),
  realName: z.string(),
  /** Empty for people of another home tenant. */
  phone: z.string(),
  status: status(),
  roleCodes: z.array(z.string()),
  sections: z.array(z.string()),
  customerId: z.string().nullable(),
  customerName: z.string(),
  /** Has set a password, and so may sign in here. */
  hasPassword: flag(),
  /** Belongs to other tenants as well. */
  isElsewhere: flag(),
  /** This is the home tenant, which administers name, phone, state and password. */
  isOwn: flag(),
  version: z.int(),
  createTime: wireTimeOut(),
})

/** Which person of which version. */
const one = { id: id(), version: version() }

export const user = {
  page: {
    input: pageInput(['account', 'realName', 'createTime'], {
      account: text(30).optional(),
      realName: text(30).optional(),
      status: status().optional(),
      roleCode: roleCode().optional(),
      section: section().optional(),
    }),
    output: pageOutput(record),
  },
  /** People of the tenant who may sign in, for selects. */
  selectMap: {
    input: z.strictObject({ roleCode: roleCode().optional() }),
    output: z.array(z.object({ id: z.string(), account: z.string(), realName: z.string() })),
  },
  create: {
    input: z.strictObject({ account: accountName(), ...fields }),
    /** With the token of a link by which the person sets the password. */
    output: z.object({ user: record, token: z.string() }),
  },
  update: { input: z.strictObject({ ...one, ...fields }), output: record },
  setStatus: { input: z.strictObject({ ...one, status: status() }), output: record },
  /** A new link to set the password by: once, within 24 hours. */
  invite: {
    input: z.strictObject({ id: id(), version: seenVersion() }),
    output: z.object({ account: z.string(), token: z.string() }),
  },
  /** Takes a person out of the tenant. */
  removeMember: { input: z.strictObject(one), output: nothing },
} as const

export const sectionContract = {
  list: {
    input: z.strictObject({}),
    output: z.array(
      z.object({
        name: section(),
        businessTypes: z.array(z.string()),
        members: z.array(z.object({ id: z.string(), account: z.string(), realName: z.string() })),
      }),
    ),
  },
  /** Exactly these people belong to the section from now on. */
  setMembers: {
    input: z.strictObject({
      name: section(),
      userIds: z.array(id()).max(2000),
      /** Who was in it as the caller saw it; others by now are refused. */
      known: z.array(id()).max(2000).optional(),
    }),
    output: nothing,
  },
} as const

export type UserQuery = z.infer<typeof user.page.input>
export type UserDraft = z.infer<typeof user.create.input>
export type UserChange = z.infer<typeof user.update.input>
export type UserStatus = z.infer<typeof user.setStatus.input>
export type UserRecord = z.infer<typeof record>
export type SectionMembers = z.infer<typeof sectionContract.setMembers.input>
