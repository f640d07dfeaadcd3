import { read, type CellObject, type WorkSheet } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/* What another program makes of an exported workbook: its reader is not of the library that writes. */
let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2026-11-20T23:30:15.000Z' })
})
afterAll(() => app.close())

const sheetOf = async (list: string, query: object, as = 'kf'): Promise<WorkSheet> => {
  const bytes = await app.download(`${list}.export`, query, as)
  const book = read(bytes, { cellFormula: true, cellNF: true, cellDates: false })
  return book.Sheets[book.SheetNames[0]!]!
}
const cellIn = (sheet: WorkSheet, place: string): CellObject => sheet[place]
const formulasIn = (sheet: WorkSheet) =>
  Object.entries(sheet).filter(([place, cell]) => !place.startsWith('!') && cell.f !== undefined)

const hostile = ['=cmd|"/c calc"!A1', '+1+1', '-2+3', '@SUM(A1)', '\t=1+1', '＝1+1']

test('text stays text, whatever a spreadsheet could make of it', async () => {
  for (const [index, remark] of hostile.entries()) {
    const carrier = { carrierName: `${remark.trim()} 危险${index}`, remark }
    await app.data('carrier.create', carrier, 'admin')
  }
  const columns = ['carrierName', 'remark']
  const asked = { carrierName: '危险', ascs: ['createTime'] }
  const sheet = await sheetOf('carrier', { ...asked, columns }, 'admin')
  expect(formulasIn(sheet)).toEqual([])
  const told = hostile.map((_each, index) => cellIn(sheet, `B${index + 2}`))
  expect(told.map(({ t, v }) => [t, String(v).trim()])).toEqual(
    hostile.map((remark) => ['s', remark.trim()]),
  )
  const query = { ...asked, columns: ['remark'], format: 'csv' }
  const lines = (await app.download('carrier.export', query, 'admin')).toString().split('\r\n')
  for (const line of lines.slice(1).filter(Boolean)) expect(line).toMatch(/^"?\s*'/)
})

test('long numbers and leading zeros stay as they were written', async () => {
  await app.data(
    'customer.create',
    {
      customerName: '青岛长号测试有限公司',
      socialCreditCode: '91370200MA3DEM0197'.replace('0197', '0200'),
      customsEtpsNo: '0012345678',
      isVisual: 1,
      customerType: ['1'],
    },
    'kf',
  )
  const columns = ['socialCreditCode', 'customsEtpsNo']
  const sheet = await sheetOf('customer', { customerName: '长号测试', columns })
  expect([cellIn(sheet, 'A2').t, cellIn(sheet, 'B2').t]).toEqual(['s', 's'])
  expect(cellIn(sheet, 'B2').v).toBe('0012345678')
})

test('days, instants, shares and figures are cells of their kind', async () => {
  const [customer] = (await app.data('customer.page', {}, 'kf')).records
  await app.data(
    'feeLine.create',
    {
      customerId: customer.id,
      feeCode: 'QTF',
      bizDate: '2026-03-31',
      pricing: 'TYPED',
      unit: '小时',
      price: '120.5',
      qty: '2',
      taxRate: '0.06',
    },
    'jf',
  )
  const columns = ['periodTo', 'createTime', 'taxRate', 'amount']
  const sheet = await sheetOf('feeLine', { columns }, 'jf')
  // 2026-03-31 is day 46112 of a spreadsheet; 23:30:15 in London is 07:30:15 in Shanghai.
  expect(cellIn(sheet, 'A2')).toMatchObject({ t: 'n', v: 46112, z: 'yyyy-mm-dd' })
  expect(cellIn(sheet, 'B2')).toMatchObject({ t: 'n', z: 'yyyy-mm-dd hh:mm:ss' })
  expect(Number(cellIn(sheet, 'B2').v)).toBeCloseTo(46347 + (7 * 3600 + 30 * 60 + 15) / 86400, 6)
  expect(cellIn(sheet, 'C2')).toMatchObject({ t: 'n', v: 0.06, z: '0.00%' })
  expect(cellIn(sheet, 'D2')).toMatchObject({ t: 'n', v: 241 })
})

test('a rate has the decimals that it has, in a .csv as on screen', async () => {
  for (const [month, rate] of [
    ['202602', '7.8215'],
    ['202603', '7.80'],
  ])
    await app.data('fxRate.create', { currency: 'EUR', month, rate }, 'jf')
  const query = { currency: 'EUR', columns: ['month', 'rate'], ascs: ['month'], format: 'csv' }
  const [, ...lines] = (await app.download('fxRate.export', query, 'jf'))
    .toString()
    .trim()
    .split('\r\n')
  expect(lines).toEqual(['2026-02,7.8215', '2026-03,7.8'])
})

test('a quantity and a rate of exchange end with their last digit that is no nought', async () => {
  const [customer] = (await app.data('customer.page', {}, 'kf')).records
  const fee = { feeCode: 'DLF', pricing: 'TYPED', unit: '票', qty: '2.5', price: '80' }
  await app.data('feeLine.create', { ...fee, customerId: customer.id, bizDate: '2026-11-20' }, 'jf')
  const columns = ['qty', 'exchangeRate', 'amount']
  const query = { customerId: customer.id, feeCode: 'DLF', columns, format: 'csv' }
  const [, line] = (await app.download('feeLine.export', query, 'jf')).toString().split('\r\n')
  expect(line).toBe('2.5,1,200.00')
})
