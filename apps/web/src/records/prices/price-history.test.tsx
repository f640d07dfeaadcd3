import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { priced } from './words/history.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from './words/stops.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { PriceHistory } from './price-history.tsx'

beforeAll(() => startLanguage([common, prices, stops, priced, record]))

const tiers = [
  { fromValue: '1', toValue: '30', price: '0.8' },
  { fromValue: '31', toValue: null, price: '1' },
]

/** A record of a price as the server keeps it: a stepwise line has its own price of nothing. */
const recorded = (id: string, action: string, fieldDiff: Record<string, unknown>) => ({
  id,
  action,
  fieldDiff,
  realName: '商务小商',
  time: `2026-11-2${id} 10:00:00`,
  feeCode: 'CCF',
  feeName: '仓储费',
  feeNameEn: 'Storage',
})

test('a stepwise price is told by its tiers, and never as a price of nothing', async () => {
  const history = [
    recorded('1', 'create', { price: { after: '0.000000' }, tiers: { before: [], after: tiers } }),
    recorded('2', 'update', {
      price: { before: '0.000000', after: '0.900000' },
      tiers: { before: tiers, after: [] },
    }),
    recorded('3', 'create', { price: { after: '0.000000' }, tiers: { before: [], after: [] } }),
  ]
  await show(<PriceHistory ids={['q1']} />, {
    answers: { '/api/lh-wms/operateRecord/getPriceRecordByBusinessId': history },
  })
  await expect.element(page.getByText('单价：— → 0.9')).toBeVisible()
  // The third is a fee that is agreed to cost nothing.
  expect(page.getByText('单价：0', { exact: true }).elements()).toHaveLength(1)
})
