import type { SystemTx } from '@yuncang/db/handle'
import { invitationDays, invitationStates } from '@yuncang/shared/nouns/membership-invitation/rules'

type Person = { id: string; account: string; realName: string }
type Given = { people: readonly Person[]; newId: () => string; time: string }

const dayMs = 86_400_000
const tenantNode = 'WMS_ZJWL'

/** One invitation that waits for its answer, from a tenant to somebody of another (docs/domain/demo.md#demo-tenants). */
export async function seedInvitation(tx: SystemTx, { people, newId, time }: Given): Promise<void> {
  const sender = people.find(({ account }) => account === 'admin.zjwl')
  if (!sender) return
  await tx.insert(tx.t.membershipInvitation, {
    tenantNode,
    id: newId(),
    account: 'sj',
    roleCodes: ['lh'],
    sections: ['保税仓储板块'],
    customerId: null,
    customerName: '',
    inviterName: sender.realName,
    status: invitationStates.open,
    expireTime: new Date(Date.parse(time) + invitationDays * dayMs).toISOString(),
    refuseTime: null,
    createBy: sender.id,
    createTime: time,
    updateBy: sender.id,
    updateTime: time,
  })
}
