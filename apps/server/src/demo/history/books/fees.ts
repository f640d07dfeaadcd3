import { lt } from '@yuncang/db/sql'
import { addDays } from '@yuncang/shared/kernel/calendar'
import { periodOf } from '@yuncang/shared/nouns/bill/rules'
import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { page } from '../../../modules/fee-line/service/read.ts'
import { rerateLine } from '../../../modules/fee-line/service/rerate.ts'
import { runPeriod } from '../../../modules/fee-line/service/run.ts'
import { audit, confirm, sendBack } from '../../../modules/fee-line/service/steps.ts'
import { createRate } from '../../../modules/param/service/fx-rate.ts'
import { rateOf } from '../../../modules/param/repo.ts'
import type { Simulation } from '../../simulation.ts'
import type { Month } from './calendar.ts'

const { estimated, confirmed } = feeLineStatuses
const linesAtOnce = 100
const pageSize = 200
const eurosInYuan = '7.8215'

/** 月度计费 of a month that is over. */
export const runMonth = ({ as }: Simulation, { from, to }: Month) =>
  runPeriod(as.jf, feeLine.runPeriod.input.parse({ from, to }))

/** Enters the rate of euros that the fees of a month wait for, and prices them with it. */
export async function findRates(simulation: Simulation, month: Month): Promise<void> {
  const { as } = simulation
  const waiting = await linesOf(simulation, month, { status: estimated, lack: 'rate' })
  if (waiting.length === 0) return
  // A line takes the rate of the month before its last day.
  const rateMonth = periodOf(addDays(month.from, -1))
  const known = await as.kf.read((db) => rateOf(db, 'EUR', rateMonth))
  if (!known) await createRate(as.kf, { currency: 'EUR', month: rateMonth, rate: eurosInYuan })
  for (const { id } of waiting) await rerateLine(as.jf, { id })
}

/** Confirms a share of the fees of a month that have an amount; somebody still looks into the others. */
export const confirmFees = (simulation: Simulation, month: Month, share = 1) =>
  move(simulation, month, share, 'confirm')

/** Audits a share of the confirmed fees of a month. */
export const auditFees = (simulation: Simulation, month: Month, share = 1) =>
  move(simulation, month, share, 'audit')

/** The auditor does not agree with one of the confirmed fees. */
export async function sendOneBack(simulation: Simulation, month: Month): Promise<void> {
  const [line] = await linesOf(simulation, month, { status: confirmed })
  if (!line) return
  const { id, version } = line
  const reason = '计费数量与理货单不符，请核对后重新确认'
  await sendBack(simulation.as.cw, { id, version, reason })
}

async function move(
  simulation: Simulation,
  month: Month,
  share: number,
  step: 'confirm' | 'audit',
): Promise<void> {
  const { as } = simulation
  const status = step === 'confirm' ? estimated : confirmed
  const all = await linesOf(simulation, month, { status, isMissingPrice: 0 })
  const some = all.slice(0, Math.ceil(all.length * share))
  const lines = some.map(({ id, version }) => ({ id, version }))
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const input = { lines: lines.slice(at, at + linesAtOnce) }
    await (step === 'confirm' ? confirm(as.jf, input) : audit(as.cw, input))
  }
}

type Filters = { status: number; isMissingPrice?: 0; lack?: 'rate' }

/** Fees of a month in a state; without what an order that is still to come is estimated at. */
async function linesOf(
  simulation: Simulation,
  { period }: Month,
  filters: Filters,
): Promise<FeeLine[]> {
  const { jf } = simulation.as
  const ahead = await ordersToCome(simulation)
  const lines: FeeLine[] = []
  for (let current = 1; ; current++) {
    const query = { current, size: pageSize, accountPeriod: period, ...filters }
    const found = await page(jf, feeLine.page.input.parse(query))
    lines.push(...found.records)
    if (current >= found.pages) break
  }
  return lines.filter(({ source, businessId }) => source !== 'AUTO' || !ahead.has(businessId))
}

const ordersToCome = ({ as }: Simulation): Promise<ReadonlySet<string>> =>
  as.jf.read(async (db) => {
    const { inboundOrder } = db.t
    const rows = await db.select(
      inboundOrder,
      lt(inboundOrder.orderStatus, orderStatuses.completed),
    )
    return new Set(rows.map(({ id }) => id))
  })
