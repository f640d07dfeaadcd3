import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { priced } from '../../records/prices/words/history.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { compared } from '../../records/prices/words/compared.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { StandardSection } from './standards.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, compared, prices, stops, priced, record, words]))

const names = { feeCode: 'CCF', feeName: '仓储费', feeNameEn: 'Storage' }
const fee = { ...names, id: 'f1', defaultUnit: '吨' }
const standard = {
  id: 's1',
  version: 3,
  feeCode: 'CCF',
  unit: '吨',
  currency: 'CNY',
  price: '1.000000',
  minCharge: '50.00',
  validFrom: '2025-01-01',
  validTo: null,
  isStop: 0,
  stops: [{ from: '2025-03-01', to: '2025-03-31' }],
  createTime: '2025-01-02 08:00:00',
  updateTime: '2025-06-01 08:00:00',
}
const list = '/api/lh-base/costStandard/getInfo'
const writer = { permissions: new Set(['costStandard:write'] as const) }

test('a list price in yen is changed without decimals', async () => {
  const price = { ...standard, currency: 'JPY', price: '120.000000', minCharge: '3000.00' }
  await show(<StandardSection fee={fee} />, { session: writer, answers: { [list]: [price] } })
  await page.getByRole('button', { name: /编\s*辑/ }).click()
  await expect.element(page.getByLabelText('单价')).toHaveValue('120')
  await expect.element(page.getByLabelText('最低收费')).toHaveValue('3000')
})

test('a list price says on which days it is stopped, and is stopped from a day on with a reason', async () => {
  const setStopped = '/api/lh-base/costStandard/setStopped'
  const calls = await show(<StandardSection fee={fee} />, {
    session: writer,
    answers: { [list]: [standard], [setStopped]: standard },
  })
  await expect.element(page.getByText('2025-03-01 至 2025-03-31 停用')).toBeVisible()
  await page.getByRole('button', { name: '停用「1 CNY / 吨」' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('从哪天起停用').fill('2025-07-01')
  await dialog.getByLabelText(/原因/).fill('价格待定')
  await dialog.getByRole('button', { name: /停\s*用/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.find(({ path }) => path === setStopped)?.input).toEqual({
    id: 's1',
    version: 3,
    operation: 'stop',
    day: '2025-07-01',
    reason: '价格待定',
  })
})

const recorded = (month: number, detailId: string, fieldDiff: object) => ({
  ...names,
  detailId,
  fieldDiff,
  id: String(month),
  businessId: fee.id,
  action: 'update',
  oldPrice: null,
  newPrice: null,
  realName: '商务小商',
  time: `2025-0${month}-01 08:00:00`,
})

test('who changed which list price is told on a phone too, any two versions of it side by side', async () => {
  const history = [
    recorded(4, 's1', { price: { before: '0.800000', after: '0.900000' } }),
    recorded(5, 's2', { price: { before: '7.000000', after: '8.000000' } }),
    recorded(6, 's1', {
      price: { before: '0.900000', after: '1.000000' },
      minCharge: { before: null, after: '50.00' },
    }),
  ]
  await page.viewport(390, 844)
  try {
    await show(<StandardSection fee={fee} />, {
      answers: {
        [list]: [standard],
        '/api/lh-wms/operateRecord/getPriceRecordByBusinessId': history,
      },
    })
    await expect.element(page.getByRole('button', { name: /停用/ })).not.toBeInTheDocument()
    await page.getByRole('button', { name: '变更记录' }).click()
    const drawer = page.getByRole('dialog')
    await expect.element(drawer.getByText('单价：0.9 → 1')).toBeVisible()
    await expect.element(drawer.getByText(/7 → 8/)).not.toBeInTheDocument()
    // On a phone the cells of a row stand below each other, and it is no row any more.
    const terms = () =>
      [...document.querySelectorAll('.compared tbody tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent).join(' '),
      )
    await expect.poll(terms).toEqual(expect.arrayContaining(['单价 0.9 1', '最低收费 — 50']))
    await drawer.getByLabelText('较早的版本').click()
    await page.getByTitle('第 1 版（2025-01-02）').click()
    await expect.poll(terms).toContain('单价 0.8 1')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  } finally {
    await page.viewport(1280, 800)
  }
})
