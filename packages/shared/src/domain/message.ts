/** Something that is said to somebody outside: a text to a phone or a letter to a mailbox. */
export type OutgoingMessage = {
  readonly channel: 'phone' | 'mail'
  readonly recipient: string
  readonly subject: string
  readonly text: string
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

/** What leaves the house through the outbox. */
export type Outgoing = OutgoingMessage | OutgoingCustomer
