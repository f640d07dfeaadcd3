import { procedureOf } from '@yuncang/server/http/rest'
import { appRouter } from '@yuncang/server/composition/router'
import { inTenant, type Read } from '@yuncang/db/handle'
import { expect, test } from 'vitest'
import { samples } from '../../contract/samples.ts'
import { sampleWorld } from '../../contract/world.ts'
import { routeTable } from '../../support/app.ts'
import { closeThrough } from '../../support/months.ts'

/*
 * Every change of the interface is tried with all months of the century closed (docs/domain/month-close.md#closed-months):
 * what writes or changes something of a closed month forgot the guard. A table whose rows are dated belongs into
 * `datedRows`.
 */
const { app, world } = sampleWorld()
const through = '209912'

/** The rows of closed months, by their id, with what changes when they do. */
async function datedRows(db: Read): Promise<Map<string, string>> {
  const { feeLine, bill, billReduction, inventoryLedger, invoice } = db.t
  const found = new Map<string, string>()
  for (const row of await db.select(feeLine))
    // A calculated draft belongs to no closed month.
    if (row.accountPeriod <= through && (row.source !== 'AUTO' || row.status > 1))
      found.set(`feeLine ${row.id}`, JSON.stringify(row))
  for (const row of await db.select(bill)) found.set(`bill ${row.id}`, JSON.stringify(row))
  for (const row of await db.select(billReduction))
    found.set(`billReduction ${row.id}`, JSON.stringify(row))
  for (const row of await db.select(invoice)) found.set(`invoice ${row.id}`, JSON.stringify(row))
  for (const row of await db.select(inventoryLedger))
    found.set(`inventoryLedger ${row.id}`, JSON.stringify(row))
  return found
}
const rowsNow = () => app().services.db.read(inTenant('WMS_DEMO'), datedRows)

/** What is done with a bill after its month: nothing of what the month amounts to changes. */
const after = [
  'bill.sendMail',
  'bill.confirm',
  'bill.credit',
  'payment.create',
  'payment.offset',
  'payment.writeOff',
  'payment.takeBack',
  'feeLine.reverse',
]

/** The operations that a closed month refuses. */
const guarded = [
  'bill.dispute',
  'bill.generate',
  'bill.pass',
  'bill.refuse',
  'bill.removeLines',
  'bill.reopen',
  'bill.startGenerate',
  'bill.submit',
  'bill.void',
  'bill.withdraw',
  'billReduction.create',
  'billReduction.pass',
  'billReduction.refuse',
  'billReduction.withdraw',
  'feeLine.audit',
  'feeLine.confirm',
  'feeLine.create',
  'feeLine.runPeriod',
  'feeLine.sendBack',
  'feeLine.split',
  'feeLine.startPeriod',
  'feeLine.update',
  'feeLine.void',
  'inboundOrder.markInbounded',
  'inboundOrder.saveAndCreateInventory',
  'inboundPlan.finish',
  'inboundPlan.unFinish',
  'invoice.create',
  'invoice.reverse',
  'invoice.update',
  'outboundTruck.gateOut',
  'outboundTruck.releaseWeight',
]

test(
  'no call of the interface writes or changes what belongs to a closed month',
  { timeout: 60_000 },
  async () => {
    await closeThrough(app(), 'WMS_DEMO', through)
    const changes = Object.entries(samples).filter(
      ([name, { upload }]) =>
        !upload &&
        routeTable[name]!.kind !== 'file' &&
        procedureOf(appRouter, name).type === 'mutation' &&
        !/^(?:session|training|tenant|monthClose)\./.test(name),
    )
    expect(changes.length).toBeGreaterThan(150)
    const refused: string[] = []
    const forgot: string[] = []
    let before = await rowsNow()
    expect(before.size).toBeGreaterThan(20)
    for (const [name, sample] of changes) {
      await sample.before?.(world)
      const input = sample.input?.(world, 1) ?? {}
      const { body } = await app().call(
        name,
        input,
        sample.as || undefined,
        sample.headers?.(world),
      )
      if (body.data?.reason === 'monthClose.closed') refused.push(name)
      const now = await rowsNow()
      const differs = [...now].some(([key, row]) => before.get(key) !== row)
      if ((differs || now.size !== before.size) && !after.includes(name)) forgot.push(name)
      before = now
    }
    expect(forgot).toEqual([])
    expect(refused.sort()).toEqual(guarded)
  },
)
