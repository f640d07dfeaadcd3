import { expect } from './expect.ts'
import { button, complaintsOf, expectAccessible, goTo, personAt, signIn } from './person.ts'
import { test } from './test.ts'

test('what an administrator makes of the menu and of a role is what people see, until it is taken back', async ({
  page,
  browser,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  const clerk = await personAt(browser, 'kf.hd')
  const side = clerk.page.getByRole('navigation', { name: '侧边菜单' })
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
  await signIn(page, 'admin.hd', '/system/menu/index')
  // Far down in a menu that is longer than the window.
  await expect(page.getByRole('menuitem', { name: '菜单管理', exact: true }).last()).toBeInViewport(
    { ratio: 0.9 },
  )
  await cell('库存').click()
  await expect(page.getByText('暂无操作记录')).toBeVisible()
  await page.getByRole('textbox', { name: '* 名称' }).fill('在库货物')
  await button(page, '保存').click()
  await expect(page.getByText('「在库货物」已保存')).toBeVisible()
  await cell('出库订单').click()
  await page.getByRole('switch', { name: '隐藏' }).click()
  await button(page, '保存').click()
  await expect(page.getByText('「出库订单」已保存')).toBeVisible()
  await button(page, '新增外部链接').click()
  await page.getByRole('textbox', { name: '* 地址' }).fill('https://outside.example/notices')
  await page.getByRole('textbox', { name: '* 名称' }).fill('海关公告')
  await expectAccessible(page)
  await button(page, '保存').click()
  await expect(page.getByText('「海关公告」已保存')).toBeVisible()

  // The buttons of a page are rights, and rights are given to roles.
  await cell('客户管理').click()
  await expect(page.getByText(/本页按钮权限：.*新增与修改/)).toBeVisible()
  await goTo(page, '/system/role/index')
  await cell('客服单证').click()
  await page.getByRole('group', { name: '客户', exact: true }).getByLabel('新增与修改').uncheck()
  await button(page, '保存').click()
  await expect(page.getByText('「客服单证」已保存')).toBeVisible()

  await clerk.page.goto('/base/customer/index')
  await expect(side.getByText('在库货物')).toBeVisible()
  await expect(side.getByText('出库订单')).toBeHidden()
  await expect(side.getByText('海关公告')).toBeVisible()
  await expect(clerk.page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  await expect(button(clerk.page, '新增客户')).toBeHidden()

  await cell('客服单证').click()
  await button(page, '恢复平台设定').last().click()
  await expect(page.getByText('操作成功：客服单证 恢复平台设定')).toBeVisible()
  await goTo(page, '/system/menu/index')
  for (const [name, step] of [
    ['在库货物', '恢复平台设定'],
    ['出库订单', '恢复平台设定'],
    ['海关公告', '删除'],
  ] as const) {
    await page.getByRole('searchbox', { name: '名称' }).fill(name)
    await page.keyboard.press('Enter')
    await cell(name).click()
    await button(page, step).last().click()
    await expect(page.getByText(`操作成功：${name} ${step}`)).toBeVisible()
  }
  await clerk.page.reload()
  await expect(side.getByText('出库订单')).toBeVisible()
  await expect(side.getByText('库存', { exact: true })).toBeVisible()
  await expect(side.getByText('海关公告')).toBeHidden()
  await expect(button(clerk.page, '新增客户')).toBeVisible()
  expect([...complaints, ...clerk.complaints]).toEqual([])
})
