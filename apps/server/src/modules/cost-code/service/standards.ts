import type { Tx } from '@yuncang/db/handle'
import type { CostStandardDraft } from '@yuncang/shared/contracts/cost-code'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { mustBeEntries } from '../../dictionary/service.ts'
import { diffOf, recordOperation } from '../../record/service.ts'
import * as repo from '../repo.ts'

const operateModule = 'FYMC'

/** List prices of a fee, by unit, currency and time. */
export const standardsOf = (ctx: Ctx, input: { feeCode: string }) =>
  ctx.read((db) => repo.standardsOf(db, normalizeCode(input.feeCode)))

/** Adds or changes a list price. Throws 409 when another one holds on one of its days (domain.md §6). */
export const saveStandard = (ctx: Ctx, { id, version, ...given }: CostStandardDraft) =>
  ctx.transaction(async (tx) => {
    const draft = { ...given, feeCode: normalizeCode(given.feeCode) }
    const { validFrom: from, validTo: to } = draft
    if (to !== null && to < from)
      throw new AppError('tariff.datesReversed', { params: { from, to } })
    await mustBeEntries(tx, ctx, 'CURRENCY', 'currency', [draft.currency])
    const { id: businessId } = await holdFee(tx, ctx, draft.feeCode)
    const before = id === undefined ? undefined : await mustFind(tx, id)
    const rowId = id ?? ctx.newId()
    await refuseOverlap(tx, draft, rowId)
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    const created = { id: rowId, createBy: who.updateBy, createTime: who.updateTime }
    const row = before
      ? await repo.standards.change(tx, { id: rowId, version: version! }, { ...draft, ...who })
      : (await repo.standards.insert(tx, [{ ...draft, ...who, ...created }]))[0]
    if (!row) throw new AppError('record.stale')
    await recordOperation(tx, ctx, {
      businessId,
      operateModule,
      action: before ? 'standard.update' : 'standard.create',
      fieldDiff: diffOf<object>(before ?? {}, storedOf(row, draft)),
    })
    return row
  })

/** The fields of a draft as they are stored, so that 25 is no other price than 25.000000. */
const storedOf = (row: repo.CostStandardRow, draft: object): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => Object.hasOwn(draft, key)))

export const removeStandard = (ctx: Ctx, input: { id: string; version: number }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, input.id)
    const { id: businessId } = await holdFee(tx, ctx, before.feeCode)
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    const gone = await repo.standards.change(tx, input, { isDeleted: 1, ...who })
    if (!gone) throw new AppError('record.stale')
    const { unit, currency, price } = before
    const fieldDiff = diffOf<object>(
      { unit, currency, price },
      { unit: null, currency: null, price: null },
    )
    const action = 'standard.remove'
    await recordOperation(tx, ctx, { businessId, operateModule, action, fieldDiff })
    return null
  })

async function holdFee(tx: Tx, ctx: Ctx, feeCode: string): Promise<repo.CostCodeRow> {
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const fee = await repo.hold(tx, feeCode, who)
  if (!fee) throw new AppError('record.notFound')
  return fee
}

async function mustFind(tx: Tx, id: string): Promise<repo.CostStandardRow> {
  const row = await repo.standards.find(tx, id)
  if (!row) throw new AppError('record.notFound')
  return row
}

async function refuseOverlap(
  tx: Tx,
  draft: Parameters<typeof repo.overlapping>[1],
  id: string,
): Promise<void> {
  const other = await repo.overlapping(tx, draft, id)
  if (!other) return
  const { feeCode: code, unit, currency, validFrom: from } = other
  const to = other.validTo ?? '…'
  throw new AppError('costStandard.overlaps', { params: { code, unit, currency, from, to } })
}
