import type { Read, Tx } from '@yuncang/db/handle'
import type { DocumentModule, PartAction } from '@yuncang/shared/nouns/file/rules'
import type { Refusal } from '@yuncang/shared/kernel/status-machine'
import type { Locale } from '@yuncang/shared/kernel/messages/types'

/** What documents need to know of the record that they belong to. */
export type HeldRecord = {
  readonly no: string
  readonly masterBillNo?: string
  readonly status: number
}

/** A part of a record that has pictures of its own. */
export type HeldPart = { readonly id: string; readonly no: string; readonly status: number }

type Person = { readonly id: string; readonly permissions: ReadonlySet<string> }

export type DocumentParts = {
  /** Throws 404 for what is no part of that record. */
  find(db: Read, recordId: string, id: string): Promise<HeldPart>
  /** The same, locked together with its record until the transaction ends. */
  hold(tx: Tx, recordId: string, id: string): Promise<HeldPart>
  refusalOf(action: PartAction, status: number, who: Person): Refusal | undefined
  readonly statusLabel: (status: number, locale: Locale) => string
}

/** A kind of record that has documents, as its module makes it known. */
export type DocumentHolder = {
  /** Throws 404 for a record that is not there to be seen. */
  find(db: Read, id: string): Promise<HeldRecord>
  readonly statusLabel: (status: number, locale: Locale) => string
  readonly parts?: DocumentParts
}

export type DocumentHolders = Readonly<Record<DocumentModule, DocumentHolder>>
