import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import { heads } from '../support/ugly/lines.ts'
import { bookOf, bytesOf, sheetOf } from '../support/ugly/parts.ts'
import { inboundLine, workbook } from '../support/workbooks.ts'
import { complaintsOf, expectAccessible, expectWithin, file, openSession, phone } from './person.ts'
import { test } from './test.ts'

/* The import of a clerk's file, on a desk and on a phone. */
const shot = async (page: Page, name: string) => {
  const folder = process.env['E2E_SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

async function openWizard(page: Page, label = /导\s*入/) {
  await page.goto('/wms/inboundOrder/index')
  await page.getByRole('button', { name: label }).click()
}

const titled = (bill: string, customer?: string) =>
  bytesOf(
    bookOf({
      说明: sheetOf([['请按要求填写']]),
      明细: sheetOf([
        ['青岛某某公司入库通知'],
        [],
        [...heads, '内部编号', '备注'],
        ...['DEMU1000010', 'DEMU1000026', 'DEMU1000031'].map((container, index) => [
          ...inboundLine({ bill, container, ...(customer && index === 1 && { customer }) }),
          `N-${index}`,
          '易碎',
        ]),
        ['合计', null, null, null, null, null, null, 48, 60480, 61440],
      ]),
    }),
  )

test('a file is checked, left, gone on with, mended and imported whole; a weight without a unit waits for one; on a phone, in English too', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSession(page, 'kf')
  await openWizard(page)
  await shot(page, '1-file')
  await page
    .locator('input[type=file]')
    .setInputFiles(file(titled('WIZE260001', '没有这家公司'), '入库通知.xlsx'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('共 1 处需要更正（1 行），未导入任何数据')).toBeVisible()
  await expect(dialog.getByText('工作表「明细」，表头第 3 行')).toBeVisible()
  await expect(dialog.getByText(/同一提单号的客户名称不一致/).first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: '导入 3 行' })).toBeDisabled()
  await shot(page, '2-preview-wrong')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载更正文件' }).click()
  expect((await download).suggestedFilename()).toBe('入库通知-待更正.xlsx')

  await expect(page).toHaveURL(/importId=/)
  const address = page.url()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/importId=/)
  await page.goto(address)
  await expect(dialog.getByText('共 1 处需要更正（1 行），未导入任何数据')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /导\s*入/ }).click()
  await expect(dialog.getByText('未完成的导入')).toBeVisible()
  await shot(page, '3-unfinished')
  await dialog
    .getByRole('button', { name: /继\s*续/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: '调整表头与列' }).click()
  await expect(dialog.getByText('表头所在行')).toBeVisible()
  await shot(page, '4-mapping')
  await expectAccessible(page)

  await page.setViewportSize(phone)
  await shot(page, '8-phone-mapping')
  await expectWithin(page)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await openWizard(page, /Import/)
  await dialog.getByRole('button', { name: 'Continue' }).first().click()
  await expect(dialog.getByText('Adjust headings and columns')).toBeVisible()
  await shot(page, '9-phone-english')
  await expectWithin(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await shot(page, '10-english')
  await page.evaluate(() => localStorage.setItem('language', 'zh'))
  await openWizard(page)
  await dialog
    .getByRole('button', { name: /继\s*续/ })
    .first()
    .click()
  await expect(dialog.getByText('共 1 处需要更正（1 行），未导入任何数据')).toBeVisible()

  await dialog.getByRole('button', { name: '重新上传' }).click()
  await page.locator('input[type=file]').setInputFiles(file(titled('WIZE260001'), '改好.xlsx'))
  await expect(dialog.getByText('3 行全部通过校验，可以导入。')).toBeVisible()
  await shot(page, '5-preview-clean')
  await dialog.getByRole('button', { name: '导入 3 行' }).click()
  await expect(dialog.getByText('已导入 1 张订单、3 个集装箱、3 行货物')).toBeVisible()
  await shot(page, '6-done')

  // A weight without a unit waits for somebody to name it.
  await openWizard(page)
  const head = heads.map((text) => text.replace('净重(千克)', '净重'))
  const bytes = await workbook([head, inboundLine({ bill: 'WIZE260002' })])
  await page.locator('input[type=file]').setInputFiles(file(bytes, '没有单位.xlsx'))
  await expect(
    dialog.getByText('重量列「净重」没有注明单位，请在表头写明 吨 或 千克'),
  ).toBeVisible()
  await dialog.getByRole('combobox', { name: 'I 单位' }).click()
  await page.getByTitle('千克').last().click()
  await dialog.getByRole('button', { name: '重新校验' }).click()
  await expect(dialog.getByText('1 行全部通过校验，可以导入。')).toBeVisible()
  expect(complaints).toEqual([])
})
