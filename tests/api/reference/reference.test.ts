import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('cost centers and invoice codes have a code of their own and can be forbidden', async () => {
  for (const noun of ['costCenter', 'invoiceCode']) {
    const draft = { code: 'c1', name: '仓储 一部' }
    const row = await app.data(`${noun}.create`, draft, 'sw')
    expect(row).toMatchObject({ code: 'C1', forbiddenStatus: 0, version: 1 })
    expect(statusAndReason(await app.call(`${noun}.create`, draft, 'sw'))).toEqual([
      409,
      'reference.codeTaken',
    ])
    const change = { ...draft, id: row.id, version: 1, forbiddenStatus: 1 }
    expect((await app.call(`${noun}.update`, change, 'sw.zjwl')).status).toBe(404)
    expect((await app.call(`${noun}.update`, change, 'sw')).body.data.version).toBe(2)
    expect(statusAndReason(await app.call(`${noun}.update`, change, 'sw'))).toEqual([
      409,
      'record.stale',
    ])
    expect(await app.data(`${noun}.list`, { forbiddenStatusSearch: 0 }, 'jf')).toEqual([])
    expect(await app.data(`${noun}.list`, { name: '仓储' }, 'jf')).toHaveLength(1)
  }
  const bad = { code: 'x', name: 'x', taxCategory: '304' }
  expect((await app.call('invoiceCode.create', bad, 'sw')).status).toBe(400)
})
