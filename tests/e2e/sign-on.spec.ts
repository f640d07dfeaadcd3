import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import { button, expectAccessible, signIn, showPassword } from './person.ts'
import { test } from './test.ts'

/** The session of a page that is closed: one that is open would begin another by itself. */
async function forget(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'x-access-token' })
}

async function leave(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: person }).click()
  await page.getByText('退出登录').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
}

test('the third-party tab signs in at the issuer, and signing out ends it there too', async ({
  page,
}) => {
  await page.goto('/login')
  await expectAccessible(page)
  // three ways and their fields.
  await expect(page.getByRole('tab')).toHaveText(['账号登录', '手机登录', '第三方登录'])
  const fields = page.getByRole('tabpanel').getByRole('textbox')
  const named = async (...names: string[]) => {
    await expect(fields).toHaveCount(names.length)
    for (const [at, name] of names.entries())
      await expect(fields.nth(at)).toHaveAccessibleName(name)
  }
  await named('账号', '密码', '租户编码（可不填）')
  await page.getByRole('tab', { name: '手机登录' }).click()
  await named('手机号', '验证码', '租户编码（可不填）')
  await page.getByRole('tab', { name: '第三方登录' }).click()
  await page.getByRole('link', { name: '前往统一身份登录' }).click()
  await expect(page).toHaveURL(/\/login\?uid=/)
  await showPassword(page, 'kf')
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  // Known at the issuer: another start asks nothing.
  await forget(page)
  await page.goto('/base/customer/index')
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  await leave(page, '客服小王')
  await expect(page).toHaveURL(/\/login\?uid=/)
  await page.goto('/wel/index')
  await expect(page).toHaveURL(/\/login\?uid=/)
})

test('a phone and its code sign in, and the next code has to wait; who has no right is told so, and gets nowhere; a tenant that is typed in is the one to work in, a foreign one a wrong password', async ({
  page,
  request,
}) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: '手机登录' }).click()
  const phone = page.getByLabel('手机号')
  const send = page.getByRole('button', { name: '获取验证码' })
  await phone.fill('1380000')
  await send.click()
  await expect(page.getByText('手机号码长度不为11位')).toBeVisible()
  const outbox = async (): Promise<{ code: string }[]> =>
    (await (await request.get('/demo/outbox')).json()).data
  await phone.fill('19900000002')
  await send.click()
  await expect(page.getByRole('button', { name: /\d+ 秒后重新获取/ })).toBeDisabled()
  await expect.poll(async () => (await outbox()).length).toBeGreaterThan(0)
  const code = (await outbox())[0]?.code ?? ''
  await page.getByLabel('验证码').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page.getByRole('alert')).toContainText('验证码')
  await page.getByLabel('验证码').fill(code)
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await forget(page)

  const alert = page.getByRole('alert')
  await page.goto('/login')
  const signedOut = page.waitForResponse(/\/api\/lh-base\/user\/logout/)
  await showPassword(page, 'nobody')
  await expect(alert).toContainText('您暂无权限登录智慧云仓操作平台')
  await signedOut
  await expect(alert).toBeVisible()
  await page.goto('/wel/index')
  await expect(page).toHaveURL(/\/login/)

  await page.goto('/login')
  await page.getByLabel('租户编码（可不填）').fill('WMS_HD')
  await showPassword(page, 'kf')
  await expect(alert).toContainText('账号或密码不正确')
  await page.getByLabel('租户编码（可不填）').fill('WMS_ZJWL')
  await showPassword(page, 'multi')
  await expect(page.getByRole('button', { name: '切换租户' })).toContainText('示例物流中心')
})

test('people of two sections start in the first and change to the other, with its names of fields, also who begins in two browsers at the same moment', async ({
  page,
}) => {
  await page.route('**/user/saveUserGroup*', async (route) => {
    // The other browser was a moment faster.
    await route.fetch()
    await route.continue()
  })
  await signIn(page, 'whwl')
  // inCompany 0 brings 同步客户; 同步合同 needs hasJf 1 as well.
  await expect(page.getByRole('button', { name: '同步客户' })).toBeVisible()
  await expect(page.getByRole('button', { name: '同步合同' })).toHaveCount(0)
  await page.getByRole('button', { name: '切换业务板块 跨境电商板块' }).click()
  await page.getByRole('menuitem', { name: '轮胎销售板块' }).click()
  await expect(page.getByRole('button', { name: '轮胎销售板块' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '轮胎销售板块' })).toBeVisible()
  const names = {
    入库订单: ['SAP发货单号', 'ERP订单编号', '销售数量'],
    出库订单: ['SAP发货单号', 'ERP订单编号', '销售数量'],
    库存: ['SAP发货单号'],
    费用明细: ['SAP发货单号'],
  }
  for (const [screen, columns] of Object.entries(names)) {
    await page.getByRole('menuitem', { name: screen, exact: true }).click()
    for (const name of columns) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    }
  }
})

test('a locked tenant is chosen: 租户已被锁定，无法登录，请联系管理员！; another one lets in, where the way led, and nowhere else', async ({
  page,
}) => {
  const locked = '租户已被锁定，无法登录，请联系管理员！'
  await page.goto('/base/customer/index?customerName=青岛')
  await expect(page).toHaveURL(/\/login\?uid=/)
  await showPassword(page, 'multi')
  await expect(page).toHaveURL(/\/codeCallback\?type=tenant&redirect_uri=/)
  await page.getByRole('button', { name: '已锁定租户' }).click()
  await expect(page.getByRole('alert')).toContainText(locked)
  await button(page, '培训租户').click()
  await expect(page).toHaveURL(/\/base\/customer\/index\?/)
  await expect(page.getByLabel('客户全称')).toHaveValue('青岛')
  await page.getByRole('button', { name: '切换租户' }).click()
  await page.getByRole('menuitem', { name: '已锁定租户' }).click()
  await expect(page.getByText(locked)).toBeVisible()
  await expect(page.getByRole('button', { name: '切换租户' })).toContainText('培训租户')
  await page.goto('/codeCallback?type=tenant&redirect_uri=https%3A%2F%2Fevil.example')
  await button(page, '培训租户').click()
  await expect(page).toHaveURL(/\/wel\/index$/)
})

test('without a sign-in every page leads to it and back, and so it does when the session has ended or the product does not start', async ({
  page,
}) => {
  await page.goto('/base/customer/index?current=2&size=15')
  await expect(page).toHaveURL(/\/login\?uid=/)
  await page.getByRole('textbox', { name: '账号' }).fill('kf')
  await page.getByLabel('密码').fill('wrong')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page.getByRole('alert').getByText('账号或密码不正确')).toBeVisible()
  await page.getByLabel('密码').fill('Yuncang#2026')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page).toHaveURL(/\/base\/customer\/index\?current=2/)

  // code 401: the session is cleared, the sign-in leads back to this page.
  await page.goto('about:blank')
  const ended = { name: 'x-access-token', value: 'x'.repeat(43), domain: 'localhost', path: '/' }
  await page.context().clearCookies()
  await page.context().addCookies([ended])
  await page.goto('/base/customer/index')
  await page.waitForURL(/\/login\?uid=/)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await showPassword(page, 'kf')
  await expect(page).toHaveURL(/\/base\/customer\/index/)

  // failed startup load: logged out, to the sign-in.
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  const begin = '**/api/lh-base/user/start*'
  const failure = { code: 500, msg: '', data: null }
  await page.route(begin, (route) => route.fulfill({ status: 500, json: failure }), { times: 1 })
  await page.reload()
  await page.waitForURL(/\/login/)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('x-access-token')
})
