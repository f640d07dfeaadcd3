import type { Tx } from '@yuncang/db/handle'
import { isUniqueViolation } from '@yuncang/db/sql'
import type { CostCodeChange, CostCodeDraft } from '@yuncang/shared/contracts/cost-code'
import { standardCostCodes } from '@yuncang/shared/domain/fees'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, recordOperation, recordOperations } from '../../record/service.ts'
import * as repo from '../repo.ts'

const operateModule = 'FYMC'

export const create = (ctx: Ctx, given: CostCodeDraft) =>
  ctx.transaction(async (tx) => {
    const draft = cleaned(given)
    await refuseTaken(tx, draft)
    const [row] = await withTakenMeaning(() => repo.codes.insert(tx, [rowOf(ctx, draft)]))
    await recordOperation(tx, ctx, { businessId: row!.id, operateModule, action: 'create' })
    return row!
  })

export const update = (ctx: Ctx, input: CostCodeChange) =>
  ctx.transaction(async (tx) => {
    const { id, version, ...given } = input
    const before = await repo.codes.find(tx, id)
    if (!before) throw new AppError('record.notFound')
    const draft = { ...cleaned(given), forbiddenStatus: given.forbiddenStatus }
    await refuseTaken(tx, draft, id)
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    const after = await withTakenMeaning(() =>
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
  const taken = new Set(known.flatMap(({ feeCode, feeName }) => [feeCode, feeName]))
  const missing = standardCostCodes.filter(
    ({ feeCode, feeName }) => !taken.has(feeCode) && !taken.has(feeName),
  )
  const rows = missing.map((draft) => rowOf(ctx, { ...draft, invoiceCode: '' }))
  const added = await withTakenMeaning(() => repo.codes.insert(tx, rows))
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
})

function rowOf(ctx: Ctx, draft: CostCodeDraft) {
  const now = ctx.now()
  const who = ctx.user.id
  const tracked = { createBy: who, createTime: now, updateBy: who, updateTime: now }
  return { ...draft, ...tracked, id: ctx.newId(), forbiddenStatus: 0 as const }
}

/** Says whose code or name it is; the unique indexes remain the judge of races. */
async function refuseTaken(tx: Tx, draft: CostCodeDraft, own?: string): Promise<void> {
  const same = await repo.namedOrCoded(tx, draft.feeCode, draft.feeName)
  const other = same.find((row) => row.id !== own)
  if (!other) return
  const params = { code: other.feeCode, name: other.feeName }
  const isCode = other.feeCode === draft.feeCode
  throw new AppError(isCode ? 'costCode.codeTaken' : 'costCode.nameTaken', { params })
}

async function withTakenMeaning<R>(write: () => Promise<R>): Promise<R> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)?.startsWith('cost_code')) {
      throw new AppError('costCode.justTaken', { cause: error })
    }
    throw error
  }
}
