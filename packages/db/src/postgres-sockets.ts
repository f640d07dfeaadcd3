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
