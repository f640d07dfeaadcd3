import { Socket } from 'node:net'

/** The sockets of an instance, so that all can be cut when the other end has gone silent: their queries would wait on. */
export function createSockets() {
  const open = new Set<Socket>()
  return {
    open(): Socket {
      const socket = new Socket()
      open.add(socket)
      return socket.once('close', () => open.delete(socket))
    },
    cut(): void {
      for (const socket of open) socket.destroy(new Error('the database has gone silent'))
    },
  }
}

export type Sockets = ReturnType<typeof createSockets>
