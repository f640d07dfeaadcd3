import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import { signIn } from './person.ts'
import { test } from './test.ts'

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the top menu brings the branch of an entry; notes and requests of the page where one stands; search: Ctrl+K, a part of the name, pinyin initials, customers; arrows and Enter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await signIn(page, 'kf')
  const side = page.getByRole('navigation', { name: '侧边菜单' })
  await page.getByRole('navigation', { name: '顶部菜单' }).getByText('基础资料').click()
  await expect(side.getByText('客户管理')).toBeVisible()
  await expect(side.getByText('入库订单')).toBeHidden()
  await page.getByRole('navigation', { name: '顶部菜单' }).getByText('首页').click()
  await expect(side.getByText('入库订单')).toBeVisible()

  await tool(page, '提需求').click()
  await page.getByRole('textbox', { name: /标题/ }).fill('加一列船名')
  await page.getByLabel('希望系统做什么').fill('入库订单列表加船名')
  await expect(page.getByRole('dialog').getByText('首页')).toBeVisible()
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByRole('gridcell', { name: '加一列船名' })).toBeVisible()

  await page.getByRole('menuitem', { name: '客户管理' }).click()
  await tool(page, '写笔记').click()
  await expect(page).toHaveURL(/activeRoute=%2Fbase%2Fcustomer%2Findex/)
  await page.getByRole('main').getByRole('button', { name: '写笔记' }).click()
  await page.getByRole('textbox', { name: /标题/ }).fill('客户全称')
  await page.getByRole('textbox', { name: '内容' }).fill('与营业执照一致')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByRole('article')).toContainText('与营业执照一致')

  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /拼音首字母/ })
  await box.fill('rkdd')
  await expect(page.getByRole('option', { name: /^入库订单/ })).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: '入库订单' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toContainText('最近')
  await box.fill('样例橡胶')
  await expect(page.getByRole('option', { name: /样例橡胶贸易/ })).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/base\/customer\/index\//)
})
