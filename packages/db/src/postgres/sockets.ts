import type pg from 'pg'
import { Socket } from 'node:net'

/** The sockets of an instance, so that all can be cut when the other end has gone silent: their queries would wait on. */
export function createSockets() {
  const all = new Set<Socket>()
  return {
    open: (): Socket => {
      const socket = new Socket()
      all.add(socket)
      return socket.once('close', () => all.delete(socket))
    },
    cut: (): void => {
      for (const socket of all) socket.destroy(new Error('the database has gone silent'))
    },
  }
}

export type Sockets = ReturnType<typeof createSockets>

/** How an instance reaches its database. */
export type Way = {
  url: string
  sockets: Sockets
  /** For how long a connection may be under way, and somebody waits for one. */
  patienceMs: number
  onError: (error: unknown) => void
}

/** The settings of a connection that can be cut with all others. */
export const cuttable = ({ url, sockets, patienceMs }: Way): pg.ClientConfig => ({
  connectionString: url,
  stream: sockets.open,
  connectionTimeoutMillis: patienceMs,
})
