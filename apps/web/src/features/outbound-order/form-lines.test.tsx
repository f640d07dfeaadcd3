import type { OutboundLot } from '@yuncang/shared/nouns/outbound-order/contract'
import { Form } from 'antd'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import '../../ui/base.css'
import { OutboundLines, startLines } from './form-lines.tsx'
import { words } from './words/order.ts'

beforeAll(() => startLanguage([common, grid, words]))

const lot = (lotId: string, available: string, availablePieces: number): OutboundLot => ({
  lotId,
  lotNo: `RK202611240001-${lotId}`,
  batchNo: `LW-00${lotId}`,
  productId: 'p1',
  productCode: 'SVR3L',
  productName: '越南标准胶 SVR3L',
  brandName: '',
  productStatus: '1',
  unit: 'TNE',
  available,
  closed: null,
  availablePieces,
  onHandQty: '20.1600',
  onHandPieces: 16,
  onHandNet: '20160.000',
  bondedFlag: 1,
  inDate: '2026-11-24',
  locationCode: 'W1-A-01-01',
  containerNo: 'DEMU1000010',
})
const lots = [lot('01', '20.1600', 16), lot('02', '5.0400', 4)]

async function open(stock = lots) {
  const lists = startLines(i18next.t)
  await show(
    <Form initialValues={{ customerId: 'c1', masterBillNo: 'DMLNQD26119001' }}>
      <Form.Item name="customerId" hidden>
        <input />
      </Form.Item>
      <Form.Item name="masterBillNo" hidden>
        <input />
      </Form.Item>
      <OutboundLines lists={lists} onChange={() => {}} />
    </Form>,
    { answers: { '/api/lh-wms/outboundOrder/getStock': stock } },
  )
  await expect.element(page.getByText('RK202611240001-02').first()).toBeVisible()
  return () => lists.lines.view().rows
}

test('all of a bill is booked out in one click: what is free of each lot, with the pieces that are', async () => {
  const rows = await open()
  await page.getByRole('button', { name: '整单出库' }).click()
  expect(rows()).toEqual([
    ['p1', '20.16', '16', '01', ''],
    ['p1', '5.04', '4', '02', ''],
  ])
  await expect.element(page.getByText('该提单的 2 个批次已全部加入出库明细')).toBeVisible()
  await page.getByRole('button', { name: '整单出库' }).click()
  expect(rows().length).toBe(2)
})

test('goods in a locked location are shown with why they stay, and are not taken', async () => {
  const closed = { code: 'W1-A', status: 2, reason: '海关查验' }
  const rows = await open([{ ...lots[0]!, closed }, lots[1]!])
  await expect
    .element(page.getByText('库位 W1-A 已锁定（海关查验），其中的货物暂不能出库。'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: '加入明细' }).first()).toBeDisabled()
  await page.getByRole('button', { name: '整单出库' }).click()
  expect(rows()).toEqual([['p1', '5.04', '4', '02', '']])
})

test('beside the menu of a 1440 px desk every column of a lot is in sight, its batch among them', async () => {
  await page.viewport(1155, 844)
  await open()
  const stock = page.getByRole('grid', { name: '可出库批次' })
  await expect.element(stock.getByText('LW-0001')).toBeInViewport()
  const rows = stock.getByRole('row').elements()
  for (const row of rows) expect(row.scrollWidth).toBeLessThanOrEqual(1155)
  await expect.element(stock.getByText('DEMU1000010').first()).toBeInViewport({ ratio: 1 })
})

test.each([320, 390])('at %i px a lot shows what is free of it, and is taken', async (width) => {
  await page.viewport(width, 844)
  const rows = await open()
  const stock = page.getByRole('grid', { name: '可出库批次' })
  await expect.element(stock.getByText('5.040')).toBeInViewport()
  await expect.element(stock.getByText('W1-A-01-01').first()).toBeInViewport()
  await expect.element(stock.getByText('LW-0001')).toBeInViewport()
  const take = stock.getByRole('button', { name: '加入明细' }).last()
  await expect.element(take).toBeInViewport()
  await take.click()
  expect(rows()).toEqual([['p1', '5.04', '4', '02', '']])
})

test('pasted goods are found by their name, and what does not lie under the bill is marked', async () => {
  const rows = await open()
  const goods = page.getByRole('grid', { name: '出库明细' })
  const cell = (row: number, col: number) =>
    goods.element().querySelector(`[data-row="${row}"] [data-col="${col}"]`)!
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '越南标准胶 SVR3L\t5\nTSR20\t1')
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  cell(0, 0).dispatchEvent(paste)
  expect(rows().map(([product]) => product)).toEqual(['p1', 'TSR20'])
  const strange = goods.getByRole('gridcell', { name: 'TSR20' })
  await expect.element(strange).toHaveClass(/doubtful/)
  expect(cell(0, 0).className).not.toMatch(/doubtful/)
  await strange.click()
  await expect
    .element(page.getByText('该提单的可用库存里没有「TSR20」，请从列表中选择'))
    .toBeVisible()
})
