import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { importSuite } from '../../support/imports.ts'
import { changeMember } from '../../support/members.ts'
import { inboundWorkbook } from '../../support/workbooks.ts'

/* A file whose job is cancelled: it is not lost, and nobody has to wait for it. */
const { app, wizard, bill, orderOf, cancel, withoutWorker } = importSuite('CANCEL')

describe('a file whose publishing is cancelled', () => {
  test('is as it was before: it can be discarded', async () => {
    const { id, version } = await wizard().upload(await inboundWorkbook([{ bill: bill() }]))
    await withoutWorker(async () => {
      await app().data('importBatch.publish', { id, version }, 'kf')
      await cancel(id)
      const batch = await wizard().get(id)
      expect(batch).toMatchObject({ status: 'checked', findingCount: 0 })
      await app().data('importBatch.discard', { id, version: batch.version }, 'kf')
    })
    expect((await orderOf(bill())).status).toBe(404)
  })

  test('can be published again, or its job tried again', async () => {
    const { id, version } = await wizard().upload(await inboundWorkbook([{ bill: bill() }]))
    await withoutWorker(async () => {
      await app().data('importBatch.publish', { id, version }, 'kf')
      const jobId = await cancel(id)
      await app().data('job.retry', { id: jobId }, 'kf')
    })
    await expect.poll(async () => (await wizard().get(id)).status).toBe('published')
    expect((await orderOf(bill())).status).toBe(200)
  })

  test('is discarded for good: its job, tried again, brings nothing', async () => {
    const { id, version } = await wizard().upload(await inboundWorkbook([{ bill: bill() }]))
    let jobId: string | null = null
    await withoutWorker(async () => {
      await app().data('importBatch.publish', { id, version }, 'kf')
      jobId = await cancel(id)
      await app().data(
        'importBatch.discard',
        { id, version: (await wizard().get(id)).version },
        'kf',
      )
      await app().data('job.retry', { id: jobId }, 'kf')
    })
    const job = () => app().data('job.get', { id: jobId }, 'kf')
    await expect.poll(async () => (await job()).status).toBe('failed')
    expect((await orderOf(bill())).status).toBe(404)
  })
})

describe('a file whose reading is cancelled', () => {
  test('says so, and is checked again when somebody asks', async () => {
    const bytes = await inboundWorkbook([{ bill: bill() }])
    let id = ''
    await withoutWorker(async () => {
      id = (await wizard().uploadRaw(bytes)).body.data.id
      await cancel(id)
      expect(await wizard().get(id)).toMatchObject({
        status: 'draft',
        refusal: expect.stringContaining('已取消'),
      })
    })
    const { version } = await wizard().get(id)
    expect(await wizard().setMapping({ id, version })).toMatchObject({
      status: 'checked',
      rowCount: 1,
      refusal: null,
    })
  })

  test('is discarded along with its job', async () => {
    const bytes = await inboundWorkbook([{ bill: bill() }])
    await withoutWorker(async () => {
      const { id, jobId, version } = (await wizard().uploadRaw(bytes)).body.data
      await app().data('importBatch.discard', { id, version }, 'kf')
      expect(await app().data('job.get', { id: jobId }, 'kf')).toMatchObject({
        status: 'cancelled',
      })
    })
  })
})

describe('a file of somebody who has lost the right to import it', () => {
  test('is not published when its job is tried again, and not given out', async () => {
    const { id, version } = await wizard().upload(await inboundWorkbook([{ bill: bill() }]))
    let jobId: string | null = null
    let before: Parameters<typeof changeMember>[2] = {}
    await withoutWorker(async () => {
      await app().data('importBatch.publish', { id, version }, 'kf')
      jobId = await cancel(id)
      before = await changeMember(app().services, 'kf', { roleCodes: ['sj'] })
      await app().data('job.retry', { id: jobId }, 'admin')
    })
    const job = () => app().data('job.get', { id: jobId }, 'admin')
    await expect.poll(async () => (await job()).status).toBe('failed')
    const own = await app().call('importBatch.correctedFile', { id }, 'kf')
    expect(statusAndReason(own)).toEqual([403, 'access.denied'])
    const others = await app().call('importBatch.correctedFile', { id }, 'admin')
    expect(statusAndReason(others)).toEqual([404, 'record.notFound'])
    await changeMember(app().services, 'kf', before)
    expect((await orderOf(bill())).status).toBe(404)
    expect((await app().call('importBatch.correctedFile', { id }, 'kf')).status).toBe(200)
  })
})
