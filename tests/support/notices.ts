import { once } from 'node:events'
import { vi } from 'vitest'
import WebSocket from 'ws'
import { tenantOf, type Face } from './app.ts'
import { patience } from './patience.ts'

/* Somebody who listens to notices, as a browser would: a real socket with the sign-in cookie. */
/** Records that somebody moved; null for «nobody knows what». */
export type HeardMove = { module: string; by: { id: string; name: string }; ids?: string[] }
export type Heard = { type: string; id: string; title: string; message: string; [key: string]: any }
type Knock = { tenant?: string; userId?: string; token?: string; origin?: string | undefined }

/** A running application, reached over the network. */
export async function listening(face: Face): Promise<string> {
  if (!face.app.server.listening) await face.app.listen({ port: 0, host: '127.0.0.1' })
  const at = face.app.server.address()
  return `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
}

export async function userIdOf(face: Face, account: string): Promise<string> {
  return (await face.data('session.currentUser', {}, account)).id
}

async function socketOf(face: Face, account: string, knock: Knock): Promise<WebSocket> {
  const host = await listening(face)
  const token = knock.token ?? (await face.signIn(account))
  const tenant = knock.tenant ?? tenantOf(account) ?? ''
  const userId = knock.userId ?? (await userIdOf(face, account))
  const origin = 'origin' in knock ? knock.origin : `http://${host}`
  return new WebSocket(`ws://${host}/api/lh-wms/websocket/${tenant}${userId}`, {
    ...(origin !== undefined && { origin }),
    headers: { cookie: `x-access-token=${token}` },
  })
}

/** The status with which a socket is refused before the upgrade. */
export async function refusal(face: Face, account: string, knock: Knock): Promise<number> {
  const socket = await socketOf(face, account, knock)
  const refused = new Promise<number>((resolve, reject) => {
    socket.on('open', () => reject(new Error('was let in')))
    socket.on('error', () => {})
    socket.on('unexpected-response', (_request, response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
      socket.terminate()
    })
  })
  return refused
}

/** Opens a socket and is gone again. */
export async function visit(face: Face, account: string, knock: Knock): Promise<void> {
  const socket = await socketOf(face, account, knock)
  await once(socket, 'open')
  socket.terminate()
  await once(socket, 'close')
}

type Came = { after: string; seen: string[] }
type Start = { after?: string; seen?: string[]; locale?: 'zh' | 'en' }

/** Opens a socket, says hello, in plain text or as our own client, and keeps what is heard. */
export async function listen(
  face: Face,
  account: string,
  start: Start | string = {},
  knock: Knock = {},
) {
  const socket = await socketOf(face, account, knock)
  const notices: Heard[] = []
  const moves: (HeardMove[] | null)[] = []
  const texts: string[] = []
  let came: Came | undefined
  socket.on('message', (data) => {
    // ws gives a Buffer unless it is told otherwise.
    const text = (data as Buffer).toString()
    texts.push(text)
    if (!text.startsWith('{')) return
    const heard: Heard = JSON.parse(text)
    if (heard.type === 'ready') came = { after: heard['after'], seen: heard['seen'] }
    if (heard.type === 'notice') notices.push(heard)
    // As the server words them.
    if (heard.type === 'moved') moves.push(heard['moves'] as HeardMove[] | null)
  })
  const closed = once(socket, 'close').then(([code]: unknown[]) => code)
  await once(socket, 'open')
  if (typeof start === 'string') socket.send(start)
  else {
    socket.send(JSON.stringify({ type: 'init', ...start }))
    await vi.waitUntil(() => came, patience)
  }
  return {
    socket,
    notices,
    texts,
    moves,
    closed,
    /** What a client says when it comes back. */
    back: (): Came => {
      const ids = notices.map(({ id }) => id)
      return { after: ids.at(-1) ?? came!.after, seen: [...came!.seen, ...ids] }
    },
    messages: () => notices.map(({ message }) => message),
    /** The moves of a module, once there are some that meet a condition. */
    async hearsMoves(isIt: (moves: HeardMove[] | null) => boolean) {
      await vi.waitUntil(() => moves.some(isIt), patience)
      return moves
    },
    hears: (count: number) => vi.waitUntil(() => notices.length >= count, patience),
    /** Everything the server had said before it answered this sign of life has been heard. */
    async beat() {
      const before = texts.filter((text) => text === 'heartbeat').length
      socket.send('heartbeat')
      await vi.waitUntil(
        () => texts.filter((text) => text === 'heartbeat').length > before,
        patience,
      )
    },
    async leave() {
      socket.close()
      await closed
    },
  }
}
