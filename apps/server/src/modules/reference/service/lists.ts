import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Schema } from '@yuncang/db/schema/index'
import type {
  CostCenterChange,
  CostCenterDraft,
  InvoiceCodeChange,
  InvoiceCodeDraft,
  ReferenceQuery,
  ReferenceSelect,
} from '@yuncang/shared/nouns/reference/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import {
  add,
  mustFind,
  save,
  trimmed,
  type Noun,
} from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'

const codeTaken = ({ code, name }: { code: string; name: string }) =>
  new AppError('reference.codeTaken', { params: { code, name } })

const costCenterNoun: Noun<Schema['costCenter']> = {
  rows: repo.costCenters,
  operateModule: businessModules.reference,
  indexes: 'cost_center_',
  duplicate: 'record.taken',
  unique: [{ fields: ['code'], duplicate: codeTaken }],
}

const invoiceCodeNoun: Noun<Schema['invoiceCode']> = {
  rows: repo.invoiceCodes,
  operateModule: businessModules.reference,
  indexes: 'invoice_code_',
  duplicate: 'record.taken',
  unique: [{ fields: ['code'], duplicate: codeTaken }],
}

const cleaned = <D extends { code: string; name: string }>(draft: D): D => ({
  ...trimmed(draft),
  code: normalizeCode(draft.code),
  name: normalizeName(draft.name),
})

export const costCenterPage = (ctx: Ctx, query: ReferenceQuery) =>
  ctx.read((db) => repo.costCenterListing.page(db, query))
export const costCenterList = (ctx: Ctx, query: ReferenceSelect) =>
  ctx.read((db) => repo.costCenterList(db, query))
export const createCostCenter = (ctx: Ctx, draft: CostCenterDraft) =>
  ctx.transaction(async (tx) => only(await add(tx, ctx, costCenterNoun, [cleaned(draft)])))
export const updateCostCenter = (ctx: Ctx, { id, version, ...draft }: CostCenterChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, costCenterNoun, id)
    const step = { before, version, action: 'update', changes: cleaned(draft) }
    return save(tx, ctx, costCenterNoun, step)
  })

export const invoiceCodePage = (ctx: Ctx, query: ReferenceQuery) =>
  ctx.read((db) => repo.invoiceCodeListing.page(db, query))
export const invoiceCodeList = (ctx: Ctx, query: ReferenceSelect) =>
  ctx.read((db) => repo.invoiceCodeList(db, query))
export const createInvoiceCode = (ctx: Ctx, draft: InvoiceCodeDraft) =>
  ctx.transaction(async (tx) => only(await add(tx, ctx, invoiceCodeNoun, [cleaned(draft)])))
export const updateInvoiceCode = (ctx: Ctx, { id, version, ...draft }: InvoiceCodeChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, invoiceCodeNoun, id)
    const step = { before, version, action: 'update', changes: cleaned(draft) }
    return save(tx, ctx, invoiceCodeNoun, step)
  })
