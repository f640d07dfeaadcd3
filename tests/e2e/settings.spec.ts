import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, personAt, signIn } from './person.ts'

const canvas = 'getComputedStyle(document.body).backgroundColor'
const dark = 'rgb(16, 21, 26)'

test('look and language follow the person to another browser', async ({ page, browser }) => {
  await signIn(page, 'lh.zjwl')
  await page.getByRole('button', { name: '外观' }).click()
  await page.getByText('深色').click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: '中文' })).toBeVisible()

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const other = await elsewhere.newPage()
  const complaints = complaintsOf(other)
  await other.goto('/login')
  await other.getByRole('textbox', { name: '账号' }).fill('lh.zjwl')
  await other.getByLabel('密码').fill('Yuncang#2026')
  await other.getByRole('button', { name: /登\s*录/ }).click()
  await expect(other.getByRole('button', { name: '中文' })).toBeVisible()
  expect(await other.evaluate(canvas)).toBe(dark)
  expect(await other.evaluate(() => localStorage.getItem('language'))).toBe('en')
  await elsewhere.close()

  // What somebody asks for at the sign-in counts more than what they asked for before.
  const third = await browser.newContext({ locale: 'zh-CN' })
  const asking = await third.newPage()
  await asking.goto('/login')
  await asking.getByRole('button', { name: 'English' }).click()
  await asking.getByRole('button', { name: '中文' }).click()
  await signIn(asking, 'lh.zjwl')
  await asking.reload()
  await expect(asking.getByRole('button', { name: 'English' })).toBeVisible()
  await third.close()
  expect(complaints).toEqual([])
})

test('rows on a page follow the person to another browser; open tabs stay where they are', async ({
  page,
  browser,
}) => {
  await signIn(page, 'ck.zjwl')
  await page.goto('/base/product/index')
  await page.locator('.grid-pages').getByRole('combobox').click()
  const kept = page.waitForResponse(/setting\.save|user\/setting/)
  await page.locator('.ant-select-item-option').filter({ hasText: '50' }).click()
  await expect(page).toHaveURL(/size=50/)
  await kept
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  const fifty = (at: Page) => at.getByRole('navigation', { name: '分页' }).getByTitle('50 条/页')
  await expect(fifty(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab')).toHaveText(['首页', '商品管理', '客户管理'])

  const { page: other } = await personAt(browser, 'ck.zjwl')
  await expect(other.getByRole('tab')).toHaveText(['首页'])
  await other.getByRole('menuitem', { name: '商品管理' }).click()
  await expect(fifty(other)).toBeVisible()
})
