import { getFrom, zip } from '@yuncang/shared/kernel/expected'
import type { Read, Tx } from '@yuncang/db/handle'
import {
  tariffLine,
  type TariffLine,
  type TariffRecord,
} from '@yuncang/shared/nouns/tariff/contract'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import { isFeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { canCalculate, hasTwoSides } from '@yuncang/shared/nouns/cost-code/fees'
import { lineKey } from '@yuncang/shared/nouns/tariff/line-key'
import { calcMethodLabels } from '@yuncang/shared/nouns/cost-code/calc-methods'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../trpc/context.ts'
import { costCodesByCode } from '../cost-code/service/read.ts'
import { assertInDictionary } from '../../kernel/dictionary/service.ts'
import { diffOf, recordPrices, type PriceChange } from '../../kernel/record/service.ts'
import * as repo from './repo.ts'

/** A quotation or cost list that carries price lines. */
export type Sheet = { id: string; kind: 'quotation' | 'costList' }
type Fees = Awaited<ReturnType<typeof costCodesByCode>>

export const feePage = (db: Read, query: Parameters<typeof repo.feePage>[1]) =>
  repo.feePage(db, { ...query, sheetKind: 'costList' })

export const findLine = (db: Read | Tx, id: string) => repo.find(db, id)

/** The lines of sheets with their tiers, by sheet. */
export async function linesOf(
  db: Read | Tx,
  sheetIds: readonly string[],
): Promise<Map<string, TariffRecord[]>> {
  const tiers = Map.groupBy(await repo.tiersOf(db, sheetIds), (tier) => tier.detailId)
  const details = await repo.detailsOf(db, sheetIds)
  return new Map(
    [...Map.groupBy(details, (row) => row.sheetId)].map(([sheetId, rows]) => [
      sheetId,
      rows.map((row) => ({ ...presentLine(row), tiers: tiers.get(row.id) ?? [] })),
    ]),
  )
}

export const linesOfSheet = async (db: Read | Tx, sheetId: string): Promise<TariffRecord[]> =>
  (await linesOf(db, [sheetId])).get(sheetId) ?? []

/** Stored lines as the lines of another sheet. */
export const takenOver = (lines: readonly TariffRecord[]): TariffLine[] =>
  lines.map((line) => ({ ...editable(line), detailId: undefined }))

/** Stored lines as they come in when somebody changes them. */
export const editableLines = (lines: readonly TariffRecord[]): TariffLine[] => lines.map(editable)

const editable = (line: TariffRecord): TariffLine => {
  const entries = Object.keys(tariffLine.shape).map((key) => [key, line[key as keyof TariffRecord]])
  // What is stored was written by this very contract.
  const kept = Object.fromEntries(entries) as TariffLine
  const tiers = kept.tiers.map(({ fromValue, toValue, price }) => ({ fromValue, toValue, price }))
  return { ...kept, tiers }
}

export const presentLine = (row: repo.DetailRow) => ({ ...row, detailId: row.id })

/**
 * Writes the lines of a sheet in place of those that it has, each changed price with its record. `before` are the lines
 * that the prices are compared with: the sheet's own, or those of the version that it follows.
 */
export async function writeLines(
  tx: Tx,
  ctx: Ctx,
  sheet: Sheet,
  { given, before }: { given: readonly TariffLine[]; before: readonly TariffRecord[] },
): Promise<TariffRecord[]> {
  const lines = given.map((line) => ({ ...line, feeCode: normalizeCode(line.feeCode) }))
  const fees = await costCodesByCode(
    tx,
    lines.map((line) => line.feeCode),
  )
  const currencies = new Set(lines.map((line) => line.currency))
  await assertInDictionary(tx, ctx, { code: 'CURRENCY', field: 'currency' }, [...currencies])
  const known = new Map(before.map((line) => [line.detailId, line]))
  assertGood(ctx, lines, fees, known)
  const own = new Set((await repo.detailsOf(tx, [sheet.id])).map((row) => row.id))
  const written = lines.map((line, index) => {
    const id = line.detailId !== undefined && own.has(line.detailId) ? line.detailId : ctx.newId()
    const old = known.get(line.detailId ?? '')
    const fee = getFrom(fees, line.feeCode)
    return { line, old, detail: detailRow(ctx, sheet, line, { id, lineNo: index + 1, fee, old }) }
  })
  const tiers = written.flatMap(({ line, detail }) =>
    line.tiers.map((tier, row) => ({
      ...tier,
      id: ctx.newId(),
      sheetId: sheet.id,
      detailId: detail.id,
      rowNo: row + 1,
    })),
  )
  await repo.replace(
    tx,
    sheet.id,
    written.map(({ detail }) => detail),
    tiers,
  )
  const after = await linesOfSheet(tx, sheet.id)
  const changes = zip(after, written).flatMap(
    ([line, { old }]) => priceChange(sheet, { before: old, after: line }) ?? [],
  )
  const kept = new Set(lines.map((line) => line.detailId))
  const dropped = before.filter((line) => !kept.has(line.detailId))
  const removals = dropped.flatMap(
    (line) => priceChange(sheet, { before: line, after: undefined }) ?? [],
  )
  await recordPrices(tx, ctx, [...changes, ...removals])
  return after
}

type Fee = Fees extends ReadonlyMap<string, infer F> ? F : never
type Place = { id: string; lineNo: number; fee: Fee; old: TariffRecord | undefined }

function detailRow(
  ctx: Ctx,
  sheet: Sheet,
  line: TariffLine,
  { id, lineNo, fee, old }: Place,
): repo.NewDetail {
  const { detailId: _id, tiers: _tiers, ...fields } = line
  const { feeName, feeNameEn, jfmoduleId } = fee
  const now = ctx.now()
  const who = ctx.user.id
  return {
    ...fields,
    id,
    lineNo,
    sheetId: sheet.id,
    sheetKind: sheet.kind,
    feeName,
    feeNameEn,
    jfmoduleId,
    isStop: old?.isStop ?? 0,
    stops: old?.stops ?? [],
    createBy: who,
    createTime: now,
    updateBy: who,
    updateTime: now,
  }
}

/** Throws 400 for a line whose fee is unknown, out of use or not calculated so, or that is there twice. */
function assertGood(
  ctx: Ctx,
  lines: readonly TariffLine[],
  fees: Fees,
  known: ReadonlyMap<string, TariffRecord>,
): void {
  const seen = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    const row = index + 1
    const fee = fees.get(line.feeCode)
    if (!fee) throw new AppError('tariff.unknownFee', { params: { row, code: line.feeCode } })
    const params = { row, name: feeNameIn(ctx.call.locale, fee) }
    const isOld = known.get(line.detailId ?? '')?.feeCode === line.feeCode
    if (fee.forbiddenStatus && !isOld) throw new AppError('tariff.forbiddenFee', { params })
    if (isFeeModule(fee.jfmoduleId) && !canCalculate(fee.jfmoduleId, line.calcMethod)) {
      const method = calcMethodLabels[line.calcMethod][ctx.call.locale]
      throw new AppError('tariff.wrongMethod', { params: { ...params, method } })
    }
    if (line.payer !== 'SELF' && isFeeModule(fee.jfmoduleId) && !hasTwoSides(fee.jfmoduleId))
      throw new AppError('tariff.wrongPayer', { params })
    const key = lineKey(line)
    const other = seen.get(key)
    if (other !== undefined) throw new AppError('tariff.lineTwice', { params: { row, other } })
    seen.set(key, row)
  }
}

const priceFields = (line: TariffRecord) => ({
  price: line.price,
  minCharge: line.minCharge,
  maxCharge: line.maxCharge,
  tiers: line.tiers.map(({ fromValue, toValue, price }) => ({ fromValue, toValue, price })),
})

type Successors =
  | { before: TariffRecord | undefined; after: TariffRecord }
  | { before: TariffRecord; after: undefined }

/** The record of a line whose price has changed, began or ended; undefined when it is as it was. */
function priceChange(sheet: Sheet, { before, after }: Successors): PriceChange | undefined {
  const line = after === undefined ? before : after
  const none = { price: null, minCharge: null, maxCharge: null, tiers: [] }
  const fieldDiff = diffOf<object>(
    before ? priceFields(before) : none,
    after ? priceFields(after) : none,
  )
  if (before && after && Object.keys(fieldDiff).length === 0) return undefined
  return {
    businessId: sheet.id,
    detailId: line.detailId,
    feeCode: line.feeCode,
    feeName: line.feeName,
    feeNameEn: line.feeNameEn,
    action: before ? (after ? 'update' : 'remove') : 'create',
    oldPrice: before?.price ?? null,
    newPrice: after?.price ?? null,
    fieldDiff,
  }
}
