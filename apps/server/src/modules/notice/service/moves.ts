import { getFrom } from '@yuncang/shared/kernel/expected'
import { inTenant } from '@yuncang/db/handle'
import { scopedNouns, type ScopedNoun } from '@yuncang/shared/kernel/data-scope'
import { recordModules } from '@yuncang/shared/nouns/record/modules'
import type { Permission } from '@yuncang/shared/access'
import { namedAtMost, type Move } from '../../../kernel/record/service.ts'
import type { Services } from '../../../platform/services.ts'
import * as repo from '../repo.ts'
import type { Listener } from './listener.ts'
import type { OpenSight } from './sight.ts'

/** Moves of a moment are told together: a step moves an order, its stock and its fees, an import moves thousands. */
const gatherMs = 300

const readers = new Map<string, Permission>(
  recordModules.flatMap((each) => ('reader' in each ? [[each.code, each.reader] as const] : [])),
)

/** The noun whose rows somebody may see a part of, by what they need to read it. */
const scopedNounOf = (reader: Permission): ScopedNoun | undefined =>
  scopedNouns.find((noun) => reader.startsWith(`${noun}:`))

/** One of each module and person, with the ids of all of them, unless those are too many to name. */
export function gathered(moves: readonly Move[]): Move[] {
  const all = new Map<string, Move>()
  for (const move of moves) {
    const key = `${move.module} ${move.by.id}`
    const before = all.get(key)
    const ids = before ? [...(before.ids ?? []), ...(move.ids ?? [])] : move.ids
    const isNamed = move.ids && (!before || before.ids) && new Set(ids).size <= namedAtMost
    const { ids: _ids, ...rest } = move
    all.set(key, { ...rest, ...(isNamed && { ids: [...new Set(ids)] }) })
  }
  return [...all.values()]
}

/** What of the moves somebody may learn: of modules they may read, ids only of rows that they see. */
export async function visibleTo(
  { db }: Pick<Services, 'db'>,
  tenant: string,
  { permissions, rowsFor }: Pick<OpenSight, 'permissions' | 'rowsFor'>,
  moves: readonly Move[],
): Promise<Move[]> {
  const seen: Move[] = []
  for (const move of moves) {
    const reader = readers.get(move.module)
    if (!reader || !permissions.has(reader)) continue
    const noun = scopedNounOf(reader)
    const rows = noun && rowsFor(reader)
    if (!noun || !rows?.limits[noun] || !move.ids) {
      seen.push(move)
      continue
    }
    const { ids } = move
    const own = await db.read(inTenant(tenant, rows), (read) => repo.idsSeen(read, noun, ids))
    if (own.length > 0) seen.push({ ...move, ids: own })
  }
  return seen
}

type Surroundings = Pick<Services, 'db'> & {
  listenersIn: (tenant: string) => readonly Listener[]
  /** What somebody may hear now; undefined for who is held back, and is told of everything afterwards. */
  sightOf: (listener: Listener) => Promise<OpenSight | undefined>
  tellEach: (those: readonly Listener[], tell: (listener: Listener) => Promise<unknown>) => unknown
}

/** Tells those who listen that records moved, so that what they look at is asked for again. */
export function createMoveTelling({ db, listenersIn, sightOf, tellEach }: Surroundings) {
  const waiting = new Map<string, Move[]>()

  function flush(tenant: string): void {
    const moves = gathered(getFrom(waiting, tenant))
    waiting.delete(tenant)
    tellEach(listenersIn(tenant), async (listener) => {
      const sight = await sightOf(listener)
      if (!sight) return
      const seen = await visibleTo({ db }, tenant, sight, moves)
      if (seen.length > 0) listener.tellMoves(seen)
    })
  }

  return (payload: string): void => {
    // Written by tellMoves of kernel/record.
    const move = JSON.parse(payload) as Move
    const { tenant } = move
    if (listenersIn(tenant).length === 0) return
    const before = waiting.get(tenant)
    if (before) {
      before.push(move)
      return
    }
    waiting.set(tenant, [move])
    setTimeout(() => flush(tenant), gatherMs).unref()
  }
}
