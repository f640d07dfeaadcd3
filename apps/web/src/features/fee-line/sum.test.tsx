import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { SumOfFees } from './sum.tsx'
import { feeLineSearch } from './search.ts'
import { words } from './words/fee-line.ts'

beforeAll(() => startLanguage([common, words]))

const totals = '/api/lh-wms/jftz/totals'
const sum = (given: object) => ({
  recPay: 1,
  currency: 'CNY',
  count: 2,
  voided: 0,
  amount: '100.00',
  netAmount: '94.34',
  taxAmount: '5.66',
  localAmount: '100.00',
  ...given,
})
const shown = (answer: object[], raw: object = {}) =>
  show(<SumOfFees search={feeLineSearch.parse(raw)} />, { answers: { [totals]: answer } })

test('each side has its sum, and the voided lines that are in none are told once', async () => {
  const nothing = { count: 0, amount: '0.00', netAmount: '0.00', taxAmount: '0.00' }
  const calls = await shown(
    [
      sum({ voided: 2 }),
      sum({ recPay: 2, amount: '30.00' }),
      sum({ recPay: 2, currency: 'USD', ...nothing, voided: 1 }),
    ],
    { recPay: 2 },
  )
  await expect.element(page.getByText('应收 2 行合计 100.00 CNY')).toBeVisible()
  await expect.element(page.getByText('应付 2 行合计 30.00 CNY')).toBeVisible()
  await expect.element(page.getByText('其中 3 条已作废，不计入合计')).toBeVisible()
  await expect.element(page.getByText('USD')).not.toBeInTheDocument()
  expect(calls.map(({ input }) => input)).toEqual([{ recPay: 2 }])
})

test('without voided lines nothing is said of them', async () => {
  await shown([sum({})])
  await expect.element(page.getByText('2 行合计 100.00 CNY')).toBeVisible()
  await expect.element(page.getByText('作废')).not.toBeInTheDocument()
})
