import { inTenant, system, type Db } from '@yuncang/db/handle'
import { openSqliteFile } from '@yuncang/db/sqlite/open'
import { eq } from '@yuncang/db/sql'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { systemClock } from '@yuncang/server/platform/clock'
import { timeOrderedIds } from '@yuncang/server/platform/ids'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { killLoad, send, stockBill, stockBills, type Work } from '../support/kill-load.ts'
import { patience } from '../support/patience.ts'
import { places } from '../support/places.ts'
import { seeded } from '../support/random.ts'
import { owner, rubberInStock } from '../support/rubber.ts'
import {
  remoteClient,
  startProcess,
  type Place,
  type ServerProcess,
} from '../support/server-process.ts'

const tenant = inTenant('WMS_DEMO')
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3)
const seed = Number(process.env['KILL_SEED'] ?? 20_261_121)

/* A kill proves that nothing is half done; that commits reach the disk is asserted in migrations.test.ts. */
describe.each(['sqlite', 'postgres'] as const)('killed under load on %s', (engine) => {
  const at = places(engine)
  const random = seeded(seed)
  const all: Work = { done: [], open: [] }
  let place: Place
  let server: ServerProcess | undefined
  const client = remoteClient(() => server!.address)

  beforeAll(async () => {
    place = await at.withDemo()
    server = await startProcess(place)
    await at.look(place, async (db) => {
      await db.transaction(tenant, async (tx) => {
        await tx.update(tx.t.storageLocation, { maxWeight: null, maxVolume: null, maxPallet: null })
      })
      for (let n = 0; n < stockBills; n += 1) {
        const given = { bill: stockBill(n), tenant: 'WMS_DEMO' }
        await rubberInStock({ db, clock: systemClock, ids: timeOrderedIds }, given)
      }
    })
  })
  afterAll(async () => {
    await server?.kill()
    await at.close()
  })

  /** The facts that the load needs. */
  const facts = (db: Db) =>
    db.read(tenant, async (read) => {
      const { customer, product } = read.t
      const [party] = await read.select(customer, eq(customer.customerName, owner))
      const [rubber] = await read.select(product, eq(product.productCode, 'TSR20'))
      return { customerId: party!.id, productId: rubber!.id }
    })

  test(
    'at random moments, and started again, every step that had no answer can be asked for once more',
    { timeout: 240_000 },
    async () => {
      const known = await at.look(place, facts)
      for (let round = 0; round < rounds; round += 1) {
        const load = killLoad({ client, ...known, round })
        const target = 10 + Math.floor(random() * 60)
        await vi.waitFor(() => expect(load.work.done.length).toBeGreaterThan(target), {
          ...patience,
          interval: 1,
        })
        await server?.kill()
        await load.over()
        all.done.push(...load.work.done)
        server = await startProcess(place)
        for (const open of load.work.open) {
          // PostgreSQL takes a moment to notice that a client is gone.
          const reply = await vi.waitFor(async () => {
            const each = await send(client, open)
            expect(each.reason ?? '').not.toMatch(/running/)
            return each
          }, patience)
          expect([open.operation, reply.code, reply.reason]).toEqual([
            open.operation,
            200,
            undefined,
          ])
          all.done.push({ ...open, data: reply.data })
        }
        all.open.push(...load.work.open)
      }
      await server?.kill()
      expect(all.done.length).toBeGreaterThan(rounds * 10)
      expect(all.open.length).toBeGreaterThan(0)
    },
  )

  test('what was acknowledged is there, whole, and by its key answers the same', async () => {
    const found = await at.look(place, (db) =>
      db.read(tenant, async (read) => {
        const { t } = read
        return {
          inbound: new Map((await read.select(t.inboundOrder)).map((row) => [row.id, row])),
          lines: await read.select(t.inboundProduct),
          lots: await read.select(t.inventory),
          outbound: new Map((await read.select(t.outboundOrder)).map((row) => [row.id, row])),
          holds: await read.select(t.inventoryReservation),
          records: await read.select(t.operateRecord),
          keys: await read.select(t.idempotencyKey),
        }
      }),
    )
    const of = (operation: string) => all.done.filter((each) => each.operation === operation)
    const lost = [
      ...of('inboundOrder.create').filter(({ data }) => !found.inbound.has(String(data.id))),
      ...of('inboundPlan.finish').filter(
        ({ data }) =>
          found.inbound.get(String(data.id))?.orderStatus !== data.orderStatus ||
          !found.lots.some((lot) => lot.inboundOrderId === data.id),
      ),
      ...of('outboundOrder.create').filter(({ data }) => !found.outbound.has(String(data.id))),
      ...of('outboundOrder.audit').filter(
        ({ data }) => !found.holds.some((hold) => hold.refId === data.id),
      ),
    ]
    expect(lost).toEqual([])
    const halves = [...found.inbound.values()].filter(
      ({ id }) =>
        !found.lines.some((line) => line.orderId === id) ||
        !found.records.some((record) => record.businessId === id),
    )
    expect(halves).toEqual([])
    expect(found.keys.filter(({ answer }) => answer === null)).toEqual([])
    const answers = new Map(found.keys.map(({ key, answer }) => [key, answer]))
    for (const { key, data } of all.done)
      expect(JSON.parse(answers.get(key) ?? 'null')?.id, key).toEqual(data?.id)
  })

  test('stock and fees add up, and no number was given twice', async () => {
    const { breaches, numbers } = await at.look(place, (db) =>
      db.read(tenant, async (read) => ({
        breaches: [...(await breachesOfStock(read)), ...(await breachesOfFees(read))],
        numbers: [
          ...(await read.select(read.t.inboundOrder)).map((row) => row.orderNo),
          ...(await read.select(read.t.outboundOrder)).map((row) => row.orderNo),
          ...(await read.select(read.t.feeLine)).map((row) => row.id),
        ],
      })),
    )
    expect(breaches).toEqual([])
    expect(numbers.length).toBeGreaterThan(20)
    expect(new Set(numbers).size).toBe(numbers.length)
    if (engine === 'sqlite') {
      const raw = openSqliteFile(join(place.folder, 'yuncang.db'))
      expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
      raw.close()
    }
  })

  test('messages that were waiting leave after the next start', async () => {
    // A message that was being sent is due again when its lease ends.
    await at.look(place, (db) =>
      db.transaction(system('test'), async (tx) => {
        await tx.update(tx.t.outbox, { dueTime: systemClock() }, eq(tx.t.outbox.status, 0))
      }),
    )
    server = await startProcess(place)
    const messages = () =>
      at.look(place, (db) =>
        db.read(system('test'), async (read) => {
          const rows = await read.select(read.t.outbox)
          return { some: rows.length > 0, waiting: rows.filter(({ status }) => status === 0) }
        }),
      )
    const allGone = { some: true, waiting: [] }
    await vi.waitFor(async () => expect(await messages()).toEqual(allGone), patience)
  })
})
