import type { PaymentDetail } from '@yuncang/shared/nouns/payment/record'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { words as parts } from '../../records/bill-parts/words.ts'
import { show } from '../../testing/show.tsx'
import { EditPayment, NewPayment } from './form.tsx'
import { paymentSearch } from './search.ts'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words, parts]))

test('a form that was saved is closed behind the payment that it made', async () => {
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/fee/payment/index',
    validateSearch: paymentSearch,
  })
  const begin = createRoute({ getParentRoute: () => list, path: 'new', component: NewPayment })
  const detail = createRoute({ getParentRoute: () => root, path: '/fee/payment/detail/$id' })
  const history = createMemoryHistory({ initialEntries: ['/fee/payment/index/new'] })
  const router = createRouter({
    routeTree: root.addChildren([list.addChildren([begin]), detail]),
    history,
  })
  // The one router of the product is known by type; this one has three of its addresses.
  const given = router as unknown as Parameters<typeof RouterProvider>[0]['router']
  await show(<RouterProvider router={given} />, {
    answers: { '/api/lh-wms/payment/save': { id: 'p1', paymentNo: 'SK202504300001' } },
  })
  await page.getByLabelText('金额').fill('100')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect.poll(() => history.location.pathname).toBe('/fee/payment/detail/p1')
  history.back()
  await expect.poll(() => history.location.pathname).toBe('/fee/payment/index')
})

test.each([
  ['JPY', '1000'],
  ['CNY', '1000.00'],
])('an amount in %s is changed from %s', async (currency, written) => {
  // What the form reads of money.
  const row = { id: 'p1', version: 1, recPay: 1, currency, amount: '1000.00' } as PaymentDetail
  await show(<EditPayment row={row} onClose={() => undefined} />)
  await expect.element(page.getByLabelText('金额')).toHaveValue(written)
})
