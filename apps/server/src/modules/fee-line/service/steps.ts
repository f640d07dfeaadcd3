import type { Tx } from '@yuncang/db/handle'
import type { FeeLineSteps, FeeLineVoid } from '@yuncang/shared/contracts/fee-line'
import type { FeeLine } from '@yuncang/shared/contracts/fee-line-record'
import {
  feeLineActions,
  feeLineStatusLabels,
  refusalOf,
  type FeeLineAction,
  type FeeLineStatus,
} from '@yuncang/shared/domain/fee-line'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordAudit, recordOperations, type Operation } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { mustFind } from './read.ts'
import { changeLine } from './write.ts'

/** Says that lines are right, all of them or none. */
export const confirm = (ctx: Ctx, input: FeeLineSteps): Promise<FeeLine[]> =>
  ctx.transaction((tx) => moveAll(tx, ctx, 'confirm', input))

/** Passes confirmed lines for billing; who entered or confirmed one does not audit it (domain.md invariant 14). */
export const audit = (ctx: Ctx, input: FeeLineSteps): Promise<FeeLine[]> =>
  ctx.transaction(async (tx) => {
    const lines = await moveAll(tx, ctx, 'audit', input)
    for (const { id } of lines)
      await recordAudit(tx, ctx, { businessId: id, auditModule: 'JFGL', result: 2, msg: '' })
    return lines
  })

async function moveAll(
  tx: Tx,
  ctx: Ctx,
  action: 'confirm' | 'audit',
  { lines }: FeeLineSteps,
): Promise<FeeLine[]> {
  const records: Operation[] = []
  const ids: string[] = []
  for (const { id, version } of lines.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await mustFind(tx, id)
    refuse(ctx, action, row)
    const changes = { status: feeLineActions[action].to }
    records.push(await changeLine(tx, ctx, { ...row, version }, action, changes))
    ids.push(id)
  }
  await recordOperations(tx, ctx, records)
  return repo.withValues(tx, 'id', ids)
}

/** Takes a line out of what is billed, with the reason why. */
export const voidLine = (ctx: Ctx, { id, version, reason }: FeeLineVoid): Promise<FeeLine> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(tx, id)
    refuse(ctx, 'void', row)
    const changes = { status: feeLineActions.void.to, remark: reason.trim() }
    await recordOperations(tx, ctx, [
      await changeLine(tx, ctx, { ...row, version }, 'void', changes),
    ])
    return mustFind(tx, id)
  })

/** Throws what stands against an action on a line, in words that name it and its state. */
export function refuse(ctx: Ctx, action: FeeLineAction, row: repo.LineRow): void {
  const refusal = refusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  const { locale } = ctx.call
  const params = { fee: row.feeName, no: row.jtNo }
  switch (refusal) {
    case undefined:
      return
    case 'permission':
      throw new AppError('access.denied')
    case 'automatic':
      throw new AppError('feeLine.automatic', { params })
    case 'missingPrice':
      throw new AppError('feeLine.missingPrice', { params })
    case 'ownAudit':
      throw new AppError('feeLine.ownAudit', { params })
    case 'status': {
      // The database holds no other numbers than these.
      const status = feeLineStatusLabels[row.status as FeeLineStatus][locale]
      const words = { ...params, status, action: feeLineActions[action].label[locale] }
      throw new AppError('feeLine.wrongStatus', { params: words })
    }
  }
}
