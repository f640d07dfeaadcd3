import type { APIRequestContext, Page } from '@playwright/test'
import { owner } from '../support/rubber.ts'
import { callsOf } from './api.ts'
import { expect } from './expect.ts'
import { button, choose, complaintsOf, goTo, personAt, refresh, signIn, status } from './person.ts'
import { test } from './test.ts'

const month = '2024-08'

/** Its state; beside it stands that the month is long past its day. */
const stateOf = (page: Page) => status(page).first()

/** Two audited fees of a month that no other story touches, and what an invoice to their customer needs. */
async function furnish(request: APIRequestContext) {
  const [jf, cw, kf] = [
    await callsOf(request, 'jf'),
    await callsOf(request, 'cw'),
    await callsOf(request, 'kf'),
  ]
  const { records } = await kf('/lh-base/customer/list?current=1&size=1', { customerName: owner })
  const customerId: string = records[0].id
  const typed = { customerId, pricing: 'TYPED', unit: '小时', feeCode: 'QTF' }
  for (const [bizDate, price] of [
    [`${month}-15`, '1200.00'],
    [`${month}-16`, '300.50'],
  ]) {
    const { id, version } = await jf('/lh-wms/jftz/save', { ...typed, bizDate, price, qty: '1' })
    const [line] = await jf('/lh-wms/jftz/confirm', { lines: [{ id, version }] })
    await cw('/lh-wms/jftz/audit', { lines: [{ id: line.id, version: line.version }] })
  }
  await kf('/lh-base/customerInvoice/saveOrUpdateInvoiceToLht', {
    customerId,
    invoiceTitle: owner,
    dutyNumber: '91370200MA3DEM0197',
    invoiceType: '3',
    isDefault: 1,
  })
}

test('a month becomes a bill that is audited, confirmed by its customer, invoiced and paid', async ({
  page,
  browser,
  request,
}) => {
  await furnish(request)
  const complaints = complaintsOf(page)
  await signIn(page, 'jf', '/fee/bill/index')
  await button(page, '生成账单').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('账期').fill(month)
  await dialog.getByLabel('账期').press('Enter')
  await choose(page, '客户名称', '样例橡胶', owner)
  await expect(dialog.getByText('2 行，1,500.50 CNY')).toBeVisible()
  await dialog.getByRole('button', { name: '生成账单' }).click()
  await expect(dialog.getByText('已生成 1 张账单，共 2 行费用')).toBeVisible()
  await button(page, '关闭').last().click()
  await page.getByRole('row').filter({ hasText: '202408' }).click()
  await expect(page).toHaveURL(/bill\/detail/)
  await button(page, '提交审核').click()
  await expect(stateOf(page)).toHaveText('待审核')
  const address = page.url()

  const finance = await personAt(browser, 'cw', { address })
  await button(finance.page, '审核通过').click()
  await expect(stateOf(finance.page)).toHaveText('待客户确认')

  const customer = await personAt(browser, 'kh', { address: '/fee/bill/index' })
  await customer.page.getByRole('row').filter({ hasText: '202408' }).click()
  await expect(
    customer.page.getByRole('definition').getByText('1,500.50 CNY').first(),
  ).toBeVisible()
  await button(customer.page, '确认账单').click()
  await customer.page.getByRole('dialog').getByRole('button', { name: '确认账单' }).click()
  await expect(stateOf(customer.page)).toHaveText('已确认')

  await refresh(finance.page)
  await button(finance.page, '登记发票').click()
  await expect(finance.page.getByText('共 1 张，合计 1,500.50 CNY')).toBeVisible()
  await finance.page.getByLabel('发票号码').last().fill('24370000000000000815')
  await button(finance.page, '保存').click()
  await expect(finance.page.getByText('发票 24370000000000000815 已登记')).toBeVisible()

  await goTo(finance.page, address)
  await expect(stateOf(finance.page)).toHaveText('已开票')
  await button(finance.page, '登记收付款').click()
  // The invoice was entered in a tab that lives on behind.
  const sum = finance.page.getByText('共 1 张，合计 1,500.50 CNY').filter({ visible: true })
  await expect(sum).toHaveCount(1)
  await button(finance.page, '保存').click()
  await expect(finance.page.getByText(/款项 .* 已保存/)).toBeVisible()

  await refresh(customer.page)
  await expect(stateOf(customer.page)).toHaveText('已核销')
  expect([...complaints, ...finance.complaints, ...customer.complaints]).toEqual([])
})
