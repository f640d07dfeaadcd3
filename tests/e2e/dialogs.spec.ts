import { expect, test, type Locator, type Page } from '@playwright/test'
import { callsOf } from './api.ts'
import { complaintsOf, expectAccessible, signIn } from './person.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const widthOf = async (dialog: Locator) => Math.round((await dialog.boundingBox())?.width ?? 0)
const shade = (page: Page) => page.mouse.click(4, 400)
/** What the next synchronization of contracts asks for. */
const contractsAsked = async (page: Page) =>
  (await page.waitForRequest((sent) => sent.url().endsWith('/contract/sync'))).postData()

test('spec §2 sync contract dialog, §5 its rules, §8 its messages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'sw')
  await tool(page, '同步合同').click()
  const dialog = dialogOf(page, '同步合同')
  await expect.poll(() => widthOf(dialog)).toBe(480)
  const confirm = () => dialog.getByRole('button', { name: /确\s*定/ }).click()
  await confirm()
  await expect(page.getByText('请输入合同编号或者选择签约起止日期！')).toBeVisible()
  await dialog.getByLabel('签约主体').click()
  await page.getByText('青岛示例保税物流中心有限公司（虚构）').last().click()
  await confirm()
  await expect(dialog.getByText('请选择签约起止日期')).toBeVisible()
  await dialog.getByLabel('合同编号').fill(' HT-NONE ')
  await dialog.getByRole('combobox', { name: '签约主体' }).hover()
  await dialog.locator('.ant-select-clear').first().click()
  const asked = contractsAsked(page)
  await confirm()
  expect(await asked).toContain('"contractCode":"HT-NONE"')
  await expect(page.getByText('同步失败!')).toBeVisible()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('合同编号').fill('HTXT-202504-01')
  await confirm()
  await expect(page.getByText('同步成功!')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('spec §5 sync contract dialog: chosen dates ask for the subject', async ({ page }) => {
  await signIn(page, 'sw')
  await tool(page, '同步合同').click()
  const dialog = dialogOf(page, '同步合同')
  const days = dialog.locator('.ant-picker-range input')
  for (const [at, day] of ['2025-04-01', '2025-04-30'].entries()) {
    await days.nth(at).fill(day)
    await days.nth(at).press('Enter')
  }
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect(dialog.getByText('请选择签约主体')).toBeVisible()
  await expect(days.nth(0)).toHaveValue('2025-04-01')
  await dialog.getByLabel('签约主体').click()
  const subject = '青岛示例保税物流中心有限公司（虚构）'
  await page.getByText(subject).last().click()
  const asked = contractsAsked(page)
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  for (const part of [subject, '"signDateStart":"2025-04-01"', '"signDateEnd":"2025-04-30"']) {
    expect(await asked).toContain(part)
  }
})

test('spec §5 contract sync of the top bar without the right to more fields: 请输入合同编号', async ({
  page,
}) => {
  await signIn(page, 'kf')
  await tool(page, '同步合同').click()
  const dialog = dialogOf(page, '同步合同')
  await expect(dialog.getByLabel('签约主体')).toBeHidden()
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect(dialog.getByText('请输入合同编号')).toBeVisible()
  await dialog.getByRole('button', { name: /取\s*消/ }).click()
  await expect(dialog).toBeHidden()
})

test('spec §2 sync customer dialog: 500px, closed by its buttons only, cards, 同步成功!, the list refreshed', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await page.goto('/base/customer/index?customerName=%22联合棉业%22')
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  const listed = page.getByRole('gridcell', { name: '日照联合棉业有限公司（虚构）' })
  await expect(listed).toHaveCount(0)
  await tool(page, '同步客户').click()
  const dialog = dialogOf(page, '同步客户')
  await expect.poll(() => widthOf(dialog)).toBe(500)
  await shade(page)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: /搜\s*索/ })).toBeDisabled()
  await dialog.getByRole('button', { name: '确认同步' }).click()
  await expect(dialog.getByText('请输入客户名称')).toBeVisible()
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
  expect(complaints).toEqual([])
})

