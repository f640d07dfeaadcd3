import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { failureIn, type KeptFailure } from '@yuncang/shared/kept-failure'
import { exchangeStatuses, inTheWay } from '@yuncang/shared/nouns/finance-exchange/rules'
import type { Author } from '../../../kernel/record/service.ts'
import { systemUser } from '../../../platform/system-user.ts'
import type { OutboxOutcome } from '../../../outbox/outcome.ts'
import type { Services } from '../../../platform/services.ts'
import { notify } from '../../notice/service.ts'
import * as repo from '../repo.ts'
import { lineOf, move, sendNext } from './line.ts'

const { dropped, refused, taken, unanswered } = exchangeStatuses

/** What becomes of an exchange once the platform has answered, or has not (docs/domain/bills.md#finance-platform). */
export const outcomeOfExchange: OutboxOutcome = {
  async delivered(tx, clock, id) {
    const author = authorOf(clock)
    const { row, others } = await placeOf(tx, id)
    if (!row) return
    await move(tx, author, row, { status: taken, failure: null, endTime: author.now() })
    await sendNext(tx, author, others)
  },

  async undelivered(tx, clock, { id, failure }) {
    const author = authorOf(clock)
    const { row, others } = await placeOf(tx, id)
    if (!row) return
    const why = failure ?? { reason: 'outbox.failed' }
    const isRefused = why.reason === 'financePlatform.refused'
    const withdrawal = others.find(({ kind, status }) => kind === 'withdrawal' && isOpen(status))
    if (isRefused && row.kind === 'bill' && withdrawal) {
      // Its audit was taken back meanwhile: there is nothing to withdraw, and nobody has to see to it.
      for (const each of [row, withdrawal]) await move(tx, author, each, { status: dropped })
      const rest = others.filter((each) => each !== withdrawal)
      return sendNext(tx, author, rest)
    }
    const status = isRefused ? refused : unanswered
    const ended = { status, isPosted: 0, failure: why, endTime: author.now() } as const
    await tellStaff(tx, author, await move(tx, author, row, ended), why)
  },
}

const isOpen = (status: number): boolean => inTheWay.includes(status)

const authorOf = ({ clock, ids }: Pick<Services, 'clock' | 'ids'>): Author => ({
  user: systemUser,
  now: clock,
  newId: ids,
})

/** An exchange that is not settled yet, and the others of its line; no row when a person has settled it meanwhile. */
async function placeOf(tx: Tx, id: string) {
  const found = await repo.find(tx, id)
  const line = found ? await lineOf(tx, found.billId) : []
  const row = line.find((each) => each.id === id && isOpen(each.status))
  return { row, others: line.filter((each) => each.id !== id) }
}

/** The notice 账单调减异常 for a reduction, and one of its bill for the rest, to those who can do something about it. */
const tellStaff = (
  tx: Tx,
  author: Author,
  { kind, billId, billNo, amount, currency }: repo.ExchangeRow,
  why: KeptFailure,
): Promise<string> =>
  notify(tx, author, {
    audience: 'financeExchange:retry',
    kind: kind === 'reduction' ? 'billReduction.notTaken' : 'bill.notTaken',
    params: {
      no: billNo,
      amount,
      currency,
      why: { zh: failureIn('zh', why), en: failureIn('en', why) },
    },
    module: businessModules.bill,
    businessId: billId,
    masterBillNo: '',
  })
