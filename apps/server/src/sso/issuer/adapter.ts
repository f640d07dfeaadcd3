import { system } from '@yuncang/db/handle'
import type { Adapter, AdapterPayload, errors } from 'oidc-provider'
import type { Services } from '../../platform/services.ts'
import { digest } from '../secrets.ts'
import * as repo from './repo.ts'

const scope = system('records of the bundled issuer')

/** Tokens fall with the grant they came of; the grant itself does not carry its own id. */
const belongsToGrant = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

type Bases = Pick<Services, 'db' | 'clock'>

// Written by upsert below.
const payloadOf = (row: { payload: string }) => JSON.parse(row.payload) as AdapterPayload

/**
 * Where the bundled issuer keeps a kind of record, shared by all instances. What clients and browsers show as proof is
 * stored as a hash only, like our own tokens.
 */
export function adapterOf(
  { db, clock }: Bases,
  model: string,
  InvalidGrant: typeof errors.InvalidGrant,
): Adapter {
  const idOf = (shown: string) => digest(`${model} ${shown}`)
  const later = (seconds: number) => new Date(Date.parse(clock()) + seconds * 1000).toISOString()

  async function find(shown: string): Promise<AdapterPayload | undefined> {
    const row = await db.read(scope, (tx) => repo.findRecord(tx, idOf(shown), clock()))
    if (!row) return undefined
    return { ...payloadOf(row), jti: shown, ...(row.consumeTime && { consumed: true }) }
  }

  return {
    async upsert(id, payload, expiresIn) {
      const session = payload.session && { ...payload.session, cookie: undefined }
      const record = {
        id: idOf(id),
        payload: JSON.stringify({ ...payload, jti: undefined, session }),
        grantId: belongsToGrant.has(model) ? (payload.grantId ?? null) : null,
        uid: model === 'Session' ? (payload.uid ?? null) : null,
        consumeTime: null,
        expireTime: later(expiresIn ?? 0),
      }
      await db.transaction(scope, (tx) => repo.saveRecord(tx, record))
    },
    find,
    async findByUid(uid) {
      const row = await db.read(scope, (tx) => repo.findRecordByUid(tx, uid, clock()))
      return row && payloadOf(row)
    },
    // Device codes are not offered.
    findByUserCode: async () => undefined,
    async consume(id) {
      const isFirst = await db.transaction(scope, (tx) => repo.consumeRecord(tx, idOf(id), clock()))
      if (!isFirst) throw new InvalidGrant('already consumed')
    },
    async destroy(id) {
      await db.transaction(scope, (tx) => repo.removeRecord(tx, idOf(id)))
    },
    async revokeByGrantId(grantId) {
      await db.transaction(scope, (tx) => repo.removeRecordsOfGrant(tx, grantId))
    },
  }
}
