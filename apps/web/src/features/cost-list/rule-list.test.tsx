import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { billingRule } from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { editing } from '../../records/prices/words/editing.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { RuleList } from './rule-list.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, prices, stops, editing, record, words]))

const listOf = (rules: object[]): CostList => ({
  id: 'l1',
  name: '保税仓价目',
  bjdId: null,
  customerIds: [],
  jfgz: {},
  rules: rules.map((each) => billingRule.parse(each)),
  ruleVersion: 4,
  status: 1,
  version: 7,
  createTime: '2026-03-01 08:00:00',
  updateTime: '2026-03-01 08:00:00',
  items: [],
})
const stopping = '/api/lh-wms/costList/setRuleStopped'
const rules = [
  { ruleCode: 'GZ01', freeMode: 'CLIFF' },
  { ruleCode: 'GZ02', jfmoduleId: 'CC', calcMethod: 'DAY_UNIT', isStop: 1 },
]
const asWriter = { session: { permissions: new Set(['costList:read', 'costList:write'] as const) } }

test('a rule of a list in use is stopped with a reason, and says what it is for', async () => {
  const calls = await show(<RuleList list={listOf(rules)} canStop />, {
    ...asWriter,
    answers: { [stopping]: listOf(rules) },
  })
  await expect.element(page.getByText('全部明细')).toBeVisible()
  await expect.element(page.getByText('免费方式 超期从首日起收')).toBeVisible()
  await expect.element(page.getByText('仓储、按天按量')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '启用规则 GZ02' })).toBeVisible()
  await page.getByRole('button', { name: '停用规则 GZ01' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('本月不收')
  await dialog.getByRole('button', { name: /停\s?用/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.find(({ path }) => path === stopping)?.input).toEqual({
    id: 'l1',
    version: 7,
    ruleCode: 'GZ01',
    operation: 'stop',
    reason: '本月不收',
  })
})

test('who does not write cost lists sees rules without buttons, and a list without rules says so', async () => {
  const asReader = { session: { permissions: new Set(['costList:read'] as const) } }
  await show(<RuleList list={listOf(rules)} canStop />, asReader)
  await expect.element(page.getByText('GZ02')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await show(<RuleList list={listOf([])} canStop />, asWriter)
  await expect.element(page.getByText(/还没有计费规则/)).toBeVisible()
})
