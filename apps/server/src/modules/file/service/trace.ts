import type { Tx } from '@yuncang/db/handle'
import type { Storage } from '../../../files/storage/storage.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import type { Business } from './business.ts'

type Change = readonly [before: unknown, after: unknown]

type Traced = {
  action: 'document.add' | 'document.update' | 'document.remove'
  changes: Readonly<Record<string, Change>>
}

/** Writes into the history of the record what became of one of its documents. */
export async function recordDocument(
  tx: Tx,
  ctx: Ctx,
  business: Business,
  { action, changes }: Traced,
): Promise<void> {
  const { id: businessId, module: operateModule, masterBillNo } = business
  const fieldDiff = Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [field, { before, after }]),
  )
  await recordOperation(tx, ctx, {
    businessId,
    operateModule,
    action,
    fieldDiff,
    ...(masterBillNo !== undefined && { masterBillNo }),
  })
}

type Keys = { readonly storageKey: string; readonly thumbnailKey?: string | null }

/** Takes the bytes of a file and its thumbnail away. */
export async function removeBytes(storage: Storage, row: Keys): Promise<void> {
  for (const key of [row.storageKey, row.thumbnailKey]) if (key) await storage.remove(key)
}
