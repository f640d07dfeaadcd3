import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './person.ts'

test('what is typed in one tab survives a look at another, and closing it asks first', async ({
  page,
}) => {
  await signIn(page, 'kf')
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  await page.getByRole('button', { name: /新增客户/ }).click()
  const name = page.getByRole('dialog').getByLabel('客户全称')
  await name.fill('写了一半的客户')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '继续编辑' }).click()
  const [home, customers] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)]
  await home.click()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await expect(name).toBeHidden()
  await customers.click()
  await expect(name).toHaveValue('写了一半的客户')
  await customers.click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '有未保存的修改' })).toBeVisible()
  await page.getByRole('button', { name: /^离\s*开$/ }).click()
  await expect(page.getByRole('tab')).toHaveCount(1)
})

test('back and forward walk through tabs; a reload brings them back', async ({ page }) => {
  await signIn(page, 'kf')
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  await page.getByRole('menuitem', { name: '入库订单' }).click()
  const active = page.getByRole('tab', { selected: true })
  await expect(active).toHaveText('入库订单')
  await page.goBack()
  await expect(active).toHaveText('客户管理')
  await expect(page).toHaveURL(/\/base\/customer\/index/)
  await page.goForward()
  await expect(active).toHaveText('入库订单')
  await page.reload()
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expect(active).toHaveText('入库订单')
  await active.press('Delete')
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(active).toHaveText('客户管理')
  await active.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await active.press('Delete')
  await expect(page.getByRole('tab')).toHaveCount(2)
})

test('an unknown address is /404, and the tabs are still there behind it', async ({ page }) => {
  await signIn(page, 'kf')
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByText('页面不存在')).toBeVisible()
  await page.getByRole('button', { name: '回到首页' }).click()
  await expect(page.getByRole('tab')).toHaveCount(2)
})

test('the look changes at once, stays for the next visit, and can be read in dark', async ({
  page,
}) => {
  await signIn(page, 'kf')
  await page.getByRole('button', { name: '外观' }).click()
  await page.getByText('深色').click()
  await page.keyboard.press('Escape')
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await canvas()).toBe('rgb(16, 21, 26)')
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect.poll(canvas).toBe('rgb(16, 21, 26)')
  // It would go with the person into the next story.
  await page.getByRole('button', { name: '外观' }).click()
  await page.getByText('浅色').click()
  await expect.poll(canvas).not.toBe('rgb(16, 21, 26)')
})
