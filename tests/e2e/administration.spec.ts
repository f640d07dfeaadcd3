import { expect, test, type Page } from '@playwright/test'
import { callsOf } from './api.ts'
import { asInRealWork, button, complaintsOf, expectAccessible, signIn, signInTo } from './person.ts'

const save = (page: Page) => page.getByRole('button', { name: /保\s*存/ }).click()

test('an administrator makes a role and a user, who comes by the link and sees exactly that', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'admin')
  await page.goto('/system/role/index')
  await expect(page.getByRole('heading', { name: '角色权限' })).toBeVisible()
  await page.getByRole('button', { name: '新增角色' }).click()
  await page.getByLabel('角色代码').fill('nightAdmin')
  await page.getByRole('textbox', { name: '角色名称' }).fill('夜班')
  await page.getByRole('group', { name: '客户', exact: true }).getByLabel('查看').check()
  await page.getByRole('group', { name: '客户', exact: true }).getByLabel('在选择框中使用').check()
  await save(page)
  await expect(page.getByText('角色代码不能包含 admin')).toBeVisible()
  await page.getByLabel('角色代码').fill('night')
  await expectAccessible(page)
  await save(page)
  await expect(page.getByText('「夜班」已保存')).toBeVisible()

  await page.goto('/system/user/index')
  await page.getByRole('button', { name: '新增用户' }).click()
  await page.getByRole('textbox', { name: '账号' }).fill('owl')
  await page.getByRole('textbox', { name: '姓名' }).fill('夜班小鸥')
  await page.getByRole('combobox', { name: '角色' }).last().click()
  await page.keyboard.type('夜班')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'owl 的设置密码链接' })
  const link = (await dialog.locator('code').textContent())?.trim() ?? ''
  expect(link).toMatch(/\/login#set-password=[\w-]{43}$/)

  const context = await browser.newContext({ locale: 'zh-CN' })
  const owl = await context.newPage()
  await owl.goto(link)
  await owl.getByLabel('新密码').fill('Yuncang#2026')
  await owl.getByLabel('再次输入').fill('Yuncang#2026')
  await owl.getByRole('button', { name: '设置密码' }).click()
  await expect(owl.getByText('密码已设置，请登录')).toBeVisible()
  await signIn(owl, 'owl')
  const menu = owl.getByRole('navigation', { name: '侧边菜单' })
  const entries = menu.getByRole('menuitem')
  await expect(entries).toHaveText(['首页', '基础资料', '客户管理'])
  await menu.getByRole('menuitem', { name: '客户管理' }).click()
  await expect(owl.getByRole('heading', { name: '客户管理' })).toBeVisible()
  await expect(button(owl, '新增客户')).toHaveCount(0)

  await page.goto('/system/role/index')
  await page.getByRole('gridcell', { name: '夜班' }).first().click()
  await page.getByRole('group', { name: '客户', exact: true }).getByLabel('新增与修改').check()
  await page.getByRole('group', { name: '商品', exact: true }).getByLabel('查看').check()
  await save(page)
  await expect(page.getByText('「夜班」已保存')).toBeVisible()
  await menu.getByRole('menuitem', { name: '首页' }).click()
  await expect(entries).toHaveText(['首页', '基础资料', '客户管理', '商品管理'])
  await menu.getByRole('menuitem', { name: '客户管理' }).click()
  await expect(button(owl, '新增客户')).toBeVisible()
  await context.close()
  expect(complaints).toEqual([])
})

