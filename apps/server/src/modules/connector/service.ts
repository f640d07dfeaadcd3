import type { ConnectorState, FaultSetting } from '@yuncang/shared/nouns/connector/contract'
import { outsideSystems } from '@yuncang/shared/nouns/connector/rules'
import { AppError } from '@yuncang/shared/errors'
import { faultOf, setFault as writeFault } from '../../connectors/outside/repo.ts'
import type { Read, Tx } from '@yuncang/db/handle'
import type { Ctx } from '../../trpc/context.ts'

async function states(db: Read | Tx, ctx: Ctx): Promise<ConnectorState[]> {
  const found: ConnectorState[] = []
  for (const system of outsideSystems) {
    const kind = ctx.services.outside[system]?.kind ?? 'none'
    found.push({ system, kind, fault: await faultOf(db, system) })
  }
  return found
}

export const list = (ctx: Ctx): Promise<ConnectorState[]> => ctx.read((db) => states(db, ctx))

/** Disturbs a simulator, or lets it be; for training tenants only. Throws 409. */
export const setFault = async (
  ctx: Ctx,
  { system, fault }: FaultSetting,
): Promise<ConnectorState[]> => {
  const isSimulated = ctx.services.outside[system]?.kind === 'simulator'
  if (!isSimulated || !ctx.tenant.training) throw new AppError('connector.notSimulated')
  return ctx.transaction(async (tx) => {
    await writeFault(tx, { system, fault, updateTime: ctx.now() })
    return states(tx, ctx)
  })
}
