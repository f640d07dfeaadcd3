import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import type { CustomerRow } from '../repo.ts'
import type { PartDraft, PartKind } from './kinds.ts'
import type { PartTable } from './repo.ts'

const partsAtMost = 100

export const valueOf = (record: object, field: string): unknown =>
  // Any object is a record of unknown values.
  (record as Record<string, unknown>)[field]

/** By what people call a sub-record: its title, account or name. */
export const nameOf = <T extends PartTable, D extends PartDraft>(
  kind: PartKind<T, D>,
  record: object,
): string => String(valueOf(record, kind.key[0]))

/** What two sub-records of one customer must not share. */
export const keyOf = <T extends PartTable, D extends PartDraft>(
  kind: PartKind<T, D>,
  record: object,
): string => JSON.stringify(kind.key.map((field) => valueOf(record, field)))

export const isDefault = (record: object): boolean => valueOf(record, 'isDefault') === 1

/** Throws 400 for what is wrong with a clean draft, 409 when one of `others` is the same. */
export function assertGood<T extends PartTable, D extends PartDraft>(
  ctx: Ctx,
  kind: PartKind<T, D>,
  draft: D,
  { customer, others }: { customer: CustomerRow; others: readonly object[] },
): void {
  const found = kind.finding?.(draft, customer)
  if (found) {
    const [path, { reason, params }] = found
    const message = say(ctx.call.locale, reason, params)
    throw new AppError('request.invalid', { issues: [{ path, message }] })
  }
  const key = keyOf(kind, draft)
  if (others.some((other) => keyOf(kind, other) === key)) {
    throw new AppError(kind.duplicate, { params: { value: nameOf(kind, draft) } })
  }
}

export async function assertEntries<T extends PartTable, D extends PartDraft>(
  tx: Tx,
  ctx: Ctx,
  { dictionary }: PartKind<T, D>,
  drafts: readonly D[],
): Promise<void> {
  if (!dictionary) return
  const { code, field } = dictionary
  const values = new Set(drafts.map((draft) => String(valueOf(draft, field))))
  await assertInDictionary(tx, ctx, { code, field }, [...values])
}

export function assertRoom(customer: CustomerRow, count: number): void {
  if (count <= partsAtMost) return
  const params = { name: customer.customerName, max: partsAtMost }
  throw new AppError('customer.partsFull', { params })
}
