import type { Tx } from '@yuncang/db/handle'
import type { Permission } from '@yuncang/shared/domain/permissions'
import type { NoticeKind } from '@yuncang/shared/messages/notices'
import type { WordedParams } from '@yuncang/shared/messages/types'
import type { Author, OperateModule } from '../record/service.ts'
import * as repo from './repo.ts'

/** Instances tell each other on this channel that a notice is there: its tenant and id, or nothing after a break. */
export const noticesChanged = 'notices'

export type Notice = {
  /** Those who hold this permission … */
  audience: Permission
  /** … or, when given, this person alone. */
  userId?: string
  kind: NoticeKind
  params: WordedParams
  /** What it is about; empty for nothing that has a page. */
  module: OperateModule | ''
  businessId: string
  masterBillNo: string
}

/** Tells those who must act next, in the transaction that makes it so (domain.md §4). Gives the notice's id. */
export async function tell(tx: Tx, author: Author, notice: Notice): Promise<string> {
  const id = author.newId()
  await repo.insert(tx, { userId: null, ...notice, id, time: author.now(), doneTime: null })
  // A notice belongs to a tenant, and so does its transaction.
  if ('tenant' in tx.scope) await tx.publish(noticesChanged, `${tx.scope.tenant} ${id}`)
  return id
}

/** What the notices of a document asked for has been done. */
export const settle = (tx: Tx, author: Author, businessId: string): Promise<void> =>
  repo.settle(tx, businessId, author.now())
