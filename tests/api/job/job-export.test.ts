import { system } from '@yuncang/db/handle'
import { and, eq } from '@yuncang/db/sql'
import { cleanUpJobs } from '@yuncang/server/jobs/cleanup'
import { readXlsx } from 'hucre/xlsx'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { exportSuite } from './exports.ts'

const { app, setNow, later, start, exported, job, becomes, rowsOf } = exportSuite()

describe('the export of a list', () => {
  test.each(['customer', 'inboundOrder', 'outboundOrder', 'inventory', 'feeLine'])(
    'of %s becomes a file with the rows of the export at once',
    async (list) => {
      const id = await exported({ list })
      start()
      await becomes(id, 'done')
      const atOnce = await app().download(`${list}.export`, {}, 'kf')
      expect(await rowsOf(id, 'kf')).toEqual((await readXlsx(atOnce)).sheets[0]!.rows)
      expect((await job(id)).file).toMatchObject({ name: expect.stringMatching(/\.xlsx$/) })
    },
  )

  test('takes its filters, sort, columns and format, and speaks the language of who asked', async () => {
    const asked = { customerName: '公司', descs: ['customerCode'] }
    const query = { ...asked, columns: ['customerName'], format: 'csv' }
    const english = { 'accept-language': 'en' }
    const { body } = await app().call('job.exportList', { list: 'customer', query }, 'kf', english)
    const id: string = body.data.id
    start()
    await becomes(id, 'done')
    const text = (await app().download('job.download', { id }, 'kf')).toString()
    expect(text.split(/\r?\n/)[0]).toContain('Customer')
    const { records } = await app().data('customer.page', { ...asked, size: 200 }, 'kf')
    const names = records.map((row: { customerName: string }) => row.customerName)
    expect(text.trim().split(/\r?\n/).slice(1)).toEqual(names)
    expect((await job(id)).title).toBe('导出客户')
  })

  test('is refused at once for filters that the list does not have, and without its right', async () => {
    const wrong = { list: 'customer', query: { nothing: 1 } }
    expect((await app().call('job.exportList', wrong, 'kf')).status).toBe(400)
    expect((await app().call('job.exportList', { list: 'inventory' }, 'sj')).status).toBe(403)
  })

  test('can be taken away for seven days, by whoever asked and who manages jobs and reads the list', async () => {
    const id = await exported({ list: 'customer' })
    start()
    await becomes(id, 'done')
    const other = await app().call('job.download', { id }, 'sh')
    expect(other.status).toBe(404)
    expect((await rowsOf(id, 'admin')).length).toBeGreaterThan(2)
    later(7 * 86_400_000 - 1)
    await cleanUpJobs(app().services)
    app().forget('kf')
    expect((await rowsOf(id, 'kf')).length).toBeGreaterThan(2)
    later(2)
    await cleanUpJobs(app().services)
    const gone = await app().call('job.download', { id }, 'kf')
    expect([gone.status, gone.body.data.reason]).toEqual([404, 'job.noFile'])
    expect((await job(id)).file).toBeNull()
  })
})

describe('what a killed process leaves behind', () => {
  test('goes after a day: half files, and files without a job', async () => {
    // The storage has the machine's times.
    setNow(new Date().toISOString())
    const id = await exported({ list: 'customer' })
    start()
    await becomes(id, 'done')
    const { jobFiles, storage, config } = app().services
    const orphan = 'left-by-a-kill-1'
    await jobFiles.keep(orphan, Readable.from(['half a job']), new AbortController().signal)
    const half = join(config.dataDir, 'job-files', '.part-of-a-file')
    await writeFile(half, 'half a file')
    const names = async () => {
      const keys: string[] = []
      for await (const { key } of storage.list('job')) keys.push(key)
      return keys
    }

    later(23 * 3_600_000)
    await cleanUpJobs(app().services)
    expect(await names()).toContain(`job/${orphan}`)
    expect(existsSync(half)).toBe(true)

    later(2 * 3_600_000)
    await cleanUpJobs(app().services)
    expect(await names()).toEqual([expect.stringContaining(id)])
    expect(existsSync(half)).toBe(false)
    app().forget('kf')
    expect((await rowsOf(id, 'kf')).length).toBeGreaterThan(2)
  })
})

describe('the person who asked', () => {
  const change = (set: { roleCodes: string[] } | undefined) =>
    app().services.db.transaction(system('test'), async (tx) => {
      const { membership, user } = tx.t
      const [kf] = await tx.select(user, eq(user.account, 'kf'))
      const where = and(eq(membership.userId, kf!.id), eq(membership.tenantNode, 'WMS_DEMO'))
      if (set) await tx.update(membership, set, where)
      else await tx.remove(membership, where)
    })

  test('needs the right when it runs', async () => {
    const id = await exported({ list: 'inboundOrder' })
    await change({ roleCodes: ['sj'] })
    start()
    await becomes(id, 'failed', 'admin')
    expect((await job(id, 'admin')).failure).toBe('您没有此操作的权限')
    expect((await job(id, 'admin')).file).toBeNull()
  })

  test('has to be of the tenant when it runs', async () => {
    const id = await exported({ list: 'inboundOrder' })
    await change(undefined)
    start()
    await becomes(id, 'failed', 'admin')
    expect((await job(id, 'admin')).failure).toContain('已停用或已不属于本租户')
    expect((await job(id, 'admin')).file).toBeNull()
  })
})
