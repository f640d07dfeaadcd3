import { system } from '@yuncang/db/handle'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Services } from '../../platform/services.ts'
import { deriveKey } from '../../platform/derive-key.ts'
import { seal, unseal } from '../secrets.ts'
import * as repo from './repo.ts'

const scope = system('signing keys of the bundled issuer')
export const signingAlgorithm = 'ES256'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const signsForMs = 30 * dayMs
/** A key is published before it signs: clients look for new keys once a minute at the most. */
const publishedBeforeMs = hourMs
/** Longer than any session, whose end is asked for with an old id token. */
const keptAfterMs = 7 * dayMs

type Bases = Pick<Services, 'db' | 'clock' | 'config' | 'log'>

const sealingKey = ({ config }: Bases) => deriveKey(config.sessionSecret, 'signing keys')
const after = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString()

/** The kept keys as stored, the signing one first; the version changes whenever another key signs or is published. */
export async function storedKeys(bases: Bases): Promise<{ rows: repo.KeyRow[]; version: string }> {
  const rows = await bases.db.read(scope, (db) => repo.keys(db))
  const now = bases.clock()
  const signing = rows.filter((row) => row.activeTime <= now)
  const upcoming = rows.filter((row) => row.activeTime > now)
  const ordered = [...signing, ...upcoming]
  return { rows: ordered, version: `${signing.length} ${ordered.map((row) => row.id).join(' ')}` }
}

/** The private keys, the signing one first; makes one where there is none, and none that opens with our secret. */
export async function openKeys(bases: Bases): Promise<{ keys: JWK[]; version: string }> {
  const { rows, version } = await storedKeys(bases)
  const now = bases.clock()
  const opened = await Promise.all(rows.map((row) => opens(bases, row)))
  const isReady = rows.some((row, index) => row.activeTime <= now && opened[index])
  if (isReady) return { keys: opened.filter((key) => key !== undefined), version }
  await addKey(bases, now)
  return openKeys(bases)
}

async function opens(bases: Bases, row: repo.KeyRow): Promise<JWK | undefined> {
  try {
    return JSON.parse(await unseal(row.sealedKey, sealingKey(bases))) as JWK // written by addKey
  } catch {
    bases.log.error({ kid: row.id }, 'a signing key was stored under another SESSION_SECRET')
    return undefined
  }
}

async function addKey(bases: Bases, activeTime: string): Promise<void> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const id = await calculateJwkThumbprint(jwk)
  const text = JSON.stringify({ ...jwk, kid: id, alg: signingAlgorithm, use: 'sig' })
  const sealedKey = await seal(text, sealingKey(bases))
  await bases.db.transaction(scope, (tx) => repo.insertKey(tx, { id, sealedKey, activeTime }))
}

/** Prepares the next key a month after the last, and forgets keys that nothing living was signed with. */
export async function rotateKeys(bases: Bases): Promise<void> {
  const now = bases.clock()
  const [newest] = await bases.db.read(scope, (db) => repo.keys(db))
  if (newest && after(newest.activeTime, signsForMs) <= now)
    await addKey(bases, after(now, publishedBeforeMs))
  await bases.db.transaction(scope, (tx) => repo.removeReplacedKeys(tx, after(now, -keptAfterMs)))
}
