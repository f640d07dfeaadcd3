import { today } from '@yuncang/shared/kernel/calendar'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { moved } from '../../records/prices/words/moved.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { offered } from '../../records/prices/testing/offered.ts'
import { editing } from '../../records/prices/words/editing.ts'
import { show } from '../../testing/show.tsx'
import { StandardBulk } from './standard-bulk.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, prices, stops, moved, editing, record, words]))

const base = '/api/lh-base/costStandard'
const times = { createTime: '2025-01-01 08:00:00', updateTime: '2025-01-01 08:00:00' }
const stored = {
  ...times,
  id: 's1',
  version: 2,
  feeCode: 'RKF',
  unit: '吨',
  currency: 'CNY',
  price: '25.000000',
  minCharge: '100.00',
  validFrom: '2025-01-01',
  validTo: null,
  isStop: 0 as const,
  stops: [],
}
const ended = { ...stored, id: 's0', validFrom: '2024-01-01', validTo: '2024-12-31' }
const move = {
  kind: 'CHANGED',
  lineId: 'l1',
  jtNo: 'JT1',
  status: 0,
  customerId: 'c1',
  customerName: '样例橡胶',
  feeCode: 'RKF',
  feeName: '入库费',
  feeNameEn: 'Inbound',
  businessNo: 'RK1',
  masterBillNo: 'M1',
  periodFrom: today(new Date().toISOString()),
  periodTo: today(new Date().toISOString()),
  currencyBefore: 'CNY',
  currency: 'CNY',
  before: '250.00',
  after: '275.00',
  localDifference: '25.00',
  isMissingPrice: 0,
}

test('list prices that have not ended are changed at once, after it was shown which fees get which amount', async () => {
  const customers = [
    { customerId: 'c1', customerName: '样例橡胶', lines: 1, localDifference: '25.00' },
  ]
  const onClose = vi.fn()
  const calls = await show(<StandardBulk feeOf={offered.feeOf} onClose={onClose} />, {
    answers: {
      [`${base}/getList`]: [ended, stored],
      [`${base}/previewPrices`]: { lines: 1, customers, moves: [move] },
      [`${base}/replace`]: { added: 0, changed: 1, removed: 0 },
    },
  })
  const dialog = page.getByRole('dialog', { name: '批量调整费用标准' })
  await expect.element(dialog.getByText('2025-01-01 – 长期')).toBeVisible()
  await expect.element(dialog.getByText(/2024-12-31/)).not.toBeInTheDocument()
  await dialog.getByLabelText('按百分比加减').fill('+10')
  await expect.element(dialog.getByText('样例橡胶：1 行，合计 +25.00 元')).toBeVisible()
  await expect
    .element(dialog.getByRole('row', { name: /入库费 样例橡胶.*250\.00 CNY 275\.00 CNY/ }))
    .toBeVisible()
  await dialog.getByRole('button', { name: '应用到 1 行' }).click()
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect(calls.find(({ path }) => path === `${base}/replace`)?.input).toMatchObject({
    known: [
      { id: 's0', version: 2 },
      { id: 's1', version: 2 },
    ],
    lines: [
      { validFrom: '2024-01-01', price: '25.000000' },
      { validFrom: '2025-01-01', price: '27.5', minCharge: '100.00' },
    ],
  })
})
