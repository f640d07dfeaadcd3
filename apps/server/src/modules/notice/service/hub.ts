import { inTenant } from '@yuncang/db/handle'
import { socketEnds } from '@yuncang/shared/nouns/notice/rules'
import { forEachWithConcurrency } from '../../../platform/for-each-with-concurrency.ts'
import type { Services } from '../../../platform/services.ts'
import { rolesChanged } from '../../session/service/role-store.ts'
import { sessionsChanged } from '../../../platform/identity.ts'
import { recordsMoved } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { noticesChanged } from '../service.ts'
import { isFor } from './audience.ts'
import { createListener, type Arrival, type Line, type Listener, type Seat } from './listener.ts'
import { createMoveTelling } from './moves.ts'
import { sightOf } from './sight.ts'

/** Windows of one person that listen at a time, on one instance (docs/domain/records.md#notices). */
export const socketsAtMost = 5
/** A line that was silent for so long is dead: its client speaks every 15 s (docs/domain/records.md#notices). */
const silentMs = 40_000
/** Listeners that are looked after at a time: the others wait, and not everybody else's questions to the database. */
const lookedAfter = 8
/** Notices of one look back. */
const missedAtOnce = 200

/**
 * Those who listen to notices on this instance. Notices come from the database as any instance wrote them; who may hear
 * one is asked anew each time, by the session, so that a right that was taken away is gone.
 */
