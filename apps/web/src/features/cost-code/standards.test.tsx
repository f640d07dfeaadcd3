import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { StandardSection } from './standards.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words]))
afterEach(() => vi.unstubAllGlobals())

test('a list price in yen is changed without decimals', async () => {
  const fee = { feeCode: 'CCF', feeName: '仓储费', feeNameEn: 'Storage', defaultUnit: '吨' }
  const figures = { currency: 'JPY', price: '120.000000', minCharge: '3000.00' }
  const validity = { validFrom: '2025-01-01', validTo: null }
  const price = { id: 's1', version: 1, feeCode: 'CCF', unit: '吨', ...figures, ...validity }
  await show(<StandardSection fee={fee} />, {
    session: { permissions: new Set(['costStandard:write']) },
    answers: { '/api/lh-base/costStandard/getInfo': [price] },
  })
  await page.getByRole('button', { name: /编\s*辑/ }).click()
  await expect.element(page.getByLabelText('单价')).toHaveValue('120')
  await expect.element(page.getByLabelText('最低收费')).toHaveValue('3000')
})
