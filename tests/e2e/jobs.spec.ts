import { expect, test } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { readFileSync } from 'node:fs'
import { workbook } from '../support/workbooks.ts'
import { complaintsOf, expectAccessible, file, signIn } from './person.ts'

/** In a tenant of its own: the other stories see their lists as the demo has them. */
const many = 5_100
/** The import of so many takes its time on a busy machine. */
const patienceMs = 60_000

const customers = () =>
  workbook([
    ['客户全称', '统一社会信用代码', '境外或个人'],
    ...Array.from({ length: many }, (_, at) => [`批量客户 ${at + 1}`, `BULK-${at + 1}`, '是']),
  ])

test('a long list is exported in the background and taken away from the tray', async ({ page }) => {
  test.slow()
  const complaints = complaintsOf(page)
  await signIn(page, 'kf.hd')
  await page.goto('/base/customer/index')
  await page.getByRole('button', { name: /导\s*入/ }).click()
  await page.locator('input[type=file]').setInputFiles(file(await customers(), '客户.xlsx'))
  await page.getByRole('button', { name: `导入 ${many} 行` }).click({ timeout: patienceMs })
  await expect(page.getByText(/^已导入/)).toBeVisible({ timeout: patienceMs })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^导\s*出$/ }).click()
  await expect(page.getByText(/已转为后台导出/)).toBeVisible()
  await expect(page.getByText('“导出客户”已完成')).toBeVisible({ timeout: patienceMs })
  // It is the server that remembers.
  await page.reload()
  await page.getByRole('button', { name: '后台任务' }).click()
  const take = page.getByRole('button', { name: '下载 导出客户' })
  await expect(take).toBeVisible()
  await expectAccessible(page)
  const [taken] = await Promise.all([page.waitForEvent('download'), take.click()])
  expect(taken.suggestedFilename()).toBe('客户.xlsx')
  const { sheets } = await readXlsx(readFileSync(await taken.path()))
  expect(sheets[0]!.rows.length).toBeGreaterThan(many)
  expect(complaints).toEqual([])
})

test('on a phone the tray is a drawer; whoever administers sees the jobs of all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin.hd')
  await page.getByRole('button', { name: '后台任务' }).click()
  await expect(page.getByRole('dialog').getByText(/最近 7 天没有后台任务/)).toBeVisible()
  await page.goto('/system/job/index')
  await expect(page.getByRole('gridcell', { name: '导出客户' })).toBeVisible()
  await page.getByRole('gridcell', { name: '导出客户' }).click()
  await expect(page.getByRole('button', { name: '下载 导出客户' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
