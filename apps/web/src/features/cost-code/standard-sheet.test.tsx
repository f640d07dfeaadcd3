import { addMessages } from '@yuncang/shared/client-messages'
import { costCodeMessages } from '@yuncang/shared/nouns/cost-code/messages'
import { tariffMessages } from '@yuncang/shared/nouns/tariff/messages'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { moved } from '../../records/prices/words/moved.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { offered } from '../../records/prices/testing/offered.ts'
import { editing } from '../../records/prices/words/editing.ts'
import { words as why } from '../../records/prices/words/why.ts'
import { data, show } from '../../testing/show.tsx'
import { takeUploads } from '../../testing/uploads.ts'
import '../../ui/base.css'
import { SheetForm } from './standard-sheet.tsx'
import { words } from './words.ts'

beforeAll(() => {
  startLanguage([common, prices, stops, moved, editing, record, why, words])
  addMessages(tariffMessages)
  addMessages(costCodeMessages)
})

const base = '/api/lh-base/costStandard'
const stored = (id: string, feeCode: string, price: string) => ({
  id,
  version: 1,
  feeCode,
  unit: '吨',
  currency: 'CNY',
  price,
  minCharge: null,
  validFrom: '2025-01-01',
  validTo: null,
  isStop: 0 as const,
  stops: [],
  createTime: '2025-01-01 08:00:00',
  updateTime: '2025-01-01 08:00:00',
})
const rows = [stored('s1', 'RKF', '25.000000'), stored('s2', 'CCF', '0.800000')]

const open = (answers: Record<string, unknown>) =>
  show(
    <SheetForm
      title="费用标准"
      rows={rows}
      offered={offered}
      onReload={() => {}}
      onClose={() => {}}
    />,
    { answers },
  )

test('a workbook takes the place of the prices that it names and leaves the others, and what nobody understands is named by its row', async () => {
  const cells = { unit: '吨', currency: 'CNY', validFrom: '2025-01-01' }
  const found = [
    { row: 3, cells: { ...cells, feeCode: 'RKF', price: '27.5' } },
    { row: 5, cells: { feeCode: '神秘费', price: '三十', validFrom: '明年' } },
  ]
  const calls = await open({})
  takeUploads({ [`${base}/readWorkbook`]: () => data({ rows: found }) })
  await userEvent.upload(page.getByLabelText('从表格读入').last(), new File(['x'], 'prices.xlsx'))
  await expect
    .element(page.getByText('读入 2 行：新增 1，有改动 1；其余 1 行不变。保存后才生效，可撤销。'))
    .toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: '没有看懂' })
  await expect.element(alert.getByText(/表格第 5 行：费用 .*「神秘费」/)).toBeVisible()
  await expect.element(alert.getByText(/单价 .*；.*生效日期/)).toBeVisible()
  await expect.element(alert.getByText(/第 3 行/)).not.toBeInTheDocument()
  const cell = (row: number, col: number) =>
    document.querySelector(`[data-row="${row}"] [data-col="${col}"]`)?.textContent
  expect([cell(0, 1), cell(1, 1), cell(2, 1)]).toEqual(['27.5', '0.8', '三十'])
  await page.getByRole('button', { name: '看看会动哪些费用' }).click()
  await expect.element(page.getByText('先改好标出的单元格')).toBeVisible()
  await page.getByRole('button', { name: /保\s?存/ }).click()
  expect(calls.some(({ path }) => /replace|previewPrices/.test(path))).toBe(false)
})

test('which fees a sheet moves is shown before it is saved', async () => {
  const customers = [
    { customerId: 'c1', customerName: '样例橡胶', lines: 2, localDifference: '-8.00' },
  ]
  const calls = await open({ [`${base}/previewPrices`]: { lines: 2, customers, moves: [] } })
  await page.getByRole('button', { name: '看看会动哪些费用' }).click()
  await expect.element(page.getByText('样例橡胶：2 行，合计 -8.00 元')).toBeVisible()
  const asked = calls.find(({ path }) => path === `${base}/previewPrices`)
  expect(asked?.input).toMatchObject({ lines: [{ feeCode: 'RKF' }, { feeCode: 'CCF' }] })
})
