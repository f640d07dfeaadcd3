import { describe, expect, test } from 'vitest'
import { importSuite } from '../../support/imports.ts'
import { knownCustomer, workbook, type SheetCell } from '../../support/workbooks.ts'

/* Packing lists as they come: what holds for all of a list stands once above it. */
const suite = importSuite('FACTS')
const { app, wizard, bill } = suite
const orderOf = async (no: string) => (await suite.orderOf(no)).body.data

const heads = ['品名', '件数', '净重(kg)', '唛头']
const goods = ['TSR20', 8, 10080, 'N/M']
const packingList = (no: string, customer = knownCustomer): SheetCell[][] => [
  ['装箱单 PACKING LIST'],
  ['提单号：', no, '客户：', customer],
  ['Vessel', 'DEMO PIONEER', 'Voyage', '025E'],
  ['CONT/SEAL', 'DEMU1000010 / S123', 'Date: 2026-12-01'],
  [],
  heads,
  goods,
  goods,
]
const inboundType = '一线进境'
const constants = { inboundType, containerSize: '20GP' }

describe('a packing list', () => {
  test('is asked for what it does not say, and is an order', async () => {
    const batch = await wizard().upload(await workbook(packingList(bill())))
    expect(batch).toMatchObject({ status: 'draft', refusal: '缺少必填列：入库类型、箱型' })
    expect(batch.facts).toEqual([
      { key: 'masterBillNo', text: bill(), row: 2, letter: 'B' },
      { key: 'customerName', text: knownCustomer, row: 2, letter: 'D' },
      { key: 'enShipName', text: 'DEMO PIONEER', row: 3, letter: 'B' },
      { key: 'imvoy', text: '025E', row: 3, letter: 'D' },
      { key: 'containerNo', text: 'DEMU1000010', row: 4, letter: 'B' },
      { key: 'sealNo', text: 'S123', row: 4, letter: 'B' },
      { key: 'expectDate', text: '2026-12-01', row: 4, letter: 'C' },
    ])
    const { id, version } = batch
    const asked = await wizard().setMapping({ id, version, constants })
    expect(asked).toMatchObject({ status: 'checked', findingCount: 0, tally: { ready: 2 } })
    await wizard().publish(asked)
    expect(await orderOf(bill())).toMatchObject({
      customerName: knownCustomer,
      enShipName: 'DEMO PIONEER',
      imvoy: '025E',
      expectDate: '2026-12-01',
      totalPieces: 16,
    })
    const order = { id: (await orderOf(bill())).id }
    expect(await app().data('inboundOrder.containers', order, 'kf')).toMatchObject([
      { containerNo: 'DEMU1000010', sealNo: 'S123', containerSize: '20GP' },
    ])
    const products: object[] = await app().data('inboundOrder.products', order, 'kf')
    expect(products).toMatchObject([{ remark: '唛头：N/M' }, { remark: '唛头：N/M' }])
  })

  test('whose customer nobody knows is wrong once, in that cell, and is put right there', async () => {
    const rows = packingList(bill(), '没有这家公司')
    const { id, version } = await wizard().upload(await workbook(rows))
    const judged = await wizard().setMapping({ id, version, constants })
    expect(judged).toMatchObject({ status: 'checked', findingCount: 1 })
    const { records } = await wizard().rows(id, { bad: 1 })
    expect(records).toMatchObject([{ row: 2, findings: [{ column: 'D', path: 'customerName' }] }])
    const cells = [{ row: 2, position: 3, text: knownCustomer }]
    await app().data('importBatch.correct', { id, version: judged.version, cells }, 'kf')
    const mended = await wizard().settled(id)
    expect(mended).toMatchObject({ status: 'checked', findingCount: 0 })
    await wizard().publish(mended)
    expect(await orderOf(bill())).toMatchObject({ customerName: knownCustomer })
  })

  test('is told by whoever imports it what counts instead, or that nothing does', async () => {
    const { id, version } = await wizard().upload(await workbook(packingList('WRONG-0001')))
    const other = { ...constants, masterBillNo: bill(), enShipName: '' }
    const told = await wizard().setMapping({ id, version, constants: other })
    expect(told).toMatchObject({ status: 'checked', findingCount: 0 })
    expect(told.facts.map(({ key }) => key)).not.toContain('masterBillNo')
    const without = await wizard().setMapping({
      id,
      version: told.version,
      constants: { ...other, expectDate: '' },
    })
    expect(without).toMatchObject({ status: 'draft', refusal: '缺少必填列：预计到货日期' })
    const again = await wizard().setMapping({ id, version: without.version, constants: other })
    await wizard().publish(again)
    expect(await orderOf(bill())).toMatchObject({ enShipName: '', imvoy: '025E' })
  })
})

test('columns that somebody says alone leave sheet and heading as they were said', async () => {
  const { id, version } = await wizard().upload(await workbook(packingList(bill())))
  const placed = await wizard().setMapping({ id, version, sheet: 0, headerRow: 6, constants })
  expect(placed).toMatchObject({ status: 'checked', sheetNo: 0, headerRow: 6 })
  const columns = placed.mapping.map(({ position, keys }) => ({
    position,
    keys: keys.includes('remark') ? [] : keys,
  }))
  const said = await wizard().setMapping({ id, version: placed.version, columns })
  expect(said).toMatchObject({ status: 'checked', sheetNo: 0, headerRow: 6 })
  expect(said.mapping.flatMap(({ keys }) => keys)).not.toContain('remark')
  const moved = await wizard().setMapping({ id, version: said.version, headerRow: 6, sheet: 0 })
  expect(moved.mapping.flatMap(({ keys }) => keys)).toContain('remark')
})
