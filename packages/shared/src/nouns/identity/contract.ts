import * as z from 'zod'
import { identityStatuses } from './rules.ts'
import { id, pageInput, pageOutput, required, version, wireTimeOut } from '../../kernel/wire.ts'

const record = z.object({
  id: z.string(),
  version: z.int(),
  issuer: z.string(),
  subject: z.string(),
  /** As the issuer calls the person. */
  name: z.string(),
  email: z.string(),
  /** identityStatuses */
  status: z.int(),
  account: z.string().nullable(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

export const identity = {
  page: {
    input: pageInput(['createTime', 'updateTime'], {
      status: z
        .union([z.literal(identityStatuses.pending), z.literal(identityStatuses.bound)])
        .optional(),
    }),
    output: pageOutput(record),
  },
  bind: {
    input: z.strictObject({
      id: id(),
      version: version(),
      account: required(60, 'identity.accountRequired'),
    }),
    output: record,
  },
} as const

export type IdentityQuery = z.infer<typeof identity.page.input>
export type IdentityBinding = z.infer<typeof identity.bind.input>
export type IdentityRecord = z.infer<typeof record>
