import type { Page } from '@playwright/test'
import type { callsOf } from './api.ts'
import { expect } from './expect.ts'
import { button, choose, paste } from './person.ts'

type Calls = Awaited<ReturnType<typeof callsOf>>

/* What the people of an inbound order do, each on the screen that is theirs. */
export const boxes = ['DEMU1000010', 'DEMU1000026', 'DEMU1000031', 'DEMU1000047']

/** An order entered without the browser, as a draft or submitted; gives its id. */
export async function enterOrder(
  clerk: Calls,
  masterBillNo: string,
  { isSubmitted = false } = {},
): Promise<string> {
  const { records } = await clerk('/lh-base/customer/list', { customerName: '青岛样例橡胶' })
  const order = await clerk('/lh-wms/inboundOrder/saveAll', {
    masterBillNo,
    customerId: records[0].id,
    inboundType: '1',
    expectDate: '2026-12-01',
    inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
    ...(isSubmitted && { auditStatus: 1 }),
  })
  return String(order.id)
}

/** The booking: head, four containers, 16 pallets in each, found in the master data while typing. */
export async function book(
  page: Page,
  bill: string,
  day: string,
  numbers: readonly string[] = boxes,
): Promise<void> {
  await page.getByRole('menuitem', { name: '入库订单' }).click()
  await button(page, '新增订单').click()
  await page.getByRole('textbox', { name: /^[* ]*提单号$/ }).fill(bill)
  await choose(page, '客户名称', '样例橡胶', '青岛样例橡胶')
  await choose(page, '入库类型', '', '一线进境')
  await expect(page.getByRole('radio', { name: '保税', exact: true })).toBeChecked()
  await page.getByRole('textbox', { name: /预计到货日期$/ }).fill(day)
  await page.keyboard.press('Enter')
  await page.getByRole('grid', { name: '集装箱' }).getByRole('gridcell').first().click()
  await paste(page, numbers.map((no) => `${no}\t20GP`).join('\n'))
  const goods = page.getByRole('grid', { name: '货物明细' })
  const at = (row: number, column: number) =>
    goods.getByRole('row').nth(row).getByRole('gridcell').nth(column)
  await at(1, 1).click()
  await paste(page, numbers.map((no) => `16\t20160\t20480\t32.48\t16\t${no}`).join('\n'))
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
export async function tally(
  page: Page,
  short: string,
  day: string,
  numbers: readonly string[] = boxes,
): Promise<void> {
  await button(page, '理货').click()
  const date = page.getByRole('textbox', { name: '业务日期' })
  await date.fill(day)
  await date.press('Enter')
  for (const no of numbers) {
    await button(page, `开始 ${no}`).click()
    await expect(page.getByLabel('实收件数').first()).toBeVisible()
    if (no === short) {
      await page.getByRole('button', { name: '减一件' }).first().click()
      await expect(page.getByLabel('实收净重（千克）').first()).toHaveValue('18900.000')
    }
    await button(page, `完成 ${no}`).click()
    await expect(page.getByText(/个计划已完成/).last()).toBeVisible()
  }
}
