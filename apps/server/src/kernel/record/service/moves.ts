import type { SystemTx, Tx } from '@yuncang/db/handle'
import type { BusinessModule } from '@yuncang/shared/kernel/business-modules'
import type { User } from '../../../platform/identity.ts'

/** Instances tell each other on this channel which records moved: a Move as JSON, or nothing after a break. */
export const recordsMoved = 'records'

/** Records of one module that one person moved; without ids there are more than it pays to name. */
export type Move = {
  readonly tenant: string
  readonly module: BusinessModule
  readonly by: Pick<User, 'id' | 'realName'>
  readonly ids?: readonly string[]
}

/** An import moves thousands at once: whoever looks at their list asks for it again, whatever they are. */
export const namedAtMost = 20

type Moved = { readonly module: BusinessModule; readonly businessId: string }

/** Tells, once the transaction is through, what it moved. */
export async function tellMoves(
  tx: Pick<Tx | SystemTx, 'publish'>,
  { tenant, by }: Pick<Move, 'tenant' | 'by'>,
  moved: readonly Moved[],
): Promise<void> {
  const { id, realName } = by
  for (const module of new Set(moved.map((each) => each.module))) {
    const ids = new Set(
      moved.filter((each) => each.module === module).map(({ businessId }) => businessId),
    )
    const isNamed = ids.size <= namedAtMost
    const move: Move = { tenant, module, by: { id, realName }, ...(isNamed && { ids: [...ids] }) }
    await tx.publish(recordsMoved, JSON.stringify(move))
  }
}
