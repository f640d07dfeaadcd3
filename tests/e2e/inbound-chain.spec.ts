import { expect, test, type Browser, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible, signIn } from './person.ts'

/* Scenario A of domain.md §13, from the booking to the end of the inbound order, each step by the person whose it is. */
const bill = 'DMLNQD25030017'
const boxes = ['DEMU1000010', 'DEMU1000026', 'DEMU1000031', 'DEMU1000047']
const short = 'DEMU1000031'

async function personAt(
  browser: Browser,
  account: string,
  size?: { width: number; height: number },
) {
  const context = await browser.newContext({ locale: 'zh-CN', ...(size && { viewport: size }) })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await signIn(page, account)
  return { page, complaints }
}

const paste = (page: Page, text: string) =>
  page.evaluate((range) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', range)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${Array.from(name).join('\\s*')}$`) })
const status = (page: Page) => page.locator('.page-head .status')

async function choose(page: Page, field: string, text: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  if (text !== '') await page.getByRole('combobox', { name: field }).fill(text)
  await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click()
}

/** The booking: head, four containers, 16 pallets in each, found in the master data while typing. */
async function book(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: '入库订单' }).click()
  await button(page, '新增订单').click()
  await page.getByRole('textbox', { name: /^[* ]*提单号$/ }).fill(bill)
  await choose(page, '客户名称', '样例橡胶', '青岛样例橡胶')
  await choose(page, '入库类型', '', '一线进境')
  await expect(page.getByRole('radio', { name: '保税', exact: true })).toBeChecked()
  await page.getByRole('textbox', { name: /预计到货日期$/ }).fill('2025-03-03')
  await page.keyboard.press('Enter')
  await page.getByRole('grid', { name: '集装箱' }).getByRole('gridcell').first().click()
  await paste(page, boxes.map((no) => `${no}\t20GP`).join('\n'))
  const goods = page.getByRole('grid', { name: '货物明细' })
  const at = (row: number, column: number) =>
    goods.getByRole('row').nth(row).getByRole('gridcell').nth(column)
  await at(1, 1).click()
  await paste(page, boxes.map((no) => `16\t20160\t20480\t32.48\t16\t${no}`).join('\n'))
  await at(1, 0).click()
  await page.keyboard.type('标准胶')
  await page.getByRole('option', { name: /^TSR20 · 20号标准胶/ }).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(goods.getByRole('gridcell', { name: 'TSR20', exact: true })).toHaveCount(4)
  await expect(goods.getByRole('row').last()).toContainText('80,640.000')
}

/** Tallies the containers one after the other on a phone; one of them has a pallet less than planned. */
async function tally(page: Page): Promise<void> {
  await button(page, '理货').click()
  const day = page.getByRole('textbox', { name: '业务日期' })
  await day.fill('2025-03-03')
  await day.press('Enter')
  for (const no of boxes) {
    await button(page, `开始 ${no}`).click()
    await expect(page.getByLabel('实收件数').first()).toBeVisible()
    if (no === short) {
      await page.getByRole('button', { name: '减一件' }).first().click()
      await expect(page.getByLabel('实收净重（千克）').first()).toHaveValue(/^(13860|3780)\.000$/)
    }
    await button(page, `完成 ${no}`).click()
    await expect(page.getByText(/个计划已完成/).last()).toBeVisible()
  }
}

test('an order goes from booking to its end by four people, one pallet short', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await book(page)
  await button(page, '保存').click()
  await expect(page.getByText('计划 64 件 / 64 托 / 80.640 吨')).toBeVisible()
  await expectAccessible(page)
  await button(page, '提交审核').click()
  await expect(status(page)).toHaveText('待审核')
  const address = page.url()

  const auditor = await personAt(browser, 'sh')
  await auditor.page.goto(address)
  await button(auditor.page, '通过').click()
  await expect(status(auditor.page)).toHaveText('已审核待计划')

  const keeper = await personAt(browser, 'ck')
  await keeper.page.goto(address)
  await expect(keeper.page.getByText('过卡后才能开始理货')).toBeVisible()
  await button(keeper.page, '生成入库计划').click()
  await expect(keeper.page.getByText('4 行货物已全部安排')).toBeVisible()
  await expectAccessible(keeper.page)
  await button(keeper.page, '生成入库计划').click()
  await expect(status(keeper.page)).toHaveText('待入库')
  await button(keeper.page, '登记过卡').click()
  await expect(keeper.page.getByText('保税 · 已过卡')).toBeVisible()

  const clerk = await personAt(browser, 'lh', { width: 390, height: 844 })
  await clerk.page.goto(address)
  await tally(clerk.page)
  await expect(clerk.page.getByText('全部理货完成，货物已入库。')).toBeVisible()
  await expectAccessible(clerk.page)
  expect(await clerk.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    390,
  )

  await page.reload()
  await expect(status(page)).toHaveText('已入库')
  await expect(page.getByText('实收 63 件 / 63 托 / 79.380 吨')).toBeVisible()
  await page.getByRole('button', { name: '更多操作' }).click()
  await expect(page.getByRole('menuitem', { name: '入库完成（还有差异未处理）' })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, '处理差异').click()
  await page.getByText('按实收', { exact: true }).click()
  await expectAccessible(page)
  await button(page, '保存').click()
  await expect(page.getByText('第 3 行差异处理：— → 按实收')).toBeVisible()
  await expect(page.getByText('2025-03-03').first()).toBeVisible()
  await button(page, '入库完成').click()
  await button(page, '入库完成').last().click()
  await expect(status(page)).toHaveText('入库完成')

  await auditor.page.reload()
  await button(auditor.page, '入库完结').click()
  await button(auditor.page, '入库完结').last().click()
  await expect(status(auditor.page)).toHaveText('入库完结')
  await expectAccessible(auditor.page)
  for (const each of [complaints, auditor.complaints, keeper.complaints, clerk.complaints])
    expect(each).toEqual([])
})
