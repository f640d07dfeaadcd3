import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../i18n/common.ts'
import { record } from '../i18n/record.ts'
import { startLanguage } from '../i18n/setup.ts'
import { StepButtons } from '../records/steps/step-buttons.tsx'
import { show } from '../testing/show.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

beforeAll(() => startLanguage([common, record]))
afterEach(() => onlineManager.setOnline(true))

const run = vi.fn(async (_row: object, _answer: string) => {})
const step = { refusal: () => undefined, run }
const steps = [
  { ...step, key: 'pass', label: '通过' },
  { ...step, key: 'void', label: '作废', ask: '原因' },
]
const waiting = () => page.getByText('网络已断开，操作尚未提交，网络恢复后自动提交。')

test('a step without a network says so where it was taken, keeps what was typed, and is sent when the network is back', async () => {
  await show(
    <>
      <WaitingNotice />
      <StepButtons row={{}} name="RK1" steps={steps} onDone={() => {}} />
    </>,
  )
  onlineManager.setOnline(false)
  await page.getByRole('button', { name: /通\s*过/ }).click()
  await expect.element(waiting()).toBeVisible()
  expect(run).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
  await expect.element(page.getByText('操作成功：RK1 通过')).toBeVisible()
  await expect.element(waiting()).not.toBeInTheDocument()

  await page.getByRole('button', { name: /作\s*废/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /原因/ }).fill('客户改期')
  onlineManager.setOnline(false)
  await expect.element(dialog.getByText(/网络已断开。填写的内容保留在本机/)).toBeVisible()
  await dialog.getByRole('button', { name: /作\s*废/ }).click()
  await expect
    .element(dialog.getByText(/尚未提交。内容保留在本机，网络恢复后自动提交/))
    .toBeVisible()
  await expect.element(waiting()).not.toBeInTheDocument()
  onlineManager.setOnline(true)
  await expect.poll(() => run.mock.lastCall).toEqual([{}, '客户改期'])
  await expect.element(dialog).not.toBeInTheDocument()
})
