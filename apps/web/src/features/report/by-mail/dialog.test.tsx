import type { ReportPlan } from '@yuncang/shared/nouns/report-plan/contract'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../../i18n/common.ts'
import { startLanguage } from '../../../i18n/setup.ts'
import { show, type Call } from '../../../testing/show.tsx'
import { MailPlansButton } from './button.tsx'
import { PlansDialog } from './dialog.tsx'
import type { OnScreen } from './on-screen.ts'
import { record } from '../../../i18n/record.ts'
import { words as reports } from '../words.ts'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, reports, words]))

const monthly: ReportPlan = {
  id: 'p1',
  version: 3,
  name: '月度收入',
  report: 'revenueReport',
  query: { by: 'customer', customerId: 'c1' },
  customerName: '青岛样例橡胶',
  dateRange: 'lastMonth',
  rhythm: 'monthly',
  weekday: 1,
  monthDay: 1,
  hour: 8,
  recipients: ['cw@example.com'],
  ownerName: '客服小王',
  nextTime: '2026-12-01 08:00:00',
  failure: null,
}
const paused: ReportPlan = {
  ...monthly,
  id: 'p2',
  name: '每周收入',
  rhythm: 'weekly',
  weekday: 5,
  ownerName: '财务老李',
  nextTime: null,
  failure: '没有权限',
}
const debts: ReportPlan = {
  ...monthly,
  id: 'p3',
  name: '账龄',
  report: 'agingReport',
  query: { recPay: 2 },
  customerName: '',
  dateRange: null,
}

/** The answers of operations without an address of their own come in a batch. */
const operation = (name: string) => `/api/trpc/reportPlan.${name}`
const said = (data: unknown) => () => Response.json([{ result: { data } }])
const savedIn = (calls: readonly Call[]) =>
  calls.find(({ path }) => path === operation('save'))?.input

const query = { by: 'fee', customerId: undefined, dateFrom: '2026-01-01', dateTo: '2026-11-24' }
const shown = { report: 'revenueReport', title: '收入与利润', query } as const
const open = (
  plans: readonly ReportPlan[],
  answers: Record<string, unknown> = {},
  onScreen: OnScreen = shown,
) =>
  show(<PlansDialog {...onScreen} onClose={() => {}} />, {
    answers: { [operation('list')]: said(plans), [operation('history')]: said([]), ...answers },
  })
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

test('the plans of a report say when it goes to whom, what is paused says why', async () => {
  await open([monthly, paused, debts])
  await expect.element(page.getByText('月度收入')).toBeVisible()
  await expect.element(page.getByText('每月 1 日 08:00')).toBeVisible()
  await expect.element(page.getByText('下次 2026-12-01 08:00')).toBeVisible()
  await expect.element(page.getByText('每周五 08:00')).toBeVisible()
  await expect.element(page.getByText('已暂停')).toBeVisible()
  await expect.element(page.getByText('没有权限')).toBeVisible()
  await expect.element(page.getByText('由 财务老李 设置')).toBeVisible()
  await expect.element(page.getByText('账龄')).not.toBeInTheDocument()
})

test('a paused plan says that nothing is sent, and how it goes on', async () => {
  await open([{ ...paused, failure: null }])
  await expect
    .element(page.getByText('暂停期间不发送；点「恢复」后，从下一个发送时间起继续'))
    .toBeVisible()
})

test('one that was paused by itself says what to do before it is resumed', async () => {
  await open([paused])
  await expect.element(page.getByText('因上述原因自动暂停，处理后点「恢复」')).toBeVisible()
})

test('a new plan takes the filters of the screen, without its days', async () => {
  const calls = await open([], { [operation('save')]: said(monthly) })
  await expect.element(page.getByText(/还没有发送计划/)).toBeVisible()
  await press('新增计划')
  await page.getByLabelText('计划名称').fill('月度收入')
  await press(/保\s*存/)
  await expect.element(page.getByText('请填写至少一个收件邮箱')).toBeVisible()
  await page.getByLabelText('收件邮箱').click()
  await userEvent.keyboard('cw@example.com{Enter}')
  await press(/保\s*存/)
  await expect
    .poll(() => savedIn(calls))
    .toEqual({
      0: {
        name: '月度收入',
        report: 'revenueReport',
        query: { by: 'fee' },
        dateRange: 'lastMonth',
        rhythm: 'monthly',
        weekday: 1,
        monthDay: 1,
        hour: 8,
        recipients: ['cw@example.com'],
      },
    })
})

