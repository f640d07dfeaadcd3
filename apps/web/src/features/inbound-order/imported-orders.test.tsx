import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { addressOf, routed } from '../../testing/routed.tsx'
import { show } from '../../testing/show.tsx'
import { ImportedOrders } from './imported-orders.tsx'
import { words } from './words/order.ts'

beforeAll(() => startLanguage([common, words]))

const numbers = Array.from({ length: 22 }, (_, index) => `RK2026112400${10 + index}`)
const result = {
  orders: 22,
  containers: 22,
  products: 22,
  orderNos: numbers,
  orderIds: numbers.map((no) => `id-${no}`),
}

test('an import leads to the orders that it made, and says how many more there are', async () => {
  await show(routed(<ImportedOrders result={result} onOpen={() => {}} />))
  const first = page.getByRole('link', { name: numbers[0]! })
  expect((await addressOf(first)).pathname).toBe(`/wms/inboundOrder/detail/id-${numbers[0]}`)
  expect(page.getByRole('link').elements()).toHaveLength(20)
  await expect.element(page.getByText('另有 2 张，见订单列表')).toBeVisible()
})
