import { inTenant, type Tx } from '@yuncang/db/handle'
import { chunks } from '@yuncang/db/sql'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import type { AnyImport, ClearingTx, Sheet } from './kind.ts'

const removedAtOnce = 20

type Judged = { readonly drafts: readonly unknown[]; readonly sheet: Sheet<string> }
type Publish = (tx: Tx) => Promise<Record<string, unknown>>

/** The records of one attempt to publish a batch, before all of them are shown at once. */
export function hiddenRecords(ctx: Ctx, kind: AnyImport, batchId: string) {
  const laid: string[] = []
  return {
    /** Lays them down if the import does so; gives what is left to be done in the transaction that ends the job. */
    async prepare(
      { drafts, sheet }: Judged,
      progress: (done: number) => Promise<void>,
    ): Promise<Publish> {
      const { hidden } = kind
      if (!hidden) return (tx) => kind.publish(tx, ctx, drafts, sheet)
      let done = 0
      const ids = await hidden.lay(ctx, drafts, async (some, rows, write) => {
        await ctx.transaction(async (tx) => {
          await write(tx)
          await repo.insertRecords(tx, batchId, some)
        })
        laid.push(...some)
        done += rows
        await progress(done)
      })
      return (tx) => hidden.show(tx, ctx, drafts, ids)
    },
    /** Removes what was not shown, and forgets the rest. */
    clear: () => clearRecords(wholeTenant(ctx), kind, { batchId, ids: laid }),
  }
}

type Transaction = (work: (tx: ClearingTx) => Promise<void>) => Promise<void>

/** Transactions that reach what was laid down of sections which the importer does not see. */
export const wholeTenant =
  ({ services, tenant }: Ctx): Transaction =>
  (work) =>
    services.db.transaction(inTenant(tenant.dataNode), work)

async function clearRecords(
  transaction: Transaction,
  { hidden }: AnyImport,
  { batchId, ids }: { batchId: string; ids: readonly string[] },
): Promise<void> {
  for await (const some of chunks(ids, removedAtOnce))
    await transaction(async (tx) => {
      await hidden?.clear(tx, some)
      await repo.forgetRecords(tx, batchId, some)
    })
}

/** Removes what attempts that were broken off have left of a batch. */
export async function clearLeftovers(
  transaction: Transaction,
  kind: AnyImport,
  batchId: string,
): Promise<void> {
  for (;;) {
    let ids: string[] = []
    await transaction(async (tx) => {
      ids = await repo.recordsOf(tx, batchId, removedAtOnce)
    })
    if (ids.length === 0) return
    await clearRecords(transaction, kind, { batchId, ids })
  }
}
