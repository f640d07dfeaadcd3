import type { Read } from '@yuncang/db/handle'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { round, type DecimalKind } from '@yuncang/shared/kernel/decimal'
import type { CostListRulePreview } from '@yuncang/shared/nouns/cost-list/contract'
import { costListStatuses } from '@yuncang/shared/nouns/tariff/cost-list-statuses'
import { movesByCustomer } from '@yuncang/shared/nouns/fee-line/rerate'
import type { PricePreview } from '@yuncang/shared/nouns/quotation/contract'
import type { TariffLine, TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { lineKey } from '@yuncang/shared/nouns/tariff/line-key'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind as mustFindList } from '../../cost-list/service/read.ts'
import { cleanedRule } from '../../cost-list/service/rules.ts'
import { customersOfLists, mustFind, versionsOf } from '../../quotation/service/read.ts'
import { linesOfSheet } from '../../tariff/service.ts'
import * as prices from '../prices/repo.ts'
import { previewDrafts } from './drafts.ts'
import { withCostList, withQuotation } from './load/price-book.ts'

/**
 * Which fees that nobody has audited would move, and by how much, were these the prices of a quotation. They stand in as
 * the version in force, so that a fee line is recognised by the price line that it was made by.
 */
export const previewPrices = (
  ctx: Ctx,
  { id, details }: { id: string; details: readonly TariffLine[] },
): Promise<PricePreview> =>
  ctx.read(async (db) => {
    const row = await mustFind(db, id)
    const versions = await versionsOf(db, row.contractId)
    const passed = versions.find(({ auditStatus }) => auditStatus === auditStatuses.passed)
    const { validFrom, validTo } = row
    const lines = await asStored(db, details, passed ? await linesOfSheet(db, passed.id) : [])
    const amend = withQuotation({ ...(passed ?? row), validFrom, validTo }, lines)
    const moves = await previewDrafts(db, ctx, { customerIds: [row.customerId] }, amend)
    return { customers: movesByCustomer(moves) }
  })

/** The same of a cost list in use: of the customers whose quotations it stands behind. */
export const previewListPrices = (
  ctx: Ctx,
  { id, details }: { id: string; details: readonly TariffLine[] },
): Promise<PricePreview> =>
  ctx.read(async (db) => {
    const row = await mustFindList(db, id)
    const customerIds = await customersOfLists(db, [id])
    if (customerIds.length === 0) return { customers: [] }
    const lines = await asStored(db, details, await linesOfSheet(db, id))
    const amend = withCostList({ ...row, status: costListStatuses.enabled }, lines)
    return { customers: movesByCustomer(await previewDrafts(db, ctx, { customerIds }, amend)) }
  })

/** The same of a cost list that is charged by under these rules. */
export const previewRules = (ctx: Ctx, { id, rules }: CostListRulePreview): Promise<PricePreview> =>
  ctx.read(async (db) => {
    const row = await mustFindList(db, id)
    const customerIds = await customersOfLists(db, [id])
    if (customerIds.length === 0) return { customers: [] }
    const ruled = { ...row, jfgz: rules.map(cleanedRule), status: costListStatuses.enabled }
    const amend = withCostList(ruled, await linesOfSheet(db, id))
    return { customers: movesByCustomer(await previewDrafts(db, ctx, { customerIds }, amend)) }
  })

/** Lines as they would be stored: with the ids of those that nothing tells them from. */
async function asStored(
  db: Read,
  details: readonly TariffLine[],
  before: readonly TariffRecord[],
): Promise<TariffRecord[]> {
  const fees = new Map((await prices.feeNames(db)).map((fee) => [fee.feeCode, fee]))
  const known = new Map(before.map((line) => [lineKey(line), line]))
  return details.map((line, index) => {
    const old = known.get(lineKey(line))
    const { feeName = '', feeNameEn = '', jfmoduleId = '' } = fees.get(line.feeCode) ?? {}
    const names = { feeName, feeNameEn, jfmoduleId }
    const detailId = old?.detailId ?? `new ${index}`
    const isStop = old?.isStop ?? (0 as const)
    const stops = old?.stops ?? []
    return { ...line, ...scaled(line), ...names, detailId, lineNo: index + 1, isStop, stops }
  })
}

const scaledOrNone = (figure: string | null, kind: DecimalKind): string | null =>
  figure === null ? null : round(figure, kind)

/** Figures with the decimals of the database, so that one that stays is the same text. */
const scaled = ({ price, minCharge, maxCharge, qtyStep, tiers }: TariffLine) => ({
  price: round(price, 'price'),
  minCharge: scaledOrNone(minCharge, 'money'),
  maxCharge: scaledOrNone(maxCharge, 'money'),
  qtyStep: scaledOrNone(qtyStep, 'qty'),
  tiers: tiers.map(({ fromValue, toValue, price: each }) => ({
    fromValue: round(fromValue, 'qty'),
    toValue: scaledOrNone(toValue, 'qty'),
    price: round(each, 'price'),
  })),
})
