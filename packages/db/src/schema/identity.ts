import type { Kit } from './columns.ts'

/** People and their sessions. They belong to no tenant: only system scopes read them. */
export const identityTables = (c: Kit) => ({
  user: c.table(
    'app_user',
    {
      id: c.id(),
      account: c.text().notNull(),
      realName: c.text().notNull(),
      phone: c.text(),
      avatar: c.text().notNull(),
      /** argon2id in PHC form; empty for people who sign in elsewhere only. */
      passwordHash: c.text().notNull(),
      /** 0 disabled, 1 active, 2 locked by an administrator (docs/domain/access.md#failed-sign-ins) */
      status: c.int().notNull(),
      /**
       * The tenant that made the person and administers name, phone, state and password
       * (docs/domain/access.md#people-of-several-tenants); empty for none.
       */
      homeNode: c.text().notNull().default(''),
      createTime: c.time().notNull(),
    },
    (t) => [
      c.uniqueIndex('app_user_account_uq').on(t.account),
      c.uniqueIndex('app_user_phone_uq').on(t.phone),
    ],
  ),
  /** What a person is in one tenant. */
  membership: c.table(
    'membership',
    {
      userId: c.text().notNull(),
      tenantNode: c.text().notNull(),
      roleCodes: c.codes().notNull(),
      /** Names of business sections (业务板块) in order; the first is the default. */
      sections: c.codes().notNull(),
      /** The customer whose rows data scope 本客户 shows. */
      customerId: c.text(),
      version: c.int().notNull().default(1),
    },
    (t) => [
      c.primaryKey({ columns: [t.userId, t.tenantNode] }),
      c.index('membership_tenant_ix').on(t.tenantNode),
    ],
  ),
  /** What somebody chose for themselves: language, look. */
  userSetting: c.table(
    'user_setting',
    {
      userId: c.text().notNull(),
      name: c.text().notNull(),
      value: c.json<unknown>().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.userId, t.name] })],
  ),
  session: c.table(
    'session',
    {
      /** SHA-256 of the token, hex: the token itself is never stored. */
      tokenHash: c.text().primaryKey(),
      userId: c.text().notNull(),
      createTime: c.time().notNull(),
      expireTime: c.time().notNull(),
      revokeTime: c.time(),
      /** Last sign of life, noted every few seconds; for the idle end of SESSION_IDLE=1. */
      seenTime: c.time(),
      currentSection: c.text(),
      isLocked: c.flag().notNull(),
    },
    (t) => [c.index('session_user_ix').on(t.userId)],
  ),
  /**
   * Failed and good sign-ins per account and network (/24 or /64), for the waits of
   * docs/domain/access.md#failed-sign-ins.
   */
  signInAttempt: c.table(
    'sign_in_attempt',
    {
      account: c.text().notNull(),
      network: c.text().notNull(),
      failures: c.int().notNull(),
      waitUntil: c.time(),
      hasSucceeded: c.flag().notNull(),
      updateTime: c.time().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.account, t.network] })],
  ),
  /** Every failed sign-in of an account, for the hourly budget over all addresses. */
  signInFailure: c.table(
    'sign_in_failure',
    { id: c.id(), account: c.text().notNull(), time: c.time().notNull() },
    (t) => [c.index('sign_in_failure_ix').on(t.account, t.time)],
  ),
  /** The one living code of a phone, or of a phone in a tenant ('' for none). Phones that nobody has get rows as well. */
  phoneCode: c.table(
    'phone_code',
    {
      phone: c.text().notNull(),
      tenant: c.text().notNull(),
      /** argon2id: six digits would not survive anything faster. */
      codeHash: c.text().notNull(),
      guessesLeft: c.int().notNull(),
      expireTime: c.time().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.phone, t.tenant] })],
  ),
  /** How often a phone or a network asked for a code lately, and when it may ask again. */
  sendWait: c.table('send_wait', {
    sender: c.text().primaryKey(),
    sends: c.int().notNull(),
    waitUntil: c.time(),
    updateTime: c.time().notNull(),
  }),
  /** The one living link of a person to set a password by (docs/domain/access.md#password-links). */
  passwordLink: c.table(
    'living_password_link',
    {
      userId: c.text().primaryKey(),
      /** SHA-256 of the token, hex. */
      tokenHash: c.text().notNull(),
      /** Who made it, at work in which tenant; null for the operator of the installation. */
      makerId: c.text(),
      makerNode: c.text(),
      expireTime: c.time().notNull(),
    },
    (t) => [c.uniqueIndex('living_password_link_token_uq').on(t.tokenHash)],
  ),
  /** Who came, went and was turned away (docs/domain/records.md#histories); kept 180 days. */
  loginRecord: c.table(
    'login_record',
    {
      id: c.id(),
      kind: c.text().$type<'signIn' | 'signOut' | 'failed'>().notNull(),
      /** By what: account or phone. */
      way: c.text().notNull(),
      account: c.text().notNull(),
      userId: c.text(),
      /** Token hash of the session that began or ended. */
      session: c.text(),
      tenant: c.text(),
      address: c.text().notNull(),
      time: c.time().notNull(),
    },
    (t) => [
      c.uniqueIndex('login_record_session_uq').on(t.session, t.kind),
      c.index('login_record_time_ix').on(t.time, t.id),
    ],
  ),
})
