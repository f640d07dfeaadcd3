import type { FastifyInstance } from 'fastify'
import { Socket } from 'node:net'

/**
 * Closing waits until every connection has ended. Those without a request are ended at once, and fastify tells new
 * requests that theirs ends; this does the same for whatever is under way, which would stay open behind its answer.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const state = { isClosing: false }
  app.addHook('preClose', (done) => {
    state.isClosing = true
    done()
  })
  app.addHook('onResponse', async (request) => {
    const { socket } = request.raw
    // Requests that tests inject have none of this kind.
    if (state.isClosing && socket instanceof Socket) socket.destroySoon()
  })
}
