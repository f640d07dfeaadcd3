import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type {
  CostStandardDraft,
  CostStandardLine,
  CostStandardQuery,
} from '@yuncang/shared/nouns/cost-code/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import {
  diffOf,
  recordOperation,
  recordPrices,
  type PriceChange,
} from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'

const operateModule = businessModules.costCode

/** List prices of a fee, by unit, currency and time. */
export const standardsOf = (ctx: Ctx, input: { feeCode: string }) =>
  ctx.read((db) => repo.standardsOf(db, normalizeCode(input.feeCode)))

export const standardPage = (ctx: Ctx, query: CostStandardQuery) =>
  ctx.read((db) => repo.standardPage(db, query))

export const allStandards = (ctx: Ctx) => ctx.read((db) => repo.allStandards(db))

/**
 * Adds or changes a list price. Throws 409 when another one holds on one of its days
 * (docs/domain/contracts.md#list-prices).
 */
export const saveStandard = (ctx: Ctx, { id, version, ...given }: CostStandardDraft) =>
  ctx.transaction(async (tx) => {
    const draft = { ...given, feeCode: normalizeCode(given.feeCode) }
    const { validFrom: from, validTo: to } = draft
    if (to !== null && to < from)
      throw new AppError('tariff.datesReversed', { params: { from, to } })
    await assertInDictionary(tx, ctx, { code: 'CURRENCY', field: 'currency' }, [draft.currency])
    const fee = await holdFee(tx, ctx, draft.feeCode)
    // Who names a row names its version too, by the contract.
    const known = id === undefined || version === undefined ? undefined : { id, version }
    const before = known && (await mustFind(tx, known.id))
    await refuseOverlap(tx, draft, known?.id ?? '')
    return before
      ? change(tx, ctx, fee, { row: { ...before, ...known }, draft })
      : insert(tx, ctx, fee, draft)
  })

/** A new list price of a fee that is held. */
export async function insert(
  tx: Tx,
  ctx: Ctx,
  fee: repo.CostCodeRow,
  draft: CostStandardLine,
): Promise<repo.CostStandardRow> {
  const now = ctx.now()
  const made = {
    id: ctx.newId(),
    createBy: ctx.user.id,
    createTime: now,
    updateBy: ctx.user.id,
    updateTime: now,
  }
  const [row] = await repo.standards.insert(tx, [{ ...draft, ...made }])
  if (!row) throw new AppError('record.stale')
  const fieldDiff = diffOf<object>({}, storedOf(row, draft))
  await told(tx, ctx, fee, { action: 'create', before: undefined, after: row, fieldDiff })
  return row
}

/** Another price, minimum or end for a list price of a fee that is held. */
export async function change(
  tx: Tx,
  ctx: Ctx,
  fee: repo.CostCodeRow,
  { row: before, draft }: { row: repo.CostStandardRow; draft: CostStandardLine },
): Promise<repo.CostStandardRow> {
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const row = await repo.standards.change(tx, before, { ...draft, ...who })
  if (!row) throw new AppError('record.stale')
  const fieldDiff = diffOf<object>(before, storedOf(row, draft))
  await told(tx, ctx, fee, { action: 'update', before, after: row, fieldDiff })
  return row
}

/** Takes back a list price of a fee that is held. */
export async function drop(
  tx: Tx,
  ctx: Ctx,
  fee: repo.CostCodeRow,
  before: repo.CostStandardRow,
): Promise<void> {
  const { id, version, unit, currency, price } = before
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const gone = await repo.standards.change(tx, { id, version }, { isDeleted: 1, ...who })
  if (!gone) throw new AppError('record.stale')
  const nothing = { unit: null, currency: null, price: null }
  const fieldDiff = diffOf<object>({ unit, currency, price }, nothing)
  await told(tx, ctx, fee, { action: 'remove', before, after: undefined, fieldDiff })
}

type Told = Pick<PriceChange, 'action' | 'fieldDiff'> & {
  before: repo.CostStandardRow | undefined
  after: repo.CostStandardRow | undefined
}

/** Tells what became of a list price: in the history of its fee, and in that of its prices. */
export async function told(
  tx: Tx,
  ctx: Ctx,
  { id: businessId, feeCode, feeName, feeNameEn }: repo.CostCodeRow,
  { action, before, after, fieldDiff }: Told,
): Promise<void> {
  const operation = { businessId, operateModule, action: `standard.${action}`, fieldDiff }
  await recordOperation(tx, ctx, operation)
  await recordPrices(tx, ctx, [
    {
      businessId,
      detailId: (after ?? before)?.id ?? '',
      feeCode,
      feeName,
      feeNameEn,
      action,
      oldPrice: before?.price ?? null,
      newPrice: after?.price ?? null,
      fieldDiff,
    },
  ])
}

/** The fields of a draft as they are stored, so that 25 is no other price than 25.000000. */
const storedOf = (row: repo.CostStandardRow, draft: object): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => Object.hasOwn(draft, key)))

export const removeStandard = (ctx: Ctx, input: { id: string; version: number }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, input.id)
    const fee = await holdFee(tx, ctx, before.feeCode)
    await drop(tx, ctx, fee, { ...before, version: input.version })
    return null
  })

export async function holdFee(tx: Tx, ctx: Ctx, feeCode: string): Promise<repo.CostCodeRow> {
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const fee = await repo.hold(tx, feeCode, who)
  if (!fee) throw new AppError('record.notFound')
  return fee
}

export async function mustFind(tx: Tx, id: string): Promise<repo.CostStandardRow> {
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
