import { App, ConfigProvider } from 'antd'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { startLanguage } from '../../i18n/setup.ts'
import '../base.css'
import { CodeText } from '../code-text.tsx'
import { StatusTag } from '../status-tag.tsx'
import { DataGrid, type GridColumn } from './index.ts'

/* A list in windows of every width: what it shows, and how its numbers lead to records. */
type Order = { id: string; no: string; customer: string; date: string; net: string }

const state = '已审核（已预占）'
const columns: GridColumn<Order>[] = [
  {
    key: 'no',
    title: '订单号',
    width: 165,
    pinned: 'start',
    sortable: true,
    text: (row) => row.no,
    render: (row) => <CodeText value={row.no} />,
  },
  {
    key: 'state',
    title: '状态',
    width: 165,
    isState: true,
    text: () => state,
    render: () => <StatusTag tone="active" label={state} />,
  },
  { key: 'customer', title: '客户', width: 250, text: (row) => row.customer },
  { key: 'date', title: '提货日期', width: 120, sortable: true, text: (row) => row.date },
  {
    key: 'net',
    title: '净重（吨）',
    width: 130,
    align: 'end',
    text: (row) => row.net,
    total: () => '240.000',
  },
  { key: 'type', title: '出库类型', width: 160, text: () => '提货出库' },
  { key: 'createTime', title: '创建时间', width: 170, text: () => '2026-11-20 10:00:00' },
]
const rows = Array.from({ length: 6 }, (_, at) => ({
  id: `r${at}`,
  no: `CK20261120000${at}`,
  customer: '青岛前湾保税港区国际橡胶轮胎及化工原料进出口贸易有限公司',
  date: `2026-11-2${at}`,
  net: '40.000',
}))

beforeAll(() => startLanguage([common, grid]))
beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

const opened = vi.fn<(id: string) => void>()
const paged = vi.fn<(query: object) => void>()

const screen = (width: number, shown = columns, orders: readonly Order[] = rows) => (
  <ConfigProvider theme={{ token: { motion: false } }}>
    <App>
      <div style={{ display: 'flex', height: 640, width }}>
        <DataGrid<Order>
          label="订单"
          columns={shown}
          rows={orders}
          rowKey={(row) => row.id}
          paging={{ query: { current: 1, size: 15 }, total: 6, onChange: paged }}
          empty={{ reason: '还没有订单' }}
          isOpenable={(row) => row.id !== 'r5'}
          onOpen={(row) => opened(row.id)}
          bulk={{
            actions: [],
            nameOf: (row) => row.no,
            reasonOf: String,
            loadAll: async () => rows,
            onDone: () => {},
          }}
        />
      </div>
    </App>
  </ConfigProvider>
)

const shownAt = async (width: number) => {
  await page.viewport(width, 800)
  await render(screen(width))
}

const boxOf = (element: Element) => element.getBoundingClientRect()
const firstRow = () => page.getByRole('row').nth(1)

test.each([1190, 1112, 1000, 900, 860, 800])(
  'at %i px the row menu lies over no column',
  async (width) => {
    await shownAt(width)
    await expect.element(page.getByText(rows[0]!.no)).toBeVisible()
    const menu = boxOf(firstRow().getByRole('gridcell', { name: '更多操作' }).element())
    const cells = firstRow().getByRole('gridcell').elements().map(boxOf)
    const cut = cells.filter(({ left, right }) => left < menu.left - 1 && right > menu.left + 1)
    expect(cut).toEqual([])
  },
)

test.each([320, 364, 799])(
  'at %i px rows are cards: what is needed to choose, whole, and the actions',
  async (width) => {
    await shownAt(width)
    await expect.element(page.getByText(rows[0]!.no)).toBeVisible()
    const row = firstRow()
    for (const text of [rows[0]!.no, state, rows[0]!.customer, rows[0]!.date, '40.000'])
      await expect.element(row.getByRole('gridcell', { name: text })).toBeVisible()
    for (const text of [rows[0]!.no, state]) {
      const cell = row.getByText(text).element()
      expect(cell.scrollWidth, text).toBeLessThanOrEqual(cell.clientWidth || cell.scrollWidth)
      expect(boxOf(cell).right).toBeLessThanOrEqual(
        boxOf(row.getByRole('button', { name: '更多操作' }).element()).left,
      )
    }
    await expect.element(row.getByRole('checkbox')).toBeVisible()
    await expect.element(page.getByRole('grid').getByText('240.000')).toBeVisible()
    const list = page.getByRole('grid').element()
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
)

test('a line of a card without words leaves no gap', async () => {
  const bare = columns.filter(({ key }) => key !== 'type' && key !== 'createTime')
  await page.viewport(364, 800)
  await render(screen(364, bare, [{ ...rows[0]!, customer: '' }]))
  await expect.element(page.getByText(rows[0]!.no)).toBeVisible()
  const heights = [...document.querySelectorAll('.card-line')].map((line) => boxOf(line).height)
  expect(heights).toEqual([24, 0, 24])
})

test('cards are walked, sorted and opened by the keys', async () => {
  await shownAt(364)
  page.getByRole('gridcell', { name: rows[0]!.no }).element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(opened).toHaveBeenLastCalledWith('r1')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(page.getByRole('columnheader', { name: '订单号' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(paged).toHaveBeenLastCalledWith(expect.objectContaining({ ascs: ['no'] }))
})

test('the number of a record opens it; the button beside it copies and opens nothing', async () => {
  await shownAt(1000)
  await page.getByText(rows[2]!.no, { exact: true }).click()
  expect(opened).toHaveBeenCalledExactlyOnceWith('r2')
  const copy = page.getByRole('button', { name: `复制 ${rows[3]!.no}` })
  expect(getComputedStyle(copy.element()).opacity).toBe('0')
  await page.getByText(rows[3]!.no, { exact: true }).hover()
  await expect.poll(() => getComputedStyle(copy.element()).opacity).toBe('1')
  await copy.click()
  await expect.poll(() => navigator.clipboard.readText()).toBe(rows[3]!.no)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a row with nothing behind it opens nothing, and does not look as if it did', async () => {
  await shownAt(1000)
  const number = (at: number) => page.getByText(rows[at]!.no, { exact: true })
  await expect.element(number(5)).toBeVisible()
  const looks = [4, 5].map((at) => number(at).element().closest('.grid-row.openable') !== null)
  expect(looks).toEqual([true, false])
  await number(5).click()
  await userEvent.keyboard('{Enter}')
  await number(5).click({ button: 'right' })
  expect(page.getByRole('menuitem').elements()).toEqual([])
  await number(4).click()
  expect(opened.mock.calls).toEqual([['r4']])
})
