import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import { button, complaintsOf, signIn, windowIn } from './person.ts'
import { test } from './test.ts'

const canvas = (page: Page) => page.evaluate('getComputedStyle(document.body).backgroundColor')
const dark = 'rgb(16, 21, 26)'

/** Another browser knows a setting from when the server has it. */
async function kept(page: Page, choose: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(/setting\.save|user\/setting/)
  await choose()
  await saved
}

async function shade(page: Page, to: '深色' | '浅色'): Promise<void> {
  await page.getByRole('button', { name: '外观' }).click()
  await kept(page, () => page.getByText(to).click())
  await page.keyboard.press('Escape')
}

test('look, language and rows on a page change at once, stay, and follow the person to another browser; open tabs stay where they are', async ({
  page,
  browser,
}) => {
  const fifty = (at: Page) => at.getByRole('navigation', { name: '分页' }).getByTitle('50 条/页')
  await signIn(page, 'ck.zjwl', '/base/product/index')
  await page.locator('.grid-pages').getByRole('combobox').click()
  await kept(page, () => page.locator('.ant-select-item-option').filter({ hasText: '50' }).click())
  await expect(page).toHaveURL(/size=50/)
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  await expect(fifty(page)).toBeVisible()
  await shade(page, '深色')
  await expect.poll(() => canvas(page)).toBe(dark)

  const other = await windowIn(browser)
  const complaints = complaintsOf(other)
  await other.goto('/login')
  await other.getByRole('button', { name: 'English' }).click()
  await other.getByRole('textbox', { name: 'Account' }).fill('ck.zjwl')
  await other.getByLabel('Password').fill('Yuncang#2026')
  await kept(other, () => button(other, 'Sign in').click())
  await expect(other.getByRole('button', { name: '中文' })).toBeVisible()
  await expect.poll(() => canvas(other)).toBe(dark)
  expect(await other.evaluate(() => localStorage.getItem('language'))).toBe('en')
  await expect(other.getByRole('tab')).toHaveText(['Home'])
  await other.getByRole('menuitem', { name: 'Products' }).click()
  await expect(other.getByRole('heading', { name: 'Products' })).toBeVisible()
  await expect(other.getByRole('navigation', { name: 'Pages' }).getByTitle('50')).toBeVisible()

  await page.reload()
  // It starts anew once it knows the language.
  await expect(page.getByRole('tab')).toHaveText(['Home', 'Products', 'Customers'])
  await expect.poll(() => canvas(page)).toBe(dark)
  await kept(page, () => page.getByRole('button', { name: '中文' }).click())
  await expect(page.getByRole('tab')).toHaveText(['首页', '商品管理', '客户管理'])
  expect(complaints).toEqual([])
})
