import { inTenant } from '@yuncang/db/handle'
import { eq, inArray } from '@yuncang/db/sql'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { addBillableFees } from '../support/billable-fees.ts'
import { rowsNaming } from '../support/customer-rows.ts'
import { killedJobs } from '../support/killed-jobs.ts'
import { patience } from '../support/patience.ts'
import { knownCustomer } from '../support/workbooks.ts'

const bills = 400
const linesOfBill = 15
const feesOfMerged = 5000
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
      'TSR20',
      16,
      20160,
    ].join(),
  )
  return new TextEncoder().encode([heading, ...lines].join('\n'))
}

describe.each(['sqlite', 'postgres'] as const)('a job whose server is killed on %s', (engine) => {
  const { client, job, look, start, folder, killOnce, ended } = killedJobs(engine)
  const isWriting = (found: JobRecord) => expect(found).toMatchObject({ stage: 'writing' })
  const batch = (id: string) => client.data('importBatch.get', { id }, 'kf')

  const stored = () =>
    look((db) =>
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
    const checked = await vi.waitFor(async () => {
      const found = await batch(id)
      expect(found).toMatchObject({ status: 'checked', findingCount: 0 })
      return found
    }, patience)
    const { version } = checked
    await client.data('importBatch.publish', { id, version }, 'kf')
    const publishing = await look((db) =>
      db.read(tenant, async (read) =>
        read.select(read.t.importBatch, eq(read.t.importBatch.id, id)),
      ),
    )
    const jobId = publishing[0]!.jobId!
    const left = await killOnce({ id: jobId, as: 'kf' }, isWriting)
    expect(left).toMatchObject({ status: 'running', attempts: 1 })
    expect(await stored()).toMatchObject({ seen: 0, records: 0 })

    await start()
    const over = async () => expect(await batch(id)).toMatchObject({ status: 'published' })
    await vi.waitFor(over, patience)
    const whole = { seen: bills, orders: bills, lines: bills * linesOfBill, records: bills }
    expect(await stored()).toEqual(whole)
    expect(await job(jobId, 'kf')).toMatchObject({ status: 'done' })
  })

  test('in the middle of an export leaves no half file, and after the next start a whole one', async () => {
    const query = { masterBillNo: 'KILLED', format: 'csv' }
    const killedExport = async () => {
      const asked = await client.data('job.exportList', { list: 'inboundOrder', query }, 'kf')
      const id = String(asked.id)
      return { id, left: await killOnce({ id, as: 'kf' }, isWriting) }
    }
    let killed = await killedExport()
    // An export is a matter of milliseconds: one that was faster than the kill is asked for again.
    while (killed.left.status === 'done') {
      await start()
      killed = await killedExport()
    }
    const { id, left } = killed
    expect(left).toMatchObject({ status: 'running', fileKey: null })

    await start()
    expect(await ended(id, 'kf')).toMatchObject({ result: { rows: bills } })
    const names = readdirSync(folder(), { recursive: true }).map((name) => basename(String(name)))
    // What was half written has a name that nobody reads, and goes with the cleanup of the night.
    const kept = names.filter((name) => name.startsWith(id) && !name.includes('.part-'))
    expect(kept).toEqual([`${id}-2`])
  })

  test('in the middle of a merge of customers has moved nothing, and after the next start every row once', async () => {
    const named = (customerName: string) =>
      look((db) =>
        db.read(tenant, async (read) => {
          const t = read.t.customer
          const [found] = await read.select(t, eq(t.customerName, customerName))
          return found!
        }),
      )
    const from = await named(knownCustomer)
    const owner = { id: from.id, name: knownCustomer }
    await look((db) => addBillableFees(db, 'WMS_DEMO', { customers: 1, fees: feesOfMerged, owner }))
    const created = { customerName: '接收客户有限公司', socialCreditCode: 'KILLED', isVisual: 1 }
    const into: { id: string; version: number } = await client.data(
      'customer.create',
      created,
      'kf',
    )
    const pair = { fromId: from.id, intoId: into.id }
    type Moves = { title: string; count: number }[]
    const { moves }: { moves: Moves } = await client.data('customerMerge.preview', pair, 'sw')
    const users = moves.find(({ title }) => title === '用户')!.count
    const rows = moves.reduce((sum, { count }) => sum + count, 0) - users
    expect(rows).toBeGreaterThan(feesOfMerged)

    const versions = { fromVersion: from.version, intoVersion: into.version }
    const asked = await client.data('customerMerge.start', { ...pair, ...versions }, 'sw')
    const id = String(asked.id)
    const left = await killOnce({ id, as: 'sw' }, (found) =>
      expect(found).toMatchObject({ stage: 'moving' }),
    )
    expect(left).toMatchObject({ status: 'running', attempts: 1, result: null })
    expect(await look((db) => rowsNaming(db, into.id))).toEqual([])

    await start()
    expect(await ended(id, 'sw')).toMatchObject({ attempts: 2, result: { rows, users } })
    expect(await look((db) => rowsNaming(db, from.id))).toEqual([])
    const told = await look((db) =>
      db.read(tenant, (read) => {
        const t = read.t.operateRecord
        return read.select(t, inArray(t.businessId, [from.id, into.id]))
      }),
    )
    const merges = told.map(({ action }) => action).filter((action) => action.startsWith('merge'))
    expect(merges.sort()).toEqual(['mergeFrom', 'mergeInto'])
  })
})
