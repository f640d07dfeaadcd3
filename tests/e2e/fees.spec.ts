import type { Page } from '@playwright/test'
import { callsOf } from './api.ts'
import { expect } from './expect.ts'
import { button, choose, complaintsOf, expectAccessible, goTo, personAt, signIn } from './person.ts'
import { test } from './test.ts'

/* Fees by hand, from their entry to their audit by somebody else, with the reasons of each amount. */
const row = (page: Page, text: string) =>
  page.getByRole('grid').getByRole('row').filter({ hasText: text }).first()

async function enter(page: Page, fill: (form: ReturnType<Page['getByRole']>) => Promise<void>) {
  await button(page, '手工录入费用').click()
  const form = page.getByRole('dialog').last()
  // The filter of the list has the same name: the field is chosen from once the form is there.
  await form.getByRole('combobox', { name: '客户名称' }).waitFor()
  await choose(page, '客户名称', '样例橡胶', '青岛样例橡胶')
  await form.getByLabel('业务日期').fill('2025-05-06')
  await form.getByLabel('业务日期').press('Enter')
  await fill(form)
  await button(page, '保存').last().click()
}

test('fees by hand: at the price of the quotation, typed, advanced; audited by somebody else; a month runs again without charging twice', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const complaints = complaintsOf(page)
  await signIn(page, 'jf', '/fee/feeLine/index?dateFrom=2025-05-01&dateTo=2025-05-31')
  await enter(page, async (form) => {
    await choose(page, '费用名称', '报关代理', '报关代理')
    await form.getByLabel('数量').fill('2')
    await expectAccessible(page)
  })
  await expect(page.getByText('费用「报关代理」已保存，金额 300.00 CNY')).toBeVisible()
  await enter(page, async (form) => {
    await choose(page, '费用名称', '出库费', '出库费')
    await form.getByText('录入单价').click()
    await form.getByLabel('数量').fill('3.5')
    await choose(page, '单位', '', '吨')
    await form.getByLabel('单价', { exact: true }).fill('21.5')
  })
  await expect(page.getByText('费用「出库费」已保存，金额 75.25 CNY')).toBeVisible()
  await enter(page, async (form) => {
    await choose(page, '费用名称', '入库费', '入库费')
    await form.getByText('代垫实报').click()
    await form.getByLabel('金额').fill('88')
    await button(page, '保存').last().click()
    await expect(form.getByText(/票据/).last()).toBeVisible()
    await form.getByLabel('票据号').fill('88001')
  })
  await expect(page.getByText('费用「入库费」已保存，金额 88.00 CNY')).toBeVisible()
  await expect(page.getByText('3 行合计 463.25 CNY')).toBeVisible()

  await row(page, '报关代理').click()
  const why = page.getByRole('region', { name: '为什么是这个金额' })
  await expect(why.getByText('价格来源')).toBeVisible()
  await expect(why.getByText(/^报价单/)).toBeVisible()
  await expect(why.getByText('不含税 283.02 + 税 16.98')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*认/ })
    .click()
  await expect(page.getByRole('dialog').getByText('已确认').first()).toBeVisible()

  const auditor = await personAt(browser, 'cw', { address: page.url() })
  await auditor.page
    .getByRole('dialog')
    .getByRole('button', { name: /审\s*核/ })
    .click()
  await expect(auditor.page.getByRole('dialog').getByText('已审核').first()).toBeVisible()

  const call = await callsOf(request, 'jf')
  const { records } = await call('/lh-wms/jftz/page?current=1&size=50', {
    dateFrom: '2025-05-01',
    dateTo: '2025-05-31',
  })
  const amounts = records.map(({ amount }: { amount: string }) => amount)
  expect(amounts.sort()).toEqual(['300.00', '75.25', '88.00'])

  await goTo(page, '/fee/feeLine/index')
  await button(page, '月度计费').click()
  const run = page.getByRole('dialog')
  await run.getByLabel('计费月份').fill('2024-02')
  await run.getByLabel('计费月份').press('Enter')
  for (const step of ['开始计费', '再次计费']) {
    await button(page, step).click()
    await expect(run.getByText('截至 2024-02-29 没有需要计仓储费的库存')).toBeVisible()
  }
  for (const each of [complaints, auditor.complaints]) expect(each).toEqual([])
})
