import { expect, test } from '@playwright/test'
import { inboundWorkbook, workbook } from '../support/workbooks.ts'
import { complaintsOf, expectAccessible, file, signIn } from './person.ts'

test('an order goes from a workbook to an audit by somebody else', async ({
  page,
  browser,
  request,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await page.getByRole('menuitem', { name: '入库订单' }).click()
  await page.getByRole('button', { name: /导\s*入/ }).click()
  const wrong = await inboundWorkbook([{ bill: 'E2E260001', customer: '没有这家公司' }])
  await page.locator('input[type=file]').setInputFiles(file(wrong))
  await expect(page.getByText('共 1 处需要更正（1 行），未导入任何数据')).toBeVisible()
  await expect(page.getByRole('cell', { name: /没有名为「没有这家公司」的客户/ })).toBeVisible()
  const right = await inboundWorkbook([
    { bill: 'E2E260001', container: 'DEMU2000036' },
    { bill: 'E2E260001', container: 'DEMU2000041' },
    { bill: 'E2E260002' },
  ])
  await page.getByRole('button', { name: '重新上传' }).click()
  await page.locator('input[type=file]').setInputFiles(file(right))
  await page.getByRole('button', { name: '导入 3 行' }).click()
  await expect(page.getByText('已导入 2 张订单、3 个集装箱、3 行货物')).toBeVisible()
  await page
    .getByRole('button', { name: /关\s*闭/ })
    .last()
    .click()

  await page.getByRole('combobox', { name: '提单号' }).fill('e2e260001')
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(page).toHaveURL(/masterBillNo=e2e260001/)
  await page.getByRole('gridcell', { name: knownCustomerCell }).first().click()
  await expect(page.getByRole('heading', { name: '货物明细（2）' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '40.320' })).toBeVisible()
  await expectAccessible(page)
  const address = page.url()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.locator('.page-head').getByText('待审核')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交审核' })).toHaveCount(0)
  expect(complaints).toEqual([])

  const colleague = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(colleague, 'sh')
  await colleague.getByRole('link', { name: /入库订单待审核/ }).click()
  await colleague.getByRole('gridcell', { name: knownCustomerCell }).first().click()
  await colleague.getByRole('button', { name: /驳\s*回/ }).click()
  await colleague
    .getByRole('dialog')
    .getByRole('button', { name: /驳\s*回/ })
    .click()
  await expect(colleague.getByRole('dialog').getByText('请输入驳回原因')).toBeVisible()
  await colleague.keyboard.press('Escape')
  await colleague.getByRole('button', { name: /通\s*过/ }).click()
  await expect(colleague.locator('.page-head').getByText('已审核待计划')).toBeVisible()
  await expect(colleague.getByText('审核老李 审核通过')).toBeVisible()

  const headers = {
    authorization: `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`,
  }
  const token = await request.post('/api/lh-auth/token', {
    headers,
    data: { account: 'kf', password: 'Yuncang#2026' },
  })
  const session = {
    ...headers,
    'x-access-token': (await token.json()).data.accessToken,
    'tenant-node': 'WMS_DEMO',
  }
  const id = address.split('/').at(-1)!
  const order = await request.get(`/api/lh-wms/inboundOrder/getInboundOrderById?id=${id}`, {
    headers: session,
  })
  expect((await order.json()).data).toMatchObject({
    masterBillNo: 'E2E260001',
    orderStatus: 2,
    netWeight: '40320.000',
  })
})

const knownCustomerCell = /青岛样例橡胶/

test('a list without a row says why, and what to do', async ({ page }) => {
  await signIn(page, 'kf.hd')
  await page.getByRole('menuitem', { name: '入库订单' }).click()
  await expect(page.getByText('还没有入库订单')).toBeVisible()
})

test('a customer is added, changed, protected from a stale change, stopped and resumed', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  const total = page.getByText(/^共 \d+ 条$/)
  const before = Number((await total.innerText()).match(/\d+/)![0])
  await expectAccessible(page)
  await page.getByRole('button', { name: '新增客户' }).click()
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('请输入客户全称')).toBeVisible()
  await expect(page.getByText('请输入统一社会信用代码')).toBeVisible()
  const drawer = page.locator('.ant-drawer')
  await drawer.getByLabel('客户全称').fill('浏览器测试客户')
  await drawer.getByLabel('统一社会信用代码').fill('91370200MA3DEM0198')
  await drawer.getByLabel('简称').click()
  await expect(page.getByText(/91370200MA3DEM0198/).last()).toBeVisible()
  await drawer.getByLabel('境外或个人客户').click()
  await drawer.getByLabel('统一社会信用代码').fill('E2E-PERSON-1')
  await expectAccessible(page)
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(total).toHaveText(`共 ${before + 1} 条`)

  await page.getByRole('gridcell', { name: '浏览器测试客户' }).click()
  await expect(page.getByLabel('地址')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('地址').fill('先改的地址')
  await other.getByRole('button', { name: /保\s*存/ }).click()
  await expect(other.getByText('客户「浏览器测试客户」已保存')).toBeVisible()
  await other.close()
  await page.getByLabel('地址').fill('后改的地址')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText(/数据已被他人修改/)).toBeVisible()
  await page.getByRole('button', { name: '重新载入' }).click()
  await expect(page.getByLabel('地址')).toHaveValue('先改的地址')

  await page.getByRole('button', { name: /停\s*用/ }).click()
  await page.getByLabel('停用原因').fill('测试')
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /停\s*用/ })
    .click()
  await expect(page.getByText('客户「浏览器测试客户」已停用')).toBeVisible()
  await page.getByRole('button', { name: /启\s*用/ }).click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /确\s*定|OK/ })
    .click()
  await expect(page.getByText('客户「浏览器测试客户」已启用')).toBeVisible()
  await expect(page.getByText('客服小王 停用')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a customer gets invoice details, bank accounts, contacts and branches', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await page.goto('/base/customer/index?customerName=青岛样例橡胶')
  await page.getByRole('gridcell', { name: knownCustomerCell }).click()
  const form = page.getByRole('dialog').last()
  const save = async () => form.getByRole('button', { name: /保\s*存/ }).click()

  await page.getByRole('button', { name: '新增开票信息' }).click()
  await expect(form.getByLabel('税号')).toHaveValue('91370200MA3DEM0197')
  await save()
  await expect(form.getByText('请选择发票类型')).toBeVisible()
  await form.getByLabel('发票类型').click()
  await page.getByTitle('电子专票').click()
  await expectAccessible(page)
  await save()
  await expect(page.getByRole('heading', { name: '开票信息（1）' })).toBeVisible()

  for (const account of ['3702 0000 0000 01', '3702 0000 0000 02']) {
    await page.getByRole('button', { name: '新增银行账户' }).click()
    await form.getByLabel('开户银行').fill('示例银行青岛分行')
    await form.getByLabel('银行账号').fill('123')
    await form.getByLabel('开户银行').click()
    await expect(form.getByText(/应为 8 至 30 位数字/)).toBeVisible()
    await form.getByLabel('银行账号').fill(account)
    await save()
    await expect(page.getByText('银行账户已保存').last()).toBeVisible()
    await expect(form.getByLabel('银行账号')).toHaveCount(0)
  }
  const second = page.locator('.record-list li').filter({ hasText: '37020000000002' })
  await expect(second.getByText('默认')).toHaveCount(0)
  await second.getByRole('button', { name: /编\s*辑/ }).click()
  await form.getByLabel('设为默认').click()
  await save()
  await expect(second.getByText('默认')).toBeVisible()
  await expect(page.locator('.record-list').getByText('默认')).toHaveCount(2)

  await page.getByRole('button', { name: '新增联系人' }).click()
  await form.getByLabel('姓名').fill('王样例')
  await form.getByLabel('手机号码').fill('010-1234567')
  await form.getByLabel('姓名').click()
  await expect(form.getByText('手机号码格式不正确')).toBeVisible()
  await form.getByLabel('手机号码').fill('13800000001')
  await save()
  await expect(page.getByRole('heading', { name: '联系人（1）' })).toBeVisible()

  await page.getByRole('button', { name: '新增分支机构' }).click()
  await form.getByLabel('分支机构名称').fill('日照分公司')
  await save()
  const branch = page.locator('.record-list li').filter({ hasText: '日照分公司' })
  await expect(branch).toBeVisible()
  await expect(page.getByLabel('分支机构名称')).toHaveCount(0)
  await expectAccessible(page)
  await branch.getByRole('button', { name: /删\s*除/ }).click()
  await page
    .locator('.ant-modal-confirm')
    .getByRole('button', { name: /删\s*除/ })
    .click()
  await expect(page.getByText('还没有分支机构')).toBeVisible()
  await expect(page.getByText('客服小王 删除分支机构')).toBeVisible()
  expect(complaints).toEqual([])
})

