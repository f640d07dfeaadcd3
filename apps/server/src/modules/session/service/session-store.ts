import { system, type Db } from '@yuncang/db/handle'
import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Session, SessionStore } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'

/** Instances tell each other on this channel that a session, a person, a membership or a tenant changed. */
export const sessionsChanged = 'sessions'

const freshForMs = 1000
const keptAtMost = 10_000
const tokenShape = /^[\w-]{43}$/

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Looks sessions up with a memory of one second that every change clears (decisions.md 15, performance.md §2). */
export function createSessionStore(db: Db, clock: Clock): SessionStore {
  const known = new Map<string, { session: Session; readAt: number }>()
  db.shared.subscribe(sessionsChanged, () => known.clear())

  async function load(token: string, tokenHash: string): Promise<Session | undefined> {
    return db.read(system('session of a token'), async (read) => {
      const row = await repo.findSession(read, tokenHash, clock())
      if (!row || row.revokeTime !== null) return undefined
      const memberships = await repo.membershipsOf(read, row.id)
      const { id, account, realName, avatar, expireTime } = row
      return {
        token,
        tokenHash,
        user: { id, account, realName, avatar },
        expireTime,
        currentSection: row.currentSection ?? '',
        memberships: new Map(memberships.map((each) => [each.tenant.dataNode, each])),
      }
    })
  }

  return {
    async find(token) {
      if (!tokenShape.test(token)) return undefined
      const tokenHash = hashOf(token)
      const hit = known.get(tokenHash)
      const at = performance.now()
      if (hit && at - hit.readAt < freshForMs) {
        return hit.session.expireTime > clock() ? hit.session : undefined
      }
      const session = await load(token, tokenHash)
      known.delete(tokenHash)
      if (!session) return undefined
      if (known.size >= keptAtMost) known.clear()
      known.set(tokenHash, { session, readAt: at })
      return session
    },
  }
}
