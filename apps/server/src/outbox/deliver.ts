import type { Outgoing } from '@yuncang/shared/nouns/outbox/message'
import { AppError } from '@yuncang/shared/errors'
import type { Services } from '../platform/services.ts'
import type { Entry } from './repo.ts'

/** Somebody is there who takes what is sent. */
export const canDeliver = ({ messages, outside }: Services): boolean =>
  [messages, outside.customerPlatform, outside.financePlatform, outside.mail].some(
    (each) => each !== undefined,
  )

/** Hands an entry to the system it is for; its id is the key by which a repeated one is known there. */
export async function deliver(
  { messages, outside }: Services,
  { id, tenantNode }: Entry,
  outgoing: Outgoing,
): Promise<void> {
  switch (outgoing.channel) {
    case 'customerPlatform':
      if (!outside.customerPlatform) throw new AppError('customerPlatform.absent')
      return outside.customerPlatform.save(tenantNode, outgoing.customer, id)
    case 'financePlatform':
      if (!outside.financePlatform) throw new AppError('financePlatform.absent')
      return outside.financePlatform.tell(tenantNode, outgoing.document, id)
    case 'mail':
      if (!outside.mail) throw new AppError('mail.absent')
      return outside.mail.send(tenantNode, outgoing, id)
    case 'phone':
      if (!messages) throw new AppError('messageService.absent')
      return messages.send(outgoing, id)
  }
}
