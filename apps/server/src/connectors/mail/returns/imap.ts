import type { ImapFlow, ImapFlowError } from 'imapflow'
import type { Returns, ReturnsListener, ReturnVerdict } from '../connector.ts'
import { needsEncryption } from '../encryption.ts'
import { readReport, type DeliveryReport } from './report.ts'

const usualPatience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 }
const everyMs = 60_000
const lettersAtMost = 100
/** A report stands before the mail that it gives back. */
const bytesAtMost = 256 * 1024
/** What a server that is broken may make us keep at once. */
const most = {
  maxLineLength: 4 * 1024 * 1024,
  maxLiteralSize: 1024 * 1024,
  maxResponseTokens: 10_000,
}

/**
 * The mailbox of an IMAP server to which reports come. Letters that nobody has seen are read in their order and marked as
 * seen once they are settled; none is moved or deleted.
 */
export function imapReturns(address: string, patience = usualPatience): Returns {
  const url = new URL(address)
  const mailbox = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'
  const isEncrypted = url.protocol === 'imaps:'
  /** Loaded by the first look: many servers send no mail. */
  const connection = async () => {
    const { ImapFlow } = await import('imapflow')
    const client = new ImapFlow({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (isEncrypted ? 993 : 143),
      secure: isEncrypted,
      ...(!isEncrypted && needsEncryption(url) && { doSTARTTLS: true }),
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      logger: false,
      disableAutoIdle: true,
      ...patience,
      ...most,
    })
    // The command that waits rejects with it.
    client.on('error', () => {})
    return client
  }
  return {
    everyMs,
    async collect(listener, signal) {
      const client = await connection()
      const end = () => client.close()
      signal.addEventListener('abort', end)
      try {
        signal.throwIfAborted()
        await client.connect()
        await client.mailboxOpen(mailbox)
        const unseen = await client.search({ seen: false }, { uid: true })
        if (!unseen) throw new Error('the server does not search')
        for (const uid of unseen.slice(0, lettersAtMost)) await settle(client, uid, listener)
        await client.logout()
      } catch (error) {
        throw inItsWords(error)
      } finally {
        signal.removeEventListener('abort', end)
        client.close()
      }
    },
  }
}

/** «Command failed» helps nobody; what the server answered does. */
function inItsWords(cause: unknown): unknown {
  // What imapflow rejects with may carry it.
  const { responseText } = cause as ImapFlowError
  return responseText ? new Error(`the server answered: ${responseText}`, { cause }) : cause
}

/** Reads a letter and says what it reports; marks it after that, so that one that was lost between is heard again. */
async function settle(client: ImapFlow, uid: number, listener: ReturnsListener): Promise<void> {
  const asked = { source: { maxLength: bytesAtMost } }
  const letter = await client.fetchOne(String(uid), asked, { uid: true })
  // Somebody took it away meanwhile.
  if (!letter || !letter.source) return
  const report = await readReport(new Uint8Array(letter.source))
  const verdict = report && (await heard(report, listener))
  if (verdict === 'later') return
  const isMarked = await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  if (!isMarked) throw new Error('the server marks no letter as seen')
  if (verdict !== 'noted') listener.kept({ uid, why: verdict ?? 'notUnderstood' })
}

async function heard(
  { keys, failures }: DeliveryReport,
  listener: ReturnsListener,
): Promise<ReturnVerdict | 'noFailure'> {
  if (failures.length === 0) return 'noFailure'
  const verdicts = new Set<ReturnVerdict>()
  for (const key of keys)
    for (const failure of failures) verdicts.add(await listener.returned({ key, ...failure }))
  return (['later', 'noted'] as const).find((each) => verdicts.has(each)) ?? 'foreign'
}