export function createNoticeHub(services: Services) {
  const listeners = new Map<string, Set<Listener>>()
  const everyone = () => [...listeners.values()].flatMap((present) => [...present])
  const { db, log } = services

  const each = (those: readonly Listener[], work: (listener: Listener) => Promise<unknown>) =>
    forEachWithConcurrency(those, lookedAfter, work)

  const watched = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.error({ err: error }, 'notices not delivered'))

  function leave(listener: Listener): void {
    const { tenant } = listener.seat
    const ofTenant = listeners.get(tenant)
    ofTenant?.delete(listener)
    if (ofTenant?.size === 0) listeners.delete(tenant)
  }

  /** What somebody may hear at this moment; undefined for who is held back or has just been sent away. */
  const openSightOf = (listener: Listener) =>
    listener.inOrderOfLooks(async () => {
      const sight = await sightOf(services, listener.seat)
      if (sight.kind === 'gone') {
        leave(listener)
        listener.line.close(sight.end, sight.reason)
        return undefined
      }
      listener.knowRights(sight.rights)
      if (!sight.isHeld) return sight
      listener.isBehind = true
      return undefined
    })
  const readerOf = async (listener: Listener) => (await openSightOf(listener))?.reader

  const openFor = (listener: Listener, reader: repo.Reader, after: string) =>
    db.read(inTenant(listener.seat.tenant), (read) =>
      repo.openAfter(read, reader, after, missedAtOnce),
    )

  /** Who comes for the first time hears what is new from now on. */
  async function settleIn(listener: Listener): Promise<void> {
    const sight = await listener.inOrderOfLooks(() => sightOf(services, listener.seat))
    if (sight.kind === 'gone') return
    listener.knowRights(sight.rights)
    const rows = await openFor(listener, sight.reader, listener.lookFrom())
    listener.setOld(rows.map(({ id }) => id))
  }

  async function welcome(listener: Listener, arrival: Arrival): Promise<void> {
    if (arrival === 'plain') {
      await tellUnread(listener)
      return
    }
    if (arrival === 'new') await settleIn(listener)
    listener.welcome()
    await catchUp(listener)
  }

  /** Who cannot say what they have heard gets what they have not read, the newest of it, oldest first. */
  async function tellUnread(listener: Listener): Promise<void> {
    const reader = await readerOf(listener)
    if (!reader) return
    const unread = { state: 'unread', limit: missedAtOnce } as const
    const rows = await db.read(inTenant(listener.seat.tenant), (read) =>
      repo.listOf(read, reader, unread),
    )
    for (const row of rows.toReversed()) listener.say(row)
  }

  /**
   * Says what was written since the listener last heard something, once; to who was held back, that more has moved than
   * can be named.
   */
  async function catchUp(listener: Listener): Promise<void> {
    const reader = await readerOf(listener)
    if (!reader) return
    const wasHeld = listener.isBehind
    listener.isBehind = false
    let from: string | undefined = listener.lookFrom()
    while (from !== undefined) {
      const after: string = from
      const rows = await openFor(listener, reader, after)
      for (const row of rows) listener.say(row)
      from = rows.length === missedAtOnce ? rows.at(-1)?.id : undefined
    }
    if (wasHeld) listener.tellMoves()
  }

  async function onNotice(payload: string): Promise<void> {
    if (payload === '') {
      await each(everyone(), (listener) => listener.inTurn(() => catchUp(listener)))
      return
    }
    const [tenant = '', id = '', author] = payload.split(' ')
    const present = listeners.get(tenant)
    if (!present) return
    const row = await db.read(inTenant(tenant), (read) => repo.find(read, id))
    if (!row) return
    const offer = async (listener: Listener) => {
      const reader = await readerOf(listener)
      if (!reader) return
      const isOwn = row.userId === null && listener.seat.userId === author
      if (listener.isBehind) await catchUp(listener)
      else if (isFor(row, reader)) listener.say(row, isOwn)
    }
    const greeted = [...present].filter(({ isGreeted }) => isGreeted)
    await each(greeted, (listener) => listener.inTurn(() => offer(listener)))
  }

  async function onSession(payload: string): Promise<void> {
    const isConcerned = ({ seat }: Listener) =>
      [seat.tokenHash, seat.userId, seat.tenant, ''].includes(payload)
    const recheck = async (listener: Listener) => {
      const reader = await readerOf(listener)
      if (reader && listener.isBehind) await listener.inTurn(() => catchUp(listener))
    }
    await each(everyone().filter(isConcerned), recheck)
  }

  /** A role of a tenant is another now; without a name, any role of any. */
  async function onRole(tenant: string): Promise<void> {
    const concerned = tenant === '' ? everyone() : [...(listeners.get(tenant) ?? [])]
    await each(concerned, readerOf)
  }

  const onMove = createMoveTelling({
    db,
    listenersIn: (tenant) => [...(listeners.get(tenant) ?? [])],
    sightOf: openSightOf,
    tellEach: (those, tell) => watched(each(those, tell)),
  })

  db.shared.subscribe(recordsMoved, (payload) => {
    // After a break nobody knows what moved.
    if (payload === '') everyone().forEach((listener) => listener.tellMoves())
    else onMove(payload)
  })
  db.shared.subscribe(noticesChanged, (payload) => watched(onNotice(payload)))
  db.shared.subscribe(sessionsChanged, (payload) => watched(onSession(payload)))
  db.shared.subscribe(rolesChanged, (payload) => watched(onRole(payload)))

  const isFull = (userId: string): boolean =>
    everyone().filter(({ seat }) => seat.userId === userId).length >= socketsAtMost

  return {
    isFull,
    /** Takes somebody in whom the entry has let in. */
    join(seat: Seat, line: Line): { hear: (text: string) => void; leave: () => void } {
      const listener = createListener(seat, line, {
        newId: services.ids,
        onHello: (caller, arrival) => watched(caller.inTurn(() => welcome(caller, arrival))),
      })
      if (isFull(seat.userId)) line.close(socketEnds.full, 'too many')
      else listeners.set(seat.tenant, (listeners.get(seat.tenant) ?? new Set()).add(listener))
      return { hear: (text) => listener.hear(text), leave: () => leave(listener) }
    },
    /** Cuts lines that are dead, and sends away those whose session has ended by itself. */
    async checkListeners(): Promise<void> {
      const now = performance.now()
      for (const listener of everyone()) {
        if (now - listener.heardAt() > silentMs) listener.line.cut()
        else if (listener.seat.expireTime <= services.clock()) await readerOf(listener)
      }
    },
    /** Tells everybody to come back later. */
    close(): void {
      for (const { line } of everyone()) line.close(socketEnds.restart, 'restart')
      listeners.clear()
    },
  }
}
