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

test('a job tells how far it is, why it failed, and is tried again', async ({ page }) => {
  const at = '2026-11-21 10:00:00'
  const job = {
    id: 'job-1',
    kind: 'list.export',
    title: '导出客户',
    ownerName: '客服小王',
    attempts: 1,
    isCancelAsked: false,
    result: null,
    file: null,
    stage: null,
    failure: null,
    createTime: at,
    startTime: at,
    finishTime: null,
    status: 'running',
    done: 40,
    total: 160,
  }
  let shown: object = job
  // A job that fails for good takes minutes; the server's part is tried in job.test.ts.
  await page.route('**/api/lh-base/job/page*', (route) => {
    const paging = { total: 1, size: 15, current: 1, pages: 1 }
    return route.fulfill({ json: { code: 200, msg: '', data: { records: [shown], ...paging } } })
  })
  await signIn(page, 'admin.hd')
  await page.goto('/system/job/index')
  await expect(page.getByRole('gridcell', { name: '40 / 160' })).toBeVisible()
  await page.getByRole('gridcell', { name: '导出客户' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  await expect(drawer.getByRole('button', { name: /取消 导出客户/ })).toBeVisible()
  shown = { ...job, status: 'failed', failure: '没有权限', finishTime: at }
  await page.reload()
  await page.getByRole('gridcell', { name: '导出客户' }).click()
  await expect(drawer.getByText('没有权限')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/lh-base/job/retry', (route) => {
    expect(route.request().postDataJSON()).toEqual({ id: 'job-1' })
    shown = { ...job, status: 'queued', done: 0, total: 0 }
    return route.fulfill({ json: { code: 200, msg: '', data: null } })
  })
  await drawer.getByRole('button', { name: '重试 导出客户' }).click()
  await expect(drawer.getByText('排队中')).toBeVisible()
})
