import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import type { ContractConnection } from '@yuncang/shared/nouns/contract-sync/contract'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind, present } from '../../contract/service/read.ts'
import { assertVersion, refuse } from '../../contract/service/step.ts'
import { connectTo, assertSynced } from '../../contract/service/take-over.ts'

/** Makes a draft of ours, with its prices, and a contract from the contract system one. */
export const connect = (
  ctx: Ctx,
  { id, version, syncedId }: ContractConnection,
): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const draft = await mustFind(tx, id)
    refuse(ctx, 'edit', draft)
    assertVersion(draft, version)
    const synced = await assertSynced(tx, syncedId)
    return present(await connectTo(tx, ctx, { draft, synced }))
  })
