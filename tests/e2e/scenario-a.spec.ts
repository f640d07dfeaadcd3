import { expect } from './expect.ts'
import type { Browser, Page } from '@playwright/test'
import { book, boxes, tally } from './inbound-steps.ts'
import {
  enterGate,
  expectState,
  loadAll,
  newOutboundOrder,
  photographLoad,
  sendTruck,
} from './outbound-steps.ts'
import {
  button,
  choose,
  complaintsOf,
  expectAccessible,
  expectWithin,
  personAt,
  phone,
  signIn,
  status,
} from './person.ts'
import { test } from './test.ts'

/*
 * Scenario A, March, in a browser with its own dates: from the booking to the five fees, each step by the person whose it
 * is. Its three parts follow one another.
 */
test.describe.configure({ mode: 'serial' })

const bill = 'DMLNQD25030017'
const arrival = '2025-03-03'
const pickup = '2025-03-20'
const plate = '鲁B12345'
const at = (role: string) => `${role}.zjwl`

let inbound = ''
let outbound = ''

/** A colleague who opens a page. */
async function colleague(browser: Browser, role: string, address: string, size?: typeof phone) {
  const { page } = await personAt(browser, at(role), { address, ...(size && { size }) })
  return page
}

test('scenario A: 64 pallets are booked, planned and let in; 63 are tallied, and that is accepted', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, at('kf'))
  await book(page, bill, arrival)
  await button(page, '保存').click()
  await expect(page.getByText('计划 64 件 / 64 托 / 80.640 吨')).toBeVisible()
  await button(page, '提交审核').click()
  await expect(status(page)).toHaveText('待审核')
  inbound = page.url()

  const auditor = await colleague(browser, 'sh', inbound)
  await button(auditor, '通过').click()
  await expect(status(auditor)).toHaveText('已审核待计划')

  const keeper = await colleague(browser, 'ck', inbound)
  await expect(keeper.getByText('过卡后才能开始理货')).toBeVisible()
  await button(keeper, '生成入库计划').click()
  await expect(keeper.getByText('4 行货物已全部安排')).toBeVisible()
  await expectAccessible(keeper)
  await button(keeper, '生成入库计划').click()
  await expect(status(keeper)).toHaveText('待入库')

  const customs = await colleague(browser, 'gw', inbound)
  await button(customs, '登记过卡').click()
  const gatePass = customs.getByRole('dialog')
  await gatePass.getByLabel('核放单号').fill('P420125I000000231')
  await gatePass.getByRole('button', { name: '登记过卡' }).click()
  await expect(customs.getByText('保税 · 已过卡')).toBeVisible()

  const clerk = await colleague(browser, 'lh', inbound, phone)
  await tally(clerk, boxes[2]!, arrival)
  await expect(clerk.getByText('全部理货完成，货物已入库。')).toBeVisible()
  await expectAccessible(clerk)
  await expectWithin(clerk)

  await page.reload()
  await expect(status(page)).toHaveText('已入库')
  await page.getByRole('button', { name: '更多操作' }).click()
  await expect(page.getByRole('menuitem', { name: '入库完成（还有差异未处理）' })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, '处理差异').click()
  await page.getByText('按实收', { exact: true }).click()
  await expectAccessible(page)
  await button(page, '保存').click()
  await expect(page.getByText('第 3 行差异处理：— → 按实收')).toBeVisible()
  await expect(page.getByText(arrival).first()).toBeVisible()
  await button(page, '入库完成').click()
  await button(page, '入库完成').last().click()
  await expect(status(page)).toHaveText('入库完成')
  await expect(page.getByText('实收 63 件 / 63 托 / 79.380 吨')).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('scenario A: 20 pallets are promised and leave by the gate; 55 t more are refused because 54.180 t are left', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, at('kf'))
  await newOutboundOrder(page, { bill, qty: '25.2', pieces: '20', day: pickup })
  await expectAccessible(page)
  await button(page, '提交审核').click()
  await expectState(page, '待审核')
  outbound = page.url()
  const auditor = await colleague(browser, 'sh', outbound)
  await button(auditor, '通过').click()
  await expectState(auditor, '已审核（已预占）')
  await expect(auditor.getByRole('heading', { name: '预占批次（2）' })).toBeVisible()

  await newOutboundOrder(page, { bill, qty: '55', pieces: '43', day: pickup })
  await button(page, '提交审核').click()
  const warning = page.getByRole('dialog')
  const said = '未加载出符合条件的库存，点击查看库存预占详情'
  await expect(warning.getByText(said).last()).toBeVisible()
  await expect(warning.getByText('需要 55.000 吨，该提单共可用 54.180 吨')).toBeVisible()
  await warning.getByRole('button', { name: '查看库存预占' }).click()
  await expect(page).toHaveURL(new RegExp(`inventory/index\\?type=1&masterBillNo=${bill}`))
  await expect(page.getByRole('gridcell', { name: /^CK\d{12}$/ })).toHaveCount(2)

  const keeper = await colleague(browser, 'ck', outbound)
  const code = await sendTruck(keeper, plate)
  const gate = await colleague(browser, 'mg', outbound, phone)
  await enterGate(gate, { plate, code })
  const clerk = await colleague(browser, 'lh', outbound, phone)
  await button(clerk, '装车').click()
  await expect(clerk.getByRole('button', { name: '全部装上' }).first()).toBeVisible()
  await expectAccessible(clerk)
  await loadAll(clerk)
  await gate.reload()
  await photographLoad(gate)
  await gate.getByRole('button', { name: '登记出场' }).click()
  const leaving = gate.getByRole('dialog')
  await leaving.getByLabel('业务日期').fill(pickup)
  await leaving.getByLabel('业务日期').press('Enter')
  await leaving.getByRole('button', { name: '登记出场' }).click()
  await expectState(gate, '已出库')
  await expect(gate.locator('.truck').getByText('25.200')).toBeVisible()

  await auditor.reload()
  await button(auditor, '完结').click()
  await expectState(auditor, '已完结')
  const rail = auditor.locator('.record-rail')
  await expect(rail.getByText(new RegExp(`登记出场 ${plate}$`))).toBeVisible()
  await rail.getByRole('button', { name: '收起' }).click()
  await expect(rail.getByText(/登记出场/)).toHaveCount(0)
  await expectAccessible(auditor)
  await auditor.goto(inbound)
  await button(auditor, '入库完结').click()
  await button(auditor, '入库完结').last().click()
  await expect(status(auditor)).toHaveText('入库完结')
  expect(complaints).toEqual([])
})

