import type { Readable } from 'node:stream'

export type Attachment = {
  readonly name: string
  readonly type: string
  readonly size: number
  /** Where its bytes are kept. */
  readonly storageKey: string
}

export type Mail = {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}

export type OpenAttachment = (attachment: Attachment) => Promise<Readable>

/**
 * Brings mail to mailboxes. Done when the other side has taken it, which is not yet that it arrives. The same key is the
 * same mail again, by its Message-ID. Throws `mail.refused` for good, `mail.deferred`, `mail.silent`, `mail.signIn` or
 * `mail.unreachable` for now.
 */
export type MailConnector = {
  readonly kind: 'simulator' | 'real'
  send(tenant: string, mail: Mail, key: string): Promise<void>
  /** Tells what was taken and came back all the same, each until it has been told. */
  collectReturned(tell: (returned: ReturnedMail) => Promise<void>): Promise<void>
}

export type ReturnedMail = { readonly key: string; readonly answer: string }
