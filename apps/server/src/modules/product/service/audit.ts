import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { ProductAudit } from '@yuncang/shared/nouns/product/contract'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import { save } from '../../../kernel/master-data/service/noun.ts'
import { judgeNow, recordAudit } from '../../../kernel/record/service.ts'
import { assertAllSeen, type SeenRows } from '../../../platform/rows/versioned.ts'
import { productNoun } from './noun.ts'

type Product = Row<Schema['product']>
const { draft, submitted, passed, rejected } = auditStatuses

export const submit = (ctx: Ctx, input: SeenRows) =>
  ctx.transaction((tx) => submitProducts(tx, ctx, input))

/** Puts products up for audit, all of them or none. Throws 409 for one that is no draft. */
export const submitProducts = (tx: Tx, ctx: Ctx, rows: SeenRows): Promise<Product[]> =>
  forEach(tx, rows, (row) => {
    const isOpen = row.auditStatus === draft || row.auditStatus === rejected
    if (!isOpen) throw refused('product.notDraft', row)
    const changes = { auditStatus: submitted, submitBy: ctx.user.id, submitTime: ctx.now() }
    return save(tx, ctx, productNoun, {
      before: row,
      version: row.version,
      action: 'submit',
      changes,
    })
  })

export const audit = (ctx: Ctx, input: ProductAudit) =>
  ctx.transaction((tx) => auditProducts(tx, ctx, input))

/** Passes or rejects products, all of them or none. Throws 403 for whoever submitted one, 409 for one not submitted. */
export function auditProducts(
  tx: Tx,
  asker: Ctx,
  { type, msg, ...rows }: ProductAudit,
): Promise<Product[]> {
  const ctx = judgeNow(asker)
  return forEach(tx, rows, async (row) => {
    if (row.auditStatus !== submitted) throw refused('product.notSubmitted', row)
    if (row.submitBy === ctx.user.id) throw refused('product.ownSubmission', row)
    const changes = { auditStatus: type === 2 ? passed : rejected }
    const action = type === 2 ? 'pass' : 'reject'
    const after = await save(tx, ctx, productNoun, {
      before: row,
      version: row.version,
      action,
      changes,
    })
    await recordAudit(tx, ctx, {
      businessId: row.id,
      auditModule: businessModules.product,
      result: type,
      msg: msg.trim(),
    })
    return after
  })
}

const refused = (reason: Reason, { productName: name }: Product) =>
  new AppError(reason, { params: { name } })

/** In the order of the ids asked for. */
async function forEach(
  tx: Tx,
  rows: SeenRows,
  change: (row: Product) => Promise<Product>,
): Promise<Product[]> {
  const wanted = [...new Set(rows.ids)].sort()
  const found = await productNoun.rows.withValues(tx, 'id', wanted)
  if (found.length < wanted.length) throw new AppError('record.notFound')
  assertAllSeen(found, rows)
  const after: Product[] = []
  for (const row of found) after.push(await change(row))
  return after
}
