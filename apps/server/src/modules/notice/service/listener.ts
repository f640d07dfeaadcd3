import { toWireTime } from '@yuncang/shared/kernel/calendar'
import {
  heartbeat,
  seenAtMost,
  socketEnds,
  type SocketEnd,
} from '@yuncang/shared/nouns/notice/rules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import * as z from 'zod'
import type { Move } from '../../../kernel/record/service.ts'
import type { NoticeRow } from '../repo.ts'
import { present } from './present.ts'

/** A socket, as far as it matters here. */
export type Line = {
  send(text: string): void
  /** Bytes that the other end has not taken yet. */
  waiting(): number
  close(end: SocketEnd, reason: string): void
  /** At once, without a word. */
  cut(): void
}

/** Who sits at a socket, by their session. */
export type Seat = {
  readonly tenant: string
  readonly userId: string
  readonly token: string
  readonly tokenHash: string
  readonly expireTime: string
  readonly locale: Locale
}

/** What waits for a reader that does not read (docs/domain/records.md#notices). */
const waitingAtMost = 1024 * 1024
/** A client says hello, and something every 15 s. */
const wordsAtMost = 30
const wordsMs = 10_000
/** Ids are made before their commit, so one that is a little older may come later. */
const overlapMs = 30_000
const saidKept = 1000

const hello = z.object({
  locale: z.enum(['zh', 'en']).optional(),
  after: z.uuid().nullish(),
  seen: z.array(z.uuid()).max(seenAtMost).default([]),
})

/** The smallest id that could have been made so long before this one (UUIDv7). */
function beforeId(id: string, ms: number): string {
  const time = Math.max(0, Number.parseInt(id.replace('-', '').slice(0, 12), 16) - ms)
  const stamp = time.toString(16).padStart(12, '0')
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}`
}

/**
 * How somebody comes: for the first time, back with the last notice they heard, or in plain text, which names nothing
 * (docs/domain/records.md#notices).
 */
export type Arrival = 'new' | 'back' | 'plain'

type Surroundings = {
  newId: () => string
  onHello: (listener: Listener, arrival: Arrival) => void
}
export type Listener = ReturnType<typeof createListener>

/** One who listens: what they have heard, and how they are spoken to. */
export function createListener(seat: Seat, line: Line, { newId, onHello }: Surroundings) {
  const said = new Set<string>()
  /** What was there before they came: for the list, not for the socket. */
  let old: readonly string[] = []
  let { locale } = seat
  let last = newId()
  let heardAt = performance.now()
  let countedFrom = heardAt
  let words = 0
  let rights: string | undefined

  function note(id: string): void {
    said.add(id)
    if (said.size <= saidKept) return
    const [oldest] = said
    if (oldest !== undefined) said.delete(oldest)
  }

  /** The first words of a client: plain text, or its language and, when it comes back, the last notice it has. */
  function greet(text: string): void {
    const greeting = jsonOf(text)
    if (greeting === undefined) {
      listener.isGreeted = true
      onHello(listener, 'plain')
      return
    }
    const given = hello.safeParse(greeting)
    if (!given.success) return
    const { after, seen } = given.data
    locale = given.data.locale ?? locale
    if (after && after < last) last = after
    for (const id of seen) note(id)
    if (after) note(after)
    listener.isGreeted = true
    onHello(listener, after ? 'back' : 'new')
  }

  const listener = {
    seat,
    line,
    /** Something was held back from them: it is to be looked for when they may hear again. */
    isBehind: false,
    /** Until they have said hello, nobody knows what they missed, and nothing newer is told before it. */
    isGreeted: false,
    /** One thing after the other: what was missed before what comes meanwhile. */
    inTurn: createTurns(),
    /** One look after the other, so that what an older one saw is not taken for what is so now. */
    inOrderOfLooks: createTurns(),
    heardAt: () => heardAt,
    /** Behind which id to look for what was missed. */
    lookFrom: () => beforeId(last, overlapMs),
    /**
     * Passes a notice on unless it was said before, and says so when it comes of a step of their own. A line whose end
     * does not read is cut.
     */
    say(row: NoticeRow, isOwn = false): void {
      if (said.has(row.id) || old.includes(row.id)) return
      note(row.id)
      if (row.id > last) last = row.id
      const notice = { ...present(row, locale), ...(isOwn && { isOwn }) }
      line.send(JSON.stringify({ type: 'notice', ...notice, time: toWireTime(notice.time) }))
      if (line.waiting() > waitingAtMost) line.cut()
    },
    /** Says what others moved; without a list, that nobody knows what, and everything is to be asked for again. */
    tellMoves(moves?: readonly Move[]): void {
      const worded = moves?.map(({ module, by, ids }) => ({
        module,
        by: { id: by.id, name: by.realName },
        ids,
      }))
      line.send(JSON.stringify({ type: 'moved', moves: worded ?? null }))
      if (line.waiting() > waitingAtMost) line.cut()
    },
    setOld(ids: readonly string[]): void {
      old = ids.filter((id) => id < last).slice(-seenAtMost)
    },
    /** Says that what this person may do is not what it was when they were last looked at. */
    knowRights(now: string): void {
      if (rights !== undefined && rights !== now) line.send(JSON.stringify({ type: 'rights' }))
      rights = now
    },
    /** Tells the client behind which notice to ask when it comes back, and what it need not hear again. */
    welcome: () => line.send(JSON.stringify({ type: 'ready', after: last, seen: old })),
    hear(text: string): void {
      heardAt = performance.now()
      if (heardAt - countedFrom > wordsMs) {
        countedFrom = heardAt
        words = 0
      }
      words += 1
      if (words > wordsAtMost) line.close(socketEnds.misuse, 'too many messages')
      else if (text === heartbeat) line.send(heartbeat)
      else if (text !== '') greet(text)
    },
  }
  return listener
}

/** Gives each work its turn when those before it are done, however they ended. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
