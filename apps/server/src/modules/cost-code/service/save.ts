import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import type { CostCodeChange, CostCodeDraft } from '@yuncang/shared/nouns/cost-code/contract'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import { standardCostCodes } from '@yuncang/shared/nouns/cost-code/standard-codes'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, recordOperation, recordOperations } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'

const operateModule = businessModules.costCode

export const create = (ctx: Ctx, given: CostCodeDraft) =>
  ctx.transaction(async (tx) => {
    const draft = cleaned(given)
    await assertUnique(tx, ctx, draft)
    const row = only(
      await mapUniqueViolation(justTaken, () => repo.codes.insert(tx, [rowOf(ctx, draft)])),
    )
    await recordOperation(tx, ctx, { businessId: row.id, operateModule, action: 'create' })
    return row
  })

export const update = (ctx: Ctx, input: CostCodeChange) =>
  ctx.transaction(async (tx) => {
    const { id, version, ...given } = input
    const before = await repo.codes.find(tx, id)
    if (!before) throw new AppError('record.notFound')
    const draft = { ...cleaned(given), forbiddenStatus: given.forbiddenStatus }
    await assertUnique(tx, ctx, draft, id)
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    const after = await mapUniqueViolation(justTaken, () =>
      repo.codes.change(tx, { id, version }, { ...draft, ...who }),
    )
    if (!after) throw new AppError('record.stale')
    const fieldDiff = diffOf(before, draft)
    await recordOperation(tx, ctx, { businessId: id, operateModule, action: 'update', fieldDiff })
    return after
  })

export const sync = (ctx: Ctx) => ctx.transaction((tx) => addStandardCodes(tx, ctx))

/** Adds the standard fee names whose code and name the tenant does not use; what it has stays as it is. */
export async function addStandardCodes(tx: Tx, ctx: Ctx) {
  const known = await repo.list(tx, {})
  const usedNames = new Set(known.flatMap(({ feeCode, feeName }) => [feeCode, feeName]))
  const missing = standardCostCodes.filter(
    ({ feeCode, feeName }) => !usedNames.has(feeCode) && !usedNames.has(feeName),
  )
  const rows = missing.map((draft) => rowOf(ctx, { ...draft, invoiceCode: '' }))
  const added = await mapUniqueViolation(justTaken, () => repo.codes.insert(tx, rows))
  await recordOperations(
    tx,
    ctx,
    added.map(({ id }) => ({ businessId: id, operateModule, action: 'sync' })),
  )
  return { added: added.length, feeCodes: added.map(({ feeCode }) => feeCode) }
}

const cleaned = <D extends CostCodeDraft>(draft: D): D => ({
  ...draft,
  feeCode: normalizeCode(draft.feeCode),
  feeName: normalizeName(draft.feeName),
  feeNameEn: normalizeName(draft.feeNameEn),
})

function rowOf(ctx: Ctx, draft: CostCodeDraft) {
  const now = ctx.now()
  const who = ctx.user.id
  const tracked = { createBy: who, createTime: now, updateBy: who, updateTime: now }
  return { ...draft, ...tracked, id: ctx.newId(), forbiddenStatus: forbiddenStatuses.inUse }
}

/** Says whose code or name it is; the unique indexes remain the judge of races. */
async function assertUnique(
  tx: Tx,
  { call }: Ctx,
  draft: CostCodeDraft,
  own?: string,
): Promise<void> {
  const same = await repo.namedOrCoded(tx, draft)
  const other = same.find((row) => row.id !== own)
  if (!other) return
  const params = { code: other.feeCode, name: feeNameIn(call.locale, other) }
  const isCode = other.feeCode === draft.feeCode
  throw new AppError(isCode ? 'costCode.codeTaken' : 'costCode.nameTaken', { params })
}

const justTaken = {
  cost_code_: (cause: unknown) => new AppError('costCode.justTaken', { cause }),
}
