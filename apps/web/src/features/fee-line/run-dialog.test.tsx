import type { PeriodResult } from '@yuncang/shared/nouns/fee-line/contract'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { RunDialog } from './run-dialog.tsx'
import { words } from './words/fee-line.ts'
import { words as runWords } from './words/run.ts'

beforeAll(() => startLanguage([common, record, words, runWords]))

const startPath = '/api/lh-wms/jftz/startPeriod'
const dialog = page.getByRole('dialog', { name: '月度计费' })

const running: JobRecord = {
  id: 'job-1',
  kind: 'fee.period',
  title: '月度计费 2025-03-01 ~ 2025-03-31',
  ownerName: '计费小周',
  attempts: 1,
  isCancelAsked: false,
  result: null,
  file: null,
  stage: 'charging',
  failure: null,
  createTime: '2025-04-01 10:00:00',
  startTime: '2025-04-01 10:00:00',
  finishTime: null,
  status: 'running',
  done: 40,
  total: 160,
}

const result: PeriodResult = {
  from: '2025-03-01',
  to: '2025-03-31',
  businesses: 160,
  handedOver: 2,
  created: 150,
  updated: 4,
  reopened: 3,
  voided: 0,
  unchanged: 6,
  supplements: 0,
  missing: 5,
  unpriced: [{ customerId: 'c1', customerName: '样例橡胶', count: 5 }],
  totals: [],
}

const customer = { ID: 'c2', CUSTOMER_NAME: '青岛样例轮胎', SHORT_NAME: '', IS_STOP: '0' }

const onShow = vi.fn()

async function run(job: JobRecord) {
  const answers = {
    [startPath]: { id: job.id },
    '/api/lh-base/job/detail': job,
    '/api/lh-base/customer/search': [customer],
  }
  const calls = await show(<RunDialog onShow={onShow} onClose={() => {}} />, { answers })
  await dialog.getByRole('button', { name: '开始计费' }).click()
  return calls
}

test('a month that somebody else has begun shows how far it is, and who began it', async () => {
  await run(running)
  await expect.element(dialog.getByText(/计费小周 已启动同一月份的计费。/)).toBeVisible()
  await expect.element(dialog.getByText(/已计 40 . 160 批库存。/)).toBeVisible()
})

test('a month that was cancelled says how many lots are charged', async () => {
  await run({ ...running, status: 'cancelled', finishTime: '2025-04-01 10:01:00' })
  await expect.element(dialog.getByText(/计费已取消：已计 40 . 160 批库存/)).toBeVisible()
})

test('a month names what is to be cured: customers without a price, lines to be confirmed again', async () => {
  await run({ ...running, status: 'done', finishTime: '2025-04-01 10:01:00', result })
  await expect.element(dialog.getByText('样例橡胶（5 行）')).toBeVisible()
  await expect.element(dialog.getByText('其中货权变更（各付各的天数）')).toBeVisible()
  await dialog.getByRole('button', { name: '查看待确认费用' }).click()
  expect(onShow).toHaveBeenCalledWith({ from: result.from, to: result.to, status: 0 })
})

test('what came of one customer is gone once another one is chosen', async () => {
  await run({ ...running, status: 'done', finishTime: '2025-04-01 10:01:00', result })
  await expect.element(dialog.getByText('样例橡胶（5 行）')).toBeVisible()
  await dialog.getByRole('combobox').fill('轮胎')
  await page.getByText(customer.CUSTOMER_NAME).last().click()
  await expect.element(dialog.getByText('样例橡胶（5 行）')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: '开始计费' })).toBeVisible()
})
