import { clientMessages } from './kernel/messages/client.ts'

type Reason = keyof typeof clientMessages

/**
 * A failure that the client finds by itself, in Chinese as people know it. It knows the client's few
 * sentences alone: a page that can fail so need not load all the others.
 */
export class ClientError extends Error {
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(clientMessages[reason][1], options)
    this.name = 'ClientError'
    this.reason = reason
  }
}
