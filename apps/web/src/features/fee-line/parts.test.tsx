import type { FeeLineFamily } from '@yuncang/shared/nouns/fee-line/record'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { addressOf, routed } from '../../testing/routed.tsx'
import { show } from '../../testing/show.tsx'
import { PartsOfSplit } from './parts.tsx'
import { words } from './words/fee-line.ts'
import { words as split } from './words/split.ts'

beforeAll(() => startLanguage([common, prices, record, words, split]))

const part = {
  id: 'f2',
  jtNo: 'JT2',
  customerId: 'c2',
  customerName: '乙公司',
  businessNo: 'RK2',
  amount: '650.00',
  currency: 'CNY',
  status: 3,
  isMissingPrice: 0,
  exchangeRate: '1.000000',
  periodTo: '2025-03-10',
  sendBackReason: '',
  reversedBy: null,
  weight: '6.5',
} as const

test('a part names the others with their states, leads to them, and says what all come to', async () => {
  // What the card reads of a fee.
  const line = {
    ...part,
    id: 'f1',
    customerName: '甲公司',
    businessNo: 'RK1',
    amount: '350.00',
    status: 0,
    splitNo: 'FT202503100001',
    parts: [part],
  } as unknown as FeeLineFamily
  await show(routed(<PartsOfSplit line={line} />))
  const card = page.getByRole('region', { name: '分摊' })
  await expect.element(card.getByRole('heading')).toHaveTextContent('分摊 FT202503100001')
  await expect
    .element(card.getByRole('row', { name: /本条费用.*RK1.*暂估.*350\.00/ }))
    .toBeVisible()
  await expect.element(card.getByRole('row', { name: /乙公司.*已入账单.*650\.00/ })).toBeVisible()
  await expect.element(card.getByRole('row', { name: /合计.*1,000\.00 CNY/ })).toBeVisible()
  const { pathname } = await addressOf(card.getByRole('link', { name: '乙公司' }))
  expect(pathname).toBe('/fee/feeLine/index/f2')
})
