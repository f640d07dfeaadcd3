import type { NewRow, Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperation, recordOperations } from '../../../kernel/record/service.ts'
import { assertNotMerged } from '../service/noun.ts'
import * as repo from '../repo.ts'
import type { CustomerRow } from '../repo.ts'
import { operationOf } from './history.ts'
import type { PartDraft, PartKind } from './kinds.ts'
import type { PartRow, PartTable } from './repo.ts'
import { assertEntries, assertGood, assertRoom, isDefault } from './rules.ts'

/** The customer whose sub-records are about to change; others who want to change them wait for this transaction. */
export async function hold(tx: Tx, ctx: Ctx, id: string): Promise<CustomerRow> {
  const customer = await repo.hold(tx, { id, updateBy: ctx.user.id, updateTime: ctx.now() })
  if (!customer) throw new AppError('record.notFound')
  await assertNotMerged(tx, customer)
  return customer
}

/** Adds sub-records to held customers. Throws 400 for a wrong one, 409 for one that is there already. */
export async function addParts<T extends PartTable, D extends PartDraft>(
  tx: Tx,
  ctx: Ctx,
  kind: PartKind<T, D>,
  { customers, given }: { customers: readonly CustomerRow[]; given: readonly D[] },
): Promise<PartRow<T>[]> {
  const drafts = given.map((draft) => kind.clean(draft))
  await assertEntries(tx, ctx, kind, drafts)
  const ids = customers.map((customer) => customer.id)
  const stored = Map.groupBy(await kind.rows.of(tx, ids), (row) => row.customerId)
  const wanted = Map.groupBy(drafts, (draft) => draft.customerId)
  const rows: NewRow<T>[] = []
  for (const customer of customers) {
    const siblings = stored.get(customer.id) ?? []
    const own = wanted.get(customer.id) ?? []
    assertRoom(customer, siblings.length + own.length)
    own.forEach((draft, index) =>
      assertGood(ctx, kind, draft, {
        customer,
        others: [...siblings, ...own.slice(0, index)],
      }),
    )
    const chosen = kind.hasDefault
      ? await settleDefault(tx, ctx, kind, { siblings, drafts: own })
      : undefined
    rows.push(...own.map((draft) => rowOf(ctx, kind, draft, draft === chosen)))
  }
  const added = await kind.rows.insert(tx, rows)
  await recordOperations(
    tx,
    ctx,
    added.map((row) => operationOf(kind, 'create', { after: row })),
  )
  return added
}

function rowOf<T extends PartTable, D extends PartDraft>(
  ctx: Ctx,
  kind: PartKind<T, D>,
  { id: _id, version: _version, ...fields }: D,
  isChosen: boolean,
): NewRow<T> {
  const now = ctx.now()
  const row = {
    ...fields,
    ...(kind.hasDefault && { isDefault: isChosen ? 1 : 0 }),
    id: ctx.newId(),
    createBy: ctx.user.id,
    createTime: now,
    updateBy: ctx.user.id,
    updateTime: now,
  }
  // The fields of the kind's contract are the columns of its table.
  return row as unknown as NewRow<T>
}

/** Which draft becomes the default: the one that asks for it, else the first when there is none yet. */
async function settleDefault<T extends PartTable, D extends PartDraft>(
  tx: Tx,
  ctx: Ctx,
  kind: PartKind<T, D>,
  { siblings, drafts }: { siblings: readonly PartRow<T>[]; drafts: readonly D[] },
): Promise<D | undefined> {
  const asked = drafts.find(isDefault)
  const current = siblings.find(isDefault)
  if (!asked) return current ? undefined : drafts[0]
  if (current) await writePart(tx, ctx, kind, { before: current, changes: { isDefault: 0 } })
  return asked
}

/** Changes or removes one sub-record and writes it into the history. Throws 409 when it has changed meanwhile. */
export async function writePart<T extends PartTable, D extends PartDraft>(
  tx: Tx,
  ctx: Ctx,
  kind: PartKind<T, D>,
  { before, changes }: { before: PartRow<T>; changes: object },
): Promise<PartRow<T>> {
  const set = { ...changes, updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await kind.rows.change(tx, before, set)
  if (!after) throw new AppError('record.stale')
  const operation = after.isDeleted
    ? operationOf(kind, 'remove', { before })
    : operationOf(kind, 'update', { before, after })
  await recordOperation(tx, ctx, operation)
  return after
}
