import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible, signIn } from './person.ts'

const goods = (page: Page) => page.getByRole('grid', { name: '货物明细' })
const boxes = (page: Page) => page.getByRole('grid', { name: '集装箱' })
const billOf = (page: Page) => page.getByRole('textbox', { name: /^[* ]*提单号$/ })
const cell = (page: Page, row: number, column: string) =>
  page.getByLabel(`第 ${row} 行 ${column}`, { exact: true })

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: option }).click()
}

/** The head of an order, on a new form. */
async function fillHead(page: Page, bill: string): Promise<void> {
  await billOf(page).fill(bill)
  await page.getByRole('combobox', { name: '客户名称' }).fill('样例橡胶')
  await page.locator('.ant-select-item-option').filter({ hasText: '青岛样例橡胶' }).click()
  await choose(page, '入库类型', '一线进境')
  await page.getByRole('textbox', { name: /预计到货日期$/ }).fill('2026-12-01')
  await page.keyboard.press('Enter')
}

/** Puts a text on the clipboard and into the active cell, as Ctrl+V does. */
const paste = (page: Page, text: string) =>
  page.evaluate((range) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', range)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** Waits until the browser's database holds a draft with this text in it. */
const expectDraft = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open('yuncang-drafts')
            opening.addEventListener('error', () => reject(new Error('no database')))
            opening.addEventListener('success', () => {
              const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
              all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
            })
          }),
      ),
    )
    .toContain(text)

async function openNewOrder(page: Page): Promise<void> {
  await signIn(page, 'kf')
  await page.getByRole('menuitem', { name: '入库订单' }).click()
  await page.getByRole('button', { name: '新增订单' }).click()
  await expect(page.getByRole('heading', { name: '新增订单' })).toBeVisible()
}

test('an order is typed and pasted like a spreadsheet, corrected at its cells, and saved', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openNewOrder(page)
  await page.getByRole('button', { name: /^保\s*存$/ }).click()
  await expect(page.getByText('此项必填')).toHaveCount(4)
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
  await goods(page).getByRole('gridcell', { name: 'RSS3' }).click()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+d')
  await expect(cell(page, 3, '商品名称')).toHaveValue('RSS3')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(goods(page).getByRole('row')).toHaveCount(4)

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
  await page.reload()
  await expect(page.getByText(/有一份 .* 未保存的草稿/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expect(billOf(page)).toHaveValue('CRASH260001')
  await expect(goods(page).getByRole('row').last()).toContainText('20,160.000')

  // A page that is still open would ask for a sign-in of its own that leads back to the form.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, 'multi')
  await page.goto('/wms/inboundOrder/form')
  await expect(page.getByRole('heading', { name: '新增订单' })).toBeVisible()
  await expect(page.getByText(/未保存的草稿/)).toHaveCount(0)
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, 'kf')
  await page.goto('/wms/inboundOrder/form')
  await expect(page.getByText(/有一份 .* 未保存的草稿/)).toBeVisible()
  await page.getByRole('button', { name: /丢\s*弃/ }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: '新增订单' })).toBeVisible()
  await expect(page.getByText(/未保存的草稿/)).toHaveCount(0)
})

test('keys and mouse work as in a spreadsheet', async ({ page }) => {
  await openNewOrder(page)
  const at = (row: number, column: number) =>
    goods(page).getByRole('row').nth(row).getByRole('gridcell').nth(column)
  const name = (row: number) => cell(page, row, '商品名称')
  await at(1, 0).click()
  await paste(page, 'TSR20\t1\t10\nRSS3\t2\t20\nSVR\t3\t30')
  await at(1, 0).click()
  await page.keyboard.press('F2')
  await page.keyboard.type('-X')
  await page.keyboard.press('Escape')
  await expect(name(1)).toHaveValue('TSR20')
  await page.keyboard.press('F2')
  await page.keyboard.type('-X')
  await page.keyboard.press('Enter')
  await expect(at(1, 0)).toHaveText('TSR20-X')
  await expect(name(2)).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return clipboardData.getData('text/plain')
  })
  expect(copied).toBe('RSS3\t2\nSVR\t3')
  await page.keyboard.press('Delete')
  await expect(goods(page).getByRole('row').last()).toContainText('60.000')
  await expect(at(3, 0)).toHaveText('')
  await page.getByRole('toolbar').last().getByRole('button', { name: '撤销' }).click()
  await expect(at(2, 0)).toHaveText('RSS3')
  await at(1, 1).hover()
  await page.mouse.down()
  await at(2, 1).hover()
  await page.mouse.up()
  await page.keyboard.press('Control+d')
  await expect(at(1, 1)).toHaveText('1')
  await expect(goods(page).getByRole('row').last()).toContainText('合计5')
  await page.getByRole('toolbar').last().getByRole('button', { name: '删除所选行' }).click()
  await expect(goods(page).getByRole('row')).toHaveCount(3)
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+z')
  await expect(goods(page).getByRole('row')).toHaveCount(5)
})

test('twenty thousand lines are pasted and scrolled', async ({ page }) => {
  await openNewOrder(page)
  await goods(page).getByRole('gridcell').first().click()
  await paste(page, Array.from({ length: 20_000 }, (_, line) => `TSR${line}\t1\t10`).join('\n'))
  await expect(goods(page).getByRole('row').last()).toContainText('20,000')
  await expect(goods(page)).toHaveAttribute('aria-rowcount', '20002')
  await page.keyboard.press('Control+End')
  await expect(goods(page).getByRole('gridcell', { name: 'TSR19999' })).toBeVisible()
  expect(await goods(page).getByRole('row').count()).toBeLessThan(60)
})

test('a customer that was typed halfway is offered again, also in the drawer', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'kf')
  await page.goto('/base/customer/index/new')
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('统一社会信用代码').fill('91370200MA3DEM0198')
  await drawer.getByLabel('客户全称').fill('写了一半的客户')
  await expect(drawer.getByText(/第 18 位（校验码）应为/)).toBeVisible()
  await drawer.getByRole('switch').click()
  await expect(drawer.getByText(/第 18 位（校验码）应为/)).toBeHidden()
  await expectDraft(page, '写了一半的客户')
  await page.reload()
  await drawer.getByRole('button', { name: '恢复草稿' }).click()
  await expect(drawer.getByLabel('客户全称')).toHaveValue('写了一半的客户')
})

test('a bill in use is said at its field; a draft of an older version says that it is old', async ({
  page,
  browser,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openNewOrder(page)
  await fillHead(page, 'OLD260001')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: '货物明细（0）' })).toBeVisible()
  const address = page.url().replace('/detail/', '/form/')
  await page.goto('/wms/inboundOrder/form')
  await fillHead(page, 'old260001')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/提单号 OLD260001 已存在/)).toBeVisible()
  await expect(billOf(page)).toBeFocused()

  await page.goto(address)
  await page.getByLabel('航次').fill('027E')
  await expectDraft(page, '027E')
  const colleague = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(colleague, 'admin')
  await colleague.goto(address)
  await colleague.getByLabel('航次').fill('028W')
  await colleague.keyboard.press('Control+s')
  await expect(colleague.getByText('028W', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/数据已被他人修改/)).toBeVisible()
  await page.getByRole('button', { name: '重新载入' }).click()
  await expect(page.getByText(/但此记录之后已被修改/)).toBeVisible()
  await expect(page.getByLabel('航次')).toHaveValue('028W')
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expect(page.getByLabel('航次')).toHaveValue('027E')
})
