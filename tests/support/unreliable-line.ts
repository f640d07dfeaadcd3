import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as later } from 'node:timers/promises'

/** What becomes of a request: it never arrives, it is done and nobody hears of it, half of the answer comes, or all. */
type Fate = 'lost' | 'unheard' | 'cut' | 'through'
const mishaps = ['lost', 'unheard', 'cut'] as const

type Options = {
  /** The share of requests that something happens to. */
  loss: number
  delayMs: number
  random: () => number
}

/** A line to a server that is slow and loses things, the same ones for the same chances. */
export async function unreliableLine(target: string, { loss, delayMs, random }: Options) {
  const fates: Fate[] = []
  const fateOf = (chance: number): Fate =>
    mishaps[Math.floor((chance / loss) * mishaps.length)] ?? 'through'

  async function forward({ method, url, headers }: IncomingMessage, body: Buffer) {
    const passed = request(target + url, { method, headers })
    passed.end(body)
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) }
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const fate = fateOf(random())
    fates.push(fate)
    const body = await buffer(incoming)
    await later(delayMs)
    if (fate === 'lost') return incoming.socket.destroy()
    const answer = await forward(incoming, body)
    await later(delayMs)
    if (fate === 'unheard') return incoming.socket.destroy()
    const { 'transfer-encoding': _chunked, ...headers } = answer.headers
    outgoing.writeHead(answer.status, { ...headers, 'content-length': answer.body.length })
    if (fate === 'through') return outgoing.end(answer.body)
    return outgoing.write(answer.body.subarray(0, answer.body.length / 2), () =>
      incoming.socket.destroy(),
    )
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    fates,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
