import { startJobs } from '@yuncang/server/jobs/worker'
import type { ExportedList } from '@yuncang/shared/exported-lists'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { eventually } from '../../support/jobs.ts'
import { changeMember } from '../../support/members.ts'

/* A finished export is read by whoever may read its list at that moment, and no more of it than they see there. */
let app: TestApp
let worker: ReturnType<typeof startJobs>
beforeAll(async () => {
  app = await startApp()
  worker = startJobs(app.services)
  const manager = {
    nameZh: '任务管理',
    nameEn: 'Jobs',
    dataScope: 'all',
    permissions: ['job:manage'],
  }
  await app.data('role.create', { roleCode: 'jobs', ...manager }, 'admin')
})
afterAll(async () => {
  await worker.stop()
  await app.close()
})

type Member = Parameters<typeof changeMember>[2]

let before: [account: string, Member][] = []
const change = async (account: string, set: Member) => {
  before.unshift([account, await changeMember(app.services, account, set)])
}
afterEach(async () => {
  for (const [account, set] of before) await changeMember(app.services, account, set)
  before = []
})

const customerOfKh = async (): Promise<string> =>
  (await app.data('customer.page', {}, 'kh')).records[0].id
const job = (id: string, as: string) => app.data('job.get', { id }, as)
const asked = async (as: string, list: ExportedList = 'customer'): Promise<string> =>
  (await app.data('job.exportList', { list }, as)).id
const exported = async (list: ExportedList, as: string): Promise<string> => {
  const id = await asked(as, list)
  await eventually(async () => (await job(id, as)).status).toBe('done')
  return id
}
const taken = async (id: string, as: string) => {
  const { status, body } = await app.call('job.download', { id }, as)
  return status === 200 ? 200 : statusAndReason({ status, body })
}

const denied = [403, 'job.fileDenied']
const wider = [403, 'job.fileWider']

test('is not for its owner who has lost the right of the list', async () => {
  const id = await exported('customer', 'kf')
  expect(await taken(id, 'kf')).toBe(200)
  await change('kf', { roleCodes: ['sj'] })
  expect(await taken(id, 'kf')).toEqual(denied)
  const english = await app.call('job.download', { id }, 'kf', { 'accept-language': 'en' })
  expect(english.body.msg).toContain('may not read what “Export of customers” holds')
})

test.each(['customer', 'inventory'] as const)(
  'of %s is not for its owner who sees one customer from now on',
  async (list) => {
    const customerId = await customerOfKh()
    const id = await exported(list, 'kf')
    await change('kf', { roleCodes: ['kh'], customerId })
    expect(await taken(id, 'kf')).toEqual(wider)
    expect((await app.call('job.download', { id }, 'kf')).body.msg).toContain('请重新导出')
    expect(await taken(await exported(list, 'kf'), 'kf')).toBe(200)
  },
)

test('is not for its owner who sees another customer from now on', async () => {
  const customerId = await customerOfKh()
  const id = await exported('customer', 'kh')
  const { records } = await app.data('customer.page', { size: 50 }, 'kf')
  const other = records.find((each: { id: string }) => each.id !== customerId)
  await change('kh', { customerId: other.id })
  expect(await taken(id, 'kh')).toEqual(wider)
})

test('is for its owner who sees more from now on', async () => {
  const id = await exported('customer', 'kh')
  await change('kh', { roleCodes: ['kf'], customerId: null })
  expect(await taken(id, 'kh')).toBe(200)
})

test('is not for its owner who has lost a right that showed them more of the list', async () => {
  const id = await exported('bill', 'kf')
  const { permissions } = (await app.data('role.list', {}, 'admin')).find(
    ({ roleCode }: { roleCode: string }) => roleCode === 'kf',
  )
  const less = permissions.filter((code: string) => code !== 'bill:readDraft')
  const role = { nameZh: '无草稿', nameEn: 'No drafts', dataScope: 'all', permissions: less }
  await app.data('role.create', { roleCode: 'nodrafts', ...role }, 'admin')
  await change('kf', { roleCodes: ['nodrafts'] })
  expect(await taken(id, 'kf')).toEqual(wider)
})

test('is not for who manages jobs without the right of the list, who sees and cancels the job', async () => {
  const id = await exported('customer', 'kf')
  await change('mg', { roleCodes: ['jobs'] })
  expect(await job(id, 'mg')).toMatchObject({ status: 'done', file: { size: expect.any(Number) } })
  expect(await taken(id, 'mg')).toEqual(denied)
  expect(await taken(id, 'admin')).toBe(200)
  await worker.stop()
  const waiting = await asked('kf')
  await app.data('job.cancel', { id: waiting }, 'mg')
  expect((await job(waiting, 'mg')).status).toBe('cancelled')
  worker = startJobs(app.services)
})

test('is not made by trying again what somebody had asked for who has lost the right', async () => {
  await worker.stop()
  const id = await asked('kf')
  await app.data('job.cancel', { id }, 'kf')
  await change('kf', { roleCodes: ['sj'] })
  await app.data('job.retry', { id }, 'admin')
  worker = startJobs(app.services)
  await eventually(async () => (await job(id, 'admin')).status).toBe('failed')
  expect(await taken(id, 'kf')).toEqual([404, 'job.noFile'])
  expect(await taken(id, 'admin')).toEqual([404, 'job.noFile'])
})

test('is for who keeps the right when it is made by trying again', async () => {
  await worker.stop()
  const id = await asked('kf')
  await app.data('job.cancel', { id }, 'admin')
  await app.data('job.retry', { id }, 'kf')
  worker = startJobs(app.services)
  await eventually(async () => (await job(id, 'kf')).status).toBe('done')
  expect(await taken(id, 'kf')).toBe(200)
  await change('kf', { roleCodes: ['sj'] })
  expect(await taken(id, 'kf')).toEqual(denied)
})
