import type { Unbilled } from '@yuncang/shared/nouns/bill/contract'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { addressOf, routed } from '../../testing/routed.tsx'
import { refusal, show } from '../../testing/show.tsx'
import { GenerateDialog } from './generate-dialog.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words]))

const unbilledPath = '/api/lh-wms/bill/unbilled'
const startPath = '/api/lh-wms/bill/startGenerate'
const dialog = page.getByRole('dialog', { name: '生成账单' })
const button = dialog.getByRole('button', { name: /生成账单/ })

const waiting: Unbilled = {
  customerId: 'c1',
  customerName: '青岛样例橡胶',
  currency: 'CNY',
  count: 5,
  amount: '4993.67',
  unauditedCount: 0,
  missingCount: 0,
  missingRateCount: 0,
}
const running: JobRecord = {
  id: 'job-1',
  kind: 'bill.month',
  title: '生成账单 202503',
  ownerName: '计费小周',
  attempts: 1,
  isCancelAsked: false,
  result: null,
  file: null,
  stage: 'billing',
  failure: null,
  createTime: '2025-04-01 10:00:00',
  startTime: '2025-04-01 10:00:00',
  finishTime: null,
  status: 'running',
  done: 40,
  total: 160,
}

const open = (rows: readonly Unbilled[], answers: Readonly<Record<string, unknown>> = {}) =>
  show(routed(<GenerateDialog onClose={() => {}} />), {
    answers: { [unbilledPath]: rows, ...answers },
  })

/** Begins a month that no other test has begun: the same one again within a second is refused. */
async function generate(month: string, job: Partial<JobRecord> = {}, start: unknown = running) {
  const calls = await open([waiting], {
    [startPath]: start,
    '/api/lh-base/job/detail': { ...running, ...job },
  })
  await dialog.getByLabelText('账期').fill(month)
  await userEvent.keyboard('{Enter}')
  await button.click()
  return calls
}

test('a month without fees of a side says so, and has nothing to start', async () => {
  await open([])
  await expect.element(dialog.getByText(/没有未入账单的应收费用/)).toBeVisible()
  await expect.element(button).toBeDisabled()
  await dialog.getByText('应付', { exact: true }).click()
  await expect.element(dialog.getByText(/没有未入账单的应付费用/)).toBeVisible()
})

test('what waits is named by customer, and fees that nobody has audited lead to their list', async () => {
  await open([{ ...waiting, unauditedCount: 4, missingCount: 3, missingRateCount: 1 }])
  await expect.element(dialog.getByText('5 行，4,993.67 CNY')).toBeVisible()
  await expect.element(dialog.getByText('另有 4 行未审核')).toBeVisible()
  await expect.element(dialog.getByText('其中 2 行缺价')).toBeVisible()
  await expect.element(dialog.getByText('其中 1 行缺汇率')).toBeVisible()
  const { pathname, searchParams } = await addressOf(
    dialog.getByRole('link', { name: '去审核费用' }),
  )
  expect([pathname, searchParams.get('status')]).toEqual(['/fee/feeLine/index', '1'])
  const rateless = await addressOf(dialog.getByRole('link', { name: '查看缺汇率的费用' }))
  expect(rateless.searchParams.get('lack')).toBe('rate')
})

test('a month whose fees all wait for their audit has nothing to bill', async () => {
  await open([{ ...waiting, count: 0, amount: '0.00', unauditedCount: 3 }])
  await expect.element(dialog.getByText('另有 3 行未审核')).toBeVisible()
  await expect.element(button).toBeDisabled()
})

test('the chosen month is begun for all customers, and says how far it is', async () => {
  const calls = await generate('2025-03')
  await expect.element(dialog.getByText(/已处理 40 \/ 160/)).toBeVisible()
  await expect.element(button).toHaveClass(/loading/)
  const started = calls.filter(({ path }) => path === startPath)
  expect(started.map(({ input }) => input)).toEqual([{ period: '202503', recPay: 1 }])
})

test('a month that is done says what it made, and which bills an audit kept from it, and whose fees lack a rate', async () => {
  const rateless = [{ customerName: '青岛样例橡胶', count: 2 }]
  const result = { bills: 2, created: 2, lines: 12, underway: ['ZD202504020007'], rateless }
  await generate('2025-02', { status: 'done', result })
  await expect.element(dialog.getByText('已生成 2 张账单，共 12 行费用')).toBeVisible()
  await expect.element(dialog.getByText(/ZD202504020007/)).toBeVisible()
  await expect.element(dialog.getByText(/缺汇率、未入账单的费用：青岛样例橡胶 2 行/)).toBeVisible()
})

test('a month that was cancelled or that failed says so', async () => {
  await generate('2025-01', { status: 'cancelled' })
  await expect.element(dialog.getByText('生成账单已取消，已生成的账单保留')).toBeVisible()
})

test('a closed month is refused in the words of the server', async () => {
  const sentence = '2024-12 已结账，不能生成账单'
  await generate('2024-12', {}, () => refusal(409, sentence))
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await expect.element(button).toBeEnabled()
})
