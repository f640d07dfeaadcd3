import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
/** The customer of the kh account, and another one. */
let own: { id: string; customerName: string }
let other: { id: string; customerName: string }

const typed = { feeCode: 'QTF', pricing: 'TYPED', unit: '小时', qty: '2' }
const charge = (customerId: string, bizDate: string, price: string, currency = 'CNY') =>
  app.data('feeLine.create', { ...typed, customerId, bizDate, price, currency }, 'jf')

beforeAll(async () => {
  app = await startApp()
  own = (await app.data('customer.page', {}, 'kh')).records[0]
  const { records } = await app.data('customer.page', { size: 50 }, 'jf')
  other = records.find(({ id }: { id: string }) => id !== own.id)
  await charge(own.id, '2026-03-31', '120.5')
  await charge(other.id, '2026-03-01', '7')
  await charge(other.id, '2026-04-01', '9')
})
afterAll(() => app.close())

const sheetOf = async (input: object, as: string, headers = {}) => {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/lh-wms/jftz/export',
    payload: input,
    headers: { ...(await app.headersOf(as)), ...headers },
  })
  return (await readXlsx(answer.rawPayload)).sheets[0]!.rows
}
const day = (text: string) => new Date(`${text}T00:00:00Z`)
const march = { dateFrom: '2026-03-01', dateTo: '2026-03-31' }

test.each(['jf', 'cw'])('%s exports a month of fees, and none of another month', async (as) => {
  const columns = ['customerName', 'amount', 'currency', 'periodFrom', 'periodTo', 'status', 'unit']
  expect(await sheetOf({ ...march, columns }, as)).toEqual([
    ['客户名称', '金额', '币种', '归属期起', '归属期止', '状态', '单位'],
    [other.customerName, 14, 'CNY', day('2026-03-01'), day('2026-03-01'), '暂估', '小时'],
    [own.customerName, 241, 'CNY', day('2026-03-31'), day('2026-03-31'), '暂估', '小时'],
  ])
})

test('prices are written in a .csv as the list shows them, and are numbers of a workbook', async () => {
  await app.data('fxRate.create', { currency: 'JPY', month: '202604', rate: '0.048' }, 'jf')
  await charge(other.id, '2026-05-01', '12.5')
  await charge(other.id, '2026-05-02', '0.12345')
  await charge(other.id, '2026-05-03', '1000', 'JPY')
  const columns = ['price', 'currency']
  const may = { dateFrom: '2026-05-01', dateTo: '2026-05-31', ascs: ['periodTo'], columns }
  const file = await app.download('feeLine.export', { ...may, format: 'csv' }, 'jf')
  const [, ...rows] = file.toString('utf8').trim().split('\r\n')
  expect(rows).toEqual(['12.50,CNY', '0.12345,CNY', '1000,JPY'])
  expect(await sheetOf(may, 'jf')).toEqual([
    ['单价', '币种'],
    [12.5, 'CNY'],
    [0.12345, 'CNY'],
    [1000, 'JPY'],
  ])
})

test('a customer exports the own fees only, in English with English headings and words', async () => {
  const columns = ['customerName', 'amount', 'recPay', 'jfmoduleId', 'source', 'status']
  const rows = await sheetOf({ columns }, 'kh', { 'accept-language': 'en' })
  expect(rows[0]).toEqual([
    'Customer name',
    'Amount',
    'Direction',
    'Kind of work',
    'Made by',
    'Status',
  ])
  expect(rows.slice(1)).toEqual([
    [own.customerName, 241, 'Receivable', expect.stringMatching(/^[A-Z]/), 'By hand', 'Estimated'],
  ])
})

test('nobody exports fees without the right to read them', async () => {
  expect((await app.call('feeLine.export', {}, 'sj')).status).toBe(403)
})
