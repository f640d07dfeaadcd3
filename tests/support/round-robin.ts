import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A load balancer as small as can be: one replica after the other, the next one when one is not there. */
export async function roundRobin(addresses: () => readonly string[]) {
  let turn = 0
  const served = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    const all = addresses()
    // Whose turn it is next is no matter of the others that are under way.
    const first = turn++
    incoming.on('end', () => forward(0))

    function forward(tried: number): void {
      const target = all[(first + tried) % all.length]!
      const { method, headers, url, socket } = incoming
      const from = { ...headers, 'x-forwarded-for': socket.remoteAddress }
      const passed = request(target + url, { method, headers: from }, (answer) => {
        served.set(target, (served.get(target) ?? 0) + 1)
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      passed.on('error', () => {
        if (tried + 1 < all.length) forward(tried + 1)
        else outgoing.writeHead(502).end()
      })
      passed.end(Buffer.concat(chunks))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    served,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
