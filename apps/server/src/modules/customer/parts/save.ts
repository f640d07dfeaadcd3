import { only } from '@yuncang/shared/kernel/expected'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind } from '../../../kernel/master-data/service/noun.ts'
import { customerNoun } from '../service/noun.ts'
import { addParts, hold, writePart } from './add.ts'
import { bank, branch, contacter, invoice, type PartDraft, type PartKind } from './kinds.ts'
import type { PartRow, PartTable } from './repo.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { assertEntries, assertGood, isDefault } from './rules.ts'

/**
 * List, save and remove of one kind of sub-record. What is saved is stored here; the addresses …ToLht are also meant to
 * push it to the outside customer platform LHT, which is not connected.
 */
function casesOf<T extends PartTable, D extends PartDraft>(kind: PartKind<T, D>) {
  const list = (ctx: Ctx, input: { id: string }): Promise<PartRow<T>[]> =>
    ctx.read(async (db) => {
      const { id } = await mustFind(db, customerNoun, input.id)
      return kind.rows.of(db, [id])
    })

  const save = (ctx: Ctx, input: D): Promise<PartRow<T>> =>
    ctx.transaction(async (tx) => {
      const customer = await hold(tx, ctx, input.customerId)
      const { id, version } = input
      if (id === undefined)
        return only(await addParts(tx, ctx, kind, { customers: [customer], given: [input] }))
      const siblings = await kind.rows.of(tx, [customer.id])
      const before = mustHave(siblings, { id, version })
      const draft = kind.clean(input)
      const others = siblings.filter((row) => row !== before)
      await assertEntries(tx, ctx, kind, [draft])
      assertGood(ctx, kind, draft, { customer, others })
      if (draft.isDefault === 0 && isDefault(before)) throw new AppError('customer.defaultNeeded')
      const current = draft.isDefault === 1 && others.find(isDefault)
      if (current) await writePart(tx, ctx, kind, { before: current, changes: { isDefault: 0 } })
      const { id: _id, version: _version, ...changes } = draft
      return writePart(tx, ctx, kind, { before, changes })
    })

  const remove = (ctx: Ctx, input: { id: string; version: number }): Promise<null> =>
    ctx.transaction(async (tx) => {
      const found = await kind.rows.find(tx, input.id)
      if (!found) throw new AppError('record.notFound')
      const customer = await hold(tx, ctx, found.customerId)
      const siblings = await kind.rows.of(tx, [customer.id])
      const before = mustHave(siblings, input)
      await writePart(tx, ctx, kind, { before, changes: { isDeleted: 1 } })
      const heir = siblings.find((row) => row !== before)
      if (isDefault(before) && heir)
        await writePart(tx, ctx, kind, { before: heir, changes: { isDefault: 1 } })
      return null
    })

  return { list, save, remove }
}

/** The record that a change means, as long as nobody else has changed it. */
function mustHave<R extends { id: string; version: number }>(
  rows: readonly R[],
  { id, version }: { id: string; version?: number | undefined },
): R {
  const row = rows.find((each) => each.id === id)
  if (!row) throw new AppError('record.notFound')
  assertSeen(row, version)
  return row
}

export const invoiceCases = casesOf(invoice)
export const bankCases = casesOf(bank)
export const contacterCases = casesOf(contacter)
export const branchCases = casesOf(branch)
