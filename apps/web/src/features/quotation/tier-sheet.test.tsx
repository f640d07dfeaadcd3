import type { Quotation } from '@yuncang/shared/nouns/quotation/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { editing } from '../../records/prices/words/editing.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { words as why } from '../../records/prices/words/why.ts'
import { someLine } from '../../records/prices/testing/lines.ts'
import { offered } from '../../records/prices/testing/offered.ts'
import { show } from '../../testing/show.tsx'
import { TierSheet } from './tier-sheet.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, prices, stops, editing, record, why, words]))

const line = someLine({
  feeCode: 'CCF',
  feeName: '仓储费',
  calcMethod: 'TIER_DAY',
  tierMode: 'SLICED',
  price: '0.000000',
  tiers: [
    { fromValue: '1.000', toValue: '30.000', price: '0.800000' },
    { fromValue: '31.000', toValue: null, price: '1.000000' },
  ],
})
const quotation: Quotation = {
  bjdId: 'q1',
  bjdNo: 'BJ001',
  revision: 1,
  contractId: 'c1',
  customerId: 'k1',
  customerName: '青岛示范',
  costListId: null,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  auditStatus: 2,
  isStop: 0,
  version: 4,
  createTime: '2026-01-01 08:00:00',
  updateTime: '2026-01-01 08:00:00',
  details: [line],
}
const saving = '/api/lh-wms/quotation/updateBatchQuotation'

test('the tiers of one price are typed one below the other, priced at once and saved alone', async () => {
  const onSaved = vi.fn()
  const calls = await show(
    <TierSheet
      quotation={quotation}
      line={line}
      offered={offered}
      onSaved={onSaved}
      onReload={() => {}}
      onClose={() => {}}
    />,
    { answers: { [saving]: quotation } },
  )
  const total = () => document.querySelector('.calculator .total strong')?.textContent
  // 20 tonnes for 30 days.
  await expect.poll(() => total()).toBe('480.00 CNY')
  await page.getByRole('textbox', { name: '第 1 档单价' }).fill('0.9')
  await expect.poll(() => total()).toBe('540.00 CNY')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(calls.find(({ path }) => path === saving)?.input).toEqual({
    id: 'q1',
    version: 4,
    details: [
      {
        detailId: 'd1',
        tiers: [
          { fromValue: '1', toValue: '30', price: '0.9' },
          { fromValue: '31', toValue: null, price: '1' },
        ],
      },
    ],
  })
})