test('leaving a form with changes asks first', async ({ page }) => {
  await signIn(page, 'kf')
  await page.goto('/base/customer/index/new')
  await page.locator('.ant-drawer').getByLabel('客户全称').fill('没写完')
  await page.getByRole('button', { name: /取\s*消/ }).click()
  await expect(page.locator('.ant-modal-confirm-title')).toHaveText('有未保存的修改，确定离开吗？')
  await page.getByRole('button', { name: '继续编辑' }).click()
  await expect(page.locator('.ant-drawer').getByLabel('客户全称')).toHaveValue('没写完')
})

test('customers come from a workbook and go into one', async ({ page }) => {
  await signIn(page, 'kf')
  await page.goto('/base/customer/index')
  await page.getByRole('button', { name: /导\s*入/ }).click()
  const rows = [
    ['客户全称', '统一社会信用代码', '境外或个人'],
    ['表格客户一', 'E2E-SHEET-1', '是'],
  ]
  await page.locator('input[type=file]').setInputFiles(file(await workbook(rows), '客户.xlsx'))
  await page.getByRole('button', { name: '导入 1 行' }).click()
  await expect(page.getByText('已导入 1 个客户')).toBeVisible()
  await page
    .getByRole('button', { name: /关\s*闭/ })
    .last()
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /导\s*出/ }).click()
  expect((await download).suggestedFilename()).toBe('客户.xlsx')
})