test('a tenant is locked, and whoever sits in it is told and leaves without doing anything', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const clerk = await context.newPage()
  await asInRealWork(clerk)
  const isListening = clerk.waitForEvent('websocket')
  await signIn(clerk, 'kf.hd')
  await (await isListening).waitForEvent('framereceived')

  await signInTo(page, 'multi', '培训租户')
  await page.goto('/system/tenant/index')
  await page.getByText('示例货代').click()
  await page
    .getByRole('button', { name: /锁\s*定/ })
    .last()
    .click()
  await expect(page.getByText('示例货代：锁定完成')).toBeVisible()

  await expect(clerk.getByText('租户已被锁定，无法登录，请联系管理员！').first()).toBeVisible()
  await expect(clerk).toHaveURL(/\/codeCallback$/)
  await expect(clerk.getByRole('alert')).toContainText('租户已被锁定')
  await context.close()

  await page
    .getByRole('button', { name: /解\s*锁/ })
    .last()
    .click()
  await expect(page.getByText('示例货代：解锁完成')).toBeVisible()
})

test('a dictionary is worded for the tenant and taken back', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/system/dictionary/index')
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
    await expect(page.getByText(`铁箱：${step}完成`)).toBeVisible()
  }
  await expect(page.getByText('管理员 解锁')).toBeVisible()
  await button(page, '取消').click()
  await page.getByRole('button', { name: '同步平台内容' }).click()
  await page.getByRole('button', { name: /确\s*定/ }).click()
  await expect(page.getByText('已恢复 2 条')).toBeVisible()
  await expect(page.getByText('木托', { exact: true })).toBeVisible()
})

test('an error of the interface is read with its stack and marked as solved', async ({
  page,
  request,
}) => {
  const message = 'E2E: 船名列没有加载'
  const call = await callsOf(request, 'kf')
  const stack = `Error: ${message}\n    at list.tsx:12:3`
  await call('/lh-log/error/send', [
    { url: '/wms/inboundOrder/index', time: '2026-11-21 10:00:00', message, stack },
  ])
  await signIn(page, 'admin')
  await page.goto('/system/log/index')
  await page.getByText('错误日志', { exact: true }).click()
  await page.getByRole('gridcell', { name: message }).click()
  const entry = page.getByRole('dialog')
  await expect(entry.getByText('at list.tsx:12:3')).toBeVisible()
  await expectAccessible(page)
  await entry.getByRole('button', { name: '标记已解决' }).click()
  await expect(entry).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: message })
  await expect(row.getByText('已解决')).toBeVisible()
})

test('somebody whom only the issuer knows is bound to an account, or refused at its field', async ({
  page,
}) => {
  const identity = {
    id: 'pending-1',
    version: 1,
    issuer: 'https://issuer.example',
    subject: 'u-77',
    name: '外部小何',
    email: 'he@issuer.example',
    status: 0,
    account: null,
    createTime: '2026-11-21 10:00:00',
    updateTime: '2026-11-21 10:00:00',
  }
  let bound: object = {}
  const answer = (data: object) => ({ json: { code: 200, msg: '', data } })
  // Nobody comes from an outside issuer to the server of the stories; what it says of them is tried in sso-outside.test.ts.
  await page.route('**/api/lh-system/identity/list*', (route) =>
    route.fulfill(
      answer({ records: [{ ...identity, ...bound }], total: 1, size: 15, current: 1, pages: 1 }),
    ),
  )
  await signInTo(page, 'multi', '培训租户')
  await page.goto('/system/identity/index')
  await page.getByRole('gridcell', { name: '外部小何' }).click()
  const dialog = page.getByRole('dialog', { name: /外部小何/ })
  const bind = () => dialog.getByRole('button', { name: /绑\s*定/ }).click()
  await bind()
  await expect(dialog.getByText('请输入账号')).toBeVisible()
  await dialog.getByRole('textbox').fill('kf')
  await bind()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/lh-system/identity/bind', (route) => {
    expect(route.request().postDataJSON()).toEqual({ id: 'pending-1', version: 1, account: 'kf' })
    bound = { status: 1, account: 'kf', version: 2 }
    return route.fulfill(answer({ ...identity, ...bound }))
  })
  await bind()
  await expect(page.getByText('已绑定到账号 kf')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('gridcell', { name: '已绑定' })).toBeVisible()
})
