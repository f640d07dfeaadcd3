import { expect } from './expect.ts'
import { button, complaintsOf, expectAccessible, goTo, signIn, showPassword } from './person.ts'
import { test } from './test.ts'

const password = 'Yuncang#2026'

test('/lock and error pages need no sign-in, and an unknown address is /404, in the default theme; /login leads whoever is signed in to /; the codes of the terminal dialog lead a terminal to its work', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  for (const [path, words] of [
    ['/403', '没有权限'],
    ['/500', '页面出错了'],
    ['/error', '页面出错了'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page).toHaveTitle(`${words}-智慧云仓操作平台`)
  }
  // A screen that a later step brings is not there either: apps/web/src/shell/dead-ends.test.ts.
  await page.goto('/signatureDetail')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByText('页面不存在')).toBeVisible()
  await expect(page).toHaveTitle(/^页面不存在-/)
  await expect(page.locator('html')).toHaveClass(/theme-default/)
  await page.getByRole('button', { name: '回到首页' }).click()
  await page.waitForURL(/\/login\?uid=/)

  await page.goto('/lock')
  await expect(page.getByRole('heading', { name: '已锁屏' })).toBeVisible()
  await expect(page).toHaveURL(/\/lock$/)
  await expect(page).toHaveTitle(/^已锁屏-/)
  await expect(page.getByLabel('登录密码')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: '去登录' }).click()
  await expect(page).toHaveURL(/\/login\?uid=/)
  await page.goto('/pda')
  await expect(page).toHaveURL(/\/login\?uid=/)
  await showPassword(page, 'ck')
  await expect(page.getByRole('heading', { name: '入库订单' })).toBeVisible()
  await goTo(page, '/yard')
  await expect(page.getByRole('heading', { name: '出库订单' })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL(/\/wel\/index$/)
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the lock screen holds every way on, in the page and on the server, until the password is given, or by the next sign-in; /lock locks whoever is signed in', async ({
  page,
}) => {
  const active = page.getByRole('tab', { selected: true })
  const unlock = button(page, '解锁')
  await signIn(page, 'jf', '/base/customer/index')
  await page.getByRole('button', { name: '锁屏' }).click()
  await expect(page).toHaveURL(/\/lock$/)
  await expect(page).toHaveTitle(/^已锁屏-/)
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/lock$/)
  await page.goto('/base/customer/index')
  await expect(unlock).toBeVisible()
  await page.getByLabel('登录密码').fill('wrong')
  await unlock.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('登录密码').fill(password)
  await unlock.click()
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  await expect(active).toHaveText('客户管理')
  await expect(page).toHaveTitle(/^客户管理-/)

  await page.goto('/lock')
  await expect(unlock).toBeVisible()
  await page.goto('/wel/index')
  await expect(unlock).toBeVisible()
  await button(page, '退出登录').click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, 'jf', '/wms/inventory/index')
  await expect(active).toHaveText('库存')
})

test('a locked session is opened at the issuer, which asks again who is there, for its own person alone', async ({
  page,
}) => {
  await page.goto('/sso/authorize?redirect_uri=/base/customer/index')
  await showPassword(page, 'jf')
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  await page.getByRole('button', { name: '锁屏' }).click()
  const bySignOn = page.getByRole('link', { name: '统一身份验证解锁' })
  await bySignOn.click()
  await expect(page).toHaveURL(/\/login\?uid=/)
  await showPassword(page, 'kf')
  await expect(page.getByRole('alert')).toContainText('验证的不是锁屏者本人')
  await page.getByRole('link', { name: '返回锁屏' }).click()
  await bySignOn.click()
  await expect(page).toHaveURL(/\/login\?uid=/)
  await showPassword(page, 'jf')
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  await expect(page.getByRole('button', { name: '计费小孙' })).toBeVisible()
})
