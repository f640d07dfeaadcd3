import { expect } from './expect.ts'
import { callsOf } from './api.ts'
import { enterOrder } from './inbound-steps.ts'
import { complaintsOf, personAt, signIn } from './person.ts'
import { test } from './test.ts'

test('a list stays as it was left; a shared view shows it to colleagues; who only reads sees no buttons that write', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'ck', '/base/customer/index')
  const title = (name: string) => page.getByRole('columnheader', { name })
  await expect(title('客户类型')).toBeVisible()
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('checkbox', { name: '客户类型' }).click()
  await page.getByText('紧凑').click()
  const remembered = page.waitForResponse(/savedView\.remember/)
  await page.locator('.ant-drawer-close').click()
  await remembered
  await page.reload()
  await expect(title('客户编码')).toBeVisible()
  await expect(title('客户类型')).toHaveCount(0)

  await title('客户编码').getByRole('button').click()
  await page.getByLabel('客户全称').fill('青岛')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '另存为视图' }).click()
  await page.getByLabel('视图名称').fill('青岛客户')
  await page.getByText('整个租户').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await expect(page.getByText('视图「青岛客户」已存好')).toBeVisible()
  await expect(page).toHaveURL(/view=/)
  await title('客户编码').getByRole('button').click()
  await expect(page.getByRole('button', { name: '更新视图' })).toBeVisible()
  await page.getByRole('button', { name: /还\s*原/ }).click()
  await expect(page.getByRole('button', { name: '更新视图' })).toHaveCount(0)

  const { page: colleague } = await personAt(browser, 'gw', { address: '/base/customer/index' })
  await expect(colleague.getByRole('columnheader', { name: '客户类型' })).toBeVisible()
  await expect(colleague.getByRole('button', { name: /导\s*出/ })).toBeVisible()
  await expect(colleague.getByRole('button', { name: '新增客户' })).toHaveCount(0)
  await colleague.getByRole('button', { name: /青岛客户/ }).click()
  await expect(colleague.getByRole('columnheader', { name: '客户类型' })).toHaveCount(0)
  await expect(colleague.getByLabel('客户全称')).toHaveValue('青岛')
  await colleague.getByRole('button', { name: '视图「青岛客户」的操作' }).click()
  await colleague.getByRole('menuitem', { name: '打开列表时使用' }).click()
  await expect(colleague.getByText('以后打开此列表时使用这个视图')).toBeVisible()
  expect(complaints).toEqual([])
})

test('several orders are submitted at once, and each says what became of it; j and k lead down and up a list, Enter opens, and j and k go on from record to record', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page)
  const clerk = await callsOf(request, 'kf')
  for (const bill of ['BULK260001', 'BULK260002', 'BULK260003']) await enterOrder(clerk, bill)
  await signIn(page, 'kf', '/wms/inboundOrder/index?masterBillNo=BULK26')
  await expect(page.getByText('共 3 条')).toBeVisible()

  await page.getByRole('row', { name: /BULK260002/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '提交审核' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '提交审核' }).click()
  await expect(dialog.getByText('成功 1 条，未执行 0 条')).toBeVisible()
  await dialog
    .getByRole('button', { name: /关\s*闭/ })
    .last()
    .click()
  await expect(page.getByRole('gridcell', { name: '待审核' })).toBeVisible()

  await page.getByRole('checkbox', { name: '选择本页全部记录' }).click()
  await expect(page.getByText('已选 3 条合计')).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(dialog.getByText('2 条可以执行，以下 1 条将被跳过：')).toBeVisible()
  await dialog.getByRole('button', { name: '提交审核' }).click()
  await expect(dialog.getByText('成功 2 条，未执行 1 条')).toBeVisible()
  await dialog
    .getByRole('button', { name: /关\s*闭/ })
    .last()
    .click()
  await expect(page.getByRole('gridcell', { name: '待审核' })).toHaveCount(3)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /导\s*出/ }).click()
  expect((await download).suggestedFilename()).toBe('入库订单.xlsx')
  const tab = page.context().waitForEvent('page')
  await page.getByRole('row', { name: /BULK260001/ }).click({ button: 'middle' })
  await expect(await tab).toHaveURL(/detail/)
  await (await tab).close()

  // The newest comes first. j next, k previous.
  await page.reload()
  // A key that is pressed before the rows are there leads nowhere.
  await expect(page.getByRole('row', { name: /BULK260003/ })).toBeVisible()
  const focusedRow = page.locator('[data-row]:focus-within')
  await page.keyboard.press('j')
  await expect(focusedRow).toContainText('BULK260003')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(focusedRow).toContainText('BULK260001')
  await page.keyboard.press('k')
  await expect(focusedRow).toContainText('BULK260002')
  await page.keyboard.press('Enter')

  const heading = (bill: string) => page.getByRole('heading', { name: bill })
  await expect(heading('BULK260002')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading('BULK260001')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading('BULK260001')).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading('BULK260002')).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading('BULK260003')).toBeVisible()
  // One record after the other in one tab, beside the list and the home page.
  await expect(page.getByRole('tab')).toHaveCount(3)
  expect(complaints).toEqual([])
})
