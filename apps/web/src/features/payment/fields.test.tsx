import { payment } from '@yuncang/shared/nouns/payment/contract'
import { Form } from 'antd'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { words as parts } from '../../records/bill-parts/words.ts'
import { show } from '../../testing/show.tsx'
import { FormContext } from '../../ui/form/context.ts'
import { PaymentFields } from './fields.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words, parts]))

const bill = { id: 'b1', billNo: 'ZD202504020001', period: '202503', currency: 'CNY' }
const money = { id: 'p1', paymentNo: 'SK202504300001', payDate: '2025-04-30', currency: 'CNY' }
const payable = '/api/lh-wms/payment/getPayable'
const refundable = '/api/lh-wms/payment/getRefundable'

const formIn = (currency: string) => (
  <FormContext value={{ schema: payment.create.input, isTried: false, extra: {} }}>
    <Form initialValues={{ recPay: 1, customerId: 'c1', currency, parts: [], refunds: [] }}>
      <PaymentFields withBills />
    </Form>
  </FormContext>
)
const partAmounts = () => page.getByRole('listitem').getByLabelText('金额')

test('a bill that is chosen takes no more than the money that was typed', async () => {
  await show(formIn('CNY'), {
    answers: { [payable]: [{ ...bill, outstanding: '1758.2' }], [refundable]: [] },
  })
  const box = page.getByRole('checkbox', { name: /ZD202504020001/ })
  await box.click()
  await expect.element(partAmounts()).toHaveValue('1758.20')
  await box.click()
  await page.getByLabelText('金额').fill('1000')
  await box.click()
  await expect.element(partAmounts()).toHaveValue('1000.00')
})

test('money that goes back needs no bill, and takes no more than was typed', async () => {
  await show(formIn('CNY'), {
    answers: { [payable]: [], [refundable]: [{ ...money, rest: '500' }] },
  })
  await page.getByLabelText('金额').fill('320.5')
  await page.getByRole('checkbox', { name: /SK202504300001/ }).click()
  await expect.element(partAmounts()).toHaveValue('320.50')
  await expect.element(page.getByText('没有可核销的账单：账单需先开票')).not.toBeInTheDocument()
})

test('yen come into their fields without decimals', async () => {
  const yen = { currency: 'JPY' }
  await show(formIn('JPY'), {
    answers: {
      [payable]: [{ ...bill, ...yen, outstanding: '1758.00' }],
      [refundable]: [{ ...money, ...yen, rest: '500.00' }],
    },
  })
  await page.getByRole('checkbox', { name: /ZD202504020001/ }).click()
  await expect.element(partAmounts()).toHaveValue('1758')
  await page.getByRole('checkbox', { name: /SK202504300001/ }).click()
  await expect.element(partAmounts().last()).toHaveValue('500')
})