test('a reader sees no buttons that write, and English is a switch away', async ({ page }) => {
  await signIn(page, 'jf')
  await page.goto('/base/customer/index')
  await expect(page.getByRole('button', { name: /导\s*出/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '新增客户' })).toHaveCount(0)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Inbound orders' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Full name/ })).toBeVisible()
  // It would go with the person into the next story.
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
})

test('a phone gets the same screens', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  await signIn(page, 'kf')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('menuitem', { name: '客户管理' }).click()
  await expect(page.getByRole('heading', { name: '客户管理' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test('who belongs to several tenants chooses one; a locked one says so', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: '账号' }).fill('multi')
  await page.getByLabel('密码').fill('Yuncang#2026')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.getByRole('button', { name: /已锁定租户/ }).click()
  await expect(page.getByText('租户已被锁定，无法登录，请联系管理员！')).toBeVisible()
  await page.getByRole('button', { name: '示例物流中心' }).click()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
})

test('without a sign-in every page leads to it and back', async ({ page }) => {
  await page.goto('/base/customer/index?current=2&size=15')
  await expect(page).toHaveURL(/\/login\?uid=/)
  await page.getByRole('textbox', { name: '账号' }).fill('kf')
  await page.getByLabel('密码').fill('wrong')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page.getByRole('alert').getByText('账号或密码不正确')).toBeVisible()
  await page.getByLabel('密码').fill('Yuncang#2026')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page).toHaveURL(/\/base\/customer\/index\?current=2/)
  await page.getByRole('button', { name: '客服小王' }).click()
  await page.getByText('退出登录').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await expect(page).toHaveURL(/\/login/)
})
