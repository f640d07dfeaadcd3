import { system, type Db } from '@yuncang/db/handle'
import { hash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { sessionsChanged, type Session, type SessionStore } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'

const idleMs = 6_000_000
/** Use is noted when the last note is this old: idle sessions end at most so much too early. */
const noteEveryMs = 10_000
const freshForMs = 1000
const keptAtMost = 10_000
const tokenShape = /^[\w-]{43}$/

export const hashOf = (token: string): string => hash('sha256', token)

/** Looks sessions up with a memory of one second that every change clears (docs/domain/access.md#sessions). */
export function createSessionStore(db: Db, clock: Clock, endsIdle: boolean): SessionStore {
  const known = new Map<string, { session: Session; readAt: number }>()
  db.shared.subscribe(sessionsChanged, () => known.clear())

  async function load(token: string, tokenHash: string): Promise<Session | undefined> {
    const found = await read(token, tokenHash)
    if (!found || !endsIdle) return found?.session
    const unusedMs = Date.parse(clock()) - Date.parse(found.seenTime)
    if (unusedMs > idleMs) return undefined
    if (unusedMs >= noteEveryMs) {
      await db.transaction(system('session of a token'), (tx) =>
        repo.changeSession(tx, tokenHash, { seenTime: clock() }),
      )
    }
    return found.session
  }

  async function read(token: string, tokenHash: string) {
    return db.read(system('session of a token'), async (tables) => {
      const row = await repo.findSession(tables, tokenHash, clock())
      if (!row || row.revokeTime !== null) return undefined
      const memberships = await repo.membershipsOf(tables, row.id)
      const { id, account, realName, avatar, expireTime } = row
      const session: Session = {
        token,
        tokenHash,
        user: { id, account, realName, avatar },
        expireTime,
        currentSection: row.currentSection ?? '',
        isLocked: row.isLocked === 1,
        memberships: new Map(memberships.map((each) => [each.tenant.dataNode, each])),
      }
      return { session, seenTime: row.seenTime ?? row.createTime }
    })
  }

  return {
    async find(token) {
      const hit = known.get(token)
      const at = performance.now()
      if (hit && at - hit.readAt < freshForMs) {
        return hit.session.expireTime > clock() ? hit.session : undefined
      }
      if (!tokenShape.test(token)) return undefined
      const session = await load(token, hashOf(token))
      known.delete(token)
      if (!session) return undefined
      if (known.size >= keptAtMost) known.clear()
      known.set(token, { session, readAt: at })
      return session
    },
  }
}
