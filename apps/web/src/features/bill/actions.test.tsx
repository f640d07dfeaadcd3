import { billActions, billStatuses } from '@yuncang/shared/nouns/bill/rules'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { beforeAll, expect, test } from 'vitest'
import { useMemo, useState } from 'react'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { routed } from '../../testing/routed.tsx'
import { show } from '../../testing/show.tsx'
import { someSession } from '../../../../../tests/support/session.ts'
import { TabContext } from '../../lib/tab.ts'
import { BillActions } from './actions.tsx'
import { ReductionSection } from './reductions.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, grid, record, words]))

const customer = {
  user: { ...someSession.user, customerId: 'c1' },
  permissions: new Set([billActions.confirm.permission]),
}
// What the actions read of a bill.
const bill = {
  id: 'b1',
  version: 4,
  billNo: 'ZD202611030001',
  status: billStatuses.audited,
  payable: '11096.39',
  currency: 'CNY',
  dueDate: '2026-11-30',
  submitBy: 'u2',
} as Bill
const path = '/api/lh-wms/bill/confirm'
const button = () => page.getByRole('button', { name: '确认账单' })

test('a customer is asked before a bill is confirmed, with what it comes to', async () => {
  const calls = await show(<BillActions bill={bill} />, {
    session: customer,
    answers: { [path]: bill },
  })
  const sent = () => calls.filter((call) => call.path === path)
  await button().click()
  const question = page.getByRole('dialog', { name: '确认账单 ZD202611030001？' })
  await expect.element(question.getByText(/应结 11,096\.39 CNY，付款期限 2026-11-30/)).toBeVisible()
  expect(sent()).toEqual([])
  await question.getByRole('button', { name: '确认账单' }).click()
  await expect.poll(() => sent()).toMatchObject([{ input: { id: 'b1', version: 4 } }])
})

test('a customer reads what becomes of a bill that it sends back', async () => {
  await show(<BillActions bill={bill} />, { session: customer })
  await page.getByRole('button', { name: /更多操作/ }).click()
  await page.getByText('退回账单').click()
  await expect.element(page.getByText(/请写明哪一行、哪里不对/)).toBeVisible()
})

/** The tab of a bill, which is gone once it is closed. */
function Tab() {
  const [isOpen, setOpen] = useState(true)
  const tab = useMemo(
    () => ({ setTitle: () => {}, setUnsaved: () => {}, close: () => setOpen(false) }),
    [],
  )
  return (
    <TabContext value={tab}>
      {isOpen && <BillActions bill={bill} />}
      {isOpen && <ReductionSection bill={bill} />}
    </TabContext>
  )
}

test('the tab of a bill that its customer sends back closes, and nothing of it is asked for any more', async () => {
  const reductions = '/api/lh-wms/billReduction/getListByBillId'
  const dispute = '/api/lh-wms/bill/dispute'
  const calls = await show(routed(<Tab />), {
    session: customer,
    answers: { [reductions]: [], [dispute]: { ...bill, status: billStatuses.rejected } },
  })
  await page.getByRole('button', { name: /更多操作/ }).click()
  await page.getByText('退回账单').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('原因').fill('数量不符')
  await dialog.getByRole('button', { name: '退回账单' }).click()
  await expect.element(page.getByText('操作成功：账单 ZD202611030001 退回账单')).toBeVisible()
  await expect.element(page.getByText(/没有调减/)).not.toBeInTheDocument()
  const asked = calls.map((call) => call.path)
  expect(asked.slice(asked.indexOf(dispute))).toEqual([dispute])
})

test('who audits reads until when a month goes on, before it is refused', async () => {
  const running = { ...bill, recPay: 1, creditOf: null, period: '299912' }
  const auditor = { permissions: new Set([billActions.pass.permission]) }
  const submitted = { ...running, status: billStatuses.submitted }
  await show(<BillActions bill={submitted} />, { session: auditor })
  await page.getByRole('button', { name: /更多操作/ }).click()
  const pass = page.getByRole('menuitem', {
    name: /审核通过（账期到 2999-12-31 才结束，之后才能审核/,
  })
  await expect.element(pass).toHaveAttribute('aria-disabled', 'true')
})
