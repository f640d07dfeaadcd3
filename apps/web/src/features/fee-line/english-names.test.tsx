import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { priced } from '../../records/prices/words/history.ts'
import { compared } from '../../records/prices/words/compared.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { storeLanguage } from '../../lib/language.ts'
import { PriceHistory } from '../../records/prices/price-history.tsx'
import { show } from '../../testing/show.tsx'
import { FeeSelect } from './fee-select.tsx'
import { FeesOfBusiness } from './of-business.tsx'
import { words } from './words/fee-line.ts'
import { words as why } from '../../records/prices/words/why.ts'

beforeAll(() => {
  storeLanguage('en')
  startLanguage([common, compared, prices, stops, priced, record, words, why])
})
// The other component tests read Chinese.

const storage = { feeCode: 'CCF', feeName: '仓储费', feeNameEn: 'Storage' }
const own = { feeCode: 'BDF', feeName: '搬倒费', feeNameEn: '' }
const fees = [storage, own]

test('fees of an order, choices and histories of prices say the English name, or the Chinese where there is none', async () => {
  const figures = { amount: '10.00', localAmount: '10.00', currency: 'CNY', qty: '1', price: '10' }
  const rest = { status: 0, isMissingPrice: 0, exchangeRate: '1', calcMethod: 'UNIT', unit: '吨' }
  const period = { periodFrom: '2025-03-01', periodTo: '2025-03-01', recPay: 2, revision: 0 }
  const lines = fees.map((fee) => ({ ...fee, ...figures, ...rest, ...period, id: fee.feeCode }))
  const changes = fees.map((fee) => ({
    ...fee,
    id: fee.feeCode,
    time: '2025-03-01 10:00:00',
    realName: 'Li',
    action: 'create',
    fieldDiff: {},
  }))
  await show(
    <>
      <FeesOfBusiness businessId="o" />
      <FeeSelect label="Fee" value="CCF" />
      <PriceHistory ids={['q']} />
    </>,
    {
      answers: {
        '/api/lh-wms/jftz/getListByBusinessId': lines,
        '/api/lh-system/costCode/getList': fees,
        '/api/lh-wms/operateRecord/getPriceRecordByBusinessId': changes,
      },
    },
  )
  for (const name of ['Storage', '搬倒费']) {
    await expect.element(page.getByText(name, { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText(new RegExp(`Li.*${name}`))).toBeVisible()
  }
  await expect.element(page.getByTitle('Storage')).toBeVisible()
  await expect.element(page.getByText('Payable').first()).toBeVisible()
  await expect.element(page.getByText('仓储费')).not.toBeInTheDocument()
})
