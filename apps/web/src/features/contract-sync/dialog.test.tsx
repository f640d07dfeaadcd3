import type { SignInTenant } from '@yuncang/shared/nouns/session/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import type { Session } from '../../session/session.ts'
import { data, noNetwork, show } from '../../testing/show.tsx'
import { SyncContractDialog } from './dialog.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const path = '/api/lh-base/contract/sync'
const subject = '青岛示例保税物流中心有限公司（虚构）'
// Its subject follows from the tenant, which is asked for nothing else.
const tenant = { dataNode: 'WMS_DEMO', name: '示例物流' } as SignInTenant
const all = { tenant, permissions: new Set(['contract:sync', 'syncContract']) }

const dialog = page.getByRole('dialog', { name: '同步合同' })
const confirm = () => dialog.getByRole('button', { name: /确\s*定/ }).click()
const toast = (text: string) => page.getByText(text).first()

async function open(session: Partial<Session>, answers: Record<string, unknown>) {
  const onClose = vi.fn()
  const calls = await show(<SyncContractDialog onClose={onClose} />, { session, answers })
  return { onClose, asked: () => calls.filter((each) => each.path === path) }
}

/** A button that still waits takes no click. */
const rested = () => expect.poll(() => document.querySelectorAll('.ant-btn-loading').length).toBe(0)

async function chooseSubject() {
  await dialog.getByRole('combobox', { name: '签约主体' }).click()
  await page.getByTitle(subject).last().click()
}

test('a number, or the days of signing with their subject, are asked for; what the other system says is told', async () => {
  let success = false
  const msg = '合同系统中没有该合同'
  const { onClose, asked } = await open(all, { [path]: () => data({ success, msg }) })
  await expect.element(dialog).toBeVisible()
  expect(Math.round(dialog.element().getBoundingClientRect().width)).toBe(480)
  await confirm()
  await expect.element(toast('请输入合同编号或者选择签约起止日期！')).toBeVisible()
  await chooseSubject()
  await confirm()
  await expect.element(dialog.getByText('请选择签约起止日期')).toBeVisible()
  expect(asked()).toEqual([])

  const days = dialog.getByRole('textbox')
  await days.nth(1).fill('2025-04-01')
  await userEvent.keyboard('{Enter}')
  await days.nth(2).fill('2025-04-30')
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('textbox', { name: /合同编号/ }).fill(' HT-NONE ')
  await confirm()
  await expect.element(toast(`同步失败! ${msg}`)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  success = true
  await dialog.getByRole('textbox', { name: /合同编号/ }).fill('HTXT-202504-01')
  await rested()
  await confirm()
  await expect.element(toast('同步成功!')).toBeVisible()
  expect(onClose).toHaveBeenCalledTimes(1)
  const besides = {
    contractSubjectNames: subject,
    signDateStart: '2025-04-01',
    signDateEnd: '2025-04-30',
  }
  expect(asked().map(({ input }) => input)).toEqual([
    { contractCode: 'HT-NONE', ...besides },
    { contractCode: 'HTXT-202504-01', ...besides },
  ])
})

test('chosen days ask for the subject', async () => {
  const { asked } = await open(all, {})
  const days = dialog.getByRole('textbox')
  await days.nth(1).fill('2025-04-01')
  await userEvent.keyboard('{Enter}')
  await days.nth(2).fill('2025-04-30')
  await userEvent.keyboard('{Enter}')
  await confirm()
  await expect.element(dialog.getByText('请选择签约主体')).toBeVisible()
  expect(asked()).toEqual([])
})

test('without the right to more fields, contracts are asked for by their number', async () => {
  const { asked } = await open({ tenant, permissions: new Set(['contract:sync']) }, {})
  await expect.element(dialog.getByRole('combobox', { name: '签约主体' })).not.toBeInTheDocument()
  await confirm()
  await expect.element(dialog.getByText('请输入合同编号')).toBeVisible()
  expect(asked()).toEqual([])
})

test('contract sync network failure: the loading flag clears only', async () => {
  const { onClose, asked } = await open(all, { [path]: noNetwork })
  await dialog.getByRole('textbox', { name: /合同编号/ }).fill('HT-1')
  await confirm()
  await expect.poll(() => asked().length).toBe(1)
  await rested()
  await expect.element(dialog).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  expect(document.querySelectorAll('.ant-message-notice')).toHaveLength(0)
})
