import { Form } from 'antd'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import '../../ui/base.css'
import { OrderLines, startLists } from './form-lines.tsx'
import { words as doubtful } from './words/doubtful-goods.ts'
import { words } from './words/order.ts'

/* The goods of an order under keys and mouse, as a spreadsheet has them. */
beforeAll(() => startLanguage([common, words, doubtful]))

const grid = () => page.getByRole('grid', { name: '货物明细' })
const rows = () => grid().getByRole('row')
/** The first row that is counted is the head. */
const at = (row: number, column: number) => rows().nth(row).getByRole('gridcell').nth(column)
const name = (row: number) => page.getByLabelText(`第 ${row} 行 商品名称`, { exact: true })
const step = (title: string) =>
  page.getByRole('toolbar').last().getByRole('button', { name: title, exact: true })

async function open() {
  await show(
    <Form>
      <OrderLines lists={startLists(i18next.t, [], [])} onChange={() => {}} />
    </Form>,
  )
  await at(1, 0).click()
}

function event(kind: 'copy' | 'paste', clipboardData: DataTransfer) {
  const sent = new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(sent)
}

function paste(text: string) {
  const range = new DataTransfer()
  range.setData('text/plain', text)
  event('paste', range)
}

function copied() {
  const range = new DataTransfer()
  event('copy', range)
  return range.getData('text/plain')
}

test('F2 opens a cell, Escape takes back what was typed and Enter keeps it and leads down', async () => {
  await open()
  paste('TSR20\t1\t10\nRSS3\t2\t20')
  await at(1, 0).click()
  await userEvent.keyboard('{F2}-X{Escape}')
  await expect.element(name(1)).toHaveValue('TSR20')
  await userEvent.keyboard('{F2}-X{Enter}')
  await expect.element(at(1, 0)).toHaveTextContent('TSR20-X')
  await expect.element(name(2)).toHaveFocus()
})

test('a range that keys or the mouse choose is copied, emptied, filled down, taken out and brought back', async () => {
  await open()
  paste('TSR20\t1\t10\nRSS3\t2\t20\nSVR\t3\t30')
  await at(2, 0).click()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(copied()).toBe('RSS3\t2\nSVR\t3')
  await userEvent.keyboard('{Delete}')
  await expect.element(at(3, 0)).toHaveTextContent('')
  await expect.element(rows().last()).toHaveTextContent('合计160.000')
  await step('撤销').click()
  await expect.element(at(2, 0)).toHaveTextContent('RSS3')

  await userEvent.dragAndDrop(at(1, 1), at(2, 1))
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(at(1, 1)).toHaveTextContent('1')
  await expect.element(rows().last()).toHaveTextContent('合计560.000')
  await step('删除所选行').click()
  await expect.poll(() => rows().elements().length).toBe(3)
  await userEvent.keyboard('{Control>}y{/Control}{Control>}z{/Control}')
  await expect.poll(() => rows().elements().length).toBe(5)

  await at(3, 0).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => rows().elements().length).toBe(6)
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(name(4)).toHaveValue('SVR')
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  await expect.poll(() => rows().elements().length).toBe(5)
})

test('twenty thousand lines are pasted at once, and drawn as far as they are seen', async () => {
  await open()
  paste(Array.from({ length: 20_000 }, (_, line) => `TSR${line}\t1\t10`).join('\n'))
  await expect.element(rows().last()).toHaveTextContent('合计20,000200,000.000')
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '20002')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.element(page.getByRole('gridcell', { name: 'TSR19999', exact: true })).toBeVisible()
  expect(rows().elements().length).toBeLessThan(60)
})
