import type { Tx } from '@yuncang/db/handle'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { quotable } from '@yuncang/shared/nouns/contract/rules'
import type { Ctx } from '../../../trpc/context.ts'
import type { ContractRow } from '../repo.ts'
import { mustFind } from './read.ts'
import { refuse, refuseForQuotation, save } from './step.ts'

/** The prices of a contract are about to change and have to be audited anew. Throws 409 when they cannot. */
export async function reopenQuotation(tx: Tx, ctx: Ctx, contractId: string): Promise<ContractRow> {
  const row = await mustFind(tx, contractId)
  refuseForQuotation(ctx, 'edit', row)
  assertQuotable(ctx, row)
  const changes = {
    quotationStatus: auditStatuses.draft,
    quotationSubmitBy: null,
    quotationSubmitTime: null,
  }
  return save(tx, ctx, row, { action: 'editQuotation', changes })
}

/** A contract that has ended gets no other prices. */
export function assertQuotable(ctx: Ctx, row: ContractRow): void {
  if (!quotable.includes(row.status)) refuse(ctx, 'edit', row)
}
