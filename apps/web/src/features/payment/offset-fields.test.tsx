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
import { OffsetFields } from './offset-fields.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words, parts]))

const bill = (billNo: string, outstanding: string, currency = 'CNY') => ({
  id: billNo,
  billNo,
  period: '202503',
  currency,
  outstanding,
  isRefund: 0,
})
const note = bill('ZD202504020002', '-300')
const formIn = (currency: string, recPay: 1 | 2 = 1, billId: string | undefined = note.id) => (
  <FormContext value={{ schema: payment.offset.input, isTried: false, extra: {} }}>
    <Form initialValues={{ recPay, customerId: 'c1', currency, parts: [] }}>
      <OffsetFields billId={billId} />
    </Form>
  </FormContext>
)
const payable = '/api/lh-wms/payment/getPayable'

test('an offset begins with the credit note, and a bill takes as much as that gives', async () => {
  await show(formIn('CNY'), { answers: { [payable]: [note, bill('ZD202504020001', '700')] } })
  await expect.element(page.getByRole('checkbox', { name: /ZD202504020002/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /ZD202504020001/ }).click()
  await expect.element(page.getByLabelText('金额').last()).toHaveValue('300.00')
  await expect
    .poll(() => document.querySelector('.bill-parts .sum')?.textContent)
    .toBe('共 2 张，合计 0.00 CNY')
})

test('an offset in yen begins without decimals', async () => {
  const answers = { [payable]: [bill(note.id, '-300.00', 'JPY')] }
  await show(formIn('JPY'), { answers })
  await expect.element(page.getByLabelText('金额')).toHaveValue('-300')
})

test('an offset says that there is no bill for it', async () => {
  await show(formIn('CNY'), { answers: { [payable]: [note] } })
  await expect.element(page.getByText(/没有可以相互冲抵的账单和贷项通知单/)).toBeVisible()
})

test('an offset of what is owed to a supplier is chosen by its side, and the bills are of that side', async () => {
  const owed = bill('ZD202504020003', '900')
  const back = bill('ZD202504020004', '-900')
  const calls = await show(formIn('CNY', 1, undefined), {
    answers: {
      [payable]: (_asked: URL, input: { recPay: string }) =>
        Response.json({ code: 200, msg: '', data: input.recPay === '2' ? [owed, back] : [note] }),
    },
  })
  await expect.element(page.getByRole('checkbox', { name: /ZD202504020002/ })).toBeVisible()
  await page.getByText('应付', { exact: true }).click()
  await page.getByRole('checkbox', { name: /ZD202504020003/ }).click()
  await page.getByRole('checkbox', { name: /ZD202504020004/ }).click()
  await expect
    .poll(() => document.querySelector('.bill-parts .sum')?.textContent)
    .toBe('共 2 张，合计 0.00 CNY')
  expect(calls.filter(({ path }) => path === payable).at(-1)?.input).toMatchObject({ recPay: '2' })
})
