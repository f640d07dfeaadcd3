import type { Row, Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

const place = { roleCodes: ['gw'], sections: ['保税仓储板块'] }

export async function membershipInvitationWorld(app: TestApp) {
  const invite = (account: string): Promise<Row> =>
    app.data('membershipInvitation.create', { account, ...place }, 'admin')
  return {
    invitation: {
      accepted: await invite('gw.zjwl'),
      declined: await invite('sj.zjwl'),
      withdrawn: await invite('nobody-of-that-name'),
    },
  }
}
type InvitationWorld = Awaited<ReturnType<typeof membershipInvitationWorld>>

const one = ({ id, version }: Row) => ({ id, version })

export const membershipInvitationSamples: Record<string, Sample<InvitationWorld>> = {
  'membershipInvitation.page': { as: 'admin', input: () => ({ current: 1, size: 2, state: 1 }) },
  'membershipInvitation.create': {
    as: 'admin',
    input: (_world, turn) => ({ account: `invited${turn}`, ...place }),
  },
  'membershipInvitation.withdraw': {
    as: 'admin',
    input: (world) => one(world.invitation.withdrawn),
  },
  'membershipInvitation.mine': { as: 'gw.zjwl' },
  'membershipInvitation.accept': {
    as: 'gw.zjwl',
    input: (world) => one(world.invitation.accepted),
  },
  'membershipInvitation.decline': {
    as: 'sj.zjwl',
    input: (world) => one(world.invitation.declined),
  },
}
