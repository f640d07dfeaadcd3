import { system, type Db } from '@yuncang/db/handle'
import { apiTokenPrefix } from '@yuncang/shared/nouns/api-token/rules'
import type { Clock } from '../../../platform/clock.ts'
import { sessionsChanged, type ApiTokenStore, type Machine } from '../../../platform/identity.ts'
import { memberOf } from '../../session/service/member.ts'
import { hashOf } from '../../session/service/session-store.ts'
import * as repo from '../repo.ts'

const freshForMs = 1000
const keptAtMost = 10_000
const noteEveryMs = 60_000
const scope = system('access token of a call')
const tokenShape = new RegExp(`^${apiTokenPrefix}[\\w-]{43}$`)

/** Looks access tokens up with a memory of one second, cleared by whatever clears that of sessions. */
export function createApiTokenStore(db: Db, clock: Clock): ApiTokenStore {
  const known = new Map<string, { machine: Machine; expireTime: string; readAt: number }>()
  db.shared.subscribe(sessionsChanged, () => known.clear())

  async function load(token: string, address: string) {
    const tokenHash = hashOf(token)
    const found = await db.read(scope, async (tables) => {
      const row = await repo.findLiving(tables, tokenHash, clock())
      const maker = row && (await memberOf(tables, row.ownerId, row.tenantNode))
      return maker && { row, maker }
    })
    if (!found) return undefined
    const { row, maker } = found
    const now = clock()
    const unusedMs = Date.parse(now) - Date.parse(row.lastUseTime ?? row.createTime)
    const isElsewhere = row.lastUseAddress !== address
    if (row.lastUseTime === null || unusedMs >= noteEveryMs || isElsewhere) {
      const use = { lastUseTime: now, lastUseAddress: address }
      await db.transaction(scope, (tx) => repo.noteUse(tx, row.id, use))
    }
    const { user, membership } = maker
    // Records say which machine it was.
    const named = { ...user, realName: `${user.realName} · ${row.name}` }
    const memberships = new Map([[row.tenantNode, membership]])
    const permissions = row.permissions
    const machine = { token, tokenHash, user: named, currentSection: '', memberships, permissions }
    return { machine, expireTime: row.expireTime }
  }

  return {
    async find(token, address) {
      const hit = known.get(token)
      const at = performance.now()
      if (hit && at - hit.readAt < freshForMs) {
        return hit.expireTime > clock() ? hit.machine : undefined
      }
      known.delete(token)
      const found = tokenShape.test(token) ? await load(token, address) : undefined
      if (!found) return undefined
      if (known.size >= keptAtMost) known.clear()
      known.set(token, { ...found, readAt: at })
      return found.machine
    },
  }
}
