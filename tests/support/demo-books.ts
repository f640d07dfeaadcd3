import type { Read } from '@yuncang/db/handle'
import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import { monthStatuses } from '@yuncang/shared/nouns/month-close/rules'

const { voided } = billStatuses

/** The books of a demo tenant: of each closed month the states of its bills, and the months after those. */
export async function booksOf(read: Read) {
  const months = await read.select(read.t.monthClose)
  const bills = await read.select(read.t.bill)
  const closed = months.filter(({ status }) => status === monthStatuses.closed)
  const periods = closed.map(({ period }) => period).sort()
  const open = new Set(bills.map(({ period }) => period).filter((each) => !periods.includes(each)))
  const [billed = '', running = ''] = [...open].sort()
  const ofClosed = bills.filter(({ period }) => periods.includes(period))
  return {
    all: bills,
    closed: new Map(
      periods.map((each) => {
        const standing = ofClosed.filter(
          ({ period, status }) => period === each && status !== voided,
        )
        return [each, new Set(standing.map(({ status }) => status))] as const
      }),
    ),
    billed,
    running,
    reduced: ofClosed.filter(({ reduceAmount }) => reduceAmount.startsWith('-')).length,
    voided: ofClosed.filter(({ status }) => status === voided).length,
    credits: ofClosed.filter(({ payable }) => payable.startsWith('-')).length,
  }
}
