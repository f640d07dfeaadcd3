// @postgres: a comparison of two columns at once
import { inTenant } from '@yuncang/db/handle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** Customers that differ in name and number only; `timeOf` says when each was made. */
const copies = (count: number, timeOf: (index: number) => string) =>
  app.services.db.transaction(inTenant('WMS_DEMO'), async (tx) => {
    const [pattern] = await tx.select(tx.t.customer).limit(1)
    const { tenantNode: _own, ...given } = pattern!
    const rows = Array.from({ length: count }, (_each, index) => ({
      ...given,
      id: app.services.ids(),
      customerName: `逐页客户${index}`,
      socialCreditCode: `WALK${index}`,
      customerCode: `WALK${index}`,
      createTime: timeOf(index),
    }))
    for (let from = 0; from < count; from += 200)
      await tx.insert(tx.t.customer, rows.slice(from, from + 200))
  })

test('an export of several chunks holds every record once, newest first, also those of one moment', async () => {
  // Most are of one import; ids alone do not tell their order.
  await copies(1300, (index) =>
    index < 1250 ? '2025-03-03T01:00:00.000Z' : '2025-03-04T01:00:00.000Z',
  )
  const query = { customerName: '逐页客户', columns: ['customerName'], format: 'csv' }
  const lines = (await app.download('customer.export', query, 'kf')).toString().trim().split('\r\n')
  const names = lines.slice(1)
  expect(names).toHaveLength(1300)
  expect(new Set(names).size).toBe(1300)
  expect(names.slice(0, 50).every((name) => Number(name.slice(4)) >= 1250)).toBe(true)
})

type Named = { records: { customerName: string }[] }

test('an export that is sorted has the order of the list, which goes on through rows that are equal', async () => {
  const asked = { customerName: '逐页客户', descs: ['createTime'], ascs: ['customerName'] }
  const names: string[] = []
  for (let current = 1; current <= 7; current += 1) {
    const query = { ...asked, current, size: 200 }
    const { records }: Named = await app.data('customer.page', query, 'kf')
    names.push(...records.map(({ customerName }) => customerName))
  }
  const query = { ...asked, columns: ['customerName'], format: 'csv' }
  const lines = (await app.download('customer.export', query, 'kf')).toString().trim().split('\r\n')
  expect(lines.slice(1)).toEqual(names)
  expect(names).toHaveLength(1300)
})
