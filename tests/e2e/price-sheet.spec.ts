import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { callsOf } from './api.ts'
import { expect } from './expect.ts'
import {
  button,
  complaintsOf,
  expectAccessible,
  expectWithin,
  paste,
  personAt,
  phone,
  signIn,
} from './person.ts'
import { test } from './test.ts'

/* The prices of a quotation are written in a sheet, like one of a spreadsheet. */
const agency = {
  feeCode: 'DLF',
  calcMethod: 'FIXED',
  unit: '票',
  price: '80',
  currency: 'CNY',
  taxRate: '0.06',
}

/** A contract with a quotation of one price that nobody has passed yet; gives the number of the quotation. */
async function quoted(request: APIRequestContext): Promise<string> {
  const call = await callsOf(request, 'sw')
  const { records } = await call('/lh-base/customer/list?current=1&size=1', {})
  const customerId = records[0].id
  const day = today(new Date().toISOString())
  const { id } = await call('/lh-base/contract/saveQuoteAndContractParty', {
    contractNo: 'HT-E2E-SHEET',
    contractName: '计费明细测试合同',
    contractSubjectNames: '青岛示例保税物流中心有限公司（虚构）',
    customerId,
    contractType: '2',
    signDate: day,
    startDate: day,
    endDate: addDays(day, 360),
    contractPartyList: [{ partyType: '4', customerId }],
    quotation: { details: [agency] },
  })
  return id
}

const sheet = (page: Page) => page.getByRole('grid', { name: '计费明细' })
const price = (page: Page, fee: string) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`^${fee}`) })
const cells = (page: Page, row: number) =>
  sheet(page).getByRole('row').nth(row).getByRole('gridcell')

async function openSheet(page: Page): Promise<void> {
  await button(page, '编辑明细').click()
  await expect(page.getByRole('combobox', { name: '第 1 行 费用' })).toHaveValue('代理费')
}

/** The agency, and storage by days, free for a week, as a spreadsheet has them. */
const both = (tiers: string): string =>
  '代理费\t固定金额\t80\tCNY\t票\t\t\t\t\t\t\t\t\t0.06\n' +
  ['仓储费\t天数阶梯\t0.8\tCNY\t吨', tiers, '分段累进\t7\t只收超出天\t\t\t\t\t0.06'].join('\t')

test('prices are pasted into the sheet of a quotation, refused where they are wrong, and changed on a phone', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const complaints = complaintsOf(page)
  const contract = await quoted(request)
  await signIn(page, 'sw', `/contract/contract/detail/${contract}`)
  const named = await page.getByText(/BJ\d+/).first().innerText()
  const no = /BJ\d+/.exec(named)![0]
  await page.getByRole('menuitem', { name: '报价单' }).click()
  await page.getByLabel('报价单号').fill(no)
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.getByRole('gridcell', { name: '未通过' }).click()
  await expect(price(page, '代理费')).toContainText('80 CNY / 票')
  const address = page.url()

  await openSheet(page)
  await cells(page, 1).first().click()
  await paste(page, both('1-30 八毛'))
  await button(page, '保存').click()
  const fault = page.getByText(/阶梯请按「起-止: 单价」填写/).first()
  await expect(fault).toBeVisible()
  await expectAccessible(page)
  await cells(page, 1).first().click()
  await paste(page, both('1-30: 0.8; 31-: 1'))
  await button(page, '保存').click()
  await expect(page.getByText(`「${no}」的明细已保存`)).toBeVisible()
  await expect(price(page, '仓储费')).toContainText('1–30 天 0.8，31 天起 1 CNY / 吨·天')
  await expect(price(page, '仓储费')).toContainText('免费 7 天')
  await expect(price(page, '代理费')).toContainText('80 CNY / 票')

  const { page: mobile, complaints: onPhone } = await personAt(browser, 'sw', {
    address,
    size: phone,
  })
  await openSheet(mobile)
  await cells(mobile, 1).nth(2).click()
  await mobile.keyboard.type('95')
  await mobile.keyboard.press('Enter')
  await expectAccessible(mobile)
  await expectWithin(mobile)
  await button(mobile, '保存').click()
  await expect(price(mobile, '代理费')).toContainText('95 CNY / 票')

  // A colleague was faster: what stands on the desk is not written over.
  await openSheet(page)
  await cells(page, 1).nth(2).click()
  await page.keyboard.type('70')
  await page.keyboard.press('Enter')
  await button(page, '保存').click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.goto(address)
  await expect(price(page, '代理费')).toContainText('95 CNY / 票')

  const { page: reader } = await personAt(browser, 'cw', { address })
  await expect(price(reader, '代理费')).toContainText('95 CNY / 票')
  await expect(button(reader, '编辑明细')).toHaveCount(0)
  expect([...complaints, ...onPhone]).toEqual([])
})
