import type { Tx } from '@yuncang/db/handle'
import { exchangeStatuses, inTheWay } from '@yuncang/shared/nouns/finance-exchange/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Author } from '../../../kernel/record/service.ts'
import { takeTurn } from '../../../kernel/number/service.ts'
import { postOfTenant } from '../../../outbox/post.ts'
import { later } from '../../../platform/leases/waits.ts'
import * as repo from '../repo.ts'

/* The exchanges of a bill stand in a line: each is sent when the one before it is settled. */

/** A finance platform that is away over a long holiday still gets what was billed before it. */
const wantedMs = 14 * 24 * 3_600_000

/** The line of a bill, with nobody else at it until this transaction ends. */
export async function lineOf(tx: Tx, billId: string): Promise<repo.ExchangeRow[]> {
  await takeTurn(tx, `finance ${billId}`)
  // A customer who sends its bill back moves exchanges that it does not see.
  return repo.ofBill(tx.ignoringRowScope(), billId)
}

/** Sends the first of a line that is still to be sent, unless one that is not settled stands before it. */
export async function sendNext(
  tx: Tx,
  author: Author,
  line: readonly repo.ExchangeRow[],
): Promise<void> {
  const first = line.find(({ status }) => inTheWay.includes(status))
  if (!first || first.status !== exchangeStatuses.waiting || first.isPosted === 1) return
  await send(tx, author, first)
}

/** Hands an exchange to the outbox, under the key that it always has. */
export async function send(
  tx: Tx,
  author: Author,
  row: repo.ExchangeRow,
): Promise<repo.ExchangeRow> {
  const { id, document } = row
  const after = await move(tx, author, row, {
    status: exchangeStatuses.waiting,
    isPosted: 1,
    failure: null,
    endTime: null,
  })
  await postOfTenant(tx, author, {
    id,
    message: { channel: 'financePlatform', document },
    expireTime: later(author.now(), wantedMs),
  })
  return after
}

type Changes = Partial<
  Pick<repo.ExchangeRow, 'status' | 'isPosted' | 'failure' | 'endTime' | 'remark'>
>

/** One guarded statement. Throws 409 when somebody was faster. */
export async function move(
  tx: Tx,
  author: Author,
  row: repo.ExchangeRow,
  changes: Changes,
): Promise<repo.ExchangeRow> {
  const who = { updateBy: author.user.id, updateTime: author.now() }
  const after = await repo.change(tx, row, { ...changes, ...who })
  if (!after) throw new AppError('record.stale')
  return after
}