/** The agency of the declaration by hand, at the price of the quotation, and the storage of March. */
async function charge(page: Page, orderNo: string): Promise<void> {
  await page.getByRole('menuitem', { name: '费用明细' }).click()
  await button(page, '手工录入费用').click()
  const form = page.getByRole('dialog').last()
  // The filter of the list has the same name: the field is chosen from once the form is there.
  await form.getByRole('combobox', { name: '客户名称' }).waitFor()
  await choose(page, '客户名称', '样例橡胶', '青岛样例橡胶')
  await form.getByLabel('费用名称').click()
  await page.getByTitle('报关代理').click()
  await form.getByLabel('单据号').fill(orderNo)
  await form.getByLabel('业务日期').fill(arrival)
  await form.getByLabel('业务日期').press('Enter')
  await button(page, '保存').click()
  await expect(page.getByText('费用「报关代理」已保存，金额 150.00 CNY')).toBeVisible()

  await button(page, '月度计费').click()
  const run = page.getByRole('dialog')
  await run.getByLabel('计费月份').fill('2025-03')
  await run.getByLabel('计费月份').press('Enter')
  await button(page, '开始计费').click()
  await expect(run.getByText('2025-03-01 至 2025-03-31 计费完成')).toBeVisible()
  await expect(run.getByText('1,155.17 CNY')).toBeVisible()
  await button(page, '关闭').last().click()
}

test('scenario A: the five fees of March, to the cent', async ({ page }) => {
  const complaints = complaintsOf(page)
  // Wide enough for every column of a fee.
  await page.setViewportSize({ width: 2400, height: 1000 })
  await signIn(page, at('jf'), inbound)
  const facts = page.getByRole('definition')
  const orderNo = facts.getByText(/^RK\d{12}$/).first()
  await charge(page, await orderNo.innerText())
  await page.goto('/fee/feeLine/index?dateFrom=2025-03-01&dateTo=2025-03-31&ascs=["feeName"]')
  const lines = page.getByRole('grid').getByRole('row')
  for (const [name, amount, net, tax] of [
    ['卸箱费', '1,200.00', '1,132.08', '67.92'],
    ['入库费', '1,984.50', '1,872.17', '112.33'],
    ['报关代理', '150.00', '141.51', '8.49'],
    ['出库费', '504.00', '475.47', '28.53'],
    ['仓储费', '1,155.17', '1,089.78', '65.39'],
  ] as const) {
    const line = lines.filter({ hasText: name })
    await expect(line).toHaveCount(1)
    for (const figure of [amount, net, tax]) await expect(line).toContainText(figure)
  }
  await expect(page.getByText('5 行合计 4,993.67 CNY')).toBeVisible()
  await expect(page.getByText('不含税 4,711.01，税 282.66')).toBeVisible()

  await page.getByRole('gridcell', { name: '仓储费' }).click()
  const why = page.getByRole('region', { name: '为什么是这个金额' })
  for (const row of [
    /2025-03-03.*2025-03-09.*7.*79\.380.*免费/,
    /2025-03-10.*10.*79\.380.*635\.04/,
    /2025-03-20.*12.*54\.180.*520\.128/,
  ])
    await expect(why.getByRole('row', { name: row })).toBeVisible()
  await expect(why.getByText('1,155.168').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(outbound)
  await expect(page.getByRole('heading', { name: '费用（1）' })).toBeVisible()
  await expect(page.getByText('504.00 CNY').first()).toBeVisible()
  await page.goto(inbound)
  await expect(page.getByRole('heading', { name: '费用（4）' })).toBeVisible()
  expect(complaints).toEqual([])
})
