import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import { FeesOfBill } from './of-bill.tsx'
import { words } from './words/fee-line.ts'

beforeAll(() => startLanguage([common, grid, record, words]))

// What the list reads of a fee.
const inYuan = {
  id: 'f1',
  feeName: '卸箱费',
  feeNameEn: '',
  currency: 'CNY',
  taxRate: '0.06',
  amount: '50.50',
  netAmount: '47.64',
  taxAmount: '2.86',
  exchangeRate: '1.000000',
  localAmount: '50.50',
  price: '50.500000',
  qty: '1.000000',
  unit: '小时',
  calcMethod: 'UNIT',
  periodFrom: '2025-03-05',
  periodTo: '2025-03-05',
  reversalOf: null,
  revision: 0,
  status: 3,
  recPay: 1,
} as FeeLine
const inYen: FeeLine = {
  ...inYuan,
  id: 'f2',
  feeName: '理货费',
  currency: 'JPY',
  amount: '1013.00',
  netAmount: '956.00',
  taxAmount: '57.00',
  price: '506.500000',
  qty: '2.000000',
  exchangeRate: '0.048731',
  localAmount: '49.36',
}

const list = (records: FeeLine[], actions: BulkAction<FeeLine>[] = []) =>
  show(
    <FeesOfBill billId="b1" currency="CNY" label="费用明细" actions={actions} onDone={() => {}} />,
    {
      answers: {
        '/api/lh-wms/jftz/page': { records, total: records.length, current: 1, size: 50 },
      },
    },
  )
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })

test('a foreign fee of a bill in CNY stands in CNY, with its own amount and the rate beside', async () => {
  await list([inYuan, inYen])
  for (const name of ['49.36', '1,013 JPY', '0.048731', '506.5 JPY'])
    await expect.element(cell(name)).toBeVisible()
  // Both add up, since both are in CNY.
  await expect.element(page.getByText('99.86').first()).toBeVisible()
})

test('a bill of one currency has no columns for another', async () => {
  await list([inYuan])
  await expect.element(cell('47.64').first()).toBeVisible()
  expect(page.getByText('原币金额').elements()).toEqual([])
})

const removal = {
  key: 'removeLine',
  label: '移出账单',
  refusal: () => undefined,
  run: () => Promise.resolve(),
}

test('on a phone a card says the amount of a foreign fee in its own currency, and the rate', async () => {
  // As wide as the section is on the page at 390 px.
  await page.viewport(332, 800)
  try {
    await list([inYuan, inYen], [removal])
    for (const text of ['49.36', '1,013 JPY', '0.048731']) {
      const figure = page.getByRole('grid').getByText(text, { exact: true })
      await expect.element(figure).toBeVisible()
      const { bottom } = figure.element().getBoundingClientRect()
      // What does not fit into a line is cut off by it.
      const line = figure.element().closest('.card-line')
      expect(bottom).toBeLessThanOrEqual(line?.getBoundingClientRect().bottom ?? 0)
    }
  } finally {
    await page.viewport(1280, 800)
  }
})
