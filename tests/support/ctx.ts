import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { actAs } from '@yuncang/server/demo/actor'
import type { Services } from '@yuncang/server/platform/services'
import { tenantOf } from './app.ts'

export type Ctx = ReturnType<typeof actAs>

/** A context of an account at work in its tenant, as the service functions of the server take it. */
export async function ctxOf(
  { services }: { services: Services },
  account: string,
  node = tenantOf(account)!,
): Promise<Ctx> {
  return services.db.read(system('test'), async (read) => {
    const [tenant] = await read.select(read.t.tenant, eq(read.t.tenant.dataNode, node))
    const [user] = await read.select(read.t.user, eq(read.t.user.account, account))
    return actAs(services, tenant!, user!)
  })
}
