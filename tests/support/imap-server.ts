import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

type Letter = { readonly uid: number; readonly text: string; seen: boolean }

/** What a test lets it do at a command in place of answering, e.g. at SELECT. */
type Mischief = 'silence' | 'hangUp' | 'refusal'

/** A mailbox by IMAP on this machine, with the commands of RFC 3501 that a reader of it needs. */
export async function startImapServer() {
  const letters: Letter[] = []
  const mischief = new Map<string, Mischief>()
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {
      // A client that hangs up is part of what is tried.
    })
    if (mischief.get('GREETING') === 'silence') return
    socket.write('* OK ready\r\n')
    let rest = ''
    socket.on('data', (bytes) => {
      const given = `${rest}${bytes.toString('latin1')}`.split('\r\n')
      rest = given.pop() ?? ''
      for (const line of given) answer(socket, line)
    })
  })

  function answer(socket: Socket, line: string): void {
    const [, tag = '*', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/.exec(line) ?? []
    asked.push(command)
    const done = (text = '') => socket.write(`${text}${tag} OK done\r\n`)
    switch (mischief.get(command)) {
      case 'silence':
        return
      case 'hangUp':
        socket.destroy()
        return
      case 'refusal':
        socket.write(`${tag} NO not today\r\n`)
        return
      case undefined:
        break
    }
    const found = letters.find(({ uid }) => uid === Number.parseInt(rest, 10))
    switch (command) {
      case 'CAPABILITY':
        return void done('* CAPABILITY IMAP4rev1\r\n')
      case 'LIST':
        return void done('* LIST () "/" INBOX\r\n')
      case 'SELECT':
        return void done(
          `* FLAGS (\\Seen)\r\n* ${letters.length} EXISTS\r\n* OK [UIDVALIDITY 1] valid\r\n`,
        )
      case 'UID SEARCH': {
        const unseen = letters.filter(({ seen }) => !seen).map(({ uid }) => uid)
        return void done(`* SEARCH ${unseen.join(' ')}\r\n`)
      }
      case 'UID FETCH': {
        const most = Number(/BODY\.PEEK\[\]<0\.(\d+)>/.exec(rest)?.[1])
        const text = Buffer.from(found?.text ?? '').subarray(0, most)
        socket.write(`* ${found?.uid} FETCH (UID ${found?.uid} BODY[]<0> {${text.length}}\r\n`)
        socket.write(text)
        return void done(')\r\n')
      }
      case 'UID STORE':
        if (found && rest.includes('+FLAGS')) found.seen = rest.includes('\\Seen')
        return void done()
      default:
        return void done()
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `imap://returns:secret@127.0.0.1:${port}/INBOX`,
    mischief,
    /** The commands that it was given, in their order. */
    asked,
    add: (...texts: string[]) => {
      for (const text of texts) letters.push({ uid: letters.length + 1, text, seen: false })
    },
    /** Whether each letter was seen; none ever leaves. */
    seen: () => letters.map(({ seen }) => seen),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
