import { expect } from './expect.ts'
import { readXlsx } from 'hucre/xlsx'
import { readFileSync } from 'node:fs'
import { workbook } from '../support/workbooks.ts'
import {
  complaintsOf,
  expectAccessible,
  expectWithin,
  file,
  goTo,
  personAt,
  phone,
  signIn,
} from './person.ts'
import { test } from './test.ts'

/** In a tenant of its own: the other stories see their lists as the demo has them. */
const many = 5_100
/** How many, as a person reads it. */
const shown = many.toLocaleString('en-US')
/** The import of so many takes its time on a busy machine. */
const patienceMs = 60_000

const customers = () =>
  workbook([
    ['客户全称', '统一社会信用代码', '境外或个人'],
    ...Array.from({ length: many }, (_, at) => [`批量客户 ${at + 1}`, `BULK-${at + 1}`, '是']),
  ])

test('customers come from a workbook and go into one, a long list of them in the background, taken away from the tray; who administers sees the jobs of all', async ({
  page,
  browser,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  await signIn(page, 'kf.hd', '/base/customer/index')
  const short = page.waitForEvent('download')
  await page.getByRole('button', { name: /^导\s*出$/ }).click()
  expect((await short).suggestedFilename()).toBe('客户.xlsx')
  await page.getByRole('button', { name: /导\s*入/ }).click()
  // A button that takes a while rests after a click.
  const template = page.getByRole('button', { name: '下载模板' })
  const downloads: string[] = []
  page.on('download', (each) => downloads.push(each.suggestedFilename()))
  await template.dblclick()
  await expect(template).toBeDisabled()
  await expect(template).toBeEnabled()
  expect(downloads).toHaveLength(1)
  await page.locator('input[type=file]').setInputFiles(file(await customers(), '客户.xlsx'))
  await page.getByRole('button', { name: `导入 ${shown} 行` }).click({ timeout: patienceMs })
  await expect(page.getByText(`已导入 ${shown} 个客户`)).toBeVisible({ timeout: patienceMs })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^导\s*出$/ }).click()
  await expect(page.getByText(/已转为后台导出/)).toBeVisible()
  await expect(page.getByText('“导出客户”已完成')).toBeVisible({ timeout: patienceMs })
  // It is the server that remembers.
  await page.reload()
  await page.getByRole('button', { name: '后台任务' }).click()
  const take = page.getByRole('button', { name: '下载 导出客户' })
  await expect(take).toBeVisible()
  await expectAccessible(page, 'body')
  const [taken] = await Promise.all([page.waitForEvent('download'), take.click()])
  expect(taken.suggestedFilename()).toBe('客户.xlsx')
  const { sheets } = await readXlsx(readFileSync(await taken.path()))
  expect(sheets[0]!.rows.length).toBeGreaterThan(many)

  // On a phone the tray is a drawer.
  const { page: admin } = await personAt(browser, 'admin.hd', { size: phone })
  await admin.getByRole('button', { name: '后台任务' }).click()
  await expect(admin.getByRole('dialog').getByText(/最近 7 天没有后台任务/)).toBeVisible()
  await admin.keyboard.press('Escape')
  await goTo(admin, '/system/job/index')
  await admin.getByRole('gridcell', { name: '导出客户' }).click()
  await expect(admin.getByRole('button', { name: '下载 导出客户' })).toBeVisible()
  await expectAccessible(admin)
  await expectWithin(admin)
  expect(complaints).toEqual([])
})
