import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { TariffLine, TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { nextDocumentNumber } from '../../../kernel/number/service.ts'
import { diffOf, recordOperation } from '../../../kernel/record/service.ts'
import { linesOfSheet, writeLines } from '../../tariff/service.ts'
import * as repo from '../repo.ts'

const operateModule = businessModules.quotation
const { draft, submitted, passed } = auditStatuses

export type Owner = { id: string; customerId: string; customerName: string }
export type Terms = { validFrom: string; validTo: string; costListId: string | null }

type Writing = {
  /** The newest version that there is. */
  current: repo.QuotationRow | undefined
  terms: Terms
  lines: readonly TariffLine[]
}

/**
 * Writes the quotation of a contract: the first one, changes of a draft, or a new draft beside a version that has been
 * passed and stays in use until the new one is. Throws 409 while the newest version is being audited.
 */
export async function writeQuotation(
  tx: Tx,
  ctx: Ctx,
  owner: Owner,
  { current, terms, lines }: Writing,
): Promise<repo.QuotationRow> {
  const { validFrom: from, validTo: to } = terms
  if (to < from) throw new AppError('tariff.datesReversed', { params: { from, to } })
  if (current?.auditStatus === submitted) {
    throw new AppError('quotation.underAudit', { params: { no: current.bjdNo } })
  }
  const before: TariffRecord[] = current ? await linesOfSheet(tx, current.id) : []
  const isNew = !current || current.auditStatus === passed
  const row = isNew
    ? await addQuotation(tx, ctx, owner, { ...terms, bjdNo: current?.bjdNo })
    : await changeQuotation(tx, ctx, current, { ...terms, auditStatus: draft })
  await recordOperation(tx, ctx, {
    businessId: row.id,
    operateModule,
    action: isNew ? (current ? 'revise' : 'create') : 'update',
    fieldDiff: diffOf<object>(current ?? {}, terms),
  })
  await writeLines(tx, ctx, { id: row.id, kind: 'quotation' }, { given: lines, before })
  return row
}

async function addQuotation(
  tx: Tx,
  ctx: Ctx,
  { id: contractId, customerId, customerName }: Owner,
  { bjdNo: known, ...terms }: Terms & { bjdNo: string | undefined },
): Promise<repo.QuotationRow> {
  const bjdNo = known ?? (await nextDocumentNumber(tx, ctx, 'BJ'))
  const now = ctx.now()
  const who = ctx.user.id
  const row = {
    ...terms,
    contractId,
    customerId,
    customerName,
    bjdNo,
    revision: 0,
    auditStatus: draft,
  }
  const tracked = { createBy: who, createTime: now, updateBy: who, updateTime: now }
  return only(await repo.insert(tx, [{ ...row, ...tracked, id: ctx.newId(), isStop: 0 }]))
}

/** Moves a quotation to an audit status; one that is passed gets the next version number and counts from then on. */
export async function moveQuotation(
  tx: Tx,
  ctx: Ctx,
  row: repo.QuotationRow,
  auditStatus: number,
): Promise<repo.QuotationRow> {
  const revision =
    auditStatus === passed ? (await repo.lastRevision(tx, row.bjdNo)) + 1 : row.revision
  return changeQuotation(tx, ctx, row, { auditStatus, revision })
}

export async function changeQuotation(
  tx: Tx,
  ctx: Ctx,
  row: { id: string; version: number },
  changes: Parameters<typeof repo.change>[2],
): Promise<repo.QuotationRow> {
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await repo.change(tx, row, { ...changes, ...who })
  if (!after) throw new AppError('record.stale')
  return after
}

/** A contract has another customer now. Throws 409 when prices for the old one are audited or were passed. */
export async function assignQuotations(
  tx: Tx,
  { id, contractNo: no, customerId, customerName }: Owner & { contractNo: string },
): Promise<void> {
  const versions = await repo.ofContract(tx, id)
  if (versions.some(({ auditStatus }) => auditStatus === submitted || auditStatus === passed)) {
    throw new AppError('contract.customerFixed', { params: { no } })
  }
  await repo.assign(tx, id, { customerId, customerName })
}
