import type { Page } from '@playwright/test'
import { png } from '../support/pictures.ts'
import { owner } from '../support/rubber.ts'
import { expect } from './expect.ts'

/* What the people of an outbound order do, each on the screen that is theirs. */

type Asked = { bill: string; qty: string; pieces?: string; day?: string }

/** An order for some of a bill's first lot's goods, wherever they lie; not saved yet. */
export async function newOutboundOrder(page: Page, asked: Asked): Promise<void> {
  await page.goto('/wms/outboundOrder/form')
  await page.getByRole('combobox', { name: '客户' }).first().fill('青岛样例')
  await page.getByTitle(owner).click()
  await page.getByRole('combobox', { name: '提单号' }).click()
  await page.getByTitle(asked.bill).click()
  // Proposed for bonded goods.
  await expect(page.getByTitle('二线出区内销')).toBeVisible()
  if (asked.day !== undefined) {
    await page.getByRole('textbox', { name: /提货日期$/ }).fill(asked.day)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: '加入明细' }).first().click()
  const cells = page.getByRole('grid', { name: '出库明细' }).getByRole('gridcell')
  await cells.nth(3).click()
  await page.keyboard.press('Delete')
  await cells.nth(1).click()
  await page.keyboard.type(asked.qty)
  await page.keyboard.press('Enter')
  if (asked.pieces === undefined) return
  await cells.nth(2).click()
  await page.keyboard.type(asked.pieces)
  await page.keyboard.press('Enter')
}

/** Sends a truck for an order; gives its pickup code. */
export async function sendTruck(page: Page, plate: string): Promise<string> {
  await page.getByRole('button', { name: '下发提货指令' }).click()
  const trucks = page.getByRole('dialog')
  await trucks.getByLabel('核注清单号').fill('QD420125E000000231')
  await trucks.getByLabel('车牌号').fill(plate)
  await trucks.getByLabel('司机', { exact: true }).fill('司机甲（虚构）')
  await trucks.getByLabel('司机手机').fill('13800000001')
  await trucks.getByRole('button', { name: '下发提货指令' }).click()
  await expectState(page, '提货指令已下发')
  const code = await page.locator('.truck .code-text').last().innerText()
  expect(code).toMatch(/^\d{6}$/)
  return code
}

/** Lets a truck in; a wrong code is refused before. */
export async function enterGate(
  page: Page,
  { plate, code }: { plate: string; code: string },
): Promise<void> {
  await page.getByRole('button', { name: '登记入场' }).click()
  const entry = page.getByRole('dialog')
  const shown = entry.getByLabel('司机出示的提货码')
  await entry.getByLabel('车上的车牌').fill(plate)
  await shown.fill('000000')
  await entry.getByRole('button', { name: '登记入场' }).click()
  await expect(entry.getByText(/提货码与提货指令 TH\d+ 不一致/)).toBeVisible()
  await shown.fill(code)
  await entry.getByRole('button', { name: '登记入场' }).click()
  await expectState(page, '出库中')
}

/** Puts all that is promised on the truck. */
export async function loadAll(page: Page): Promise<void> {
  const loading = page.getByRole('dialog')
  await expect(loading.getByRole('button', { name: '全部装上' })).toHaveCount(2)
  for (const all of await loading.getByRole('button', { name: '全部装上' }).all()) await all.click()
  await loading.getByRole('button', { name: /装\s*车/ }).click()
  await expect(page.getByText('已装车待出场')).toBeVisible()
}

/** The guard takes a photo of the load with the phone; until then the truck cannot leave. */
export async function photographLoad(page: Page): Promise<void> {
  const out = page.getByRole('button', { name: '登记出场' })
  await expect(out).toBeDisabled()
  await expect(page.getByText('还没有装车照片：先拍照上传，再登记出场')).toBeVisible()
  await expect(page.getByRole('button', { name: '拍装车照片' })).toBeVisible()
  const buffer = png(320, 240)
  const photo = { name: 'IMG_2031.png', mimeType: 'image/png', buffer }
  await page.locator('.load-photos input[capture=environment]').setInputFiles(photo)
  await expect(page.locator('.load-photos img')).toBeVisible()
  await expect(out).toBeEnabled()
}

export const expectState = (page: Page, label: string) =>
  expect(page.locator('.page-head .status').getByText(label, { exact: true })).toBeVisible()
