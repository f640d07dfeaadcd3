import type { Tx } from '@yuncang/db/handle'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { SealMove, SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import {
  sealActions,
  sealRefusalOf,
  sealStatusLabel,
  type SealAction,
  type SealStep,
} from '@yuncang/shared/nouns/seal-record/rules'
import { judging, recordAudit, type Judge } from '../../../kernel/record/service.ts'
import { recordedChange } from '../../../kernel/record/service/change.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { assertUnchanged } from './document.ts'
import { mustFind, present } from './read.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { approvedSource } from './source.ts'

const reasons = {
  ownAudit: 'sealRecord.ownAudit',
  otherSubmitter: 'sealRecord.otherSubmitter',
  status: 'sealRecord.wrongStatus',
} as const

/** Throws what stands against an action on a record, and when it is no longer as somebody has looked at it. */
export function refuse(ctx: Ctx, action: SealAction, row: repo.SealRow, version: number): void {
  const { locale } = ctx.call
  const refusal = sealRefusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  throwRefusal(refusal, reasons, {
    no: row.sealNo,
    status: sealStatusLabel(row.status, locale),
    action: sealActions[action].label[locale],
  })
  assertSeen(row, version)
}

/** Changes a record and tells of it. Throws 409 when it has changed. */
export const save = recordedChange(businessModules.seal, repo.change)

/** Steps for which the source has to be approved still, and its document to be what it was. */
const binding: ReadonlySet<SealStep> = new Set(['submit', 'pass', 'seal'])

/** Takes a step of the status machine (docs/domain/seals.md). */
export async function step(
  asker: Ctx,
  { id, version, step: taken, msg }: SealMove,
): Promise<SealRecord> {
  const seen = await asker.read((db) => mustFind(db, id))
  refuse(asker, taken, seen, version)
  // Bytes are read before the transaction: nothing of them can change the record.
  if (binding.has(taken)) await assertUnchanged(asker, seen)
  return judging(asker, async (tx, ctx) => {
    const row = await mustFind(tx, id)
    refuse(ctx, taken, row, version)
    if (binding.has(taken)) await approvedSource(tx, ctx, row.sourceType, row.sourceId)
    const changes = { status: sealActions[taken].to, ...changesOf(ctx, taken) }
    const after = await save(tx, ctx, row, { action: taken, changes })
    await judge(tx, ctx, { id, taken, msg })
    return present(after)
  })
}

function changesOf(ctx: Ctx, taken: SealStep): Partial<repo.SealRow> {
  if (taken === 'submit') return { submitBy: ctx.user.id, submitTime: ctx.now() }
  if (taken === 'withdraw') return { submitBy: null, submitTime: null }
  if (taken === 'seal') return { sealedBy: ctx.user.realName, sealedTime: ctx.now() }
  return {}
}

async function judge(
  tx: Tx,
  ctx: Judge,
  { id, taken, msg }: { id: string; taken: SealStep; msg: string },
): Promise<void> {
  if (taken !== 'pass' && taken !== 'refuse' && taken !== 'void') return
  await recordAudit(tx, ctx, {
    businessId: id,
    auditModule: businessModules.seal,
    result: taken === 'pass' ? 2 : 3,
    msg: msg.trim(),
  })
}
