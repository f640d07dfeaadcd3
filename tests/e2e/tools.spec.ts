import { expect } from './expect.ts'
import type { Locator, Page } from '@playwright/test'
import { complaintsOf, expectAccessible, signIn, signInAnew } from './person.ts'
import { test } from './test.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const widthOf = async (dialog: Locator) => Math.round((await dialog.boundingBox())?.width ?? 0)

/* What they ask for and say is tried in features/customer-sync/dialog.test.tsx. */
test('sync customer dialog: cards, 同步成功!, the list refreshed; a new customer by hand comes into it, too', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await signIn(page, 'kf', '/base/customer/index?customerName=%22联合棉业%22')
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  const listed = page.getByRole('gridcell', { name: '日照联合棉业有限公司（虚构）' })
  await expect(listed).toHaveCount(0)
  await tool(page, '同步客户').click()
  const dialog = dialogOf(page, '同步客户')
  await dialog.getByLabel('客户名称').fill('联合棉业')
  const card = dialog.getByRole('button', { name: /日照联合棉业/ })
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByLabel('客户名称')).toHaveValue('日照联合棉业有限公司（虚构）')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '确认同步' }).click()
  await expect(page.getByText('同步成功!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(listed).toBeVisible()

  const open = async () => {
    await tool(page, '同步客户').click()
    await page.getByRole('button', { name: '手工新增' }).click()
  }
  await open()
  await expect(dialog).toBeHidden()
  const added = dialogOf(page, '新增客户')
  await expect.poll(() => widthOf(added)).toBe(480)
  await added.getByLabel('客户全称').fill('陈样例')
  await added.getByLabel('统一社会信用代码').fill('13800009999')
  await added.getByRole('radio', { name: '是' }).check()
  await added.getByRole('button', { name: /确\s*定/ }).click()
  await expect(added).toBeHidden()
  await page.getByLabel('客户全称').fill('陈样例')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: '陈样例' })).toBeVisible()
  await open()
  for (const name of ['客户全称', '统一社会信用代码']) {
    await expect(added.getByLabel(name)).toHaveValue('')
  }
  await added.getByRole('button', { name: /取\s*消/ }).click()
  await expect(added).toBeHidden()
  expect(complaints).toEqual([])
})

test('tools follow tenant and rights: two codes of 200 for terminals, papers that an administrator uploads, contracts; whoever has none sees none, nor the bell', async ({
  page,
}) => {
  await signIn(page, 'kf.rzlg')
  await expect(tool(page, '同步客户')).toBeHidden()
  await expect(tool(page, '同步合同')).toBeHidden()
  await tool(page, '下载终端App').click()
  const codes = dialogOf(page, '下载终端App')
  await expect.poll(() => widthOf(codes)).toBe(500)
  for (const name of ['仓库终端', '堆场终端']) {
    const box = await codes.getByRole('img', { name }).boundingBox()
    expect([box?.width, box?.height]).toEqual([200, 200])
    const figure = codes.getByRole('figure').filter({ hasText: name })
    await expect(figure).toHaveCSS('margin', '10px')
  }
  await page.keyboard.press('Escape')
  await expect(codes).toBeHidden()

  await signInAnew(page, 'sj')
  for (const name of ['写笔记', '提需求', '同步客户', '同步合同', '下载资料', '下载终端App']) {
    await expect(tool(page, name)).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: /通知提醒/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '切换租户' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /切换业务板块|板块$/ })).toHaveCount(0)

  await signInAnew(page, 'sw')
  await tool(page, '同步合同').click()
  const contracts = dialogOf(page, '同步合同')
  await contracts.getByLabel('合同编号').fill('HTXT-202504-01')
  await contracts.getByRole('button', { name: /确\s*定/ }).click()
  await expect(page.getByText('同步成功!')).toBeVisible()
  await expect(contracts).toBeHidden()

  await signInAnew(page, 'admin')
  await tool(page, '下载资料').click()
  const papers = dialogOf(page, '下载资料')
  const input = papers.locator('input[type=file]').first()
  await input.setInputFiles({ name: '操作手册.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(papers.getByText('操作手册.pdf')).toBeVisible()
})
