import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a port of this machine that can be closed, by breaking what goes through or by holding it, and opened again. */
export async function gateTo(port: number) {
  let state: 'open' | 'broken' | 'silent' = 'open'
  const sockets = new Set<Socket>()
  const known = (socket: Socket): Socket => {
    sockets.add(socket)
    // Whatever ends one side ends the other; why does not matter here.
    return socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  }
  const server = createServer((incoming) => {
    known(incoming)
    if (state === 'broken') incoming.destroy()
    if (state !== 'open') return
    const outgoing = known(connect(port, '127.0.0.1'))
    incoming.pipe(outgoing)
    outgoing.pipe(incoming)
    incoming.once('close', () => outgoing.destroy())
    outgoing.once('close', () => incoming.destroy())
  })
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  return {
    port: typeof at === 'object' && at ? at.port : 0,
    /** As when the other end is stopped. */
    break() {
      state = 'broken'
      breakAll()
    },
    /** As when a cable is pulled: nobody hears that it is. */
    silence() {
      state = 'silent'
      for (const socket of sockets) socket.unpipe().pause()
    },
    open() {
      state = 'open'
      breakAll()
    },
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
