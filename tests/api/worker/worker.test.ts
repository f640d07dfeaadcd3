import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const call = (operation: string, input: object) => app.call(operation, input, 'ck')
const names = async (operation: string, input: object = {}) =>
  (await app.data(operation, input, 'lh')).map((each: any) => each.name)

test('a worker is picked by what he does and his team, until he is stopped', async () => {
  const draft = { name: '新工人', workerType: ['1', '2', '1'], team: '三班' }
  const row = await app.data('worker.create', draft, 'ck')
  expect(row).toMatchObject({ workerType: ['1', '2'], version: 1 })
  expect(row.workerNo).toMatch(/^ZY\d{6}$/)
  expect(await names('worker.workPeople', { team: '三班' })).toEqual(['新工人'])
  expect(await names('worker.tallyMen', { team: '三班' })).toEqual(['新工人'])
  const change = { ...draft, workerType: ['1'], id: row.id, version: 1 }
  expect((await call('worker.update', change)).body.data.workerNo).toBe(row.workerNo)
  expect(statusAndReason(await call('worker.update', change))).toEqual([409, 'record.stale'])
  expect(await names('worker.tallyMen', { team: '三班' })).toEqual([])
  const stop = { id: row.id, version: 2, isStop: 1, stopReason: '离职' }
  await app.data('worker.setStopped', stop, 'ck')
  expect(await names('worker.workPeople')).not.toContain('新工人')
  const records = await app.data('record.operations', { businessId: row.id }, 'ck')
  expect(records.map((each: any) => each.action)).toEqual(['create', 'update', 'stop'])
})

test('a worker needs a type that there is, and a number of his own', async () => {
  const none = await call('worker.create', { name: '谁', workerType: [] })
  expect(none.body.msg).toBe('请选择人员类型')
  const strange = await call('worker.create', { name: '谁', workerType: ['7'] })
  expect(strange.body.data.issues[0].path).toBe('workerType')
  const draft = { name: '甲', workerType: ['1'], workerNo: 'a-1' }
  await app.data('worker.create', draft, 'ck')
  const same = await call('worker.create', { ...draft, name: '乙', workerNo: 'A-1' })
  expect([same.status, same.body.msg]).toEqual([409, '工号 A-1 已属于「甲」'])
})

test('a forklift is known by its code and listed by its status', async () => {
  const draft = { code: 'fl-77', capacity: '3000' }
  const row = await app.data('forklift.create', draft, 'ck')
  expect(row).toMatchObject({ code: 'FL-77', capacity: '3000.000', status: 1 })
  expect(statusAndReason(await call('forklift.create', draft))).toEqual([409, 'forklift.codeTaken'])
  const repair = { ...draft, id: row.id, version: 1, status: 2 }
  await app.data('forklift.update', repair, 'ck')
  expect(statusAndReason(await call('forklift.update', repair))).toEqual([409, 'record.stale'])
  const usable = await app.data('forklift.page', { status: 1, code: 'FL-77' }, 'lh')
  expect(usable.total).toBe(0)
})

test('another tenant has its own people and forklifts', async () => {
  const person = { name: '外人', workerType: ['1'], workerNo: 'OUT-1' }
  const worker = await app.data('worker.create', person, 'ck.zjwl')
  const change = { ...person, id: worker.id, version: 1 }
  expect((await call('worker.update', change)).status).toBe(404)
  expect(await names('worker.workPeople')).not.toContain('外人')
  expect((await call('worker.create', person)).status).toBe(200)
  const { records } = await app.data('forklift.page', {}, 'ck.zjwl')
  const forklift = { id: records[0].id, version: 1, code: 'X' }
  expect((await call('forklift.update', forklift)).status).toBe(404)
})
