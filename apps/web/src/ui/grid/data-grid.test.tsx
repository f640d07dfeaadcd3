import { App, ConfigProvider, theme } from 'antd'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { barriersIn } from '../../testing/barriers.ts'
import '../base.css'
import { DataGrid, type GridColumn } from './index.ts'
import type { GridLayout, GridProps } from './types.ts'

type Order = { id: string; cells: string[] }

const columns = (count: number): GridColumn<Order>[] =>
  Array.from({ length: count }, (_, nth) => ({
    key: `c${nth}`,
    title: `列${nth}`,
    width: 120,
    text: (row) => row.cells[nth] ?? '',
    ...(nth === 0 && { pinned: 'start' as const, sortable: true as const }),
    ...(nth === 1 && {
      sortable: true as const,
      align: 'end' as const,
      total: (rows: readonly Order[]) => `${rows.length} 行`,
    }),
  }))
const orders = (count: number, wide = 4): Order[] =>
  Array.from({ length: count }, (_, row) => ({
    id: `r${row}`,
    cells: Array.from({ length: wide }, (_each, nth) => `${row}:${nth}`),
  }))

beforeAll(() => startLanguage([common, grid]))

const opened = vi.fn<(id: string) => void>()
const paged = vi.fn<(query: unknown) => void>()
const laidOut = vi.fn<(layout: GridLayout) => void>()
const ran = vi.fn<(id: string, answer: string) => void>()

type ScreenProps = Partial<GridProps<Order>> & { isDark?: boolean; width?: number }

function Screen({ isDark = false, width = 900, ...more }: ScreenProps) {
  const [layout, setLayout] = useState<GridLayout>()
  const algorithm = isDark ? theme.darkAlgorithm : theme.defaultAlgorithm
  return (
    <ConfigProvider theme={{ algorithm, cssVar: { key: 'test' }, token: { motion: false } }}>
      <App>
        <div style={{ display: 'flex', height: 480, width }}>
          <DataGrid<Order>
            label="订单"
            columns={fourColumns}
            rows={fewOrders}
            rowKey={(row) => row.id}
            layout={layout}
            onLayout={(next) => {
              laidOut(next)
              setLayout(next)
            }}
            empty={{ reason: '还没有订单' }}
            onOpen={(row) => opened(row.id)}
            {...more}
          />
        </div>
      </App>
    </ConfigProvider>
  )
}
const fourColumns = columns(4)
const fewOrders = orders(12)
const paging = { query: { current: 1, size: 15 }, total: 30, onChange: paged }
const bulk: GridProps<Order>['bulk'] = {
  actions: [
    {
      key: 'stop',
      label: '停用',
      ask: '停用原因',
      refusal: (row) => (row.id === 'r1' ? '已停用' : undefined),
      run: async (row, answer) => {
        ran(row.id, answer)
        if (row.id === 'r2') throw new Error('还有未完成的订单')
      },
    },
  ],
  nameOf: (row) => row.id,
  reasonOf: (error) => (error instanceof Error ? error.message : ''),
  loadAll: async () => orders(30),
  onDone: () => {},
}

const cell = (row: number, col: number) =>
  page.getByRole('gridcell', { name: `${row}:${col}`, exact: true })
const focusedText = () => document.activeElement?.textContent
const press = (keys: string) => userEvent.keyboard(keys)

test('10,000 rows and 30 columns are drawn as far as they are seen, and counted whole', async () => {
  await render(<Screen columns={manyColumns} rows={manyOrders} />)
  await expect.element(cell(0, 0)).toBeVisible()
  const root = page.getByRole('grid').element()
  expect(root.querySelectorAll('[role=gridcell]').length).toBeLessThan(400)
  expect(root.getAttribute('aria-rowcount')).toBe('10002')
  expect(root.getAttribute('aria-colcount')).toBe('30')
  root.scrollTo({ top: 1e9, left: 1e9 })
  await expect.element(cell(9999, 29)).toBeVisible()
  await expect.element(cell(9999, 0)).toBeVisible()
  expect(cell(9999, 29).element().getAttribute('aria-colindex')).toBe('30')
})
const manyColumns = columns(30)
const manyOrders = orders(10_000, 30)

test('keys lead to every cell, however far, and back', async () => {
  await render(<Screen columns={manyColumns} rows={manyOrders} />)
  await expect.element(cell(0, 0)).toBeVisible()
  await userEvent.tab()
  await expect.poll(focusedText).toBe('0:0')
  await press('{ArrowDown}{ArrowRight}')
  await expect.poll(focusedText).toBe('1:1')
  await press('{Control>}{End}{/Control}')
  await expect.poll(focusedText).toBe('9999:29')
  await press('{Home}')
  await expect.poll(focusedText).toBe('9999:0')
  await press('{Control>}{Home}{/Control}{PageDown}')
  await expect.poll(focusedText).toMatch(/^\d+:0$/)
  await press('{Control>}{Home}{/Control}{ArrowUp}')
  await expect.poll(focusedText).toContain('列0')
})

test('a range is spread with Shift and copied for a spreadsheet', async () => {
  await render(<Screen />)
  cell(2, 1).element().focus()
  await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  await press('{Control>}c{/Control}')
  await expect.poll(() => navigator.clipboard.readText()).toBe('2:1\t2:2\n3:1\t3:2')
  await press('{Control>}a{/Control}{Control>}c{/Control}')
  await expect.poll(async () => (await navigator.clipboard.readText()).split('\n').length).toBe(12)
})

