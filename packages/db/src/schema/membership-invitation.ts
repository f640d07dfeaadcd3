import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Accounts that a tenant has asked to work in it too (docs/domain/access.md#people-of-several-tenants). */
export const membershipInvitationTables = (c: Kit) => ({
  membershipInvitation: c.tenantTable(
    'membership_invitation',
    {
      id: c.id(),
      /** As it was typed, folded; there may be no such account. */
      account: c.text().notNull(),
      roleCodes: c.codes().notNull(),
      sections: c.codes().notNull(),
      customerId: c.text(),
      customerName: c.text().notNull(),
      inviterName: c.text().notNull(),
      /** 1 open, 2 accepted, 3 withdrawn */
      status: c.int().notNull(),
      expireTime: c.time().notNull(),
      /** The person has refused, of which the tenant is told nothing: such a row stays open. */
      refuseTime: c.time(),
      ...c.tracked(),
    },
    (t) => [
      c.index('membership_invitation_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('membership_invitation_account_ix').on(t.account, t.status),
      c
        .uniqueIndex('membership_invitation_open_uq')
        .on(t.tenantNode, t.account)
        .where(sql`status = 1`),
    ],
    { rows: { follows: ['customer'], by: 'customerId' } },
  ),
})
