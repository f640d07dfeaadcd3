import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import { systemClock } from '@yuncang/server/platform/clock'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { pdf } from '../support/pictures.ts'
import {
  button,
  choose,
  complaintsOf,
  expectAccessible,
  expectWithin,
  goTo,
  paste,
  personAt,
  refresh,
  signIn,
} from './person.ts'
import { test } from './test.ts'

const contractOfScenarioA = 'HT-2025-001'
const list = '/contract/contract/index'

async function openContract(page: Page): Promise<void> {
  await page.getByLabel('合同编号').fill(contractOfScenarioA)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/contractNo=HT-2025-001/)
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.getByRole('gridcell', { name: /青岛样例橡胶/ }).click()
  await expect(page.locator('.page-head').getByText('已生效')).toBeVisible()
  await expect(page.locator('.page-head').getByText('报价已通过')).toBeVisible()
}

test('a contract shows its prices, and each person the steps that are theirs; its paper is sealed', async ({
  page,
  browser,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  await signIn(page, 'sw', list)
  await openContract(page)
  const prices = page.getByRole('listitem')
  await expect(prices.filter({ hasText: '卸箱费' })).toContainText('300 CNY / 箱')
  await expect(prices.filter({ hasText: '出库费' })).toContainText('最低 200 CNY')
  const storage = prices.filter({ hasText: '仓储费' })
  await expect(storage).toContainText('1–30 天 0.8，31–60 天 1，61 天起 1.2 CNY / 吨·天')
  await expect(storage).toContainText('免费 7 天')
  await expect(page.getByRole('heading', { name: '合同方（2）' })).toBeVisible()

  await page.getByRole('button', { name: '停用「卸箱费」' }).click()
  await page.getByRole('dialog').getByLabel('停用原因').fill('改用自有车队')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /停\s*用/ })
    .click()
  await expect(prices.filter({ hasText: '卸箱费' })).toContainText('起停用')
  await page.getByRole('button', { name: '启用「卸箱费」' }).click()
  await page.getByRole('dialog').getByLabel('启用原因').fill('恢复委托作业')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /启\s*用/ })
    .click()
  await expect(prices.filter({ hasText: '卸箱费' })).not.toContainText('起停用')

  await page.getByRole('button', { name: /归\s*档/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('归档地点').click()
  await page.getByTitle('档案室').click()
  const scan = { name: '合同扫描件.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await dialog.locator('input[type=file]').last().setInputFiles(scan)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /归\s*档/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: '已归档 · 档案室' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('definition').getByRole('button', { name: '合同扫描件.pdf' }).click()
  expect((await downloading).suggestedFilename()).toBe('合同扫描件.pdf')
  await page.getByRole('button', { name: '更多操作' }).click()
  await expect(page.getByRole('menuitem', { name: '登记不续签' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '取消归档' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '作废' })).toHaveCount(0)
  expect(complaints).toEqual([])

  const { page: auditor } = await personAt(browser, 'cw', { address: list })
  await openContract(auditor)
  await expect(auditor.getByRole('button', { name: '停用「卸箱费」' })).toHaveCount(0)
  await auditor.getByRole('button', { name: '更多操作' }).click()
  await expect(auditor.getByRole('menuitem', { name: '作废' })).toBeVisible()
  await expect(auditor.getByRole('menuitem', { name: '登记不续签' })).toHaveCount(0)
  await sealScan(page, auditor)
})

/** The paper of the contract that is open is sealed: asked for, passed by somebody else, sealed. */
async function sealScan(page: Page, auditor: Page): Promise<void> {
  // The contract lives on in its tab behind.
  const state = (of: Page) => of.locator('.page-head .status').locator('visible=true')
  await page.keyboard.press('Escape')
  await button(page, '申请用印').click()
  const asking = page.getByRole('dialog')
  await asking.getByLabel('用印事由').fill('双方各留一份')
  await asking.getByRole('button', { name: '建立申请' }).click()
  await expect(page).toHaveURL(/\/contract\/seal\/detail\//)
  await button(page, '提交审核').click()
  await expect(state(page)).toHaveText('待审核')
  await goTo(auditor, page.url())
  await button(auditor, '审核通过').click()
  await expect(state(auditor)).toHaveText('待盖章')
  await refresh(page)
  await button(page, '盖章').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /盖\s*章/ })
    .click()
  await expect(state(page)).toHaveText('已盖章')
}

const day = (offset: number) => addDays(today(systemClock()), offset)

/** A draft of the contract manager that ends within the time for renewals, by its form; prices follow in theirs. */
async function addDraft(page: Page): Promise<void> {
  const date = async (label: string, value: string) => {
    await page.getByRole('textbox', { name: label }).fill(value)
    await page.keyboard.press('Enter')
  }
  await button(page, '新增合同').first().click()
  await expect(page.getByRole('heading', { name: '新增合同' })).toBeVisible()
  await page.getByRole('textbox', { name: '合同编号' }).fill('HT-E2E-1')
  await page.getByRole('textbox', { name: '合同名称' }).fill('浏览器测试合同')
  await choose(page, '合同类型', '', '货代')
  await choose(page, '客户', '样例橡胶', '青岛样例橡胶')
  await date('生效日期', day(-300))
  await date('到期日期', day(30))
  await button(page, '保存').click()
  await expect(page.getByText('合同 HT-E2E-1 已保存')).toBeVisible()
  await expect(page.getByRole('heading', { name: '合同方（2）' })).toBeVisible()
  await button(page, '新增报价单').click()
  const sheet = page.getByRole('grid', { name: '计费明细' })
  await sheet.getByRole('row').nth(1).getByRole('gridcell').first().click()
  await paste(page, '代理费\t固定金额\t80\tCNY\t票')
  await button(page, '保存').click()
  await page.getByRole('link', { name: 'HT-E2E-1' }).click()
}