test('a click opens a record, Enter as well', async () => {
  await render(<Screen />)
  await cell(3, 2).click()
  expect(opened).toHaveBeenLastCalledWith('r3')
  cell(5, 2).element().focus()
  await press('{Enter}')
  expect(opened).toHaveBeenLastCalledWith('r5')
})

test('a title sorts up, down and not at all; Shift adds a column', async () => {
  const { rerender } = await render(<Screen paging={paging} />)
  const title = (name: string) => page.getByRole('columnheader', { name }).getByRole('button')
  await title('列0').click()
  expect(paged).toHaveBeenLastCalledWith({ current: 1, size: 15, ascs: ['c0'], descs: undefined })
  const sorted = { ...paging, query: { ...paging.query, ascs: ['c0'] } }
  await rerender(<Screen paging={sorted} />)
  await title('列1').click({ modifiers: ['Shift'] })
  expect(paged).toHaveBeenLastCalledWith(expect.objectContaining({ ascs: ['c0', 'c1'] }))
  await title('列0').click()
  expect(paged).toHaveBeenLastCalledWith(expect.objectContaining({ descs: ['c0'] }))
})

test('widths follow the keys, columns are hidden, pinned and moved from their menu', async () => {
  await render(<Screen />)
  const title = page.getByRole('columnheader', { name: '列2' })
  title.element().focus()
  await press('{Alt>}{ArrowRight}{/Alt}')
  // The others keep what they had of the room that was left.
  const others = { c0: 180, c1: 180, c3: 180 }
  expect(laidOut.mock.lastCall?.[0].widths).toEqual({ ...others, c2: 196 })
  await userEvent.dblClick(title.element().querySelector('.grid-resize')!)
  expect(laidOut.mock.lastCall?.[0].widths).toEqual(others)
  await title.click({ button: 'right' })
  await page.getByRole('menuitem', { name: '固定在右侧' }).click()
  expect(laidOut.mock.lastCall?.[0].pinned).toEqual({ c0: 'start', c2: 'end' })
  await title.click({ button: 'right' })
  await page.getByRole('menuitem', { name: '隐藏此列' }).click()
  await expect.element(title).not.toBeInTheDocument()
})

test('the chooser orders, shows and pins columns and sets the height of rows', async () => {
  await render(<Screen paging={paging} />)
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('button', { name: '下移「列1」' }).click()
  expect(laidOut.mock.lastCall?.[0].order).toEqual(['c0', 'c2', 'c1', 'c3'])
  await page.getByRole('checkbox', { name: '列3' }).click()
  expect(laidOut.mock.lastCall?.[0].hidden).toEqual(['c3'])
  await page.getByText('紧凑').click()
  expect(laidOut.mock.lastCall?.[0].density).toBe('compact')
  page.getByRole('button', { name: '拖动「列1」' }).element().focus()
  await press(' ')
  await press('{ArrowUp}')
  await press(' ')
  await expect.poll(() => laidOut.mock.lastCall?.[0].order).toEqual(['c0', 'c1', 'c2', 'c3'])
})

test('rows are selected by box, Space and Shift; a step says of each row what became of it', async () => {
  await render(<Screen paging={paging} bulk={bulk} />)
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click()
  await page.getByRole('checkbox', { name: '选择第 3 行' }).click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('已选 3 条', { exact: true })).toBeVisible()
  await expect.element(page.getByText('3 行', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /停\s*用/ }).click()
  await expect.element(page.getByText('2 条可以执行，以下 1 条将被跳过：')).toBeVisible()
  await page.getByRole('textbox', { name: '停用原因' }).fill('停业')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /停\s*用/ })
    .click()
  await expect.element(page.getByText('成功 1 条，未执行 2 条')).toBeVisible()
  await expect.element(page.getByText('还有未完成的订单')).toBeVisible()
  expect(ran.mock.calls).toEqual([
    ['r0', '停业'],
    ['r2', '停业'],
  ])
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /关\s*闭/ })
    .last()
    .click()
  await expect.element(page.getByText('已选 2 条', { exact: true })).toBeVisible()
  cell(4, 0).element().focus()
  await press(' ')
  await expect.element(page.getByText('已选 3 条', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '选择符合条件的全部 30 条' }).click()
  await expect.element(page.getByText('已选 30 条', { exact: true })).toBeVisible()
})

test('a wait has the shape of rows, a failure a way out, an empty list a reason', async () => {
  const retry = vi.fn<() => void>()
  const { rerender } = await render(<Screen rows={undefined} />)
  await expect.poll(() => document.querySelector('.grid-skeleton')).not.toBeNull()
  await rerender(<Screen rows={undefined} error={{ message: '服务器异常', retry }} />)
  await page.getByRole('alert').getByRole('button').click()
  expect(retry).toHaveBeenCalledOnce()
  await rerender(<Screen rows={[]} paging={{ ...paging, total: 0 }} />)
  await expect.element(page.getByText('还没有订单')).toBeVisible()
  await rerender(<Screen rows={[]} paging={{ ...paging, query: { current: 9, size: 15 } }} />)
  await page.getByRole('button', { name: '回到第一页' }).click()
  expect(paged).toHaveBeenLastCalledWith({ current: 1, size: 15 })
})

test.each([false, true])('nobody is kept out (dark: %s)', async (isDark) => {
  const sorted = { ...paging, query: { ...paging.query, ascs: ['c0'] } }
  await render(<Screen paging={sorted} bulk={bulk} isDark={isDark} />)
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click()
  await expect.element(page.getByText('已选 1 条', { exact: true })).toBeVisible()
  expect(await barriersIn(page.getByRole('region', { name: '订单' }).element())).toEqual([])
})
