import pg from 'pg'
import { signsOfLife } from './postgres-life.ts'
import { cuttable, type Way } from './postgres-sockets.ts'

type Listener = (payload: string) => void

const retryMs = 1000

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

  const tell = (to: string, payload: string) => {
    for (const listener of listeners.get(to) ?? []) listener(payload)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(cuttable(way))
    next.on('notification', ({ payload }) => {
      // Written by `publish` in open-postgres.ts.
      const notice = JSON.parse(payload ?? '{}') as { channel: string; payload: string }
      tell(notice.channel, notice.payload)
    })
    next.on('error', (error) => {
      onError(error)
      comeBack(next)
    })
    const life = signsOfLife(next, sockets.cut)
    next.on('end', () => {
      life.end()
      comeBack(next)
    })
    await next.connect()
    life.begin()
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
          for (const name of listeners.keys()) tell(name, '')
          return undefined
        })
        .catch((error: unknown) => {
          retry = undefined
          onError(error)
          comeBack()
        })
    }, retryMs)
  }

  await connect()
  return {
    tell,
    subscribe: (name: string, listener: Listener): void => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    /** The database is there, and what others publish is heard. */
    isUp: (): boolean => client !== undefined,
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
