import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { addressOf, routed } from '../../testing/routed.tsx'
import { show } from '../../testing/show.tsx'
import { someSession } from '../../../../../tests/support/session.ts'
import { BillFacts } from './facts.tsx'
import { BillFilters } from './filters.tsx'
import { BillWay } from './way.tsx'
import { words } from './words.ts'
import { words as credit } from './words/credit.ts'
import { words as mail } from './words/mail.ts'

beforeAll(() => startLanguage([common, record, words, credit, mail]))

const customer = { user: { ...someSession.user, customerId: 'c1' } }
// What head and way read of a bill.
const bill = {
  status: billStatuses.audited,
  recPay: 1,
  currency: 'CNY',
  ...Object.fromEntries(
    [
      'payable',
      'amount',
      'reduceAmount',
      'netTotal',
      'taxTotal',
      'invoiced',
      'paid',
      'outstanding',
    ].map((key) => [key, '10.00']),
  ),
  id: 'b1',
  contractId: '',
  creditOf: null,
  sentTime: null,
  confirmTime: null,
  reason: '',
} as Bill
const feesAt = '/api/lh-wms/jftz/page'
const shown = (
  <>
    <BillWay bill={bill} />
    <BillFacts bill={bill} />
    <BillFilters search={{ current: 1, size: 15 }} onChange={() => undefined} />
  </>
)

test('a credit note says what is given back and until when, not what is to be paid', async () => {
  const note = { ...bill, creditOf: 'b0', creditOfNo: 'ZD202504020001' }
  const sums = { payable: '-569.72', outstanding: '-69.72', dueDate: '2026-12-20' }
  const records = ['多计一次作业', '多计一次作业'].map((remark) => ({ remark }))
  await show(routed(<BillFacts bill={{ ...note, ...sums }} />), {
    session: { permissions: new Set(['feeLine:read']) },
    answers: { [feesAt]: { records, total: 2, size: 50, current: 1, pages: 1 } },
  })
  await expect.element(page.getByText('多计一次作业', { exact: true })).toBeVisible()
  await expect.element(page.getByText('应退金额')).toBeVisible()
  await expect.element(page.getByText('569.72 CNY', { exact: true })).toBeVisible()
  await expect.element(page.getByText('未退金额')).toBeVisible()
  await expect.element(page.getByText('退款期限')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/应结金额|付款期限|未结金额/)
})

test('a bill names its contract by the number', async () => {
  await show(routed(<BillFacts bill={{ ...bill, contractId: 'c1' }} />), {
    session: { permissions: new Set(['contract:read']) },
    answers: { '/api/lh-base/contract/getContractInfo': { contractNo: 'HT202511210001' } },
  })
  const link = page.getByRole('link', { name: 'HT202511210001' })
  expect((await addressOf(link)).pathname).toBe('/contract/contract/detail/c1')
})

describe('a bill before its customer', () => {
  test('begins with its confirmation, and asks for no customer and no side', async () => {
    await show(shown, { session: customer })
    await expect.element(page.getByText('待客户确认').first()).toBeVisible()
    expect(document.body.textContent).not.toMatch(/草稿|待审核|收付类型/)
    expect(page.getByRole('combobox', { name: '客户名称' }).elements()).toHaveLength(0)
  })

  test('shows the staff its whole way, whose it is and which side it is of', async () => {
    await show(shown)
    await expect.element(page.getByText('草稿').first()).toBeVisible()
    await expect.element(page.getByText('收付类型').first()).toBeVisible()
    expect(page.getByRole('combobox', { name: '客户名称' }).elements()).toHaveLength(1)
  })
})
