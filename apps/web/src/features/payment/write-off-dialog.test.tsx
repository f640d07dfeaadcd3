import type { Payment } from '@yuncang/shared/nouns/payment/record'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { words as parts } from '../../records/bill-parts/words.ts'
import { refusal, show } from '../../testing/show.tsx'
import { WriteOffDialog } from './write-off-dialog.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words, parts]))

const bill = {
  id: 'b1',
  billNo: 'ZD202504020001',
  period: '202503',
  customerId: 'c1',
  customerName: '青岛样例橡胶',
  currency: 'CNY',
  dueDate: '2025-04-30',
  payable: '4693.67',
  outstanding: '4693.67',
}
// What the dialog reads of money.
const payment = {
  id: 'p1',
  version: 1,
  paymentNo: 'SK202504300001',
  recPay: 1,
  customerId: '',
  currency: 'CNY',
  rest: '4693.67',
} as Payment

const suggested = [
  { payment, reasons: ['amount', 'payer'], parts: [{ bill, amount: '4693.67' }], missed: [] },
]
const list = '/api/lh-wms/payment/getSuggestions'
const payable = '/api/lh-wms/payment/getPayable'
const writeOff = '/api/lh-wms/payment/writeOff'

test('the likely bill is chosen, others can be, and who was slower is told so', async () => {
  const sentence = '款项 SK202504300001 当前为「已核销」，不能核销'
  const calls = await show(<WriteOffDialog payment={payment} onClose={() => undefined} />, {
    answers: {
      [list]: suggested,
      [payable]: [bill, { ...bill, id: 'b2', billNo: 'ZD202504020002', outstanding: '979.52' }],
      [writeOff]: () => refusal(409, sentence),
    },
  })
  await expect.element(page.getByText('共 1 张，合计 4,693.67 CNY')).toBeVisible()
  await page.getByRole('checkbox', { name: /ZD202504020002/ }).click()
  await expect.element(page.getByText('共 2 张，合计 5,673.19 CNY')).toBeVisible()
  await page.getByLabelText('金额').first().fill('4000')
  await expect.element(page.getByText('共 2 张，合计 4,979.52 CNY')).toBeVisible()
  await page.getByRole('button', { name: '核销账单' }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(calls.find(({ path }) => path === writeOff)?.input).toMatchObject({
    id: 'p1',
    version: 1,
    parts: expect.arrayContaining([
      { billId: 'b1', amount: '4000' },
      { billId: 'b2', amount: '979.52' },
    ]),
  })
})

test('why the bill that the remark names is not suggested stands above the others', async () => {
  const missed = { billNo: 'ZD202504020009', customerName: '青岛样例轮胎', currency: 'CNY' }
  await show(<WriteOffDialog payment={payment} onClose={() => undefined} />, {
    answers: {
      [list]: [
        {
          payment,
          reasons: [],
          parts: [],
          missed: [
            { ...missed, status: 4, why: 'customer' },
            { ...missed, billNo: 'ZD202504020010', status: 3, why: 'status' },
          ],
        },
      ],
    },
  })
  await expect
    .element(page.getByText(/ZD202504020009，是青岛样例轮胎的账单，不是本款项客户的/))
    .toBeVisible()
  await expect.element(page.getByText(/ZD202504020010（已确认）：账单开票后/)).toBeVisible()
})

test('a chosen bill takes what is still open of the money, not more', async () => {
  const open = { ...payment, customerId: 'c1', rest: '5000.00' }
  const calls = await show(<WriteOffDialog payment={open} onClose={() => undefined} />, {
    answers: {
      [list]: [{ payment: open, reasons: [], parts: [], missed: [] }],
      [payable]: [bill, { ...bill, id: 'b2', billNo: 'ZD202504020002', outstanding: '979.52' }],
      [writeOff]: open,
    },
  })
  await page.getByRole('checkbox', { name: /ZD202504020001/ }).click()
  await page.getByRole('checkbox', { name: /ZD202504020002/ }).click()
  await expect.element(page.getByText('共 2 张，合计 5,000.00 CNY')).toBeVisible()
  await page.getByRole('button', { name: '核销账单' }).click()
  await expect
    .poll(() => calls.find(({ path }) => path === writeOff)?.input)
    .toMatchObject({
      parts: [
        { billId: 'b1', amount: '4693.67' },
        { billId: 'b2', amount: '306.33' },
      ],
    })
})

test('other money is given back as far as this money reaches', async () => {
  const out = { ...payment, customerId: 'c1', recPay: 2, rest: '897.42' }
  await show(<WriteOffDialog payment={out} onClose={() => undefined} />, {
    answers: {
      [list]: [{ payment: out, reasons: [], parts: [], missed: [] }],
      [payable]: [],
      '/api/lh-wms/payment/getRefundable': [{ ...payment, id: 'p2', rest: '2187.84' }],
    },
  })
  await page.getByRole('checkbox', { name: /SK202504300001/ }).click()
  await expect.element(page.getByLabelText('金额')).toHaveValue('897.42')
  await expect.element(page.getByText('没有可核销的账单：账单需先开票')).not.toBeInTheDocument()
})

test('amounts have their cents, and the customer of money that nobody claimed is asked for', async () => {
  await show(<WriteOffDialog payment={payment} onClose={() => undefined} />, {
    answers: {
      [list]: [{ ...suggested[0], parts: [{ bill, amount: '1758.2' }] }],
      [payable]: [{ ...bill, outstanding: '1758.2' }],
    },
  })
  await expect.element(page.getByLabelText('金额')).toHaveValue('1758.20')
  await expect.element(page.getByText('客户', { exact: true })).toBeVisible()
})

test('the likely bill in yen is chosen without decimals', async () => {
  const yen = { currency: 'JPY' }
  const paid = { ...payment, ...yen, rest: '4693.00' }
  const due = { ...bill, ...yen, outstanding: '4693.00' }
  const likely = [{ bill: due, amount: '4693.00' }]
  await show(<WriteOffDialog payment={paid} onClose={() => undefined} />, {
    answers: {
      [list]: [{ payment: paid, reasons: ['amount'], parts: likely, missed: [] }],
      [payable]: [due],
    },
  })
  await expect.element(page.getByLabelText('金额')).toHaveValue('4693')
})
