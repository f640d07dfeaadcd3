import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import {
  asInRealWork,
  button,
  complaintsOf,
  expectAccessible,
  goTo,
  hears,
  showPassword,
  signIn,
  signInTo,
  windowIn,
} from './person.ts'
import { test } from './test.ts'

const save = (page: Page) => page.getByRole('button', { name: /保\s*存/ }).click()

test('an administrator makes a role and a user, who comes by a link that sets a password once, not the account itself, and sees exactly what the role gives', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'admin', '/system/role/index')
  await expect(page.getByRole('heading', { name: '角色权限' })).toBeVisible()
  await page.getByRole('button', { name: '新增角色' }).click()
  await page.getByLabel('角色代码').fill('nightAdmin')
  await page.getByRole('textbox', { name: '角色名称' }).fill('夜班')
  await page.getByRole('group', { name: '客户', exact: true }).getByLabel('查看').check()
  await page.getByRole('group', { name: '客户', exact: true }).getByLabel('在选择框中使用').check()
  await save(page)
  await expect(page.getByText('角色代码不能包含 admin')).toBeVisible()
  await page.getByLabel('角色代码').fill('night')
  await save(page)
  await expect(page.getByText('「夜班」已保存')).toBeVisible()

  await goTo(page, '/system/user/index')
  await page.getByRole('button', { name: '新增用户' }).click()
  await page.getByRole('textbox', { name: '账号' }).fill('NightOwl')
  await page.getByRole('textbox', { name: '姓名' }).fill('夜班小鸥')
  await page.getByRole('combobox', { name: '角色' }).last().click()
  await page.keyboard.type('夜班')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'NightOwl 的设置密码链接' })
  const link = (await dialog.locator('code').textContent())?.trim() ?? ''
  expect(link).toMatch(/\/login#set-password=[\w-]{43}$/)

  const owl = await windowIn(browser)
  await owl.goto(link)
  await expect(owl.getByRole('heading', { name: '设置密码' })).toBeVisible()
  await expectAccessible(owl)
  const fill = async (password: string, again = password) => {
    await owl.getByLabel('新密码').fill(password)
    await owl.getByLabel('再次输入').fill(again)
    await owl.getByRole('button', { name: '设置密码' }).click()
  }
  await fill('short', 'another')
  await expect(owl.getByText('密码至少 8 位')).toBeVisible()
  await expect(owl.getByText('两次输入的密码不一致')).toBeVisible()
  await fill('nightowl')
  await expect(owl.getByText('两次输入的密码不一致')).toBeHidden()
  await expect(owl.getByRole('alert')).toContainText('密码不能与账号相同')
  await fill('Yuncang#2026')
  await expect(owl.getByText('密码已设置，请登录')).toBeVisible()
  await owl.getByRole('link', { name: /登\s*录/ }).click()
  await showPassword(owl, 'nightowl')
  await expect(owl.getByRole('heading', { name: '今日工作' })).toBeVisible()
  const later = await owl.context().newPage()
  await later.goto(link)
  await later.getByLabel('新密码').fill('somebody else tries')
  await later.getByLabel('再次输入').fill('somebody else tries')
  await later.getByRole('button', { name: '设置密码' }).click()
  await expect(later.getByRole('alert')).toContainText('链接无效、已使用或已过期')
  await later.close()
  const menu = owl.getByRole('navigation', { name: '侧边菜单' })
  const entries = menu.getByRole('menuitem')
  await expect(entries).toHaveText(['首页', '基础资料', '客户管理'])
  await menu.getByRole('menuitem', { name: '客户管理' }).click()
  await expect(owl.getByRole('heading', { name: '客户管理' })).toBeVisible()
  await expect(button(owl, '新增客户')).toHaveCount(0)

  await goTo(page, '/system/role/index')
  await page.getByRole('gridcell', { name: '夜班' }).first().click()
  await page.getByRole('group', { name: '客户', exact: true }).getByLabel('新增与修改').check()
  await page.getByRole('group', { name: '商品', exact: true }).getByLabel('查看').check()
  await save(page)
  await expect(page.getByText('「夜班」已保存')).toBeVisible()
  await menu.getByRole('menuitem', { name: '首页' }).click()
  await expect(entries).toHaveText(['首页', '基础资料', '客户管理', '商品管理'])
  await menu.getByRole('menuitem', { name: '客户管理' }).click()
  await expect(button(owl, '新增客户')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a tenant is locked, and whoever sits in it is told and leaves without doing anything', async ({
  page,
  browser,
}) => {
  const clerk = await windowIn(browser)
  await asInRealWork(clerk)
  const isHearing = hears(clerk)
  await signIn(clerk, 'kf.hd')
  await isHearing

  await signInTo(page, 'multi', { tenant: '培训租户', address: '/system/tenant/index' })
  await page.getByText('示例货代').click()
  await page
    .getByRole('button', { name: /锁\s*定/ })
    .last()
    .click()
  await expect(page.getByText('操作成功：示例货代 锁定')).toBeVisible()

  await expect(clerk.getByText('租户已被锁定，无法登录，请联系管理员！').first()).toBeVisible()
  await expect(clerk).toHaveURL(/\/codeCallback$/)
  await expect(clerk.getByRole('alert')).toContainText('租户已被锁定')

  await page
    .getByRole('button', { name: /解\s*锁/ })
    .last()
    .click()
  await expect(page.getByText('操作成功：示例货代 解锁')).toBeVisible()
})

