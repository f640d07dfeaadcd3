import type { Tx } from '@yuncang/db/handle'
import type { Permission } from '@yuncang/shared/access'
import type { NoticeKind } from '@yuncang/shared/nouns/notice/sentences'
import type { WordedParams } from '@yuncang/shared/kernel/messages/types'
import type { Author, OperateModule } from '../../kernel/record/service.ts'
import * as repo from './repo.ts'

/** Instances tell each other on this channel that a notice is there: its tenant, its id and whose step made it; or nothing after a break. */
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

/**
 * Tells those who must act next, in the transaction that makes it so (docs/domain/records.md#notices). Gives the
 * notice's id.
 */
export async function notify(tx: Tx, author: Author, notice: Notice): Promise<string> {
  const id = author.newId()
  await repo.insert(tx, { userId: null, ...notice, id, time: author.now(), doneTime: null })
  // A notice belongs to a tenant, and so does its transaction.
  if ('tenant' in tx.scope)
    await tx.publish(noticesChanged, `${tx.scope.tenant} ${id} ${author.user.id}`)
  return id
}

/** What the notices of a document, all or those of some kinds, asked for has been done. */
export const settle = (
  tx: Tx,
  author: Pick<Author, 'now'>,
  businessId: string,
  kinds?: readonly NoticeKind[],
): Promise<void> => repo.settle(tx, { businessId, kinds }, author.now())

/** The records, or that one, of which a notice of a kind still asks for something. */
export const openNoticesOf = async (
  ...asked: Parameters<typeof repo.openOf>
): Promise<ReadonlySet<string>> => new Set(await repo.openOf(...asked))
