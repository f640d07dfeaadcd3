import { connect } from 'node:net'
import type { Face } from './app.ts'
import { listening } from './notices.ts'

/** Writes raw bytes and gives everything that comes back until the server closes. */
export async function raw(to: Face, bytes: string | Buffer): Promise<string> {
  const [host, port] = (await listening(to)).split(':')
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), host, () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
      if (answer.includes('}')) socket.end()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

/**
 * The same for a sender that looks for an answer only when all of it is sent, and that the server hangs up on: a
 * connection that is reset on the way fails.
 */
export async function sentThrough(to: Face, head: string, body: Buffer): Promise<string> {
  const [host, port] = (await listening(to)).split(':')
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), host)
    let answer = ''
    socket.write(head)
    socket.write(body, () => socket.resume())
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.pause()
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

/** The JSON behind the headers of a raw answer. */
export const envelopeOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('{')))
