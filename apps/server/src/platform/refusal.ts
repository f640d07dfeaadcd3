import { AppError } from '@yuncang/shared/errors'
import type { MessageParams } from '@yuncang/shared/kernel/messages/types'
import type { Refusal } from '@yuncang/shared/kernel/status-machine'
import type { Reason } from '@yuncang/shared/messages'

/** The sentences of a noun for what stands against its steps. */
export type RefusalReasons = Readonly<Record<Exclude<Refusal, 'permission'>, Reason>>

/** Throws what stands against a step, in words that name the record and its state; nothing when nothing does. */
export function throwRefusal(
  refusal: Refusal | undefined,
  reasons: RefusalReasons,
  params: MessageParams,
): void {
  if (refusal === undefined) return
  if (refusal === 'permission') throw new AppError('access.denied')
  throw new AppError(reasons[refusal], { params })
}