test('a contract goes from a draft over audits by somebody else to its renewal', async ({
  page,
  browser,
}) => {
  test.slow()
  // The tabs in which it was made live on behind.
  const head = page.locator('.page-head').locator('visible=true')
  await signIn(page, 'sw', list)
  await addDraft(page)
  await expect(page.getByText(/^报价单 \S+（草稿），.+ 有效/)).toBeVisible()
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(head.getByText('待审核')).toBeVisible()

  const { page: auditor } = await personAt(browser, 'cw', { address })
  await auditor.getByRole('button', { name: '更多操作' }).click()
  await auditor.getByRole('menuitem', { name: /驳\s*回/ }).click()
  const dialog = auditor.getByRole('dialog')
  await dialog.getByLabel('原因').fill('缺少签章页')
  await dialog.getByRole('button', { name: /驳\s*回/ }).click()
  await expect(auditor.locator('.page-head').getByText('已驳回')).toBeVisible()
  await expect(auditor.getByRole('alert').getByText('缺少签章页')).toBeVisible()

  await refresh(page)
  await page.getByRole('button', { name: /修改$/ }).click()
  await page.getByLabel('备注').fill('已补签章页')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('合同 HT-E2E-1 已保存')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '已补签章页' })).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(head.getByText('待审核')).toBeVisible()
  await refresh(auditor)
  await auditor.getByRole('button', { name: '审核通过' }).click()
  await expect(auditor.locator('.page-head').getByText('已生效')).toBeVisible()
  await refresh(page)
  // Its steps are those of what is shown.
  await expect(head.getByText('已生效')).toBeVisible()
  await page.getByRole('button', { name: '提交报价审核' }).click()
  await expect(head.getByText('报价已提交')).toBeVisible()
  await refresh(auditor)
  await auditor.getByRole('button', { name: '报价审核通过' }).click()
  await expect(auditor.locator('.page-head').getByText('报价已通过')).toBeVisible()

  await refresh(page)
  await expect(head.getByText('报价已通过')).toBeVisible()
  await page.getByRole('button', { name: /续\s*签/ }).click()
  const renewal = page.getByRole('dialog')
  await expect(renewal.getByLabel('生效日期')).toHaveValue(day(31))
  await renewal.getByLabel('到期日期').fill(day(400))
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await renewal.getByRole('button', { name: /续\s*签/ }).click()
  await expect(head.getByText('草稿', { exact: true })).toBeVisible()
  const term = page.getByRole('definition').filter({ hasText: `${day(31)} – ${day(400)}` })
  await expect(term.first()).toBeVisible()
  await expect(page).not.toHaveURL(address)
  await expect(page.getByText('商务小赵 续签生成')).toBeVisible()
})

test('a quotation is taken out of use; a cost list takes over its prices and is enabled; a fee name is added, also on a phone', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const drawer = page.locator('.ant-drawer')
  await signIn(page, 'sw', '/contract/quotation/index')
  const passed = page.locator('.grid-row.body').filter({ hasText: '已通过' })
  const inUse = passed.filter({ hasText: '使用中' }).first()
  await inUse.getByRole('gridcell').nth(2).click()
  await expect(page.getByRole('heading', { name: /报价明细/ })).toBeVisible()
  await page.getByRole('button', { name: /^停\s*用$/ }).click()
  await expect(page.getByRole('button', { name: /^启\s*用$/ })).toBeVisible()
  await page.getByRole('button', { name: /^启\s*用$/ }).click()
  await expect(page.getByRole('button', { name: /^停\s*用$/ })).toBeVisible()

  await page.getByRole('menuitem', { name: '费用清单' }).click()
  // An empty list says it a second time, in its middle.
  await page.getByRole('button', { name: '新增费用清单' }).first().click()
  await drawer.getByLabel('清单名称').fill('浏览器测试清单')
  await drawer.getByLabel('来源报价单').click()
  await page.locator('.ant-select-item-option').filter({ hasText: /^BJ/ }).first().click()
  await drawer.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('「浏览器测试清单」已保存')).toBeVisible()
  await expect(page.getByRole('heading', { name: /费用明细（[1-9]/ })).toBeVisible()
  await page.getByRole('button', { name: /^启\s*用$/ }).click()
  await expect(page.getByText('费用清单已启用，停用后才能修改。')).toBeVisible()
  await expect(page.getByRole('button', { name: '编辑明细' })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/contract/costCode/index')
  await expect(page.getByText('共 15 条')).toBeVisible()
  await page.getByRole('button', { name: '新增费用名称' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('费用代码').fill('CDF')
  await form.getByLabel('费用名称').fill('查验搬倒费')
  await form.getByLabel('计费模块').click()
  await page.locator('.ant-select-item[title="报关"]').click()
  await form.getByLabel('默认单位').click()
  await form.getByLabel('默认单位').fill('箱')
  await page.locator('.ant-select-item[title="箱"]').click()
  await form.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('费用名称「查验搬倒费」已保存')).toBeVisible()
  await expect(page.getByText('共 16 条')).toBeVisible()

  await goTo(page, '/contract/contract/index?contractNo=HT-2025-001')
  await page.getByRole('gridcell', { name: '已生效' }).click()
  await expect(page.getByText('300 CNY / 箱')).toBeVisible()
  await expectWithin(page)
  expect(complaints).toEqual([])
})
