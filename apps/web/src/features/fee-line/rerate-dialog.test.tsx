import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { moved } from '../../records/prices/words/moved.ts'
import { prices } from '../../i18n/prices.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { RerateDialog } from './rerate-dialog.tsx'
import { words } from './words/fee-line.ts'
import { words as runWords } from './words/run.ts'

beforeAll(() => startLanguage([common, prices, moved, record, words, runWords]))

const previewPath = '/api/lh-wms/jftz/previewRerate'
const dialog = page.getByRole('dialog', { name: '重新计价' })

const move = {
  kind: 'CHANGED',
  lineId: 'l1',
  jtNo: 'JT202503310001',
  status: 0,
  customerId: 'c1',
  customerName: '青岛样例橡胶',
  feeCode: 'CCF',
  feeName: '仓储费',
  feeNameEn: 'Storage',
  businessNo: 'RK202503010001',
  masterBillNo: 'DMLNQD25030017',
  periodFrom: '2025-03-10',
  periodTo: '2025-03-31',
  currencyBefore: 'CNY',
  currency: 'CNY',
  before: '220.00',
  after: '440.00',
  localDifference: '220.00',
  isMissingPrice: 0,
}

test('shows which lines would move, by how much for each customer, before anything is done', async () => {
  const customers = [
    { customerId: 'c1', customerName: '青岛样例橡胶', lines: 1, localDifference: '220.00' },
  ]
  const answers = { [previewPath]: { lines: 1, customers, moves: [move] } }
  await show(<RerateDialog onClose={() => {}} />, { answers })
  await expect.element(dialog.getByText('+220.00 CNY')).toBeVisible()
  await expect
    .element(dialog.getByRole('row', { name: /仓储费.*220\.00 CNY 440\.00 CNY/ }))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '重新计价' })).toBeEnabled()
})

test('has nothing to do when no line would move', async () => {
  const answers = { [previewPath]: { lines: 0, customers: [], moves: [] } }
  await show(<RerateDialog onClose={() => {}} />, { answers })
  await expect.element(dialog.getByText('没有需要变更的暂估或已确认费用')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '重新计价' })).toBeDisabled()
})
