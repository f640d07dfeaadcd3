import type { Read } from '@yuncang/db/handle'
import type { Account } from '@yuncang/shared/nouns/bill-statement/account'
import type { PaperKind } from '@yuncang/shared/nouns/paper/rules'
import type { Ctx } from '../trpc/context.ts'
import type { Paper } from './description.ts'

/** A paper of the product, as the module of its noun makes it known. */
export type PaperDescription = {
  /**
   * What it says of that record, in the language of the call; `account` where it is asked for of one. Throws 404 for one
   * that is not there to be seen.
   */
  readonly describe: (
    db: Read,
    ctx: Ctx,
    id: string,
    account: Account | undefined,
  ) => Promise<Paper>
}

export type PaperDescriptions = Readonly<Record<PaperKind, PaperDescription>>
