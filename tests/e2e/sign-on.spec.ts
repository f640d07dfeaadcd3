import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, signIn, showPassword } from './person.ts'

const password = 'Yuncang#2026'

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
  // spec §2: three ways and their fields.
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
  // Known at the issuer: another start asks nothing. A page that is still open would start by itself.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'x-access-token' })
  await page.goto('/base/customer/index')
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  await leave(page, '客服小王')
  await expect(page).toHaveURL(/\/login\?uid=/)
  await page.goto('/wel/index')
  await expect(page).toHaveURL(/\/login\?uid=/)
})

test('a phone and its code sign in; the next code has to wait', async ({ page, request }) => {
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
})

test('who has no right to sign in is told so, and gets nowhere', async ({ page }) => {
  await page.goto('/login')
  const signedOut = page.waitForResponse(/\/api\/lh-base\/user\/logout/)
  await showPassword(page, 'nobody')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('您暂无权限登录智慧云仓操作平台')
  await signedOut
  await expect(alert).toBeVisible()
  await page.goto('/wel/index')
  await expect(page).toHaveURL(/\/login/)
})

test('the lock screen holds every way on, in the page and on the server, until the password is given', async ({
  page,
}) => {
  await signIn(page, 'jf')
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  await page.getByRole('button', { name: '锁屏' }).click()
  await expect(page).toHaveURL(/\/lock$/)
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/lock$/)
  await page.goto('/base/customer/index')
  await expect(page.getByRole('button', { name: /解\s*锁/ })).toBeVisible()
  await page.goto('/lock')
  await page.getByLabel('登录密码').fill('wrong')
  await page.getByRole('button', { name: /解\s*锁/ }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('登录密码').fill(password)
  await page.getByRole('button', { name: /解\s*锁/ }).click()
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
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

test('somebody who begins in two browsers at the same moment is signed out of neither', async ({
  page,
}) => {
  await page.route('**/user/saveUserGroup*', async (route) => {
    // The other browser was a moment faster.
    await route.fetch()
    await route.continue()
  })
  await signIn(page, 'kf')
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
})

test('spec §6 people of two sections start in the first and change to the other, with its names of fields', async ({
  page,
}) => {
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
    await page.getByRole('menuitem', { name: screen }).click()
    for (const name of columns) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    }
  }
})

test('a tenant that is typed in is the one to work in; a foreign one is a wrong password', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('租户编码（可不填）').fill('WMS_HD')
  await showPassword(page, 'kf')
  await expect(page.getByRole('alert')).toContainText('账号或密码不正确')
  await page.getByLabel('租户编码（可不填）').fill('WMS_ZJWL')
  await showPassword(page, 'multi')
  await expect(page.getByRole('button', { name: '切换租户' })).toContainText('示例物流中心')
})
