import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { moved } from './words/moved.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from './words/stops.ts'
import { editing } from './words/editing.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { SheetBulk } from './sheet-bulk.tsx'
import { someLine } from './testing/lines.ts'

beforeAll(() => startLanguage([common, prices, stops, moved, editing, record]))

const tiers = [
  { fromValue: '1', toValue: '30', price: '0.8' },
  { fromValue: '31', toValue: null, price: '1' },
]
const handling = someLine({})
const storage = someLine({
  detailId: 'd2',
  feeCode: 'CCF',
  feeName: '仓储费',
  calcMethod: 'TIER_DAY',
  price: '0',
  tierMode: 'SLICED',
  tiers,
})
const paid = someLine({ detailId: 'd3', feeName: '代垫', calcMethod: 'PASS' })
const stopped = someLine({ detailId: 'd4', feeName: '停用费', isStop: 1 })
const lines: readonly TariffRecord[] = [handling, storage, paid, stopped]

const dialog = page.getByRole('dialog', { name: '批量调价' })
const preview = '/api/lh-wms/quotation/previewPrices'

async function open(answers: Record<string, unknown>, failure: unknown = null) {
  const onApply = vi.fn()
  const calls = await show(
    <SheetBulk
      sheetId="b1"
      title="批量调价"
      lines={lines}
      isPending={false}
      failure={failure}
      onApply={onApply}
      onClose={() => {}}
    />,
    { answers },
  )
  return { onApply, calls }
}

test('what each price becomes and which drafts move is shown before it is applied; what is stopped or advanced is left out', async () => {
  const customers = [
    { customerId: 'c1', customerName: '样例橡胶', lines: 3, localDifference: '12.5' },
  ]
  const { onApply } = await open({ [preview]: { customers } })
  await expect.element(dialog.getByText('停用费')).not.toBeInTheDocument()
  await expect.element(dialog.getByText('代垫')).not.toBeInTheDocument()
  await dialog.getByLabelText('按百分比加减').fill('+10')
  await expect.element(dialog.getByText(/27\.5 CNY/)).toBeVisible()
  await expect.element(dialog.getByText(/0\.88.*1\.1 CNY/)).toBeVisible()
  await expect.element(dialog.getByText('样例橡胶：3 行，合计 +12.50 元')).toBeVisible()
  await dialog.getByRole('button', { name: '应用到 2 行' }).click()
  expect(onApply).toHaveBeenCalledWith([
    { detailId: 'd1', price: '27.5' },
    {
      detailId: 'd2',
      price: '0',
      tiers: [
        { ...tiers[0], price: '0.88' },
        { ...tiers[1], price: '1.1' },
      ],
    },
  ])
})

test('a line can be left out, and a change to no price cannot be applied', async () => {
  const { onApply } = await open({ [preview]: { customers: [] } })
  await dialog.getByRole('checkbox', { name: '仓储费' }).click()
  await dialog.getByLabelText('按百分比加减').fill('-101')
  await expect.element(dialog.getByText(/请更正/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /应用到/ })).toBeDisabled()
  await dialog.getByLabelText('按百分比加减').fill('-4')
  await expect.element(dialog.getByText('没有未审核的费用会变动。')).toBeVisible()
  await dialog.getByRole('button', { name: '应用到 1 行' }).click()
  expect(onApply).toHaveBeenCalledWith([{ detailId: 'd1', price: '24' }])
})

test('a preview that fails says why', async () => {
  await open({ [preview]: () => refusal(409, '报价单刚被修改') })
  await dialog.getByLabelText('按百分比加减').fill('5')
  await expect.element(dialog.getByText('报价单刚被修改')).toBeVisible()
})
