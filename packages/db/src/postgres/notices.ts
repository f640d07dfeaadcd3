import pg from 'pg'
import { heartbeatOf } from './heartbeat.ts'
import { cuttable, type Way } from './sockets.ts'

type Listener = (payload: string) => void

const retryMs = 1000
/** Whoever balances load hears within a second that a database hangs. */
const answerMs = 800

/**
 * Listens to what any instance publishes, on a connection of its own that comes back when it breaks. After a break every
 * listener is told, since nobody knows what was missed. Nothing else uses the connection, so its silence means that the
 * database is gone, however long the statements of others take.
 */
export async function listenTo(way: Way, channel: string) {
  const { sockets, onError } = way
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let isClosed = false
  /** Until another connection is there, or has failed. */
  let retry: NodeJS.Timeout | undefined

  const deliver = (to: string, payload: string) => {
    for (const listener of listeners.get(to) ?? []) listener(payload)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(cuttable(way))
    next.on('notification', ({ payload }) => {
      // Written by `publish` in open.ts.
      const notice = JSON.parse(payload ?? '{}') as { channel: string; payload: string }
      deliver(notice.channel, notice.payload)
    })
    next.on('error', (error) => {
      onError(error)
      comeBack(next)
    })
    const heartbeat = heartbeatOf(next, sockets.cut)
    next.on('end', () => {
      heartbeat.end()
      comeBack(next)
    })
    await next.connect()
    heartbeat.begin()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    if (isClosed) await next.end()
  }

  /** After the loss of a connection, unless another has taken its place. */
  function comeBack(lost?: pg.Client): void {
    if (client && lost && client !== lost) return
    client = undefined
    if (isClosed || retry) return
    retry = setTimeout(() => {
      connect()
        .then(() => {
          retry = undefined
          for (const name of listeners.keys()) deliver(name, '')
          return undefined
        })
        .catch((error: unknown) => {
          retry = undefined
          onError(error)
          comeBack()
        })
    }, retryMs)
  }

  /** However many ask, one question is under way at a time. */
  let asking: Promise<boolean> | undefined
  async function ask(): Promise<boolean> {
    if (!client) return false
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), answerMs)
    const answered = client.query('select 1').then(
      () => true,
      () => false,
    )
    const isThere = await Promise.race([answered, late])
    clearTimeout(timer)
    return isThere
  }

  await connect()
  return {
    deliver,
    subscribe: (name: string, listener: Listener): void => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    /** Whether the database answers now, and what others publish is heard. */
    isUp: (): Promise<boolean> =>
      (asking ??= ask().finally(() => {
        asking = undefined
      })),
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
