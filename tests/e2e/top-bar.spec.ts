import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, signIn } from './person.ts'

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('spec §2 help button: hidden on the sign-in and on pages without it', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible()
  await expect(page.getByRole('button', { name: '帮助中心' })).toBeHidden()
  await signIn(page, 'kf')
  await expect(page.getByRole('button', { name: '帮助中心' })).toBeVisible()
  await page.goto('/404')
  await expect(page.getByRole('button', { name: '帮助中心' })).toBeHidden()
})

test('spec §2 search: Ctrl+K, a part of the name, pinyin initials, customers; arrows and Enter', async ({
  page,
}) => {
  await signIn(page, 'kf')
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
  await expectAccessible(page)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/base\/customer\/index\//)
})

test('notes: written on the page where one stands, seen by colleagues', async ({ page }) => {
  await signIn(page, 'kf')
  await page.goto('/base/customer/index')
  await tool(page, '写笔记').click()
  await expect(page).toHaveURL(/activeRoute=%2Fbase%2Fcustomer%2Findex/)
  await page.getByRole('main').getByRole('button', { name: '写笔记' }).click()
  await page.getByRole('textbox', { name: /标题/ }).fill('客户全称')
  await page.getByRole('textbox', { name: '内容' }).fill('与营业执照一致')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByRole('article')).toContainText('与营业执照一致')
})

test('requests: asked from the top bar, with the page filled in', async ({ page }) => {
  await signIn(page, 'kf')
  await tool(page, '提需求').click()
  await page.getByRole('textbox', { name: /标题/ }).fill('加一列船名')
  await page.getByLabel('希望系统做什么').fill('入库订单列表加船名')
  await expect(page.getByRole('textbox', { name: '页面' })).toHaveValue('/wel/index')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByRole('gridcell', { name: '加一列船名' })).toBeVisible()
})

test('spec §6: tools follow tenant and rights; whoever has none sees none of them, nor the bell', async ({
  page,
}) => {
  await signIn(page, 'kf.rzlg')
  await expect(tool(page, '下载终端App')).toBeVisible()
  await expect(tool(page, '同步客户')).toBeHidden()
  await expect(tool(page, '同步合同')).toBeHidden()
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, 'sj')
  for (const name of ['写笔记', '提需求', '同步客户', '同步合同', '下载资料', '下载终端App']) {
    await expect(tool(page, name)).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: /通知提醒/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '切换租户' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /切换业务板块|板块$/ })).toHaveCount(0)
})

test('spec §2 top menu: an entry brings its own branch, home the whole menu', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await signIn(page, 'kf')
  const side = page.getByRole('navigation').last()
  await page.getByRole('navigation', { name: '顶部菜单' }).getByText('基础资料').click()
  await expect(side.getByText('客户管理')).toBeVisible()
  await expect(side.getByText('入库订单')).toBeHidden()
  await page.getByRole('navigation', { name: '顶部菜单' }).getByText('首页').click()
  await expect(side.getByText('入库订单')).toBeVisible()
})

test('spec §2 frame, reliability 175: only pages of the own menu, of hosts that the operator named', async ({
  page,
}) => {
  await signIn(page, 'kf')
  for (const host of ['evil.example', 'outside.example']) {
    await page.goto(`/myiframe/x?src=%22https%3A%2F%2F${host}%22`)
    await expect(page.getByText('没有权限')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  await page.goto('/test/index')
  await expect(page.getByRole('heading', { name: '测试页' })).toBeVisible()
})