test('a dictionary is worded for the tenant and taken back, and so is a parameter; a rate is entered', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'admin', '/system/dictionary/index')
  await expect(page.getByRole('heading', { name: '包装方式 PACK_TYPE' })).toBeVisible()
  await page.getByText('木托', { exact: true }).click()
  await page.getByLabel('显示文字').last().fill('木质托盘')
  await save(page)
  await expect(page.getByText('「木质托盘」已保存')).toBeVisible()
  await expect(page.getByText('本租户改写')).toBeVisible()
  const other = page.getByText('铁箱', { exact: true })
  for (const step of ['锁定', '解锁']) {
    await other.click()
    await button(page, step).last().click()
    await expect(page.getByText(`操作成功：铁箱 ${step}`)).toBeVisible()
  }
  await expect(page.getByText('管理员 解锁')).toBeVisible()
  await button(page, '取消').click()
  await page.getByRole('button', { name: '同步平台内容' }).click()
  await page.getByRole('button', { name: /确\s*定/ }).click()
  await expect(page.getByText('已恢复 2 条')).toBeVisible()
  await expect(page.getByText('木托', { exact: true })).toBeVisible()

  const drawer = page.locator('.ant-drawer')
  await goTo(page, '/system/param/index')
  await page.getByRole('gridcell', { name: '预占保留小时数' }).click()
  await drawer.getByLabel('当前值').fill('48')
  await save(page)
  await expect(page.getByText('「预占保留小时数」已保存')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: '本租户设定' })).toBeVisible()
  await page.getByRole('gridcell', { name: '预占保留小时数' }).click()
  await expect(drawer.getByText('初始值：72')).toBeVisible()
  await drawer.getByRole('button', { name: '恢复初始值' }).click()
  await expect(drawer.getByLabel('当前值')).toHaveValue('72')
  await expect(page.getByRole('gridcell', { name: '本租户设定' })).toHaveCount(0)

  await goTo(page, '/base/fxRate/index')
  await page.getByRole('button', { name: '新增汇率' }).click()
  await drawer.getByLabel('月份').fill('2020-01')
  await page.keyboard.press('Enter')
  await drawer.getByLabel('汇率（折合人民币）').fill('0')
  await save(page)
  await expect(drawer.getByText(/汇率须大于/)).toBeVisible()
  await drawer.getByLabel('汇率（折合人民币）').fill('6.9762')
  await save(page)
  await expect(page.getByText('「2020-01 USD」已保存')).toBeVisible()
  expect(complaints).toEqual([])
})
