import { addMessages } from '@yuncang/shared/client-messages'
import { feeLineMessages } from '@yuncang/shared/nouns/fee-line/messages'
import type { SplitDocument } from '@yuncang/shared/nouns/fee-line/split'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, refusal, show } from '../../testing/show.tsx'
import { SplitForm } from './split-form.tsx'
import { words } from './words/fee-line.ts'
import { words as split } from './words/split.ts'

beforeAll(() => {
  startLanguage([common, prices, record, words, split])
  addMessages(feeLineMessages)
})

const document = (no: number, weight: string): SplitDocument => ({
  businessNo: `RK20250303000${no}`,
  masterBillNo: 'BL1',
  customerId: `c${no}`,
  customerName: `客户${no}`,
  weight,
  volume: null,
  qty: no * 10,
  isActual: true,
})
const container = [document(1, '3.5000'), document(2, '6.5000')]
const nothing = '没有编号为「NOTHING」的订单、提单或集装箱，请核对编号'
const customer = (id: string) => ({ id, customerName: `客户${id.slice(1)}` })

async function open() {
  return show(<SplitForm onClose={() => {}} />, {
    answers: {
      '/api/lh-system/costCode/getList': [
        { feeCode: 'CXF', feeName: '拆箱费', feeNameEn: 'Unpacking', recPay: 3 },
      ],
      '/api/lh-system/dict/findDict': ['CNY', 'JPY'].map((value) => ({
        dictValue: value,
        dictLabel: value,
      })),
      '/api/lh-wms/jftz/splitBasis': (asked: URL) =>
        asked.searchParams.get('no') === 'NOTHING'
          ? refusal(404, nothing, 'feeLine.nothingNamed')
          : data(container),
      ...Object.fromEntries(
        ['c1', 'c2'].map((id) => [`/api/lh-base/customer/getCustomerInfo/${id}`, customer(id)]),
      ),
      '/api/lh-wms/jftz/split': [{ splitNo: 'FT202503100001' }, {}],
    },
  })
}

const number = page.getByLabelText('单号、提单号或箱号')
const amount = page.getByLabelText('金额', { exact: true })
const row = (at: number) => page.getByRole('listitem', { name: `第 ${at} 行` })
const way = (name: string) => page.getByText(name, { exact: true }).click()

async function add(no: string) {
  await number.fill(no)
  await userEvent.keyboard('{Enter}')
}

test('the documents of a container become rows, and shares follow the amount, the weights and the way', async () => {
  await open()
  await amount.fill('1000')
  await way('按重量')
  await add('DEMU1000010')
  await expect.element(row(1).getByText('RK202503030001')).toBeVisible()
  await expect.element(row(1).getByText('350.00')).toBeVisible()
  await expect.element(row(2).getByText('650.00')).toBeVisible()
  await expect.element(page.getByText('1,000.00 CNY')).toBeVisible()
  await row(1).getByLabelText('重量（吨）').fill('6.5')
  await expect.element(row(1).getByText('500.00')).toBeVisible()
  await way('按件数')
  await expect.element(row(1).getByText('333.33')).toBeVisible()
  await expect.element(row(2).getByText('666.67')).toBeVisible()
  await way('平均')
  await expect.element(row(2).getByText('500.00')).toBeVisible()
  // Documents that are there already are not added again, and that is said.
  await add('BL1')
  await expect.element(page.getByText('「BL1」的单据已在明细中')).toBeVisible()
  await page.getByRole('button', { name: '删除第 2 行' }).click()
  await expect.element(row(1).getByText('1,000.00')).toBeVisible()
})

test('yen are shared without decimals', async () => {
  await open()
  await add('DEMU1000010')
  await amount.fill('1001')
  await expect.element(row(1).getByText('500.50')).toBeVisible()
  await page.getByRole('combobox', { name: '币种' }).click()
  await page.getByTitle('JPY').click()
  await expect.element(page.getByText('1,001 JPY')).toBeVisible()
  for (const [at, share] of [
    [1, '501'],
    [2, '500'],
  ] as const)
    await expect.element(row(at).getByText(share, { exact: true })).toBeVisible()
})

test('a number that names nothing is told beside it, and Enter saves nothing', async () => {
  const calls = await open()
  await add('NOTHING')
  await expect.element(page.getByText(nothing)).toBeVisible()
  await expect.element(number).toHaveValue('NOTHING')
  expect(calls.filter(({ path }) => path.endsWith('/split'))).toEqual([])
})

test('weights that are all zero are refused at the row, without a call', async () => {
  const calls = await open()
  await way('按自定比例')
  await add('DEMU1000010')
  await amount.fill('100')
  await page.getByRole('combobox', { name: /费用名称/ }).click()
  await page.getByText('拆箱费').click()
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect.element(row(1).getByText(/各行的分摊比例都是 0/)).toBeVisible()
  expect(calls.filter(({ path }) => path.endsWith('/split'))).toEqual([])
  await row(1).getByLabelText('比例').fill('3')
  await row(2).getByLabelText('比例').fill('1')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect
    .poll(() => calls.find(({ path }) => path.endsWith('/split'))?.input)
    .toMatchObject({
      feeCode: 'CXF',
      amount: '100',
      basis: 'OWN',
      rows: [
        { businessNo: 'RK202503030001', customerId: 'c1', weight: '3' },
        { businessNo: 'RK202503030002', customerId: 'c2', weight: '1' },
      ],
    })
})
