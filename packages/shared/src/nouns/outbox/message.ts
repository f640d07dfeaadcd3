import type { FinanceDocument } from '../finance-exchange/document.ts'

/** A text to a phone. */
export type OutgoingMessage = {
  readonly channel: 'phone'
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/** A letter to one mailbox, with files that are kept. */
export type OutgoingMail = {
  readonly channel: 'mail'
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly attachments: readonly {
    readonly name: string
    readonly type: string
    readonly size: number
    readonly storageKey: string
  }[]
}

/** A customer of ours as the customer platform is told of it. */
export type OutgoingCustomer = {
  readonly channel: 'customerPlatform'
  readonly customer: {
    readonly customerName: string
    readonly socialCreditCode: string
    readonly dutyNumber: string
    readonly customsEtpsNo: string
    readonly address: string
    readonly isVisual: 0 | 1
  }
}

/** A bill, or what happens to one, for the finance platform. */
export type OutgoingFinanceDocument = {
  readonly channel: 'financePlatform'
  readonly document: FinanceDocument
}

/** What is sent through the outbox. */
export type Outgoing = OutgoingMessage | OutgoingMail | OutgoingCustomer | OutgoingFinanceDocument
export type Channel = Outgoing['channel']
