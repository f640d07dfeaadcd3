import { heartbeat, isSentAway, seenAtMost, socketTimes } from '@yuncang/shared/nouns/notice/rules'
import type { BusinessModule } from '@yuncang/shared/kernel/business-modules'
import { ReconnectingSocket, type Socket } from './reconnecting-socket.ts'
import type { Timers } from './timers.ts'

/** What comes over the socket of notices. */
export type PushedNotice = {
  id: string
  title: string
  message: string
  lhTenantNode: string
  allTenant: boolean
  /** It comes of a step of this person's own, and interrupts nobody. */
  isOwn?: true
}
type Ready = { type: 'ready'; after: string; seen: string[] }
/** What somebody moved, as the server words it; null when nobody knows what. */
export type PushedMoves = readonly PushedMove[] | null
type PushedMove = {
  module: BusinessModule
  by: { id: string; name: string }
  ids?: readonly string[]
}
type Word =
  | Ready
  | { type: 'rights' }
  | { type: 'moved'; moves: PushedMoves }
  | ({ type: 'notice' } & PushedNotice)

type Options = {
  connect: () => Socket
  locale: 'zh' | 'en'
  onNotice: (notice: PushedNotice) => void
  /** The line is up, for the first time or again. */
  onUp: (isBack: boolean) => void
  /** What this person may do has changed. */
  onRights: () => void
  onMoved: (moves: PushedMoves) => void
  /** The server closed it, because this person may not listen any more. */
  onSentAway: () => void
  timers?: Timers
  random?: () => number
}

/**
 * Listens to notices. Coming back, it names the last notice that it has, so that the server says what was missed; one
 * that comes twice all the same is passed on once.
 */
export function openNoticeLine({ connect, locale, timers, random, ...on }: Options) {
  const seen = new Set<string>()
  let after: string | undefined

  function note(id: string): void {
    seen.add(id)
    if (after === undefined || id > after) after = id
  }

  function hear(data: unknown): void {
    if (typeof data !== 'string' || data === heartbeat) return
    // Our own server's words, by the type above.
    const word = JSON.parse(data) as Word
    if (word.type === 'ready') {
      const isBack = after !== undefined
      after ??= word.after
      for (const id of word.seen) seen.add(id)
      on.onUp(isBack)
      return
    }
    if (word.type === 'rights') {
      on.onRights()
      return
    }
    if (word.type === 'moved') {
      on.onMoved(word.moves)
      return
    }
    if (seen.has(word.id)) return
    note(word.id)
    on.onNotice(word)
  }

  return new ReconnectingSocket({
    ...socketTimes,
    heartbeat,
    connect,
    onMessage: hear,
    onClosed(code) {
      if (isSentAway(code)) on.onSentAway()
    },
    onOpen: (send) =>
      send(
        JSON.stringify({
          type: 'init',
          locale,
          ...(after !== undefined && { after, seen: [...seen].sort().slice(-seenAtMost) }),
        }),
      ),
    ...(timers && { timers }),
    ...(random && { random }),
  })
}
