import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { pdf } from '../support/pictures.ts'
import { complaintsOf, expectAccessible, expectWithin, personAt, signIn } from './person.ts'

const contractOfScenarioA = 'HT-2025-001'

async function openContract(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: '合同管理' }).click()
  await page.getByLabel('合同编号').fill(contractOfScenarioA)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/contractNo=HT-2025-001/)
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.getByRole('gridcell', { name: /青岛样例橡胶/ }).click()
  await expect(page.locator('.page-head').getByText('已生效')).toBeVisible()
  await expect(page.locator('.page-head').getByText('报价已通过')).toBeVisible()
}

test('a contract shows its prices, and each person the steps that are theirs', async ({
  page,
  browser,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  await signIn(page, 'sw')
  await openContract(page)
  const prices = page.getByRole('listitem')
  await expect(prices.filter({ hasText: '卸箱费' })).toContainText('300 CNY / 箱')
  await expect(prices.filter({ hasText: '出库费' })).toContainText('最低 200 CNY')
  const storage = prices.filter({ hasText: '仓储费' })
  await expect(storage).toContainText('1–30 天 0.8，31–60 天 1，61 天起 1.2 CNY / 吨·天')
  await expect(storage).toContainText('免费 7 天')
  await expect(page.getByRole('heading', { name: '合同方（2）' })).toBeVisible()

  await page.getByRole('button', { name: '停用「卸箱费」' }).click()
  await page.getByRole('dialog').getByLabel('停用原因').fill('改用自有车队')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /停\s*用/ })
    .click()
  await expect(prices.filter({ hasText: '卸箱费' })).toContainText('已停用')
  await page.getByRole('button', { name: '启用「卸箱费」' }).click()
  await page.getByRole('dialog').getByLabel('启用原因').fill('恢复委托作业')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /启\s*用/ })
    .click()
  await expect(prices.filter({ hasText: '卸箱费' })).not.toContainText('已停用')

  await page.getByRole('button', { name: /归\s*档/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('归档地点').click()
  await page.getByTitle('档案室').click()
  const scan = { name: '合同扫描件.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await dialog.locator('input[type=file]').last().setInputFiles(scan)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /归\s*档/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: '已归档 · 档案室' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('definition').getByRole('button', { name: '合同扫描件.pdf' }).click()
  expect((await downloading).suggestedFilename()).toBe('合同扫描件.pdf')
  await page.getByRole('button', { name: '更多操作' }).click()
  await expect(page.getByRole('menuitem', { name: '登记不续签' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '取消归档' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '作废' })).toHaveCount(0)
  expect(complaints).toEqual([])

  const { page: auditor } = await personAt(browser, 'cw')
  await openContract(auditor)
  await expect(auditor.getByRole('button', { name: '停用「卸箱费」' })).toHaveCount(0)
  await auditor.getByRole('button', { name: '更多操作' }).click()
  await expect(auditor.getByRole('menuitem', { name: '作废' })).toBeVisible()
  await expect(auditor.getByRole('menuitem', { name: '登记不续签' })).toHaveCount(0)
})

/** A draft of the contract manager that ends within the time for renewals. */
async function addDraft(request: APIRequestContext): Promise<string> {
  const headers = {
    authorization: `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`,
  }
  const account = { account: 'sw', password: 'Yuncang#2026' }
  const token = await request.post('/api/lh-auth/token', { headers, data: account })
  const session = {
    ...headers,
    'x-access-token': (await token.json()).data.accessToken,
    'tenant-node': 'WMS_DEMO',
  }
  const post = async (path: string, data: object) =>
    (await (await request.post(`/api/lh-base${path}`, { headers: session, data })).json()).data
  const { records } = await post('/customer/list?current=1&size=1', {})
  const customerId = records[0].id
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const { id } = await post('/contract/saveQuoteAndContractParty', {
    contractNo: 'HT-E2E-1',
    contractName: '浏览器测试合同',
    contractSubjectNames: '青岛示例保税物流中心有限公司（虚构）',
    customerId,
    contractType: '2',
    signDate: day(-300),
    startDate: day(-300),
    endDate: day(30),
    contractPartyList: [{ partyType: '4', customerId }],
    quotation: {
      details: [
        {
          feeCode: 'DLF',
          calcMethod: 'FIXED',
          unit: '票',
          price: '80',
          currency: 'CNY',
          taxRate: '0.06',
        },
      ],
    },
  })
  return id
}

test('a contract goes from a draft over audits by somebody else to its renewal', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const address = `/contract/contract/detail/${await addDraft(request)}`
  const head = page.locator('.page-head')
  await signIn(page, 'sw', address)
  await expect(page.getByText(/^报价单 \S+（草稿），.+ 有效/)).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(head.getByText('待审核')).toBeVisible()

  const { page: auditor } = await personAt(browser, 'cw', { address })
  await auditor.getByRole('button', { name: '更多操作' }).click()
  await auditor.getByRole('menuitem', { name: /驳\s*回/ }).click()
  const dialog = auditor.getByRole('dialog')
  await dialog.getByLabel('原因').fill('缺少签章页')
  await dialog.getByRole('button', { name: /驳\s*回/ }).click()
  await expect(auditor.locator('.page-head').getByText('已驳回')).toBeVisible()
  await expect(auditor.getByRole('alert').getByText('缺少签章页')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: /修改$/ }).click()
  await page.getByLabel('备注').fill('已补签章页')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('合同 HT-E2E-1 已保存')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '已补签章页' })).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(head.getByText('待审核')).toBeVisible()
  await auditor.reload()
  await auditor.getByRole('button', { name: '审核通过' }).click()
  await expect(auditor.locator('.page-head').getByText('已生效')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '提交报价审核' }).click()
  await expect(head.getByText('报价已提交')).toBeVisible()
  await auditor.reload()
  await auditor.getByRole('button', { name: '报价审核通过' }).click()
  await expect(auditor.locator('.page-head').getByText('报价已通过')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: /续\s*签/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定|OK/ })
    .click()
  await expect(head.getByText('草稿', { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(address)
  await expect(page.getByText('商务小赵 续签生成')).toBeVisible()
})

test('a quotation is taken out of use; a cost list takes over its prices and is enabled; a fee name is added, also on a phone', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const drawer = page.locator('.ant-drawer')
  await signIn(page, 'sw')
  await page.getByRole('menuitem', { name: '报价单' }).click()
  const passed = page.locator('.grid-row.body').filter({ hasText: '已通过' })
  const inUse = passed.filter({ hasText: '使用中' }).first()
  await inUse.getByRole('gridcell').nth(2).click()
  await expect(page.getByRole('heading', { name: /报价明细/ })).toBeVisible()
  await page.getByRole('button', { name: /^停\s*用$/ }).click()
  await expect(page.getByRole('button', { name: /^启\s*用$/ })).toBeVisible()
  await page.getByRole('button', { name: /^启\s*用$/ }).click()
  await expect(page.getByRole('button', { name: /^停\s*用$/ })).toBeVisible()

  await page.getByRole('menuitem', { name: '费用清单' }).click()
  // An empty list says it a second time, in its middle.
  await page.getByRole('button', { name: '新增费用清单' }).first().click()
  await drawer.getByLabel('清单名称').fill('浏览器测试清单')
  await drawer.getByLabel('来源报价单').click()
  await page.locator('.ant-select-item-option').filter({ hasText: /^BJ/ }).first().click()
  await drawer.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('「浏览器测试清单」已保存')).toBeVisible()
  await expect(page.getByRole('heading', { name: /费用明细（[1-9]/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^启\s*用$/ }).click()
  await expect(page.getByText('费用清单已启用，停用后才能修改。')).toBeVisible()
  await expect(page.getByRole('button', { name: '编辑明细' })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contract/costCode/index')
  await expect(page.getByText('共 15 条')).toBeVisible()
  await page.getByRole('button', { name: '新增费用名称' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('费用代码').fill('CDF')
  await form.getByLabel('费用名称').fill('查验搬倒费')
  await form.getByLabel('计费模块').click()
  await page.locator('.ant-select-item[title="报关"]').click()
  await form.getByLabel('默认单位').click()
  await form.getByLabel('默认单位').fill('箱')
  await page.locator('.ant-select-item[title="箱"]').click()
  await expectAccessible(page)
  await form.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('费用名称「查验搬倒费」已保存')).toBeVisible()
  await expect(page.getByText('共 16 条')).toBeVisible()

  await page.goto('/contract/contract/index?contractNo=HT-2025-001')
  await page.getByRole('gridcell', { name: '已生效' }).click()
  await expect(page.getByText('300 CNY / 箱')).toBeVisible()
  await expectWithin(page)
  expect(complaints).toEqual([])
})
