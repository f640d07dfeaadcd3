import type { Page } from '@playwright/test'
import { systemClock } from '@yuncang/server/platform/clock'
import { today } from '@yuncang/shared/kernel/calendar'
import { owner } from '../support/rubber.ts'
import { callsOf } from './api.ts'
import { expect } from './expect.ts'
import { button, complaintsOf, expectAccessible, goTo, signIn } from './person.ts'
import { rubberAt } from './warehouse.ts'
import { test } from './test.ts'

const bill = 'E2ESTOCK01'

const view = (page: Page, name: string) =>
  page.locator('.segments').getByText(name, { exact: true })
const cell = (page: Page, name: string | RegExp) =>
  page.getByRole('gridcell', { name, exact: typeof name === 'string' }).first()

test('stock is looked at by owner, bill, location and lot, held by an order and released', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const containers = [
    ['DEMU1000010', 4],
    ['DEMU1000026', 6],
  ] as const
  const [first] = await rubberAt(baseURL, { bill, daysAgo: 9, containers })
  const lot = first!
  const complaints = complaintsOf(page)
  await signIn(page, 'kf', `/wms/inventory/index?masterBillNo=${bill}`)
  await expect(page.getByText('共 2 条')).toBeVisible()
  await expect(cell(page, '5.040')).toBeVisible()
  for (const [name, found] of [
    ['按货主', owner],
    ['按提单', bill],
    ['按库位', /^W1-A-/],
  ] as const) {
    await view(page, name).click()
    await expect(cell(page, found)).toBeVisible()
    await expect(page.getByText('12.600').first()).toBeVisible()
  }
  // A row leads to its lots.
  await view(page, '按提单').click()
  await cell(page, owner).click()
  await expect(page).toHaveURL(/masterBillNo/)
  await expect(page.getByText('共 2 条')).toBeVisible()

  const call = await callsOf(request, 'kf')
  const order = await call('/lh-wms/outboundOrder/saveAll', {
    masterBillNo: bill,
    customerId: lot.hqCustomerId,
    outboundType: '1',
    pickDate: today(systemClock()),
    lines: [{ productId: lot.productId, lotId: lot.id, qty: '2.52', pieces: 2 }],
    auditStatus: 1,
  })
  const audit = await callsOf(request, 'sh')
  await audit('/lh-wms/outboundOrder/pass', { id: order.id, type: 2, msg: '' })

  await view(page, '预占').click()
  await expect(cell(page, String(order.orderNo))).toBeVisible()
  await cell(page, owner).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('2.520 吨').first()).toBeVisible()
  await expect(drawer.getByRole('heading', { name: '预占（1）' })).toBeVisible()
  await expect(drawer.getByRole('heading', { name: '库存流水（1）' })).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('link', { name: order.orderNo }).click()
  await expect(page.getByRole('heading', { name: order.orderNo })).toBeVisible()

  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: /作\s*废/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('客户改期')
  await button(page, '作废').click()
  await expect(page.locator('.page-head .status')).toHaveText('已作废')
  await goTo(page, `/wms/inventory/index?masterBillNo=${bill}&by=bill`)
  await expect(cell(page, '12.600')).toBeVisible()
  await goTo(page, `/wms/inventory/index/${lot.id}`)
  await expect(page.getByRole('dialog').getByText('已释放')).toBeVisible()
  expect(complaints).toEqual([])
})
