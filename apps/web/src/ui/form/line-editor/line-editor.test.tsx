import { inboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../../i18n/common.ts'
import { startLanguage } from '../../../i18n/setup.ts'
import { show } from '../../../testing/show.tsx'
import '../../base.css'
import type { LineColumn } from './column.ts'
import { LineEditor } from './line-editor.tsx'
import { createLines, type Lines } from './lines.ts'
import { selectionOf, setCell } from './lines-model.ts'

const product = inboundOrder.create.input.shape.inboundProductList.unwrap().element
const columns: LineColumn[] = [
  { key: 'productName', title: '商品名称', width: 200, kind: 'text' },
  { key: 'planPieces', title: '计划件数', width: 120, kind: 'integer', isTotalled: true },
  { key: 'lotNo', title: '批号', width: 120, kind: 'text' },
]
const count = 10_000

beforeAll(() => startLanguage([common]))

async function open(): Promise<Lines> {
  const lines = createLines(
    columns,
    product,
    Array.from({ length: count }, (_, at) => ({ productName: `TSR20 ${at}`, planPieces: 2 })),
  )
  function Page() {
    const [, setChanges] = useState(0)
    return (
      <LineEditor label="货物" lines={lines} onChange={() => setChanges((before) => before + 1)} />
    )
  }
  await show(<Page />)
  return lines
}

const cell = (row: number, col: number) =>
  page.elementLocator(document.querySelector(`[data-row="${row}"] [data-col="${col}"]`)!)
const isSelected = (row: number, col: number) => cell(row, col).element().ariaSelected === 'true'

test('ten thousand lines are drawn as far as they are seen, and summed up whole', async () => {
  await open()
  await expect.element(page.getByText('TSR20 3', { exact: true })).toBeVisible()
  await expect.element(page.getByText('20,000')).toBeVisible()
  expect(document.querySelectorAll('.line-body [role="row"]').length).toBeLessThan(60)
  const grid = page.getByRole('grid', { name: '货物' }).element()
  grid.scrollTop = 36 * 5000
  await expect.element(page.getByText('TSR20 5001', { exact: true })).toBeVisible()
  // The active cell stays, or it would lose the focus.
  expect(document.querySelector('[data-row="0"] input')).not.toBeNull()
})

test('the mouse chooses a cell, with Shift or drawn a range, and by its number a row', async () => {
  const lines = await open()
  await cell(2, 1).click()
  expect(lines.view().active).toEqual({ row: 2, col: 1 })
  expect(document.activeElement).toBe(document.querySelector('[data-row="2"] input'))

  await cell(4, 2).click({ modifiers: ['Shift'] })
  expect(selectionOf(lines.view())).toEqual({ top: 2, bottom: 4, left: 1, right: 2 })
  await expect.poll(() => isSelected(3, 1)).toBe(true)
  expect(isSelected(3, 0)).toBe(false)

  await cell(1, -1).click()
  expect(selectionOf(lines.view())).toEqual({ top: 1, bottom: 1, left: 0, right: 2 })
  await cell(3, -1).click({ modifiers: ['Shift'] })
  expect(selectionOf(lines.view())).toEqual({ top: 1, bottom: 3, left: 0, right: 2 })

  await userEvent.dragAndDrop(cell(5, 0), cell(7, 1))
  expect(selectionOf(lines.view())).toEqual({ top: 5, bottom: 7, left: 0, right: 1 })
})

test('what is typed is kept when another cell is pressed, and the sum follows', async () => {
  const lines = await open()
  await cell(0, 1).click()
  await userEvent.keyboard('12')
  await cell(1, 2).click()
  expect(lines.view().rows[0]![1]).toBe('12')
  await expect.element(page.getByText('20,010')).toBeVisible()
})

test('a block is pasted over the cells also where the cell was opened; a word goes into the cell', async () => {
  const lines = await open()
  const input = () => document.querySelector<HTMLInputElement>('[data-row="0"] input')!
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    input().dispatchEvent(event)
    return event.defaultPrevented
  }
  await cell(0, 0).click()
  await cell(0, 0).click()
  expect(input().className).toContain('open')
  expect(paste('RSS3')).toBe(false)
  expect(paste('RSS3\t7\nTSR10\t8\n')).toBe(true)
  await expect
    .poll(() =>
      lines
        .view()
        .rows.slice(0, 2)
        .map((row) => row.slice(0, 2)),
    )
    .toEqual([
      ['RSS3', '7'],
      ['TSR10', '8'],
    ])
})

test('a tap on a cell with choices shows them at once, whichever cell was active', async () => {
  const choices: LineColumn[] = ['箱型', '包装'].map((title) => ({
    key: title,
    title,
    width: 120,
    kind: 'select',
    options: ['20GP', '40GP'].map((value) => ({ value, label: value })),
  }))
  const lines = createLines(choices, product, [{}, {}])
  await show(<LineEditor label="货物" lines={lines} onChange={() => {}} />)
  const tap = (row: number, col: number) => {
    const at = cell(row, col).element()
    const target = at.querySelector('input') ?? at
    target.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
    target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  }
  for (const [row, col] of [
    [0, 0],
    [1, 1],
  ] as const) {
    tap(row, col)
    await page.getByRole('option', { name: '40GP' }).click()
    await expect.poll(() => lines.view().rows[row]![col]).toBe('40GP')
  }
  await cell(0, 1).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('there is no row of sums while there is nothing to add up; on a phone they stand below the lines', async () => {
  const lines = createLines(columns, product, [{ productName: 'TSR20' }])
  await show(<LineEditor label="货物" lines={lines} onChange={() => {}} />)
  await expect.element(page.getByRole('grid', { name: '货物' })).toBeVisible()
  expect(document.querySelector('.line-foot')).toBeNull()
  lines.update((state) => setCell(state, { row: 0, col: 1 }, '1200'))
  await expect.element(page.getByRole('rowheader', { name: '合计' })).toBeVisible()
  await page.viewport(390, 800)
  try {
    await expect.element(page.getByRole('definition')).toHaveTextContent('1,200')
    await expect.element(page.getByRole('term')).toHaveTextContent('计划件数')
    expect(document.querySelector('.line-foot')).toBeNull()
  } finally {
    await page.viewport(1280, 800)
  }
})
