import { system, type Row } from '@yuncang/db/handle'
import { and, eq } from '@yuncang/db/sql'
import type { Schema } from '@yuncang/db/schema/index'
import type { Services } from '@yuncang/server/platform/services'

type Membership = Partial<Pick<Row<Schema['membership']>, 'roleCodes' | 'customerId'>>

/** Changes what an account is in the first tenant of the demo; gives what it was. */
export const changeMember = (
  { db }: Services,
  account: string,
  set: Membership,
): Promise<Membership> =>
  db.transaction(system('test'), async (tx) => {
    const { membership, user } = tx.t
    const [found] = await tx.select(user, eq(user.account, account))
    const where = and(eq(membership.userId, found!.id), eq(membership.tenantNode, 'WMS_DEMO'))
    const [before] = await tx.select(membership, where)
    await tx.update(membership, set, where)
    await tx.publish('sessions', found!.id)
    return { roleCodes: before!.roleCodes, customerId: before!.customerId }
  })
