import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { placed } from '../../testing/routed.tsx'
import { show } from '../../testing/show.tsx'
import { PaymentsOfBill } from './of-bill.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words]))

const payable = '/api/lh-wms/payment/getPayable'
const writer = { permissions: new Set(['payment:read', 'payment:write'] as const) }
// What the section reads of a bill.
const billOf = (given: Partial<Bill>) =>
  ({
    id: 'b1',
    customerId: 'c1',
    currency: 'CNY',
    recPay: 2,
    status: billStatuses.invoiced,
    payable: '900.00',
    ...given,
  }) as Bill

async function shown(bill: Bill, others: readonly object[]) {
  const { part, place } = placed(<PaymentsOfBill bill={bill} />)
  await show(part, { session: writer, answers: { [payable]: others } })
  return () => new URL(place(), location.href)
}
const offset = page.getByRole('button', { name: '冲抵账单' })

test('a credit note of a supplier is offset with bills of its own side', async () => {
  const place = await shown(billOf({ payable: '-300.00' }), [])
  await offset.click()
  await expect.poll(() => place().pathname).toBe('/fee/payment/index/offset')
  const { searchParams } = place()
  expect(['recPay', 'billId', 'customerId'].map((key) => searchParams.get(key))).toEqual(
    ['2', 'b1', 'c1'].map((value) => expect.stringContaining(value)),
  )
})

test('a bill is offset where there is a credit note of its side, and paid in any case', async () => {
  const note = { outstanding: '-300.00', isRefund: 0 }
  const place = await shown(billOf({}), [note])
  await expect.element(page.getByRole('button', { name: '登记收付款' })).toBeVisible()
  await offset.click()
  await expect.poll(() => place().pathname).toBe('/fee/payment/index/offset')
  expect(place().searchParams.get('recPay')).toBe('2')
})

test('a bill without one, or with one of the other side, is paid only', async () => {
  const refunded = { outstanding: '300.00', isRefund: 1 }
  await shown(billOf({}), [{ outstanding: '900.00', isRefund: 0 }, refunded])
  await expect.element(page.getByRole('button', { name: '登记收付款' })).toBeVisible()
  await expect.element(offset).not.toBeInTheDocument()
})
