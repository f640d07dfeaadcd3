import { expect, test } from '@playwright/test'
import { complaintsOf, signInTo } from './person.ts'

test('reliability 179: a tenant that is left, or a sign-out, in one window is so in every other at once', async ({
  page,
  context,
}) => {
  await signInTo(page, 'multi', '培训租户')
  const other = await context.newPage()
  const complaints = complaintsOf(other)
  await other.goto('/base/customer/index')
  await expect(other.getByRole('gridcell').first()).toBeVisible()
  await other.getByRole('button', { name: /新增客户/ }).click()
  await other.getByRole('dialog').getByLabel('客户全称').fill('写在别的租户里')

  await page.getByRole('button', { name: '切换租户' }).click()
  await page.getByRole('menuitem', { name: '示例货代' }).click()
  await expect(page.getByRole('button', { name: '切换租户' })).toContainText('示例货代')
  await expect(other.getByRole('button', { name: '切换租户' })).toContainText('示例货代')
  await expect(other).toHaveURL(/\/wel\/index$/)
  await expect(other.getByRole('tab')).toHaveText(['首页'])
  expect(complaints).toEqual([])

  await page.locator('[data-tour=person]').click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  for (const window of [page, other]) {
    await expect(window.getByRole('textbox', { name: '账号' })).toBeVisible()
  }
  await other.goBack()
  await expect(other).toHaveURL(/\/login\?uid=/)
})
