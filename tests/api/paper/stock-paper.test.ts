import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { newCustomer } from '../../support/contracts.ts'
import { customerNamed } from '../../support/fees.ts'
import { readPdf } from '../../support/pdf.ts'
import { rubberInStock } from '../../support/rubber.ts'

const now = '2026-11-21T04:00:00.000Z'
let app: TestApp
let owner: string

beforeAll(async () => {
  app = await startApp({ clock: () => now })
  owner = await customerNamed(app, '青岛样例橡胶', 'kf')
  const of = (bill: string, customer?: string) =>
    rubberInStock(app.services, {
      tenant: 'WMS_DEMO',
      bill,
      inDate: '2026-11-12',
      containers: [
        ['DEMU1000010', 16],
        ['DEMU1000026', 15],
      ],
      ...(customer !== undefined && { customer }),
    })
  await of('STOCKBILL1')
  await of('STOCKBILL2')
  await of('FOREIGNBILL', '宁波演示国际贸易有限公司（虚构）')
})
afterAll(() => app.close())

const print = (businessId: string, as: string, locale = 'zh') =>
  app.download('paper.print', { paper: 'stock', businessId, locale }, as)

test('a statement of stock has every lot of its owner by bill of lading, with its days and sums', async () => {
  const said = (await readPdf(await print(owner, 'kh'))).pages.join('')
  for (const each of ['库存对账单', '2026-11-21', '提单 STOCKBILL1', 'STOCKBILL2-2', 'DEMU1000026'])
    expect(said).toContain(each)
  // Ten days, the first one counted; of each bill 31 pallets of 1.26 t.
  expect(said).toMatch(/2026-11-12\s*10\s*20\.160 吨/)
  expect(said.match(/小计\s*31\s*39\.060/g)).toHaveLength(2)
  expect(said).toMatch(/合计\s*62\s*78\.120/)
  expect(said).not.toContain('FOREIGNBILL')
})

test('says in English that nothing is in store', async () => {
  const id = await newCustomer(app, '无货客户')
  expect((await readPdf(await print(id, 'kf', 'en'))).pages.join('')).toContain(
    'Nothing is in store',
  )
})

test('is of nobody else for the people of a customer', async () => {
  const businessId = await newCustomer(app, '别家货主')
  const asked = { paper: 'stock', businessId }
  expect(statusAndReason(await app.call('paper.print', asked, 'kh'))).toEqual([
    404,
    'record.notFound',
  ])
})
