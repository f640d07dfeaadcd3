import type { ProductStanding } from '@yuncang/shared/nouns/product/contract'
import type { WrittenGoods } from '@yuncang/shared/nouns/product/written-goods'
import { Form } from 'antd'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import '../../ui/base.css'
import { OrderLines, startLists } from './form-lines.tsx'
import { words as doubtful } from './words/doubtful-goods.ts'
import { words } from './words/order.ts'

beforeAll(() => startLanguage([common, words, doubtful]))

const tsr20 = { productCode: 'TSR20', productName: '20号标准胶 TSR20' }
const kinds: Record<string, ProductStanding['kind']> = { 未知胶: 'unknown', 待审胶: 'pending' }
const standingOf = ({ productCode, productName }: WrittenGoods): ProductStanding => {
  const kind = kinds[productName] ?? 'usable'
  return { kind, product: kind === 'unknown' ? null : { productCode, productName } }
}

async function open(...names: string[]) {
  const lists = startLists(
    i18next.t,
    [],
    names.map((productName) => ({ productName })),
  )
  const standings = async (_asked: URL, input: unknown) => {
    const { written } = input as { written: WrittenGoods[] } // what the product sends
    return data(written.map(standingOf))
  }
  const calls = await show(
    <Form>
      <OrderLines lists={lists} onChange={() => {}} />
    </Form>,
    {
      answers: {
        '/api/lh-base/product/standings': standings,
        '/api/lh-base/product/getSelect': [{ id: 'p1', ...tsr20, spec: '' }],
      },
      session: { permissions: new Set(['product:write']) },
    },
  )
  return { rows: () => lists.inboundProductList.view().rows, calls }
}
const grid = () => page.getByRole('grid', { name: '货物明细' })
const nameIn = (row: number) =>
  page.elementLocator(grid().element().querySelector(`[data-row="${row}"] [data-col="0"]`)!)

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  nameIn(0).element().dispatchEvent(event)
}

test('a pasted name that stands for no product is marked in its cells, and named once for all its lines', async () => {
  const { rows } = await open()
  paste('20号标准胶 TSR20\t16\n未知胶\t16\n未知胶\t20')
  await expect.element(page.getByText('商品管理中没有「未知胶」（2 行）')).toBeVisible()
  await expect.element(nameIn(1)).toHaveClass(/doubtful/)
  await expect.element(nameIn(2)).toHaveClass(/doubtful/)
  await expect.element(nameIn(0)).not.toHaveClass(/doubtful/)

  await page.getByRole('button', { name: '选择商品' }).click()
  await page.getByRole('combobox', { name: '商品名称' }).click()
  await page.getByText('TSR20 · 20号标准胶 TSR20').click()
  await page.getByRole('button', { name: '用于所有行' }).click()
  await expect.element(page.getByText(/商品管理中没有/)).not.toBeInTheDocument()
  expect(rows().map(([name]) => name)).toEqual(Array(3).fill('20号标准胶 TSR20'))
  await expect.element(nameIn(1)).not.toHaveClass(/doubtful/)
})

test('a typed name is marked as well, and the line of it is one press away', async () => {
  await open('20号标准胶 TSR20', '')
  await nameIn(1).click()
  await userEvent.keyboard('未知胶{Tab}')
  await expect.element(page.getByText('商品管理中没有「未知胶」（1 行）')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '新建商品' })).toBeVisible()
  await nameIn(0).click()
  await page.getByRole('button', { name: '第 2 行 商品名称' }).click()
  await expect.element(page.getByRole('combobox', { name: '第 2 行 商品名称' })).toHaveFocus()
})

test('a product that waits for its audit is said to keep the order from being submitted', async () => {
  await open('待审胶')
  const told = page.getByRole('alert')
  const sentence = '「待审胶」尚未审核（1 行），审核通过后才能提交订单'
  await expect.element(told.getByText(sentence)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '新建商品' })).not.toBeInTheDocument()
})
