import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import type {
  FeeLineReverse,
  FeeLineSendBack,
  FeeLineSteps,
} from '@yuncang/shared/nouns/fee-line/contract'
import type { FeeLine, FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import {
  feeLineActions,
  feeLineStatusLabels,
  refusalOf,
  type FeeLineAction,
  type FeeLineStatus,
} from '@yuncang/shared/nouns/fee-line/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { reverseLines } from '../../charging/service/reverse.ts'
import { changeLine } from '../../charging/service/write.ts'
import {
  judging,
  type Operation,
  recordAudit,
  recordOperations,
} from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { notifySentBack, settleSentBack } from './notify.ts'
import { mustFind, present } from './read.ts'

/** Says that lines are right, all of them or none. */
export const confirm = (ctx: Ctx, input: FeeLineSteps): Promise<FeeLine[]> =>
  ctx.transaction((tx) => moveAll(tx, ctx, 'confirm', input))

/**
 * Passes confirmed lines for billing; who entered or confirmed one does not audit it
 * (docs/domain/access.md#two-person-rule).
 */
export const audit = (asker: Ctx, input: FeeLineSteps): Promise<FeeLine[]> =>
  judging(asker, async (tx, ctx) => {
    const lines = await moveAll(tx, ctx, 'audit', input)
    for (const { id } of lines)
      await recordAudit(tx, ctx, {
        businessId: id,
        auditModule: businessModules.fee,
        result: 2,
        msg: '',
      })
    return lines
  })

async function moveAll(
  tx: Tx,
  ctx: Ctx,
  action: 'confirm' | 'audit',
  { lines }: FeeLineSteps,
): Promise<FeeLine[]> {
  const records: Operation[] = []
  const rows: repo.LineRow[] = []
  for (const { id, version } of lines.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await mustFind(tx, id)
    refuse(ctx, action, row)
    const changes = { status: feeLineActions[action].to, sendBackReason: '' }
    records.push(await changeLine(tx, ctx, { ...row, version }, { action, changes }))
    rows.push(row)
  }
  await recordOperations(tx, ctx, records)
  await settleSentBack(tx, ctx, rows)
  return repo.withValues(
    tx,
    'id',
    rows.map(({ id }) => id),
  )
}

/**
 * Gives a confirmed line back with the reason: it is an estimate again, and whoever confirmed it is told
 * (docs/domain/fees.md#fee-lines).
 */
export const sendBack = (asker: Ctx, { id, version, reason }: FeeLineSendBack): Promise<FeeLine> =>
  judging(asker, async (tx, ctx) => {
    const row = await mustFind(tx, id)
    refuse(ctx, 'sendBack', row)
    const msg = reason.trim()
    const changes = { status: feeLineActions.sendBack.to, sendBackReason: msg }
    await recordOperations(tx, ctx, [
      await changeLine(tx, ctx, { ...row, version }, { action: 'sendBack', changes }),
    ])
    await recordAudit(tx, ctx, {
      businessId: id,
      auditModule: businessModules.fee,
      result: 3,
      msg,
    })
    await notifySentBack(tx, ctx, row, msg)
    return mustFind(tx, id)
  })

/** A step: takes an audited line back in full; the reversal is a line of its own (docs/domain/fees.md#reversal). */
export async function reverseLine(
  tx: Tx,
  ctx: Ctx,
  { id, version, reason }: FeeLineReverse,
): Promise<FeeLineDetail> {
  const row = await mustFind(tx, id)
  refuse(ctx, 'reverse', row)
  const reversals = await reverseLines(tx, ctx, [{ ...row, version }], { reason: reason.trim() })
  return present(only(reversals))
}

/** Throws what stands against an action on a line, in words that name it and its state. */
export function refuse(ctx: Ctx, action: FeeLineAction, row: repo.LineRow): void {
  const refusal = refusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  const { locale } = ctx.call
  const params = { fee: feeNameIn(locale, row), no: row.jtNo }
  switch (refusal) {
    case undefined:
      return
    case 'permission':
      throw new AppError('access.denied')
    case 'automatic':
      throw new AppError('feeLine.automatic', { params })
    case 'missingPrice':
      throw new AppError('feeLine.missingPrice', { params })
    case 'missingRate':
      throw new AppError('feeLine.missingRate', {
        params: { ...params, currency: row.currency },
      })
    case 'byHand':
      throw new AppError('feeLine.byHand', { params })
    case 'reversed':
    case 'reversal': {
      const words = { ...params, action: feeLineActions[action].label[locale] }
      throw new AppError(`feeLine.${refusal}`, { params: words })
    }
    case 'split':
      // Only a part of a split is refused for being one.
      throw new AppError('feeLine.partOfSplit', {
        params: { ...params, splitNo: row.splitNo ?? '' },
      })
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
