import { expect, test, type Browser, type Page } from '@playwright/test'
import { openSqlite } from '@yuncang/db/open-sqlite'
import { systemClock } from '@yuncang/server/platform/clock'
import { timeOrderedIds } from '@yuncang/server/platform/ids'
import { addDays, today } from '@yuncang/shared/domain/calendar'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { owner, rubberInStock } from '../support/rubber.ts'
import { complaintsOf, expectAccessible, signIn } from './person.ts'

const bill = 'E2EOUT0001'
const plate = '鲁B86420'
const port = process.env['E2E_PORT'] ?? '8177'

/** 63 pallets of rubber, written into the server's own database. */
async function fillWarehouse() {
  const file = join(tmpdir(), `yuncang-e2e-${port}`, 'yuncang.db')
  const raise = (error: unknown) => {
    throw error
  }
  const db = openSqlite({ file, onError: raise })
  const inDate = addDays(today(systemClock()), -7)
  const warehouse = { db, clock: systemClock, ids: timeOrderedIds }
  await rubberInStock(warehouse, { bill, tenant: 'WMS_DEMO', customer: owner, inDate })
  await db.close()
}

async function person(browser: Browser, account: string, isPhone = false): Promise<Page> {
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 }
  const page = await (await browser.newContext({ locale: 'zh-CN', viewport })).newPage()
  await signIn(page, account)
  return page
}

const state = (page: Page, label: string) =>
  expect(page.locator('.page-head .status').getByText(label, { exact: true })).toBeVisible()

async function newOrder(page: Page, qty: string) {
  await page.goto('/wms/outboundOrder/form')
  await page.getByRole('combobox', { name: '客户' }).first().fill('青岛样例')
  await page.getByTitle(owner).click()
  await page.getByRole('combobox', { name: '提单号' }).click()
  await page.getByTitle(bill).click()
  await page.getByRole('combobox', { name: '出库类型' }).click()
  await page.getByTitle('二线出区内销').click()
  await page.getByRole('button', { name: '加入明细' }).first().click()
  const lines = page.getByRole('grid', { name: '出库明细' })
  await lines.getByRole('gridcell').nth(3).click()
  await page.keyboard.press('Delete')
  await lines.getByRole('gridcell').nth(1).click()
  await page.keyboard.type(qty)
  await page.keyboard.press('Enter')
}

test('rubber is asked for, promised, loaded and leaves through the gate', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await fillWarehouse()
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await newOrder(page, '25.2')
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await state(page, '待审核')
  const address = page.url()

  const auditor = await person(browser, 'sh')
  await auditor.goto(address)
  await auditor.getByRole('button', { name: /通\s*过/ }).click()
  await state(auditor, '已审核（已预占）')
  await expect(auditor.getByRole('heading', { name: '预占批次（2）' })).toBeVisible()

  await newOrder(page, '55')
  await page.getByRole('button', { name: '提交审核' }).click()
  const warning = page.getByRole('dialog')
  await expect(
    warning.getByText('未加载出符合条件的库存，点击查看库存预占详情').last(),
  ).toBeVisible()
  await expect(warning.getByText('需要 55.000 吨，可用 54.180 吨')).toBeVisible()
  await warning.getByRole('button', { name: '查看库存预占' }).click()
  await expect(page).toHaveURL(/inventory\/index\?type=1&masterBillNo=E2EOUT0001/)
  await expect(page.getByRole('gridcell', { name: /^CK\d{12}$/ })).toHaveCount(2)

  const keeper = await person(browser, 'ck')
  await keeper.goto(address)
  await keeper.getByRole('button', { name: '下发提货指令' }).click()
  const trucks = keeper.getByRole('dialog')
  await trucks.getByLabel('车牌号').fill(plate)
  await trucks.getByLabel('司机', { exact: true }).fill('司机甲（虚构）')
  await trucks.getByLabel('司机手机').fill('13800000001')
  await trucks.getByRole('button', { name: '下发提货指令' }).click()
  await state(keeper, '提货指令已下发')
  const code = await keeper.locator('.truck .code-text').last().innerText()
  expect(code).toMatch(/^\d{6}$/)

  const gate = await person(browser, 'mg', true)
  await gate.goto(address)
  await gate.getByRole('button', { name: '登记入场' }).click()
  const entry = gate.getByRole('dialog')
  await entry.getByLabel('车上的车牌').fill(plate)
  await entry.getByRole('textbox').nth(1).pressSequentially('000000')
  await entry.getByRole('button', { name: '登记入场' }).click()
  await expect(entry.getByText(/提货码与提货指令 TH\d+ 不一致/)).toBeVisible()
  for (let at = 6; at >= 1; at -= 1) {
    await entry.getByRole('textbox').nth(at).press('Backspace')
  }
  await entry.getByRole('textbox').nth(1).pressSequentially(code)
  await entry.getByRole('button', { name: '登记入场' }).click()
  await state(gate, '出库中')

  const tally = await person(browser, 'lh', true)
  await tally.goto(address)
  await tally.getByRole('button', { name: /装\s*车/ }).click()
  const loading = tally.getByRole('dialog')
  await expect(loading.getByRole('button', { name: '全部装上' })).toHaveCount(2)
  await expectAccessible(tally)
  for (const all of await loading.getByRole('button', { name: '全部装上' }).all()) await all.click()
  await loading.getByRole('button', { name: /装\s*车/ }).click()
  await expect(tally.getByText('已装车待出场')).toBeVisible()

  await gate.reload()
  await gate.getByRole('button', { name: '登记出场' }).click()
  await gate.getByRole('dialog').getByRole('button', { name: '登记出场' }).click()
  await state(gate, '已出库')
  await expect(gate.locator('.truck').getByText('25.200')).toBeVisible()

  await auditor.reload()
  await auditor.getByRole('button', { name: /完\s*结/ }).click()
  await state(auditor, '已完结')
  await expect(auditor.getByText(`门岗老吴 登记出场 ${plate}`)).toBeVisible()
  await expectAccessible(auditor)
  expect(complaints).toEqual([])
})
