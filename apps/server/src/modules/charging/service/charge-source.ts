import type { Read } from '@yuncang/db/handle'
import type { FeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import type { Ctx } from '../../../trpc/context.ts'
import type { Business, Facts, FeeScope, Traits } from './facts.ts'

/**
 * A kind of business that makes fees: the one door for all of them. A module that makes new fees
 *
 * 1. writes one such value in `load/`: which fees are due, and how to read what happened (`load/outbound-order.ts` is the
 *    example to copy; the file reads tables and imports no module that charges);
 * 2. calls `charge(tx, ctx, source, asked)` in the use case that makes the fees due;
 * 3. names it in `sources.ts`, when its documents can be named on a fee by hand or priced anew. What is due by the month
 *    is named there too, as a `MonthlySource`.
 */
export type ChargeSource<Asked> = {
  readonly fees: FeeScope
  /** Reads what happened, as many documents at a time as are written together. */
  readonly load: (db: Read, ctx: Ctx, asked: Asked) => AsyncIterable<Batch>
}

/** Documents that were looked at, and the facts of those whose lines may have to change. */
export type Batch = {
  readonly businesses: number
  /** Of the documents: those whose goods changed their owner in the time that is charged. */
  readonly handedOver?: number
  readonly facts: readonly Facts[]
}

/** What is charged by one document. */
export type DocumentSource = ChargeSource<{ id: string }>

/** Up to which day a month's fees are charged, and of whom when not of everybody. */
export type Month = { from: string; to: string; customerId?: string | undefined }

/** What is due by the month. */
export type MonthlySource = {
  readonly modules: readonly FeeModule[]
  readonly portions: (db: Read, month: Month) => Promise<readonly Portion[]>
  /** The days that are charged already, priced anew: no day is added. */
  readonly again: (charged: readonly Charged[]) => readonly Portion[]
}

/** What is read, priced and written together; `size` says how much of the whole it is. */
export type Portion = ChargeSource<void> & { readonly size: number }

/** A document and owner whose lines are priced anew, and how many these are. */
export type Charged = {
  readonly businessId: string
  readonly customerId: string
  readonly lines: number
}

/** A kind of document as people name it: by its number on a fee by hand, or to have its fees priced anew. */
export type DocumentKind = {
  readonly named: (db: Read, no: string) => Promise<NamedDocument | undefined>
  /** Undefined when the document is of another kind; without a source while there is no work to price. */
  readonly chargeable: (
    db: Read,
    id: string,
  ) => Promise<{ no: string; source: DocumentSource | undefined } | undefined>
}

export type NamedDocument = {
  readonly business: Omit<Business, 'customerId' | 'customerName'>
  readonly traits: Pick<Traits, 'businessType' | 'containerSize'>
}
