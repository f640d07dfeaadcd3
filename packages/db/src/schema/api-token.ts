import type { Kit } from './columns.ts'

/** Access tokens of machines, each in the name of the person who made it. */
export const apiTokenTables = (c: Kit) => ({
  apiToken: c.tenantTable(
    'api_token',
    {
      id: c.id(),
      /** SHA-256 of the token, hex: the token itself is never stored. */
      tokenHash: c.text().notNull(),
      name: c.text().notNull(),
      /** Its last four characters, by which people know it again. */
      hint: c.text().notNull(),
      permissions: c.codes().notNull(),
      ownerId: c.text().notNull(),
      ownerName: c.text().notNull(),
      expireTime: c.time().notNull(),
      revokeTime: c.time(),
      /** Noted once a minute at most, and when it comes from elsewhere. */
      lastUseTime: c.time(),
      lastUseAddress: c.text(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('api_token_hash_uq').on(t.tokenHash),
      c.index('api_token_list_ix').on(t.tenantNode, t.createTime),
    ],
  ),
})
