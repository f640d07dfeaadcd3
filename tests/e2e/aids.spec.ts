import { expect, test } from '@playwright/test'
import { button, complaintsOf, expectAccessible, personAt, phone, signIn } from './person.ts'

test('somebody new is offered a tour, once, and can take it again', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'gw.zjwl')
  await expectAccessible(page)
  await page
    .getByRole('alert')
    .getByRole('button', { name: /开\s*始/ })
    .click()
  for (const title of ['菜单', '搜索', '标签', '后台任务', '外观']) {
    await expect(page.locator('.ant-tour')).toContainText(title)
    await button(page, '下一步').click()
  }
  await expect(page.locator('.ant-tour')).toContainText('您的菜单')
  await button(page, '完成').click()
  await expect(page.locator('.ant-tour')).toBeHidden()
  expect(complaints).toEqual([])

  // Not again, in another browser either; on a phone the tour leaves out what is not there.
  const { page: other } = await personAt(browser, 'gw.zjwl', phone)
  await expect(other.getByText('第一次使用？')).toHaveCount(0)
  await other.locator('[data-tour=person]').click()
  await other.getByRole('menuitem', { name: '新手引导' }).click()
  await expect(other.locator('.ant-tour')).toContainText('搜索')
  await other.keyboard.press('Escape')
})

test('? shows every key, in both languages, and types a question mark in a field', async ({
  page,
}) => {
  await signIn(page, 'sw.zjwl')
  await page.getByRole('alert').getByRole('button', { name: '不用了' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await expect(page.getByText('第一次使用？')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').pressSequentially('?')
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toBeHidden()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' })
  await expect(sheet).toContainText('向下填充')
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'English' }).click()
  await page.locator('[data-tour=person]').click()
  await page.getByRole('menuitem', { name: 'Keys' }).click()
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Fill down')
})
