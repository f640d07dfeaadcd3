import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import { beginningOf } from '@yuncang/shared/validate/text'
import type { SmtpSettings } from '../../config.ts'
import type { MailConnector, OpenAttachment } from './connector.ts'
import { needsEncryption } from './encryption.ts'
import { imapReturns } from './returns/imap.ts'

/** Well within the lease of an outbox entry, so that nobody else sends it meanwhile. */
const usualPatience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 }
const answerAtMost = 200

/** A mail server by SMTP. What it is told by is its own words, which name the mailbox and nothing of the mail. */
export function smtpMail(
  { url, from, returnPath, returnsUrl }: SmtpSettings,
  openAttachment: OpenAttachment,
  patience = usualPatience,
): MailConnector {
  const server = new URL(url)
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? server.hostname
  /** Loaded by the first mail: many servers send none. */
  const connected = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      ...patience,
      requireTLS: server.protocol === 'smtp:' && needsEncryption(server),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    kind: 'real',
    returns: returnsUrl === undefined ? undefined : imapReturns(returnsUrl),
    async send(_tenant, { recipient, subject, text, attachments }, key) {
      const transport = await connected()
      const opened = await Promise.all(
        attachments.map(async (each) => ({
          filename: each.name,
          contentType: each.type,
          content: await openAttachment(each),
        })),
      )
      await transport
        .sendMail({
          from,
          // As an address, never parsed: nobody else gets a copy by a comma in it.
          to: { name: '', address: recipient },
          subject,
          text,
          attachments: opened,
          messageId: `<${key}@${domain}>`,
          ...(returnPath !== undefined && {
            // In brackets it is one address, whatever stands in it.
            envelope: { from: returnPath, to: `<${recipient}>` },
          }),
          // Reports name the key and the recipient as we do, even where it was forwarded (RFC 3461).
          ...(returnsUrl !== undefined && {
            dsn: { ret: 'HDRS', envid: key, notify: 'FAILURE', orcpt: `rfc822;${recipient}` },
          }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: unknown) => {
          for (const { content } of opened) content.destroy()
          throw failureOf(error)
        })
    },
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string }

/** What a refusal means: 5xx is for good and 4xx for now (RFC 5321), but for a sign-in that somebody set up wrongly. */
function failureOf(cause: unknown): AppError {
  // What nodemailer rejects with carries these.
  const { code = '', responseCode = 0, response = '' } = cause as SmtpError
  const told = (reason: Reason) =>
    new AppError(reason, { params: { answer: beginningOf(response, answerAtMost) }, cause })
  if (code === 'EAUTH') return told('mail.signIn')
  if (responseCode >= 500) return told('mail.refused')
  if (responseCode >= 400) return told('mail.deferred')
  return new AppError(code === 'ETIMEDOUT' ? 'mail.silent' : 'mail.unreachable', { cause })
}
