import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from './words/stops.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { LineStopButton } from './line-stop-button.tsx'

beforeAll(() => startLanguage([common, prices, stops, record]))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
})

// What the button reads of a line.
const line = (isStop: 0 | 1) =>
  ({
    detailId: 'd1',
    feeName: '仓储费',
    feeNameEn: '',
    isStop,
    stops: [],
  }) as unknown as TariffRecord
const path = '/api/lh-base/contract/updateQuotationIsStop'
const dialog = page.getByRole('dialog')

test('a price is stopped from today unless another day is said, never without a reason', async () => {
  const onDone = vi.fn()
  const calls = await show(<LineStopButton line={line(0)} onDone={onDone} />)
  await page.getByRole('button', { name: '停用「仓储费」' }).click()
  await dialog.getByRole('button', { name: /停\s*用/ }).click()
  await expect.element(dialog.getByText(/请填写.*原因|原因/).last()).toBeVisible()
  expect(calls.filter((call) => call.path === path)).toEqual([])
  await dialog.getByLabelText(/原因/).fill('客户自管')
  await dialog.getByRole('button', { name: /停\s*用/ }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(calls.find((call) => call.path === path)?.input).toEqual({
    detailId: 'd1',
    operation: 'stop',
    day: '2026-11-21',
    reason: '客户自管',
  })
})

test('resuming asks for day and reason too, and a refusal stands in the dialog', async () => {
  const answers = {
    '/api/lh-wms/costList/setLineStopped': () => refusal(409, '清单刚被他人修改'),
  }
  const onDone = vi.fn()
  await show(<LineStopButton of="costList" line={line(1)} onDone={onDone} />, { answers })
  await page.getByRole('button', { name: '启用「仓储费」' }).click()
  await expect.element(dialog.getByLabelText('从哪天起恢复')).toHaveValue('2026-11-21')
  await dialog.getByLabelText('启用原因').fill('恢复作业')
  await dialog.getByRole('button', { name: /启\s*用/ }).click()
  await expect.element(dialog.getByText('清单刚被他人修改')).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
})
