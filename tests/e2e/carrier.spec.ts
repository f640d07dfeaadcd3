import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import { complaintsOf, expectAccessible, signIn } from './person.ts'
import { test } from './test.ts'

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
  await signIn(page, 'kf', '/base/carrier/index')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.getByRole('button', { name: '新增承运商' }).click()
  await saveIn(page)
  await expect(drawerOf(page).getByText('请输入承运商名称')).toBeVisible()
  await drawerOf(page).getByLabel('承运商名称').fill('浏览器测试车队')
  await saveIn(page)
  await expect(page.getByText('「浏览器测试车队」已保存')).toBeVisible()

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
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('searchbox', { name: '司机姓名' }).fill('测试司机')
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(page).toHaveURL(/name=/)
  await expect(page.getByRole('gridcell', { name: /\*{4,}/ })).toBeVisible()
  await expect(page.getByText('11010519491231002X')).toHaveCount(0)

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
