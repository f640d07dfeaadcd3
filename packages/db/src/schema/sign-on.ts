import type { Kit } from './columns.ts'

/** Single sign-on: what the bundled issuer keeps, and the flows of our own client. They belong to no tenant. */
export const signOnTables = (c: Kit) => ({
  /** Sessions, codes, grants, tokens and open sign-ins of the bundled issuer. */
  oidcRecord: c.table(
    'oidc_record',
    {
      /** SHA-256 of model and id, hex: an id is what a browser or client shows, so it is never stored. */
      id: c.text().primaryKey(),
      /** JSON, in which any text may stand that a browser sent. */
      payload: c.text().notNull(),
      grantId: c.text(),
      uid: c.text(),
      consumeTime: c.time(),
      expireTime: c.time().notNull(),
    },
    (t) => [
      c.index('oidc_record_grant_ix').on(t.grantId),
      c.index('oidc_record_uid_ix').on(t.uid),
      c.index('oidc_record_expire_ix').on(t.expireTime),
    ],
  ),
  /** Signing keys; a replaced one stays for a while, so that what it signed can be verified. */
  oidcKey: c.table('oidc_key', {
    id: c.id(),
    /** The private JWK, encrypted. */
    sealedKey: c.text().notNull(),
    /** Signs from here on; published before. */
    activeTime: c.time().notNull(),
  }),
  /** One way of a browser to an issuer and back. Kept for the life of the session that came of it. */
  signOnFlow: c.table(
    'sign_on_flow',
    {
      stateHash: c.text().primaryKey(),
      /** SHA-256 of the cookie that ties the flow to the browser that began it. */
      browserHash: c.text().notNull(),
      issuer: c.text().notNull(),
      nonce: c.text().notNull(),
      verifier: c.text().notNull(),
      redirectUri: c.text().notNull(),
      returnTo: c.text().notNull(),
      /** SHA-256 of the token of the locked session that this proof is to open; null for a sign-in. */
      lockedHash: c.text(),
      codeHash: c.text(),
      sessionHash: c.text(),
      /** For the issuer, when its session is to end with ours. */
      idToken: c.text(),
      /** The code came a second time: nothing may come of it any more. */
      replayTime: c.time(),
      expireTime: c.time().notNull(),
    },
    (t) => [
      c.index('sign_on_flow_code_ix').on(t.codeHash),
      c.index('sign_on_flow_session_ix').on(t.sessionHash),
      c.index('sign_on_flow_expire_ix').on(t.expireTime),
    ],
  ),
  /** People as outside issuers know them; without a person of ours until an administrator says who it is. */
  identity: c.table(
    'identity',
    {
      id: c.id(),
      issuer: c.text().notNull(),
      subject: c.text().notNull(),
      /** What the issuer calls the person: shown to the administrator, never used to find somebody. */
      name: c.text().notNull(),
      email: c.text().notNull(),
      /** 0 pending, 1 bound */
      status: c.int().notNull(),
      userId: c.text(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('identity_subject_uq').on(t.issuer, t.subject),
      c.index('identity_time_ix').on(t.status, t.createTime, t.id),
      c.index('identity_walk_ix').on(t.isDeleted, t.createTime, t.id),
    ],
  ),
})
