import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { AppError } from '@yuncang/shared/errors'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { only } from '@yuncang/shared/kernel/expected'
import type { SealChange, SealDraft, SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import {
  sealStatuses,
  sealTypeLabels,
  type SealSource,
  type SealType,
} from '@yuncang/shared/nouns/seal-record/rules'
import { nextDocumentNumber } from '../../../kernel/number/service.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { mustFind, present } from './read.ts'
import { approvedSource, documentToSeal } from './source.ts'
import { refuse, save } from './step.ts'

export const createByContract = (ctx: Ctx, draft: SealDraft) => create(ctx, 'CONTRACT', draft)
export const createByInboundOrder = (ctx: Ctx, draft: SealDraft) => create(ctx, 'INBOUND', draft)

/** Asks for a seal on a document of an approved source, one at a time for each seal (docs/domain/seals.md). */
const create = (
  ctx: Ctx,
  sourceType: SealSource,
  { id: sourceId, documentId, ...asked }: SealDraft,
): Promise<SealRecord> =>
  ctx.transaction(async (tx) => {
    const source = await approvedSource(tx, ctx, sourceType, sourceId)
    const { no, customerId, customerName } = source
    const document = await documentToSeal(tx, { type: sourceType, id: sourceId, no }, documentId)
    const of = { sourceType, sourceId, sealType: asked.sealType }
    await assertNoneOpen(tx, ctx, no, of)
    const now = ctx.now()
    const who = ctx.user.id
    const row = only(
      await mapUniqueViolation(openAlready, async () =>
        repo.insert(tx, [
          {
            id: ctx.newId(),
            sealNo: await nextDocumentNumber(tx, ctx, 'YYJ'),
            ...of,
            sourceNo: no,
            customerId,
            customerName,
            ...document,
            copies: asked.copies,
            purpose: asked.purpose.trim(),
            status: sealStatuses.draft,
            sealedBy: '',
            createBy: who,
            createTime: now,
            updateBy: who,
            updateTime: now,
          },
        ]),
      ),
    )
    await recordOperation(tx, ctx, {
      businessId: row.id,
      operateModule: businessModules.seal,
      action: 'create',
    })
    return present(row)
  })

export const update = (
  ctx: Ctx,
  { id, version, documentId, ...asked }: SealChange,
): Promise<SealRecord> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(tx, id)
    refuse(ctx, 'edit', row, version)
    const { sourceType, sourceId, sourceNo: no } = row
    await approvedSource(tx, ctx, sourceType, sourceId)
    const document = await documentToSeal(tx, { type: sourceType, id: sourceId, no }, documentId)
    if (asked.sealType !== row.sealType) await assertNoneOpen(tx, ctx, no, { ...row, ...asked })
    const changes = { ...asked, purpose: asked.purpose.trim(), ...document }
    return present(
      await mapUniqueViolation(openAlready, () =>
        save(tx, ctx, row, { action: 'update', changes }),
      ),
    )
  })

async function assertNoneOpen(
  tx: Tx,
  ctx: Ctx,
  no: string,
  of: Parameters<typeof repo.openOf>[1],
): Promise<void> {
  const other = await repo.openOf(tx, of)
  if (!other) return
  // The contract lets no other one in.
  const sealType = sealTypeLabels[of.sealType as SealType][ctx.call.locale]
  throw new AppError('sealRecord.open', { params: { no, sealType, other: other.sealNo } })
}

/** Two people who ask at the same moment: the second is told to look again. */
const openAlready = {
  seal_record_open_uq: (cause: unknown) => new AppError('record.stale', { cause }),
}
