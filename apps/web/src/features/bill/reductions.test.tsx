import type { Bill, BillReduction } from '@yuncang/shared/nouns/bill/record'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { ReductionSection } from './reductions.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

// What the section reads of a bill and of a reduction.
const bill = { id: 'b1' } as Bill
const reduction = {
  id: 'r1',
  version: 1,
  feeName: '卸箱费',
  feeNameEn: 'Unstuffing',
  amount: '-300.00',
  currency: 'CNY',
  reason: '一箱有争议',
  msg: '',
  createTime: '2025-04-02 10:00:00',
  status: 1,
  submitBy: 'somebody else',
} as BillReduction

const list = '/api/lh-wms/billReduction/getListByBillId'
const pass = '/api/lh-wms/billReduction/pass'

test('who passes a reduction that another was faster with is told so', async () => {
  const sentence = '这笔调减当前为「已撤销」，不能通过'
  await show(<ReductionSection bill={bill} />, {
    answers: { [list]: [reduction], [pass]: () => refusal(409, sentence) },
    session: { permissions: new Set(['bill:audit']) },
  })
  await expect.element(page.getByText('-300.00 CNY')).toBeVisible()
  await page.getByRole('button', { name: /通\s*过/ }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
})
