import { inTenant, system } from '@yuncang/db/handle'
import { eq, inArray } from '@yuncang/db/sql'
import { systemClock } from '@yuncang/server/platform/clock'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { places } from '../support/places.ts'
import {
  remoteClient,
  startProcess,
  type Place,
  type ServerProcess,
} from '../support/server-process.ts'
import { knownCustomer } from '../support/workbooks.ts'

const bills = 400
const linesOfBill = 15
const tenant = inTenant('WMS_DEMO')

const billOf = (index: number) => `KILLED${String(index).padStart(5, '0')}`
const file = () => {
  const heading = '提单号,客户名称,入库类型,预计到货日期,商品名称,计划件数,净重(千克)'
  const lines = Array.from({ length: bills * linesOfBill }, (_, index) =>
    [
      billOf(Math.floor(index / linesOfBill)),
      knownCustomer,
      '一线进境',
      '2026-12-01',
      `TSR20 ${index % linesOfBill}`,
      16,
      20160,
    ].join(),
  )
  return new TextEncoder().encode([heading, ...lines].join('\n'))
}

describe.each(['sqlite', 'postgres'] as const)('a job whose server is killed on %s', (engine) => {
  const at = places(engine)
  let place: Place
  let server: ServerProcess | undefined
  const client = remoteClient(() => server!.address)

  beforeAll(async () => {
    place = await at.fresh()
    server = await startProcess(place)
  })
  afterAll(async () => {
    await server?.kill()
    await at.close()
  })

  const job = (id: string) => client.data('job.get', { id }, 'kf')
  const batch = (id: string) => client.data('importBatch.get', { id }, 'kf')

  /** Kills the server as soon as the job writes; gives the job as it was left. */
  async function killWhileWriting(id: string) {
    const isWriting = async () =>
      expect(await job(id)).toMatchObject({ status: 'running', stage: 'writing' })
    await vi.waitFor(isWriting, { timeout: 30_000, interval: 1 })
    await server!.kill()
    return at.look(place, (db) =>
      db.transaction(system('test'), async (tx) => {
        const [left] = await tx.select(tx.t.job, eq(tx.t.job.id, id))
        // Other workers wait until the lease has run out; a SQLite file has one process, which knows without waiting.
        if (engine === 'postgres')
          await tx.update(tx.t.job, { dueTime: systemClock() }, eq(tx.t.job.id, id))
        return left
      }),
    )
  }

  const stored = () =>
    at.look(place, (db) =>
      db.read(tenant, async (read) => {
        const { t } = read
        const wanted = Array.from({ length: bills }, (_, index) => billOf(index))
        const orders = await read.select(
          t.inboundOrder,
          inArray(t.inboundOrder.masterBillNo, wanted),
        )
        const seen = orders.filter(({ isDeleted }) => isDeleted === 0)
        const ids = orders.map(({ id }) => id)
        const lines = await read.select(t.inboundProduct, inArray(t.inboundProduct.orderId, ids))
        const records = await read.select(t.operateRecord, inArray(t.operateRecord.businessId, ids))
        return {
          seen: seen.length,
          orders: orders.length,
          lines: lines.length,
          records: records.length,
        }
      }),
    )

  test('in the middle of an import stores nothing, and after the next start all of it once', async () => {
    const uploaded = await client.upload('importBatch.inboundOrder', file(), 'a.csv', 'kf')
    const id = String(uploaded.id)
    const checked = await vi.waitFor(
      async () => {
        const found = await batch(id)
        expect(found).toMatchObject({ status: 'checked', findingCount: 0 })
        return found
      },
      { timeout: 60_000 },
    )
    const { version } = checked
    await client.data('importBatch.publish', { id, version }, 'kf')
    const publishing = await at.look(place, (db) =>
      db.read(tenant, async (read) =>
        read.select(read.t.importBatch, eq(read.t.importBatch.id, id)),
      ),
    )
    const jobId = publishing[0]!.jobId!
    const left = await killWhileWriting(jobId)
    expect(left).toMatchObject({ status: 'running', attempts: 1 })
    expect(await stored()).toMatchObject({ seen: 0, records: 0 })

    server = await startProcess(place)
    const over = async () => expect(await batch(id)).toMatchObject({ status: 'published' })
    await vi.waitFor(over, { timeout: 60_000 })
    const whole = { seen: bills, orders: bills, lines: bills * linesOfBill, records: bills }
    expect(await stored()).toEqual(whole)
    expect(await job(jobId)).toMatchObject({ status: 'done' })
  })

  test('in the middle of an export leaves no half file, and after the next start a whole one', async () => {
    const query = { masterBillNo: 'KILLED', format: 'csv' }
    const asked = await client.data('job.exportList', { list: 'inboundOrder', query }, 'kf')
    const id = String(asked.id)
    const left = await killWhileWriting(id)
    expect(left).toMatchObject({ status: 'running', fileKey: null })

    server = await startProcess(place)
    const over = async () => expect(await job(id)).toMatchObject({ status: 'done' })
    await vi.waitFor(over, { timeout: 60_000 })
    const names = readdirSync(place.folder, { recursive: true }).map((name) =>
      basename(String(name)),
    )
    expect(names.filter((name) => name.startsWith(id))).toEqual([`${id}-2`])
    expect(await job(id)).toMatchObject({ result: { rows: bills } })
  })
})
