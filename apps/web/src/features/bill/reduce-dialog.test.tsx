import type { Bill } from '@yuncang/shared/nouns/bill/record'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { ReduceDialog } from './reduce-dialog.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words]))

// What the dialog reads of a bill and of a fee.
const bill = { id: 'b1', currency: 'CNY' } as Bill
const line = { id: 'f1', feeName: '卸箱费', feeNameEn: '', amount: '1200.00', currency: 'CNY' }
const asked = { feeLineId: 'f1', amount: '-300.00', status: 1 }
const listPath = '/api/lh-wms/billReduction/getListByBillId'
const savePath = '/api/lh-wms/billReduction/save'
const dialog = page.getByRole('dialog', { name: '调减「卸箱费」' })

async function reduce(amount: string, answer: unknown = []) {
  const onClose = vi.fn()
  const calls = await show(<ReduceDialog bill={bill} line={line as FeeLine} onClose={onClose} />, {
    answers: { [listPath]: [asked], [savePath]: answer },
  })
  await expect.element(dialog.getByText(/最多还能调减 900\.00/)).toBeVisible()
  await dialog.getByLabelText('调减金额（含税）').fill(amount)
  await dialog.getByLabelText('原因').fill('一箱有争议')
  await dialog.getByRole('button', { name: /调\s*减/ }).click()
  return { calls, onClose }
}
const sent = (calls: { path: string; input: unknown }[]) =>
  calls.find(({ path }) => path === savePath)?.input

test('of a foreign fee on a bill in CNY so many yuan are left as the bill took', async () => {
  const foreign = { ...line, amount: '1013.00', currency: 'JPY', taxRate: '0.06' }
  const inYen = { ...foreign, localAmount: '349.36' } as FeeLine
  await show(<ReduceDialog bill={bill} line={inYen} onClose={() => {}} />, {
    answers: { [listPath]: [asked] },
  })
  await expect.element(dialog.getByText(/349\.36 CNY，最多还能调减 49\.36/)).toBeVisible()
})

test('no more is taken off than is left of the line', async () => {
  const { calls } = await reduce('900.01')
  await expect.element(dialog.getByText('「卸箱费」最多还能调减 900.00 CNY')).toBeVisible()
  expect(sent(calls)).toBeUndefined()
})

test('what is asked for goes to the server, and the dialog closes', async () => {
  const { calls, onClose } = await reduce('300')
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect(sent(calls)).toEqual({
    billId: 'b1',
    feeLineId: 'f1',
    amount: '300',
    reason: '一箱有争议',
  })
})

test('a refusal stays in the dialog with what was typed', async () => {
  const sentence = '账单 ZD202504020001 当前为「已作废」，不能调减'
  const { onClose } = await reduce('250', () => refusal(409, sentence))
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await expect.element(dialog.getByLabelText('调减金额（含税）')).toHaveValue('250')
  expect(onClose).not.toHaveBeenCalled()
})
