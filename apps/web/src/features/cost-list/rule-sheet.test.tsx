import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { addMessages } from '@yuncang/shared/client-messages'
import { billingRule } from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import { tariffMessages } from '@yuncang/shared/nouns/tariff/messages'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { moved } from '../../records/prices/words/moved.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { editing } from '../../records/prices/words/editing.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import '../../ui/base.css'
import { someLine } from '../../records/prices/testing/lines.ts'
import { offered } from '../../records/prices/testing/offered.ts'
import { words as why } from '../../records/prices/words/why.ts'
import { show } from '../../testing/show.tsx'
import { RuleForm } from './rule-sheet.tsx'
import { words } from './words.ts'

beforeAll(() => {
  startLanguage([common, prices, stops, moved, editing, record, why, words])
  addMessages(tariffMessages)
})

const base = '/api/lh-wms/costList'
const storage = someLine({
  detailId: 'd2',
  feeCode: 'CCF',
  feeName: '仓储费',
  feeNameEn: 'Storage',
  jfmoduleId: 'CC',
  calcMethod: 'DAY_UNIT',
  price: '1.000000',
})
const listOf = (rules: object[]): CostList => ({
  id: 'l1',
  name: '保税仓价目',
  bjdId: null,
  customerIds: [],
  jfgz: {},
  rules: rules.map((each) => billingRule.parse(each)),
  ruleVersion: 1,
  status: 0,
  version: 3,
  createTime: '2026-03-01 08:00:00',
  updateTime: '2026-03-01 08:00:00',
  items: [someLine({}), storage],
})

const answers = {
  [`${base}/updateJfgz`]: { ...listOf([]), ruleVersion: 2 },
  [`${base}/previewRules`]: {
    customers: [{ customerId: 'c', customerName: '样例橡胶', lines: 2, localDifference: '-92.00' }],
  },
}

const onClose = vi.fn()
const open = (rules: object[]) =>
  show(<RuleForm list={listOf(rules)} offered={offered} onClose={onClose} />, { answers })

const cell = (row: number, col: number) =>
  page.elementLocator(document.querySelector(`[data-row="${row}"] [data-col="${col}"]`)!)

async function paste(text: string): Promise<void> {
  await cell(0, 1).click()
  const pasted = new DataTransfer()
  pasted.setData('text/plain', text)
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
  )
}
const calculator = () => page.getByRole('region', { name: '试算' })

test('rules are pasted, get their codes and what they need, price the sample at once and are saved', async () => {
  onClose.mockClear()
  const calls = await open([])
  // Kind of work, fee, way of calculating, free days and their mode, tiers, minimum, its scope and share, maximum.
  // The goods of the sample lie in two months, or in three.
  await paste('\t仓储费\t\t\t\t\t\t每单\t\t7\n入库作业\t\t\t\t\t\t60\n')
  await expect.element(calculator().getByText('7.00 CNY')).toBeVisible()
  await calculator().getByText('仓储费').click()
  await expect.element(calculator().getByText('规则 GZ01：限额范围 每单、最高收费 7')).toBeVisible()
  await page.getByRole('button', { name: '看看会动哪些费用' }).click()
  await expect.element(page.getByText(/样例橡胶.*-92.00/)).toBeVisible()
  await page.getByRole('button', { name: /保\s?存/ }).click()
  await expect.poll(() => onClose).toHaveBeenCalled()
  const saved = calls.find(({ path }) => path === `${base}/updateJfgz`)
  expect(saved?.input).toMatchObject({
    id: 'l1',
    version: 3,
    rules: [
      {
        ruleCode: 'GZ01',
        feeCode: 'CCF',
        jfmoduleId: null,
        minScope: 'ORDER',
        maxCharge: '7',
        isStop: 0,
      },
      { ruleCode: 'GZ02', jfmoduleId: 'RK', feeCode: null, minCharge: '60', minScope: 'LINE' },
    ],
  })
})

test('a stored figure of thousands is no wrong cell', async () => {
  await open([{ ruleCode: 'GZ01', maxCharge: '50000.00', minCharge: '1000.00', minScope: 'LINE' }])
  await expect.element(calculator().getByText('仓储费')).toBeVisible()
  await expect.element(page.getByText(/处需要更正/)).not.toBeInTheDocument()
})

test('a stopped rule prices nothing', async () => {
  await open([{ ruleCode: 'GZ01', feeCode: 'CCF', maxCharge: '7', isStop: 1 }])
  await expect.element(calculator().getByText('仓储费')).toBeVisible()
  await expect.element(calculator().getByText('7.00 CNY')).not.toBeInTheDocument()
})

test('two rules for the same lines are pointed out while they are typed, and not saved', async () => {
  const calls = await open([{ ruleCode: 'GZ01', feeCode: 'CCF', maxCharge: '7' }])
  await paste('\t仓储费\t\t\t\t\t\t\t\t7\n\t仓储费\t\t\t\t\t\t\t\t9\n')
  await expect
    .element(page.getByTitle('规则 GZ02 与 GZ01 适用的明细相同，请停用其一或改适用范围'))
    .toBeInTheDocument()
  await page.getByRole('button', { name: /保\s?存/ }).click()
  await expect.element(page.getByText('1 处需要更正')).toBeVisible()
  expect(calls.some(({ path }) => path === `${base}/updateJfgz`)).toBe(false)
})

test('a rule that cannot be charged by is marked in its cell, and moves nothing before it is mended', async () => {
  const calls = await open([])
  await paste('仓储\t仓储费\t\t\t\t\t50\t\t\t20\n')
  await expect.element(page.getByText('已指定费用，计费模块请留空').first()).toBeVisible()
  await page.getByRole('button', { name: '看看会动哪些费用' }).click()
  await expect.element(page.getByText('先改好标出的单元格')).toBeVisible()
  expect(calls.some(({ path }) => path === `${base}/previewRules`)).toBe(false)
})
