import type { NewRow, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  contractActions,
  contractStatusLabels,
  quotationActions,
  quotationRefusalOf,
  quotationStatusLabels,
  refusalOf,
  type ContractAction,
  type ContractStatus,
  type QuotationAction,
} from '@yuncang/shared/domain/contract'
import type { Refusal } from '@yuncang/shared/domain/status-machine'
import { AppError } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/messages/types'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, recordOperation } from '../../record/service.ts'
import * as repo from '../repo.ts'

type Changes = Partial<NewRow<Schema['contract']>>

/** Throws what stands against an action on a contract, in words that name it and its state. */
export function refuse(ctx: Ctx, action: ContractAction, row: repo.ContractRow): void {
  const refusal = refusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  const { locale } = ctx.call
  // The database holds no other numbers than these.
  const status = contractStatusLabels[row.status as ContractStatus][locale]
  const words = { status, action: contractActions[action].label[locale] }
  throwRefusal(refusal, row.contractNo, 'contract.wrongStatus', words)
}

/** The same for an action on its quotation. */
export function refuseForQuotation(ctx: Ctx, action: QuotationAction, row: repo.ContractRow): void {
  const refusal = quotationRefusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  const words = quotationWords(action, row.quotationStatus, ctx.call.locale)
  throwRefusal(refusal, row.contractNo, 'contract.wrongQuotationStatus', words)
}

const quotationWords = (action: QuotationAction, status: number, locale: Locale) => ({
  // As above.
  status: quotationStatusLabels[status]![locale],
  action: quotationActions[action].label[locale],
})

function throwRefusal(
  refusal: Refusal | undefined,
  no: string,
  wrongStatus: 'contract.wrongStatus' | 'contract.wrongQuotationStatus',
  words: { status: string; action: string },
): void {
  switch (refusal) {
    case undefined:
      return
    case 'permission':
      throw new AppError('access.denied')
    case 'ownAudit':
      throw new AppError('contract.ownAudit', { params: { no } })
    case 'otherSubmitter':
      throw new AppError('contract.otherSubmitter', { params: { no } })
    case 'status':
      throw new AppError(wrongStatus, { params: { no, ...words } })
  }
}

/** One guarded statement changes the contract, and one operate record tells of it. Throws 409 when it has changed. */
export async function save(
  tx: Tx,
  ctx: Ctx,
  row: repo.ContractRow,
  action: string,
  changes: Changes,
): Promise<repo.ContractRow> {
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await repo.change(tx, row, { ...changes, ...who })
  if (!after) throw new AppError('record.stale')
  const fieldDiff = diffOf(row, changes)
  await recordOperation(tx, ctx, {
    businessId: row.id,
    operateModule: 'HTGL',
    action,
    fieldDiff,
  })
  return after
}

/** The version that somebody looked at has to be the one that is there. */
export function assertVersion(row: repo.ContractRow, version: number): void {
  if (row.version !== version) throw new AppError('record.stale')
}