test('spec §2 new customer dialog: 30% wide, §5 its rules, opened by 手工新增', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await signIn(page, 'kf')
  await page.goto('/base/customer/index?customerName=%22陈样例%22')
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  const open = async () => {
    await tool(page, '同步客户').click()
    await page.getByRole('button', { name: '手工新增' }).click()
  }
  await open()
  await expect(dialogOf(page, '同步客户')).toBeHidden()
  const dialog = dialogOf(page, '新增客户')
  await expect.poll(() => widthOf(dialog)).toBe(480)
  await shade(page)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('个人或境外客户，请输入任意唯一标识')).toBeVisible()
  const confirm = () => dialog.getByRole('button', { name: /确\s*定/ }).click()
  await confirm()
  await expect(dialog.getByText('请输入客户全称')).toBeVisible()
  await expect(dialog.getByText('请输入统一社会信用代码')).toBeVisible()
  await dialog.getByLabel('客户全称').fill('陈样例')
  await dialog.getByLabel('统一社会信用代码').fill('13800009999')
  await dialog.getByRole('radio', { name: '是' }).check()
  await confirm()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('gridcell', { name: '陈样例' })).toBeVisible()
  await open()
  for (const name of ['客户全称', '统一社会信用代码']) {
    await expect(dialog.getByLabel(name)).toHaveValue('')
  }
})

test('spec §2 download terminal app dialog: 500px with two codes of 200', async ({ page }) => {
  await signIn(page, 'ck')
  await tool(page, '下载终端App').click()
  const dialog = dialogOf(page, '下载终端App')
  await expect.poll(() => widthOf(dialog)).toBe(500)
  for (const name of ['仓库终端', '堆场终端']) {
    const box = await dialog.getByRole('img', { name }).boundingBox()
    expect([box?.width, box?.height]).toEqual([200, 200])
    const figure = dialog.getByRole('figure').filter({ hasText: name })
    await expect(figure).toHaveCSS('margin', '10px')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('decisions 30: 下载资料 is what an administrator uploads for the tenant', async ({ page }) => {
  await signIn(page, 'admin')
  await tool(page, '下载资料').click()
  const dialog = dialogOf(page, '下载资料')
  const input = dialog.locator('input[type=file]').first()
  await input.setInputFiles({ name: '操作手册.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(dialog.getByText('操作手册.pdf')).toBeVisible()
  await page.context().clearCookies()
})

test('spec §2 help: 60% wide, full screen, suggestions, Enter or button, cards; dismissable', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, 'admin')
  const article = await call('/lh-system/help/add', {
    briefInstructions: '样例文章 Attached',
    details: '<p>第一步<strong>打开</strong></p><img src=x onerror=alert(1)>',
  })
  const file = { name: '样例说明.pdf', mimeType: 'application/pdf', buffer: pdf }
  const of = { uploadModuleCode: 'BZZX', businessId: article.id, docType: 'ZL' }
  await call('/lh-wms/file/upload', { ...of, file }, 'form')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'kf')
  await page.getByRole('button', { name: '帮助中心' }).click()
  const dialog = dialogOf(page, '帮助')
  await expect.poll(() => widthOf(dialog)).toBe(864)
  await shade(page)
  await expect(dialog).toBeVisible()
  const box = dialog.getByPlaceholder('您遇到了什么问题？')
  await box.press('Enter')
  await expect(dialog.getByRole('article')).toHaveCount(0)
  await box.fill('仓储')
  await expect(page.getByRole('option', { name: '仓储费怎么算' })).toBeAttached()
  await box.press('Enter')
  await expect(dialog.getByRole('article').first()).toContainText('仓储费怎么算')
  await box.fill('导入')
  await dialog.getByRole('button', { name: /搜\s*索/ }).click()
  await expect(dialog.getByRole('article').first()).toContainText('怎样导入入库订单')
  await box.fill('attached')
  await box.press('Enter')
  const card = dialog.getByRole('article').filter({ hasText: '样例文章' })
  await expect(card.locator('strong')).toHaveText('打开')
  await expect(card.locator('img')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: '样例说明.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('样例说明.pdf')
  await dialog.getByRole('button', { name: '全屏', exact: true }).click()
  await expect.poll(() => widthOf(dialog)).toBe(1440)
  // Suggestions that are still open are what the first Escape closes.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }).toPass()
  await page.getByRole('button', { name: '关闭帮助按钮' }).click()
  await expect(page.getByRole('button', { name: '帮助中心' })).toBeHidden()
})
