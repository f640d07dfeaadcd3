import * as z from 'zod'
import {
  id,
  noInput,
  nothing,
  pageInput,
  pageOutput,
  text,
  version,
  wireTimeOut,
} from '../../kernel/wire.ts'
import { accountName, placeFields } from '../user/contract.ts'
import { invitationStates } from './rules.ts'

const state = () =>
  z.union([
    z.literal(invitationStates.open),
    z.literal(invitationStates.accepted),
    z.literal(invitationStates.withdrawn),
    z.literal(invitationStates.expired),
  ])

/** As the inviting tenant sees it: the same whether there is such an account or not. */
const record = z.object({
  id: z.string(),
  account: z.string(),
  roleCodes: z.array(z.string()),
  sections: z.array(z.string()),
  customerId: z.string().nullable(),
  customerName: z.string(),
  inviterName: z.string(),
  state: state(),
  expireTime: wireTimeOut(),
  version: z.int(),
  createTime: wireTimeOut(),
})

/** As the person sees it. */
const received = z.object({
  id: z.string(),
  tenantName: z.string(),
  inviterName: z.string(),
  roleNames: z.array(z.string()),
  sections: z.array(z.string()),
  createTime: wireTimeOut(),
  expireTime: wireTimeOut(),
  version: z.int(),
})

/** Which invitation of which version. */
const one = z.strictObject({ id: id(), version: version() })

export const membershipInvitation = {
  page: {
    input: pageInput(['account', 'createTime', 'expireTime'], {
      account: text(30).optional(),
      state: state().optional(),
    }),
    output: pageOutput(record),
  },
  /** Asks whoever has the account to work here too; takes the place of an open invitation of that account. */
  create: { input: z.strictObject({ account: accountName(), ...placeFields }), output: record },
  withdraw: { input: one, output: record },
  /** Open invitations of the own person, from every tenant. */
  mine: { input: noInput, output: z.array(received) },
  /** Works in the inviting tenant from now on, whose code it answers. */
  accept: { input: one, output: z.object({ tenantNode: z.string() }) },
  decline: { input: one, output: nothing },
} as const

export type InvitationQuery = z.infer<typeof membershipInvitation.page.input>
export type InvitationDraft = z.infer<typeof membershipInvitation.create.input>
export type InvitationRecord = z.infer<typeof record>
export type InvitationOne = z.infer<typeof one>
export type ReceivedInvitation = z.infer<typeof received>
