// @postgres: conditions on JSON
import { expect, test } from 'vitest'
import { wizardOf } from '../../support/imports.ts'
import { inboundWorkbook, knownCustomer } from '../../support/workbooks.ts'
import { mergeSuite } from './merges.ts'

/* What people keep for later and is about a customer: docs/domain/customer-merge.md#merge */

const suite = mergeSuite()
const { app, bill, turn, get, named, merge, customerNamed } = suite

/** Operations without an address of their own, over tRPC. */
async function saved(operation: string, payload: object): Promise<{ id: string }> {
  const url = `/api/trpc/${operation}`
  const headers = await app().headersOf('jf')
  const response = await app().app.inject({ method: 'POST', url, headers, payload })
  return response.json().result.data
}
async function listed(operation: string, input: object): Promise<any> {
  const url = `/api/trpc/${operation}?input=${encodeURIComponent(JSON.stringify(input))}`
  const headers = await app().headersOf('jf')
  const response = await app().app.inject({ method: 'GET', url, headers })
  return response.json().result.data
}

test('views and reports by mail about a customer are about the one that stays', async () => {
  const [from, into] = [await named(`视图甲${turn()}客户`), await named(`视图乙${turn()}客户`)]
  const other = await named(`视图丙${turn()}客户`)
  const layout = { order: [], hidden: [], widths: {}, pinned: {}, density: 'default' }
  const view = (name: string, customerId: string) =>
    saved('savedView.save', {
      listName: 'bill',
      name,
      layout,
      search: { customerId, status: 2, descs: ['payable'] },
    })
  await view('一', from.id)
  await view('二', other.id)
  await saved('reportPlan.save', {
    name: '收入',
    report: 'revenueReport',
    query: { customerId: from.id, by: 'fee' },
    dateRange: 'lastMonth',
    rhythm: 'monthly',
    hour: 8,
    recipients: ['a@example.com'],
  })

  expect(await merge(from, into)).toMatchObject({ status: 'done', result: { rows: 2 } })

  const { views } = await listed('savedView.list', { listName: 'bill' })
  expect(views.map(({ search, version }: any) => [search, version])).toEqual([
    [{ customerId: into.id, status: 2, descs: ['payable'] }, 2],
    [{ customerId: other.id, status: 2, descs: ['payable'] }, 1],
  ])
  expect(await listed('reportPlan.list', {})).toMatchObject([
    { query: { customerId: into.id, by: 'fee' }, version: 2 },
  ])
})

test('a file that waits in the wizard and names a customer is taken over for the one that stays', async () => {
  const from = await get(await customerNamed(knownCustomer))
  const into = await named(`导入乙${turn()}客户`)
  const wizard = wizardOf(app())
  const batch = await wizard.upload(await inboundWorkbook([{ bill: bill(1) }]))
  expect(batch).toMatchObject({ status: 'checked', findingCount: 0 })
  await wizard.worker.stop()
  expect(await merge(from, into)).toMatchObject({ status: 'done' })
  const again = wizardOf(app())
  expect(await again.publish(batch)).toMatchObject({ status: 'published' })
  await again.worker.stop()
  const order = await app().data('inboundOrder.getByBill', { masterBillNo: bill(1) }, 'kf')
  expect(order).toMatchObject({ customerId: into.id, customerName: into.customerName })
})

test('an old name, code or first letters lead the search to the one that stays, which says so', async () => {
  const [from, into] = [await named(`旧名仓储${turn()}`), await named(`新名物流${turn()}`)]
  expect(await merge(from, into)).toMatchObject({ status: 'done' })
  const heir = {
    kind: 'customer',
    id: into.id,
    label: into.customerName,
    about: `${from.customerCode} ${from.customerName} 已并入`,
  }
  const find = (text: string) => app().data('search.find', { text }, 'sw')
  for (const text of [from.customerCode, from.customerName, `jmcc${turn()}`])
    expect(await find(text)).toEqual([heir])
  expect(await find(into.customerName)).toEqual([{ ...heir, about: into.customerCode }])
  await merge(await get(into.id), await named(`新名总部${turn()}`))
  expect(await find(from.customerCode)).toMatchObject([{ label: `新名总部${turn()}` }])
  expect(await find('新名')).toMatchObject([{ about: expect.stringMatching(/^KH\d+$/) }])
})
