import * as z from 'zod'
import { id, noInput, nothing, required, text, version, wireTimeOut } from '../../kernel/wire.ts'

const record = z.object({
  id: z.string(),
  name: z.string(),
  /** Its last four characters. */
  hint: z.string(),
  permissions: z.array(z.string()),
  ownerName: z.string(),
  state: z.enum(['active', 'expired', 'revoked', 'idle']),
  createTime: wireTimeOut(),
  expireTime: wireTimeOut(),
  lastUseTime: wireTimeOut().nullable(),
  lastUseAddress: z.string().nullable(),
  revokeTime: wireTimeOut().nullable(),
  version: z.int(),
})

export const apiToken = {
  /** Every token of the tenant, the newest first; state idle: its maker is disabled or has left. */
  list: { input: noInput, output: z.array(record) },
  /** Gives the token itself, which nobody can read again. */
  create: {
    input: z.strictObject({
      name: required(60, 'apiToken.nameRequired'),
      permissions: z.array(text(60)).min(1, 'apiToken.rightsRequired').max(1000),
      /** Days until it ends by itself. */
      days: z.int().min(1).max(366),
    }),
    output: z.object({ record, token: z.string() }),
    isShownOnce: true,
  },
  /** Ends a token at once. */
  revoke: { input: z.strictObject({ id: id(), version: version() }), output: nothing },
} as const

export type ApiTokenDraft = z.infer<typeof apiToken.create.input>
export type ApiTokenRecord = z.infer<typeof record>
