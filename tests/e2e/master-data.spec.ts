import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible, signIn } from './person.ts'

test('a product is added as its contract asks and found by a filter', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await page.getByRole('menuitem', { name: '商品管理' }).click()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.getByRole('button', { name: '新增商品' }).click()
  const drawer = page.locator('.ant-drawer')
  const save = drawer.getByRole('button', { name: /保\s*存/ })
  await save.click()
  await expect(drawer.getByText('请输入商品名称')).toBeVisible()
  await drawer.getByLabel('商品名称').fill('浏览器测试商品')
  await drawer.getByLabel('计量单位').click()
  await page.locator('.ant-select-item-option').filter({ hasText: '托' }).first().click()
  await drawer.getByLabel('危险品').click()
  await save.click()
  await expect(drawer.getByText('危险品须填写联合国编号（UN 号）')).toBeVisible()
  await drawer.getByLabel('危险品').click()
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('「浏览器测试商品」已保存')).toBeVisible()

  await page.getByRole('searchbox', { name: '商品名称' }).fill('浏览器测试')
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(page).toHaveURL(/productName=/)
  await expect(page.getByRole('gridcell', { name: '浏览器测试商品' })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a stale change of a product is refused; somebody else audits it', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, 'kf')
  await page.goto('/base/product/index?productName=生咖啡豆')
  await page.getByRole('gridcell', { name: '生咖啡豆 60 kg' }).click()
  const drawer = page.locator('.ant-drawer')
  const save = drawer.getByRole('button', { name: /保\s*存/ })
  await expect(drawer.getByLabel('规格')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('规格').fill('先改的规格')
  await other.getByRole('button', { name: /保\s*存/ }).click()
  await expect(other.getByText('「生咖啡豆 60 kg」已保存')).toBeVisible()
  await other.close()
  await drawer.getByLabel('规格').fill('后改的规格')
  await save.click()
  await expect(page.getByText(/数据已被他人修改/)).toBeVisible()
  await page.getByRole('button', { name: '重新载入' }).click()
  await expect(drawer.getByLabel('规格')).toHaveValue('先改的规格')
  await expect(drawer.getByText('规格：— → 先改的规格')).toBeVisible()
  await drawer.getByRole('button', { name: '提交审核' }).click()
  await expect(drawer.getByText('商品正在审核，审核后才能修改。')).toBeVisible()

  const colleague = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(colleague, 'sh')
  await colleague.goto(page.url())
  await colleague.getByRole('button', { name: /驳\s*回/ }).click()
  await colleague.getByLabel('驳回原因').fill('请补充规格')
  await colleague
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /驳\s*回/ })
    .click()
  await expect(colleague.getByText('请补充规格')).toBeVisible()
  await expect(colleague.getByText('审核状态：已提交 → 已驳回')).toBeVisible()
})

test('the tree of locations leads to places with room and load; one is locked and freed', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'ck')
  await page.getByRole('menuitem', { name: '库位管理' }).click()
  await expect(page.getByRole('gridcell', { name: '一号保税仓' })).toBeVisible()
  const tree = page.getByRole('tree', { name: '库位树' })
  const branch = (name: string) => page.locator('.ant-tree-treenode').filter({ hasText: name })
  await branch('一号保税仓').locator('.ant-tree-switcher').click()
  await branch('保税 A 区').locator('.ant-tree-switcher').click()
  await expect(tree).toBeAttached()
  await branch('W1-A-01').locator('.ant-tree-node-content-wrapper').click()
  await expect(page.getByText('共 6 条')).toBeVisible()
  await expect(page).toHaveURL(/parentStorageId=/)
  await expect(page.getByRole('gridcell', { name: /^0 \/ \d+$/ }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('gridcell', { name: 'W1-A-01-01' }).click({ position: { x: 110, y: 10 } })
  const drawer = page.locator('.ant-drawer')
  await expect(drawer.getByLabel('库位编码')).toHaveValue('W1-A-01-01')
  await drawer.getByRole('button', { name: /锁\s*定/ }).click()
  await page.getByLabel('锁定原因').fill('货架检修')
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /锁\s*定/ })
    .click()
  await expect(drawer.getByText(/状态原因：— → 货架检修/)).toBeVisible()
  await drawer.getByRole('button', { name: /启\s*用/ }).click()
  await expect(drawer.getByRole('button', { name: /锁\s*定/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('both screens fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'ck')
  for (const path of ['/base/product/index', '/base/storageLocation/index']) {
    await page.goto(path)
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  }
})
