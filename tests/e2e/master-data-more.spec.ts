import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible, signIn } from './person.ts'

const drawerOf = (page: Page) => page.locator('.ant-drawer')
const saveIn = (page: Page) =>
  drawerOf(page)
    .getByRole('button', { name: /保\s*存/ })
    .click()
/** The text of a radio covers it. */
const segment = (page: Page, name: string) =>
  page.locator('.ant-segmented-item').filter({ hasText: name }).click()
const option = (page: Page, name: string | RegExp) =>
  page.locator('.ant-select-item-option').filter({ hasText: name }).first().click()

test('a driver of a new carrier is entered, masked in the list and kept out by the blacklist', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await page.getByRole('menuitem', { name: '承运车辆' }).click()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.getByRole('button', { name: '新增承运商' }).click()
  await saveIn(page)
  await expect(drawerOf(page).getByText('请输入承运商名称')).toBeVisible()
  await drawerOf(page).getByLabel('承运商名称').fill('浏览器测试车队')
  await saveIn(page)
  await expect(page.getByText('「浏览器测试车队」已保存')).toBeVisible()
  await expectAccessible(page)

  await segment(page, '车辆')
  await expect(page).toHaveURL(/\/base\/carrier\/vehicle/)
  await page.getByRole('button', { name: '新增车辆' }).click()
  await drawerOf(page).getByLabel('车牌号').fill('鲁B88888')
  await drawerOf(page).getByLabel('承运商名称').click()
  await option(page, '浏览器测试车队')
  await drawerOf(page).getByLabel('皮重（千克）').fill('14800')
  await saveIn(page)
  await expect(page.getByText('「鲁B88888」已保存')).toBeVisible()

  await segment(page, '司机')
  await page.getByRole('button', { name: '新增司机' }).click()
  await drawerOf(page).getByLabel('司机姓名').fill('测试司机')
  await drawerOf(page).getByLabel('手机号').fill('13800000099')
  await drawerOf(page).getByLabel('承运商名称').click()
  await option(page, '浏览器测试车队')
  await drawerOf(page).getByLabel('身份证号').fill('11010519491231002X')
  await saveIn(page)
  await expect(page.getByText('「测试司机」已保存')).toBeVisible()
  await page.getByRole('searchbox', { name: '司机姓名' }).fill('测试司机')
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(page).toHaveURL(/name=/)
  await expect(page.getByRole('gridcell', { name: /\*{4,}/ })).toBeVisible()
  await expect(page.getByText('11010519491231002X')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('gridcell', { name: '测试司机' }).click()
  await expect(drawerOf(page).getByLabel('身份证号')).toHaveValue('11010519491231002X')
  await drawerOf(page).getByRole('button', { name: '列入黑名单' }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('button', { name: '列入黑名单' }).click()
  await expect(dialog.getByText('请输入列入黑名单的原因')).toBeVisible()
  await dialog.getByLabel('列入黑名单的原因').fill('冲卡离场')
  await dialog.getByRole('button', { name: '列入黑名单' }).click()
  await expect(drawerOf(page).getByText('列入黑名单的原因：— → 冲卡离场')).toBeVisible()
  await expect(drawerOf(page).getByRole('button', { name: '移出黑名单' })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a worker is stopped with a reason, a forklift goes into repair', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'ck')
  await page.getByRole('menuitem', { name: '作业人员' }).click()
  await page.getByRole('gridcell', { name: '装卸工甲（虚构）' }).click()
  await drawerOf(page)
    .getByRole('button', { name: /停\s*用/ })
    .click()
  await page.getByLabel('停用原因').fill('已离职')
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /停\s*用/ })
    .click()
  await expect(drawerOf(page).getByText('停用原因：— → 已离职')).toBeVisible()
  await expectAccessible(page)
  await drawerOf(page)
    .getByRole('button', { name: /取\s*消/ })
    .click()
  await expect(drawerOf(page)).toHaveCount(0)

  await segment(page, '叉车')
  await page
    .getByRole('row', { name: 'FL-02' })
    .getByRole('gridcell', { name: '3 吨电动叉车' })
    .click()
  await drawerOf(page).getByLabel('状态').click()
  await option(page, '维修')
  await saveIn(page)
  await expect(page.getByText('「FL-02」已保存')).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a parameter gets a value of the tenant and goes back to the initial one', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'admin')
  await page.goto('/system/param/index')
  await page.getByRole('gridcell', { name: '预占保留小时数' }).click()
  await drawerOf(page).getByLabel('当前值').fill('48')
  await saveIn(page)
  await expect(page.getByText('「预占保留小时数」已保存')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: '本租户设定' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('gridcell', { name: '预占保留小时数' }).click()
  await expect(drawerOf(page).getByText('初始值：72')).toBeVisible()
  await drawerOf(page).getByRole('button', { name: '恢复初始值' }).click()
  await expect(drawerOf(page).getByLabel('当前值')).toHaveValue('72')
  await expect(page.getByRole('gridcell', { name: '本租户设定' })).toHaveCount(0)

  await page.goto('/base/fxRate/index')
  await page.getByRole('button', { name: '新增汇率' }).click()
  await drawerOf(page).getByLabel('月份').fill('2020-01')
  await page.keyboard.press('Enter')
  await drawerOf(page).getByLabel('汇率（折合人民币）').fill('0')
  await saveIn(page)
  await expect(drawerOf(page).getByText(/汇率须大于/)).toBeVisible()
  await drawerOf(page).getByLabel('汇率（折合人民币）').fill('6.9762')
  await saveIn(page)
  await expect(page.getByText('「2020-01 USD」已保存')).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a quotation is taken out of use; a cost list takes over its prices and is enabled', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'sw')
  await page.getByRole('menuitem', { name: '报价单' }).click()
  const first = page.locator('.grid-row.body').first()
  await expect(first).toContainText('使用中')
  await first.getByRole('gridcell').nth(2).click()
  await expect(page.getByRole('heading', { name: /报价明细/ })).toBeVisible()
  await page.getByRole('button', { name: /停\s*用/ }).click()
  await expect(page.getByRole('button', { name: /启\s*用/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /启\s*用/ }).click()
  await expect(page.getByRole('button', { name: /停\s*用/ })).toBeVisible()

  await page.getByRole('menuitem', { name: '费用清单' }).click()
  await page.getByRole('button', { name: '新增费用清单' }).click()
  await drawerOf(page).getByLabel('清单名称').fill('浏览器测试清单')
  await drawerOf(page).getByLabel('来源报价单').click()
  await option(page, /^BJ/)
  await saveIn(page)
  await expect(page.getByText('「浏览器测试清单」已保存')).toBeVisible()
  await page.getByRole('gridcell', { name: '浏览器测试清单' }).click()
  await expect(drawerOf(page).getByRole('heading', { name: /费用明细（[1-9]/ })).toBeVisible()
  await expectAccessible(page)
  await drawerOf(page)
    .getByRole('button', { name: /启\s*用/ })
    .click()
  await expect(drawerOf(page).getByText('费用清单已启用，停用后才能修改。')).toBeVisible()
  await expect(drawerOf(page).getByRole('button', { name: /保\s*存/ })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('these screens fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin')
  for (const path of [
    '/base/carrier/index',
    '/base/carrier/vehicle',
    '/base/carrier/driver',
    '/base/worker/index',
    '/base/worker/forklift',
    '/base/fxRate/index',
    '/system/param/index',
    '/contract/quotation/index',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  }
})
