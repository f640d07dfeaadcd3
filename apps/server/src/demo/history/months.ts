import { feeLine } from '@yuncang/shared/contracts/fee-line'
import { addDays, endOfMonth, today } from '@yuncang/shared/domain/calendar'
import { page } from '../../modules/fee-line/service/read.ts'
import { runPeriod } from '../../modules/fee-line/service/run.ts'
import { audit, confirm } from '../../modules/fee-line/service/steps.ts'
import type { House } from '../house.ts'
import { atWork, dayMs } from '../working-hours.ts'
import type { Journey } from './journey.ts'
import type { Scene } from './scene.ts'

/** The beginnings of the months in a story after its first one, each a few hours after the doors open. */
function* monthsOf({ start, end }: House): Generator<{ time: number; from: string; to: string }> {
  let from = `${today(new Date(start).toISOString()).slice(0, 7)}-01`
  for (;;) {
    const to = endOfMonth(from)
    const time = atWork(Date.parse(`${addDays(to, 1)}T02:00:00.000Z`), 90 * 60_000)
    if (time > end) return
    yield { time, from, to }
    from = addDays(to, 1)
  }
}

/** 月度计费 of every month that is over; its lines are confirmed and audited, the last month's only in part. */
export function billMonths({ house, diary, profile }: Scene): void {
  if (!profile.hasContracts) return
  for (const { time, from, to } of monthsOf(house)) {
    const isLast = house.end - time < 31 * dayMs
    diary.begin(time, bill(house, { from, to }, isLast))
  }
}

type Period = { from: string; to: string }

async function* bill(house: House, { from, to }: Period, isLast: boolean): Journey {
  const { as } = house
  await runPeriod(as.jf, feeLine.runPeriod.input.parse({ from, to }))
  yield house.later(2, 6)
  await moveLines(house, { from, to }, isLast ? 0.5 : 0.97, 'confirm')
  yield house.later(8, 30)
  await moveLines(house, { from, to }, isLast ? 0.4 : 0.97, 'audit')
}

const linesAtOnce = 100
const pagesAtMost = 10

/** Takes the lines of a month a step further, except for a share that somebody still looks into. */
async function moveLines(
  house: House,
  { from, to }: Period,
  share: number,
  step: 'confirm' | 'audit',
): Promise<void> {
  const { as } = house
  const isConfirm = step === 'confirm'
  const lines: { id: string; version: number }[] = []
  for (let current = 1; current <= pagesAtMost; current++) {
    const query = { current, size: 200, status: isConfirm ? 0 : 1, dateFrom: from, dateTo: to }
    const found = await page(as.jf, feeLine.page.input.parse({ ...query, isMissingPrice: 0 }))
    const some = found.records.slice(0, Math.ceil(found.records.length * share))
    lines.push(...some.map(({ id, version }) => ({ id, version })))
    if (current >= found.pages) break
  }
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = { lines: lines.slice(at, at + linesAtOnce) }
    await (isConfirm ? confirm(as.jf, some) : audit(as.cw, some))
  }
}
