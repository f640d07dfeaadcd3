import { useQuery } from '@tanstack/react-query'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { trpc } from '../../api/client.ts'
import { jobsRefreshed } from '../../api/jobs.ts'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { tray } from '../../i18n/tray.ts'
import { JobItem } from '../../records/job/job-item.tsx'
import { addressOf, routed } from '../../testing/routed.tsx'
import { data, refusal, show } from '../../testing/show.tsx'

beforeAll(() => startLanguage([common, tray]))

const running: JobRecord = {
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
  createTime: '2026-11-21 10:00:00',
  startTime: '2026-11-21 10:00:00',
  finishTime: null,
  status: 'running',
  done: 40,
  total: 160,
}

/** The jobs of the server, as a list of them has them. */
function Jobs() {
  const { data: jobs } = useQuery(trpc.job.mine.queryOptions({}))
  return jobs?.map((job) => <JobItem key={job.id} job={job} />)
}

const retry = '/api/lh-base/job/retry'

test('what a job of papers has left out is told with its reason, the same one once', async () => {
  const refused = ['记录不存在', '记录不存在', 'CK1 内容过多'].map((zh) => ({ zh, en: '' }))
  const result = { papers: 1, pages: 1, sha256: 'x', refused }
  await show(<JobItem job={{ ...running, kind: 'paper.print', status: 'done', result }} />)
  await expect.element(page.getByText('记录不存在 × 2')).toBeVisible()
  await expect.element(page.getByText('CK1 内容过多')).toBeVisible()
})

test('a month-end run that is over leads to the fees of its days', async () => {
  const result = { from: '2026-10-01', to: '2026-10-31', created: 12 }
  const done = {
    ...running,
    kind: 'fee.period',
    title: '月度计费',
    status: 'done' as const,
    result,
  }
  const session = { permissions: new Set(['feeLine:read']) }
  await show(routed(<JobItem job={done} />), { session })
  const address = await addressOf(page.getByRole('link', { name: '查看费用 月度计费' }))
  expect([
    address.pathname,
    address.searchParams.get('dateFrom'),
    address.searchParams.get('dateTo'),
  ]).toEqual(['/fee/feeLine/index', '2026-10-01', '2026-10-31'])
})

test('a job that cannot say how much there is says what it is at', async () => {
  const merge = { ...running, title: '合并客户 甲 → 乙', stage: 'moving', done: 0, total: 0 }
  await show(<JobItem job={merge} />)
  await expect.element(page.getByText('移交', { exact: true })).toBeVisible()
})

// A job that fails for good takes minutes; the server's part is tried in job.test.ts.
test('a job tells how far it is, why it failed, and is tried again', async () => {
  let shown = running
  const answers = {
    '/api/lh-base/job/mine': () => data([shown]),
    [retry]: () => {
      shown = { ...running, status: 'queued', done: 0, total: 0 }
      return data(null)
    },
  }
  const calls = await show(<Jobs />, { answers })
  await expect.element(page.getByText('40 / 160')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  await expect.element(page.getByRole('button', { name: '取消 导出客户' })).toBeVisible()

  shown = { ...running, status: 'failed', failure: '没有权限', finishTime: running.createTime }
  await jobsRefreshed()
  await expect.element(page.getByText('没有权限')).toBeVisible()
  await page.getByRole('button', { name: '重试 导出客户' }).click()
  await expect.element(page.getByText('排队中')).toBeVisible()
  expect(calls.filter(({ path }) => path === retry)).toEqual([
    { path: retry, input: { id: 'job-1' } },
  ])
})

test('a file that is no longer for this person says why it is not downloaded', async () => {
  const file = { name: '客户.xlsx', size: 9, expireTime: '2026-11-28 10:00:00' }
  const done = { ...running, status: 'done' as const, file }
  const why = '任务“导出客户”的文件超出您目前的数据范围，不能下载，请重新导出'
  const answers = { '/api/lh-base/job/download': () => refusal(403, why) }
  await show(<JobItem job={done} />, { answers })
  await page.getByRole('button', { name: '下载 导出客户' }).click()
  await expect.element(page.getByText(why)).toBeVisible()
})
