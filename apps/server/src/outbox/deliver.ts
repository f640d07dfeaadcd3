import type { Outgoing } from '@yuncang/shared/domain/message'
import { AppError } from '@yuncang/shared/errors'
import type { Services } from '../platform/services.ts'
import type { Entry } from './repo.ts'

/** Somebody is there who takes what leaves the house. */
export const canDeliver = ({ messages, outside }: Services): boolean =>
  messages !== undefined || outside.customerPlatform !== undefined

/** Hands an entry to the system it is for; its id is the key by which a repeated one is known there. */
export async function deliver(
  { messages, outside }: Services,
  { id, tenantNode }: Entry,
  outgoing: Outgoing,
): Promise<void> {
  if (outgoing.channel === 'customerPlatform') {
    if (!outside.customerPlatform) throw new AppError('customerPlatform.absent')
    return outside.customerPlatform.save(tenantNode, outgoing.customer, id)
  }
  if (!messages) throw new AppError('messageService.absent')
  return messages.send(outgoing, id)
}
