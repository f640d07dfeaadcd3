import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { billingRule } from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { priced } from '../../records/prices/words/history.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { compared } from '../../records/prices/words/compared.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { someLine } from '../../records/prices/testing/lines.ts'
import { data, show } from '../../testing/show.tsx'
import { ComparedCostLists } from './compared.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, compared, prices, stops, priced, record, words]))

const base = '/api/lh-wms/costList'
const listOf = (given: Partial<CostList>): CostList => ({
  id: 'l1',
  name: '保税仓价目',
  bjdId: null,
  customerIds: [],
  jfgz: {},
  rules: [],
  ruleVersion: 0,
  status: 0,
  version: 1,
  createTime: '2026-03-01 08:00:00',
  updateTime: '2026-03-01 08:00:00',
  items: [someLine({})],
  ...given,
})
const list = listOf({ rules: [billingRule.parse({ ruleCode: 'GZ01', freeMode: 'DEDUCT' })] })
const other = listOf({
  id: 'l2',
  name: '普通仓价目',
  rules: [billingRule.parse({ ruleCode: 'GZ01', freeMode: 'CLIFF' })],
  items: [someLine({ price: '30.000000' })],
})

/** A server with more lists than a select begins with: the other one is found by its name only. */
const answers = {
  [`${base}/getList`]: (asked: URL) =>
    data({
      records: asked.searchParams.get('name') === '普通' ? [other] : [list],
      total: 1,
      current: 1,
      size: 20,
      pages: 1,
    }),
  [`${base}/get`]: other,
}

test('the rules and prices of a cost list stand beside those of the list that is searched for', async () => {
  await show(<ComparedCostLists list={list} />, { answers })
  const choice = page.getByRole('combobox', { name: '与另一份清单对比' })
  await choice.click()
  await expect.element(page.getByTitle('保税仓价目')).not.toBeInTheDocument()
  await choice.fill('普通')
  await page.getByTitle('普通仓价目').click()
  await expect.element(page.getByText('1 项不同')).toBeVisible()
  await expect.element(page.getByText('30 CNY / 吨')).toBeVisible()
  const rule = page
    .getByRole('table', { name: '计费规则' })
    .getByRole('row')
    .filter({ hasText: 'GZ01' })
  await expect.element(rule.getByText(/免费方式 超期从首日起收/)).toBeVisible()
  await expect.element(rule.getByText(/免费方式 只收超出天/)).toBeVisible()
})
