import * as z from 'zod'
import { noInput, nothing, pageInput, pageOutput, text, wireTimeOut } from '../../kernel/wire.ts'

const kind = () => z.enum(['signIn', 'signOut', 'failed'])

export const loginRecord = {
  /** The client's word that somebody has come into a tenant or is leaving. */
  saveSignIn: { input: noInput, output: nothing },
  saveSignOut: { input: noInput, output: nothing },
  /** Who of the tenant's people came, went and was turned away. */
  page: {
    input: pageInput(['time'], { kind: kind().optional(), account: text(60).optional() }),
    output: pageOutput(
      z.object({
        id: z.string(),
        kind: kind(),
        way: z.string(),
        account: z.string(),
        address: z.string(),
        time: wireTimeOut(),
      }),
    ),
  },
} as const

export type LoginRecordQuery = z.infer<typeof loginRecord.page.input>
