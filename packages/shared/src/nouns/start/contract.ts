import * as z from 'zod'
import { noInput } from '../../kernel/wire.ts'
import { job } from '../job/contract.ts'
import { membershipInvitation } from '../membership-invitation/contract.ts'
import { notice } from '../notice/contract.ts'
import { session } from '../session/contract.ts'
import { setting } from '../setting/contract.ts'
import { tenant } from '../tenant/contract.ts'

/** Each part as the operation answers it that is asked for it alone. */
const here = z.object({
  dataNode: z.string(),
  user: session.currentUser.output,
  buttons: session.buttons.output,
  routes: session.routes.output,
  brand: tenant.brand.output,
  jobs: job.mine.output,
  /** Null without the right to notices. */
  notices: notice.unread.output.nullable(),
})

export const start = {
  get: {
    input: noInput,
    output: z.object({
      tenants: session.tenants.output,
      settings: setting.get.output,
      invitations: membershipInvitation.mine.output,
      /** Who somebody is in the tenant that they work in; null when one has to be chosen first. */
      here: here.nullable(),
    }),
  },
} as const

export type Start = z.infer<typeof start.get.output>
