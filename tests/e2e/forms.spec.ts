import { callsOf } from './api.ts'
import { expect } from './expect.ts'
import { enterOrder } from './inbound-steps.ts'
import { complaintsOf, expectAccessible, personAt, signIn, signInAnew } from './person.ts'
import { billOf, boxes, expectDraft, fillHead, goods, openNewOrder, paste } from './order-form.ts'
import { test } from './test.ts'

test('an order is typed and pasted like a spreadsheet, corrected at its cells, and saved', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openNewOrder(page)
  await page.getByRole('button', { name: /^保\s*存$/ }).click()
  await expect(page.getByText('此项必填')).toHaveCount(2)
  await expect(billOf(page)).toBeFocused()
  await billOf(page).pressSequentially('x')
  await expect(page.getByText(/提单号「x」应为 4 至 35 位/)).toBeVisible()
  await fillHead(page, 'FORM260001')

  await boxes(page).getByRole('gridcell').first().click()
  await page.keyboard.type('demu 100001-0')
  await page.keyboard.press('Tab')
  await page.keyboard.type('20g')
  await page.keyboard.press('Tab')
  await page.keyboard.type('SEAL1')
  await page.keyboard.press('Enter')
  await page.keyboard.type('DEMU1000011')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 处需要更正')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/最后一位校验码应为/).first()).toBeVisible()
  await page.keyboard.type('DEMU1000026')
  await page.keyboard.press('Tab')
  await page.keyboard.type('40HQ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('处需要更正')).toHaveCount(0)

  await goods(page).getByRole('gridcell').first().click()
  await paste(page, 'TSR20\t１６\t"20,160.5"\t20480\r\nRSS3\t1,000\t20000\t20100\r\n')
  await expect(goods(page).getByRole('gridcell', { name: '20,160.500' })).toBeVisible()
  await expect(goods(page).getByRole('row').last()).toContainText('1,016')
  await expect(goods(page).getByRole('row').last()).toContainText('40,160.500')

  await goods(page).getByRole('row', { name: /TSR20/ }).getByRole('gridcell').nth(6).click()
  await page.keyboard.type('DEMU1000031')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  const refused = page
    .getByText('箱号 DEMU1000031 不在本订单的集装箱中，请先在集装箱里添加')
    .first()
  await expect(refused).toBeVisible()
  const wrong = page.getByRole('combobox', { name: '第 1 行 箱号' })
  await expect(wrong).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('0010')
  await expect(page.getByRole('option', { name: 'DEMU1000010' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(refused).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: '货物明细（2）' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '新增订单' })).toHaveCount(0)

  await page.getByRole('button', { name: /编\s*辑/ }).click()
  await expect(billOf(page)).toHaveValue('FORM260001')
  await page.getByLabel('航次').fill('026W')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.locator('.page-head').getByText('待审核')).toBeVisible()
  await expect(page.getByText('026W', { exact: true })).toBeVisible()
  await expect(page.getByText(/修改$/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('what was typed survives a crash, for the person who typed it alone', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openNewOrder(page)
  await billOf(page).fill('CRASH260001')
  await goods(page).getByRole('gridcell').first().click()
  await paste(page, 'TSR20\t16\t20160')
  await expect(goods(page).getByRole('row').last()).toContainText('20,160.000')
  await expectDraft(page, 'TSR20')

  await signInAnew(page, 'multi', '/wms/inboundOrder/form')
  await expect(page.getByRole('heading', { name: '新增订单' })).toBeVisible()
  await expect(page.getByText(/未保存的草稿/)).toHaveCount(0)
  await signInAnew(page, 'kf', '/wms/inboundOrder/form')
  await expect(page.getByText(/有一份 .* 未保存的草稿/)).toBeVisible()
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expect(billOf(page)).toHaveValue('CRASH260001')
  await expect(goods(page).getByRole('row').last()).toContainText('20,160.000')
})

test('a draft of an older version says that it is old, and goes over what somebody else saved', async ({
  page,
  browser,
  request,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const id = await enterOrder(await callsOf(request, 'kf'), 'OLD260001')
  const address = `/wms/inboundOrder/form/${id}`
  await signIn(page, 'kf', address)
  await page.getByRole('textbox', { name: '航次' }).fill('027E')
  await expectDraft(page, '027E')
  const { page: colleague } = await personAt(browser, 'admin', { address })
  await colleague.getByLabel('航次').fill('028W')
  await colleague.keyboard.press('Control+s')
  await expect(colleague.getByText('028W', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/数据已被他人修改/)).toBeVisible()
  await page.getByRole('button', { name: '保留我的修改' }).click()
  await expect(page.getByText('您的修改已放到最新内容上，请核对后保存')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '航次' })).toHaveValue('027E')
})
