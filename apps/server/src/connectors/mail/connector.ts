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
  /** Where that is told which was taken and came back all the same; undefined: nobody reads it. */
  readonly returns: Returns | undefined
}

export type Returns = {
  /** How long to wait from one look to the next. */
  readonly everyMs: number
  /** Tells what has come, each until it has been heard; a signal ends it. Throws when the mailbox cannot be read. */
  collect(listener: ReturnsListener, signal: AbortSignal): Promise<void>
}

/** Neither of them throws. */
export type ReturnsListener = {
  returned(mail: ReturnedMail): Promise<ReturnVerdict>
  kept(letter: KeptLetter): void
}

export type ReturnedMail = {
  readonly key: string
  /** The mailbox that it did not reach, by each name that the report has for it. */
  readonly recipients: readonly string[]
  /** Why, as RFC 3463 numbers it, e.g. 5.1.1; empty when nobody said. */
  readonly status: string
  /** The words of the other side. */
  readonly answer: string
}

/** `foreign`: no mail of ours to that mailbox; `later`: it cannot be said yet, so ask again. */
export type ReturnVerdict = 'noted' | 'foreign' | 'later'

/** A letter that ends no mail of ours and stays where it is. */
export type KeptLetter = {
  readonly uid: number
  readonly why: 'noFailure' | 'foreign' | 'notUnderstood'
}
