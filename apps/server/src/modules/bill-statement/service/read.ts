import type { Read, Tx } from '@yuncang/db/handle'
import type {
  StatementEntry,
  StatementOf,
  StatementSums,
} from '@yuncang/shared/nouns/bill-statement/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFindCustomer } from '../../customer/service/read.ts'
import { mailsSoFar } from '../../paper/service/mail.ts'
import { unsettled } from '../../payment/service/reports.ts'
import { accountOf, agesOf, type Accounted, type Ages } from './account.ts'
import { changesOf } from './changes.ts'

export type Statement = Accounted & { customerName: string; ages: Ages; unsettled: string }

/**
 * What a customer owes in one currency over some days. Throws 404 for a customer that is not there to be seen, and 403 for
 * who reads no bills or no payments: those rights say of which rows.
 */
export async function statementOf(db: Read, ctx: Ctx, of: StatementOf): Promise<Statement> {
  if (!ctx.can('bill:read') || !ctx.can('payment:read')) throw new AppError('access.denied')
  const { customerName } = await mustFindCustomer(db, of.customerId)
  const changes = await changesOf(db, of)
  return {
    ...accountOf(changes, of, of.currency),
    customerName,
    ages: agesOf(changes, of.dateTo),
    unsettled: await unsettled(db, { ...of, day: of.dateTo }),
  }
}

type Asked = Omit<StatementOf, 'customerId'> & { customerId?: string | undefined }

/** The rows of a statement; none as long as nobody is chosen. */
export async function entries(ctx: Ctx, { customerId, ...of }: Asked): Promise<StatementEntry[]> {
  if (customerId === undefined) return []
  return (await ctx.read((db) => statementOf(db, ctx, { ...of, customerId }))).entries
}

export const totals = (ctx: Ctx, of: StatementOf): Promise<StatementSums> =>
  ctx.read(async (db) => {
    const { entries: _entries, ages, ...statement } = await statementOf(db, ctx, of)
    return { ...of, ...statement, ...ages, version: await versionOf(db, of.customerId) }
  })

/** One more with each mail that went to this customer with a statement. */
export const versionOf = async (db: Read | Tx, customerId: string): Promise<number> =>
  (await mailsSoFar(db, customerId)) + 1
