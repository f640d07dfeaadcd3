import { once } from 'node:events'
import { callbackify } from 'node:util'
import { createServer, type AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What the server says to a mail: nothing takes it, a number refuses it with that code. */
export type Verdict = () => number | undefined

/** A real mail server on this machine; `mails` are what it took, as a mail program reads them. */
export async function startMailServer(options: SMTPServerOptions & { verdict?: Verdict } = {}) {
  const mails: (Email & { recipients: string[] })[] = []
  const { verdict = () => undefined, ...given } = options
  const take = async (raw: Buffer, to: string[]) => {
    const mail = await PostalMime.parse(raw)
    mails.push({ ...mail, recipients: to })
  }
  const takeWith = callbackify(take)
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      const code = verdict()
      if (code === undefined) return done()
      done(Object.assign(new Error('mailbox says no'), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        takeWith(raw, to, (error) => done(error))
      })
    },
    ...given,
  })
  server.on('error', () => {
    // A client that hangs up is part of what is tried.
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const asked = { EHLO: '250 welcome', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on' } as const

/** A mail server that takes everything up to a mail itself, and hangs up in the middle of that. */
export async function startRudeServer() {
  let hungUp = 0
  const server = createServer((socket) => {
    let isData = false
    socket.on('error', () => {
      // The client may still be writing.
    })
    socket.write('220 rude\r\n')
    socket.on('data', (bytes) => {
      if (isData) {
        hungUp += socket.destroyed ? 0 : 1
        socket.destroy()
        return
      }
      const command = bytes.toString('latin1').slice(0, 4).toUpperCase()
      const said = asked[command as keyof typeof asked] as string | undefined // others it does not know
      isData = command === 'DATA'
      socket.write(`${said ?? '502 unknown'}\r\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    hungUp: () => hungUp,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
