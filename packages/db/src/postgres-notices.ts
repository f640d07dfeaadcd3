import pg from 'pg'

type Listener = (payload: string) => void

const retryMs = 1000

/**
 * Listens to what any instance publishes, on a connection of its own that comes back when it breaks. After a break every
 * listener is told, since nobody knows what was missed.
 */
export async function listenTo(url: string, channel: string, onError: (error: unknown) => void) {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const tell = (to: string, payload: string) => {
    for (const listener of listeners.get(to) ?? []) listener(payload)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url })
    next.on('notification', ({ payload }) => {
      // Written by `publish` in open-postgres.ts.
      const notice = JSON.parse(payload ?? '{}') as { channel: string; payload: string }
      tell(notice.channel, notice.payload)
    })
    next.on('error', (error) => {
      onError(error)
      comeBack()
    })
    next.on('end', comeBack)
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }

  function comeBack(): void {
    client = undefined
    if (isClosed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      connect()
        .then(() => {
          for (const name of listeners.keys()) tell(name, '')
          return undefined
        })
        .catch((error: unknown) => {
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
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
