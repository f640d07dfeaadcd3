import type { Read, Tx } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import type { ConnectorFault, OutsideSystem } from '@yuncang/shared/nouns/connector/rules'

/** How the tenant's simulator of a system is disturbed now. */
export async function faultOf(db: Read, system: OutsideSystem): Promise<ConnectorFault> {
  const { simulatorFault } = db.t
  const [row] = await db.select(simulatorFault, eq(simulatorFault.system, system))
  return row?.fault ?? 'none'
}

type Setting = { system: OutsideSystem; fault: ConnectorFault; updateTime: string }

export async function setFault(tx: Tx, { system, fault, updateTime }: Setting): Promise<void> {
  const { simulatorFault: t } = tx.t
  await tx.upsert(
    t,
    { system, fault, updateTime },
    { target: [t.tenantNode, t.system], set: { fault, updateTime } },
  )
}

export async function tenantOf(db: Read, dataNode: string) {
  const { tenant } = db.t
  const [row] = await db.select(tenant, eq(tenant.dataNode, dataNode))
  return row
}
