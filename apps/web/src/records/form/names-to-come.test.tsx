import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useDictionary } from '../../api/use-dictionary.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import { CustomerSelect } from './customer-select.tsx'
import { ChoiceFilter } from '../list/filters.tsx'
import { QuotationSelect } from './quotation-select.tsx'

beforeAll(() => startLanguage([record]))

function CurrencyFilter() {
  const { options, labelOf } = useDictionary('CURRENCY')
  const choice = { label: '币种', value: 'USD', options, onChange: () => {} }
  return (
    <>
      <ChoiceFilter {...choice} />
      <p>{labelOf('USD')}</p>
    </>
  )
}

/** A server that answers once it is told to. */
function slow(of: unknown) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  return { answer: () => promise.then((each) => each.clone()), come: () => resolve(data(of)) }
}

test('a select says nothing of ids and codes until their names have come', async () => {
  const customer = slow({ id: '01CUSTOMER', customerName: '青岛样例橡胶' })
  const quotation = slow({ bjdId: '01QUOTATION', bjdNo: 'BJ202611240001' })
  const entries = slow([{ dictValue: 'USD', dictLabel: '美元' }])
  await show(
    <>
      <CustomerSelect value="01CUSTOMER" />
      <QuotationSelect label="报价单" value="01QUOTATION" />
      <CurrencyFilter />
    </>,
    {
      answers: {
        '/api/lh-base/customer/getCustomerInfo/01CUSTOMER': customer.answer,
        '/api/lh-wms/quotation/getQuotationList': {
          records: [{ bjdId: '02', bjdNo: 'BJ2', customerName: '示范仓储' }],
          total: 1,
        },
        '/api/lh-wms/quotation/getQuotationOfStatus': quotation.answer,
        '/api/lh-system/dict/findDict': entries.answer,
      },
    },
  )
  const shown = page.getByText('…', { exact: true })
  await expect.poll(() => shown.elements().length).toBe(4)
  for (const code of ['01CUSTOMER', '01QUOTATION', 'USD'])
    await expect.element(page.getByText(code)).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: '报价单' }).click()
  await expect.element(page.getByTitle('BJ2 示范仓储')).toBeVisible()
  await expect.element(page.getByText('01QUOTATION')).not.toBeInTheDocument()
  customer.come()
  quotation.come()
  entries.come()
  for (const name of ['青岛样例橡胶', 'BJ202611240001', '美元'])
    await expect.element(page.getByText(name).first()).toBeVisible()
})