test('a plan that is changed keeps its filters unless those of the screen are taken', async () => {
  const calls = await open([monthly], { [operation('save')]: said(monthly) })
  await press(/编\s*辑/)
  await page.getByText('每天', { exact: true }).click()
  await press(/保\s*存/)
  await expect
    .poll(() => savedIn(calls))
    .toMatchObject({
      0: { id: 'p1', version: 3, rhythm: 'daily', query: monthly.query },
    })
})

test('the filters of a plan are said in words, in the list and in its form, and those it would take', async () => {
  await open([monthly])
  await expect.element(page.getByText('汇总方式：客户')).toBeVisible()
  await expect.element(page.getByText('客户名称：青岛样例橡胶')).toBeVisible()
  await press(/编\s*辑/)
  await expect.element(page.getByText('汇总方式：客户、客户名称：青岛样例橡胶')).toBeVisible()
  await page.getByLabelText('改用当前页面的筛选条件').click()
  await expect.element(page.getByText('汇总方式：费用名称、全部客户')).toBeVisible()
})

test('a plan of debts says whose debts it is about', async () => {
  await open([debts], {}, { report: 'agingReport', title: '应收账龄', query: { recPay: 1 } })
  await expect.element(page.getByText('全部客户')).toBeVisible()
  await expect.element(page.getByText('收付类型：应付')).toBeVisible()
})

test('the form of a plan tells what was changed of it by whom', async () => {
  const change = {
    id: 'r1',
    businessId: 'p1',
    operateModule: 'DSBB',
    action: 'update',
    realName: '财务老周',
    time: '2026-11-20 09:00:00',
    masterBillNo: null,
    fieldDiff: {
      rhythm: { before: 'weekly', after: 'monthly' },
      weekday: { before: 5, after: null },
      hour: { before: 18, after: 8 },
      recPay: { before: 1, after: 2 },
      recipients: { before: ['a@example.com'], after: ['a@example.com', 'b@example.com'] },
    },
  }
  await open([monthly], { [operation('history')]: said([change]) })
  await press(/编\s*辑/)
  await expect.element(page.getByText('财务老周 修改')).toBeVisible()
  for (const line of [
    '发送频率：每周 → 每月',
    '星期：周五 → —',
    '时间（北京时间）：18:00 → 08:00',
    '收付类型：应收 → 应付',
    '收件邮箱：a@example.com → a@example.com、b@example.com',
  ])
    await expect.element(page.getByText(line)).toBeVisible()
})

test('a sending that failed says why', async () => {
  const failed = {
    id: 's1',
    dueTime: '2026-11-01 08:00:00',
    status: 2,
    recipients: [],
    finishTime: '2026-11-01 08:05:00',
    failure: '服务器出错',
  }
  await open([monthly], { [operation('sendings')]: said([failed]) })
  await press('发送记录')
  await expect.element(page.getByText('2026-11-01 08:00')).toBeVisible()
  await expect.element(page.getByText('未发送')).toBeVisible()
  await expect.element(page.getByText('服务器出错')).toBeVisible()
})

test('a paused plan is resumed, and one is removed after a question', async () => {
  const calls = await open([paused], {
    [operation('resume')]: said(monthly),
    [operation('remove')]: said(null),
  })
  const held = { 0: { id: 'p2', version: 3 } }
  await press(/恢\s*复/)
  await expect.poll(() => calls).toContainEqual({ path: operation('resume'), input: held })
  await press(/删\s*除/)
  await expect.element(page.getByText('删除发送计划「每周收入」？').last()).toBeVisible()
  // The one in the question comes last.
  await page
    .getByRole('button', { name: /删\s*除/ })
    .last()
    .click()
  await expect.poll(() => calls).toContainEqual({ path: operation('remove'), input: held })
})

test('only who may take the report away has it sent', async () => {
  await show(<MailPlansButton {...shown} />)
  expect(page.getByRole('button').elements()).toEqual([])
})
