import type { Tx } from '@yuncang/db/handle'
import type { Permission } from '@yuncang/shared/domain/permissions'
import type { NoticeKind } from '@yuncang/shared/messages/notices'
import type { Author, OperateModule } from '../record/service.ts'
import * as repo from './repo.ts'

export type Notice = {
  /** Those who hold this permission … */
  audience: Permission
  /** … or, when given, this person alone. */
  userId?: string
  kind: NoticeKind
  params: Record<string, string>
  module: OperateModule
  businessId: string
  masterBillNo: string
}

/** Tells those who must act next, in the transaction that makes it so (domain.md §4). */
export async function tell(tx: Tx, author: Author, notice: Notice): Promise<void> {
  await repo.insert(tx, {
    userId: null,
    ...notice,
    id: author.newId(),
    time: author.now(),
    doneTime: null,
  })
}

/** What the notices of a document asked for has been done. */
export const settle = (tx: Tx, author: Author, businessId: string): Promise<void> =>
  repo.settle(tx, businessId, author.now())
