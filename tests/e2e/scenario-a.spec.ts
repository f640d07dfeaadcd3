import { expect, test, type Browser, type Page } from '@playwright/test'
import { book, boxes, tally } from './inbound-steps.ts'
import {
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
  personAt,
  phone,
  signIn,
  status,
} from './person.ts'

/*
 * domain.md §13 A, March, in a browser with its own dates: from the booking to the five fees, each step by the person
 * whose it is.
 */
const bill = 'DMLNQD25030017'
const arrival = '2025-03-03'
const pickup = '2025-03-20'
const plate = '鲁B12345'
const at = (role: string) => `${role}.zjwl`

/** A colleague who opens a page. */
async function colleague(browser: Browser, role: string, address: string, size?: typeof phone) {
  const { page } = await personAt(browser, at(role), size)
  await page.goto(address)
  return page
}

/** 64 pallets are booked, planned and let in; 63 are tallied, and that is accepted. */
async function bringIn(page: Page, browser: Browser): Promise<string> {
  await book(page, bill, arrival)
  await button(page, '提交审核').click()
  await expect(status(page)).toHaveText('待审核')
  const address = page.url()

  const auditor = await colleague(browser, 'sh', address)
  await button(auditor, '通过').click()
  await expect(status(auditor)).toHaveText('已审核待计划')

  const keeper = await colleague(browser, 'ck', address)
  await button(keeper, '生成入库计划').click()
  await expect(keeper.getByText('4 行货物已全部安排')).toBeVisible()
  await button(keeper, '生成入库计划').click()
  await expect(status(keeper)).toHaveText('待入库')

  const customs = await colleague(browser, 'gw', address)
  await button(customs, '登记过卡').click()
  await expect(customs.getByText('保税 · 已过卡')).toBeVisible()

  const clerk = await colleague(browser, 'lh', address, phone)
  await tally(clerk, boxes[2]!, arrival)
  await expect(clerk.getByText('全部理货完成，货物已入库。')).toBeVisible()

  await page.reload()
  await button(page, '处理差异').click()
  await page.getByText('按实收', { exact: true }).click()
  await button(page, '保存').click()
  await button(page, '入库完成').click()
  await button(page, '入库完成').last().click()
  await expect(status(page)).toHaveText('入库完成')
  await expect(page.getByText('实收 63 件 / 63 托 / 79.380 吨')).toBeVisible()
  return address
}

/** 20 pallets are promised and leave; 55 t more are refused because 54.180 t are left. */
async function takeOut(page: Page, browser: Browser): Promise<string> {
  await newOutboundOrder(page, { bill, qty: '25.2', pieces: '20', day: pickup })
  await button(page, '提交审核').click()
  await expectState(page, '待审核')
  const address = page.url()
  const auditor = await colleague(browser, 'sh', address)
  await button(auditor, '通过').click()
  await expectState(auditor, '已审核（已预占）')

  await page.goto(`/wms/inventory/index?by=bill&masterBillNo=${bill}`)
  const left = page.getByRole('gridcell', { name: '54.180', exact: true })
  await expect(left.first()).toBeVisible()
  await newOutboundOrder(page, { bill, qty: '55', pieces: '43', day: pickup })
  await button(page, '提交审核').click()
  const warning = page.getByRole('dialog')
  const said = '未加载出符合条件的库存，点击查看库存预占详情'
  await expect(warning.getByText(said).last()).toBeVisible()
  await expect(warning.getByText('需要 55.000 吨，可用 54.180 吨')).toBeVisible()
  await warning.getByRole('button', { name: /取\s*消/ }).click()

  const keeper = await colleague(browser, 'ck', address)
  const code = await sendTruck(keeper, plate)
  const gate = await colleague(browser, 'mg', address, phone)
  await gate.getByRole('button', { name: '登记入场' }).click()
  await gate.getByRole('dialog').getByLabel('车上的车牌').fill(plate)
  await gate.getByRole('dialog').getByRole('textbox').nth(1).pressSequentially(code)
  await gate.getByRole('dialog').getByRole('button', { name: '登记入场' }).click()
  await expectState(gate, '出库中')
  const clerk = await colleague(browser, 'lh', address, phone)
  await button(clerk, '装车').click()
  await loadAll(clerk)
  await gate.reload()
  await photographLoad(gate)
  await gate.getByRole('button', { name: '登记出场' }).click()
  const leaving = gate.getByRole('dialog')
  await leaving.getByLabel('业务日期').fill(pickup)
  await leaving.getByLabel('业务日期').press('Enter')
  await leaving.getByRole('button', { name: '登记出场' }).click()
  await expectState(gate, '已出库')
  await auditor.reload()
  await button(auditor, '完结').click()
  await expectState(auditor, '已完结')
  return address
}

/** The agency of the declaration by hand, at the price of the quotation, and the storage of March. */
async function charge(page: Page, orderNo: string): Promise<void> {
  await page.getByRole('menuitem', { name: '费用明细' }).click()
  await button(page, '手工录入费用').click()
  const form = page.getByRole('dialog').last()
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

test('scenario A: from the booking to the fees of March, to the cent, by nine people', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  const complaints = complaintsOf(page)
  await signIn(page, at('kf'))
  const inbound = await bringIn(page, browser)
  const outbound = await takeOut(page, browser)

  // Wide enough for every column of a fee.
  const biller = await personAt(browser, at('jf'), { width: 2400, height: 1000 })
  await biller.page.goto(inbound)
  const facts = biller.page.getByRole('definition')
  const orderNo = await facts
    .getByText(/^RK\d{12}$/)
    .first()
    .innerText()
  await charge(biller.page, orderNo)
  await biller.page.goto(
    '/fee/feeLine/index?dateFrom=2025-03-01&dateTo=2025-03-31&ascs=["feeName"]',
  )
  const lines = biller.page.getByRole('grid').getByRole('row')
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
  await expect(biller.page.getByText('5 行合计 4,993.67 CNY')).toBeVisible()
  await expect(biller.page.getByText('不含税 4,711.01，税 282.66')).toBeVisible()

  await biller.page.getByRole('gridcell', { name: '仓储费' }).click()
  const why = biller.page.getByRole('region', { name: '为什么是这个金额' })
  for (const row of [
    /2025-03-03.*2025-03-09.*7.*79\.380.*免费/,
    /2025-03-10.*10.*79\.380.*635\.04/,
    /2025-03-20.*12.*54\.180.*520\.128/,
  ])
    await expect(why.getByRole('row', { name: row })).toBeVisible()
  await expect(why.getByText('1,155.168').first()).toBeVisible()
  await expectAccessible(biller.page)

  await page.goto(outbound)
  await expect(page.getByRole('heading', { name: '费用（1）' })).toBeVisible()
  await expect(page.getByText('504.00 CNY').first()).toBeVisible()
  await page.goto(inbound)
  await expect(page.getByRole('heading', { name: '费用（4）' })).toBeVisible()
  for (const each of [complaints, biller.complaints]) expect(each).toEqual([])
})
