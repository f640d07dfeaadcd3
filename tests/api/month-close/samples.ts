import { monthStatuses, type MonthStatus } from '@yuncang/shared/nouns/month-close/rules'
import { type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import type { Made } from '../../support/contracts.ts'

/** Long before anything in the world of the samples: nothing is missing of it, and no month is before it. */
const id = '202001'

/** A month of the books, and the way to bring it into the state that a sample begins with. */
export async function monthCloseWorld(app: TestApp) {
  const { open, prepared } = monthStatuses
  const months = {
    month: { id, version: 0 },
    async bring(status: MonthStatus) {
      const month: Made = await app.data('monthClose.get', { id }, 'cw')
      months.month = versioned(month)
      if (month['status'] === status) return
      const input = months.month
      if (month['status'] === open) await app.data('monthClose.prepare', input, 'jf')
      else if (month['status'] !== prepared)
        await app.data('monthClose.reopenMonth', { ...input, reason: '补录' }, 'cw')
      else if (status === open) await app.data('monthClose.withdraw', input, 'jf')
      else await app.data('monthClose.closeMonth', input, 'cw')
      await months.bring(status)
    },
  }
  return { months }
}
type MonthCloseWorld = Awaited<ReturnType<typeof monthCloseWorld>>

const from = (status: MonthStatus, as: string, more: object = {}): Sample<MonthCloseWorld> => ({
  as,
  before: ({ months }) => months.bring(status),
  input: ({ months }) => ({ ...months.month, ...more }),
})

const { open, prepared, closed } = monthStatuses
export const monthCloseSamples: Record<string, Sample<MonthCloseWorld>> = {
  'monthClose.list': { as: 'jf', input: () => ({}) },
  'monthClose.get': { as: 'cw', input: () => ({ id }) },
  'monthClose.missing': { as: 'jf', input: () => ({ id }) },
  'monthClose.prepare': from(open, 'jf'),
  'monthClose.withdraw': from(prepared, 'jf'),
  'monthClose.sendBack': from(prepared, 'cw', { reason: '缺一张发票' }),
  'monthClose.closeMonth': from(prepared, 'cw'),
  'monthClose.reopenMonth': from(closed, 'cw', { reason: '补录' }),
}
