import { expect } from './expect.ts'
import type { Locator } from '@playwright/test'
import { button, complaintsOf, expectAccessible, goTo, signIn } from './person.ts'
import { test } from './test.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const widthOf = async (dialog: Locator) => Math.round((await dialog.boundingBox())?.width ?? 0)

test('help on pages that have it, 60% wide or full screen: suggestions, Enter or button, cards; an article of the tenant with a paper is found and taken away', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const help = page.getByRole('button', { name: '帮助中心' })
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible()
  await expect(help).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin.hd', '/system/help/index')
  await button(page, '新增文章').click()
  await page.getByRole('textbox', { name: '* 标题' }).fill('怎样过磅')
  await page.getByRole('textbox', { name: '内容', exact: true }).click()
  await page.keyboard.type('先过空车，再')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('过重车')
  await button(page, '保存').click()
  await expect(page.getByText('「怎样过磅」已保存')).toBeVisible()
  await page.getByRole('gridcell', { name: '怎样过磅' }).click()
  const input = page.locator('.add-bar input[type=file]').first()
  await input.setInputFiles({ name: '过磅流程.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByText('过磅流程.pdf').first()).toBeVisible()
  await button(page, '取消').click()

  await help.click()
  const dialog = page.getByRole('dialog', { name: '帮助' })
  await expect.poll(() => widthOf(dialog)).toBe(864)
  // Beside it, which a click would close.
  await page.mouse.click(4, 400)
  await expect(dialog).toBeVisible()
  const box = dialog.getByPlaceholder('您遇到了什么问题？')
  await box.press('Enter')
  await expect(dialog.getByRole('article')).toHaveCount(0)
  await box.fill('仓储')
  await expect(page.getByRole('option', { name: '仓储费怎么算' })).toBeAttached()
  await box.press('Enter')
  const first = dialog.getByRole('article').first()
  await expect(first).toContainText('仓储费怎么算')
  await box.fill('导入')
  await dialog.getByRole('button', { name: /搜\s*索/ }).click()
  await expect(first).toContainText('怎样导入入库订单')
  await box.fill('过磅')
  await box.press('Enter')
  await expect(first).toContainText('先过空车，再过重车')
  await expect(first.locator('strong')).toHaveText('过重车')
  // Suggestions that are still on their way would name a list that is not there yet.
  await first.click()
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '过磅流程.pdf' }).click(),
  ])
  expect(taken.suggestedFilename()).toBe('过磅流程.pdf')
  await dialog.getByRole('button', { name: '全屏', exact: true }).click()
  await expect.poll(() => widthOf(dialog)).toBe(1440)
  // Suggestions that are still open are what the first Escape closes.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }).toPass()
  await goTo(page, '/404')
  await expect(page.getByText('页面不存在')).toBeVisible()
  await expect(help).toBeHidden()
  await goTo(page, '/wel/index')
  await page.getByRole('button', { name: '关闭帮助按钮' }).click()
  await expect(help).toBeHidden()
  expect(complaints).toEqual([])
})
