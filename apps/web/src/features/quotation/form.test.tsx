import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { offered } from '../../records/prices/testing/offered.ts'
import { screenAt } from '../../testing/screen-at.tsx'
import { data, refusal, show } from '../../testing/show.tsx'
import { quotationScreens } from './screens.ts'

/** What routes name. */
const titles = { zh: { 'quotation.new': '新增报价单' }, en: { 'quotation.new': 'New quotation' } }

beforeAll(() => startLanguage([common, prices, stops, record, titles]))

const base = '/api/lh-wms/quotation'
// What the form reads of a contract.
const contract = {
  id: 'k1',
  contractNo: 'HT-1',
  contractName: '仓储合同',
  customerId: 'c1',
  startDate: '2027-01-01',
  endDate: '2027-12-31',
  currency: 'USD',
  status: 2,
} as Contract

const permissions = new Set(['quotation:write', 'quotation:read', 'customer:read', 'costList:read'])
const dictionaries: Readonly<Record<string, readonly string[]>> = {
  CURRENCY: ['CNY', 'USD'],
  FEE_PAYER: ['SELF'],
}
const entriesOf = (code: string) =>
  (dictionaries[code] ?? []).map((value) => ({ dictValue: value, dictLabel: value }))

async function open(search: string, answers: Readonly<Record<string, unknown>> = {}) {
  const { part, place } = screenAt(`/contract/quotation/form${search}`, quotationScreens)
  const calls = await show(part, {
    session: { permissions },
    answers: {
      '/api/lh-system/costCode/getList': [...offered.feeOf.values()],
      '/api/lh-system/dict/findDict': (asked: URL) =>
        data(entriesOf(asked.searchParams.get('code') ?? '')),
      '/api/lh-base/contract/getContractInfo': contract,
      '/api/lh-base/contract/getList': { records: [contract], total: 1 },
      '/api/lh-base/customer/getCustomerInfo/c1': { id: 'c1', customerName: '样例橡胶' },
      ...answers,
    },
  })
  return { calls, place }
}

const save = () => page.getByRole('button', { name: /保\s*存/ }).click()

test('the prices of a contract begin with its customer, days and currency, and are saved as one quotation', async () => {
  const { calls, place } = await open('?contractId=k1', {
    [`${base}/create`]: { bjdId: 'b1', bjdNo: 'BJ202611240001' },
  })
  await expect.element(page.getByLabelText('生效日期')).toHaveValue('2027-01-01')
  await expect.element(page.getByLabelText('失效日期')).toHaveValue('2027-12-31')
  await save()
  await expect.element(page.getByText('请至少填写一行报价明细')).toBeVisible()
  expect(calls.map(({ path }) => path)).not.toContain(`${base}/create`)
  await paste('入库费\t按数量\t25\n')
  await save()
  await expect.poll(place).toBe('/contract/quotation/detail/b1')
  expect(calls.find(({ path }) => path === `${base}/create`)?.input).toMatchObject({
    contractId: 'k1',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    details: [{ feeCode: 'RKF', calcMethod: 'UNIT', price: '25', currency: 'USD', unit: '吨' }],
  })
})

async function paste(text: string): Promise<void> {
  await page.elementLocator(document.querySelector('[data-row="0"] [data-col="0"]')!).click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

test('a contract that has a quotation leads to it, and what the server refuses stands above the fields', async () => {
  const known = '合同 HT-1 已有报价单 BJ1，请打开它修改'
  await open('?contractId=k1', {
    [`${base}/getQuotationListByContract`]: [{ bjdId: 'b1', bjdNo: 'BJ1' }],
    [`${base}/create`]: () => refusal(409, known),
  })
  await expect.element(page.getByText('该合同已有报价单 BJ1，请直接修改它')).toBeVisible()
  const link = page.getByRole('link', { name: '打开报价单' })
  await expect.element(link).toHaveAttribute('href', '/contract/quotation/detail/b1')
  await paste('入库费\t按数量\t26\n')
  await save()
  await expect.element(page.getByText(known)).toBeVisible()
})

test('without a customer there is no contract to choose, with one its contracts', async () => {
  await open('?customerId=c1')
  await page.getByRole('combobox', { name: /合同/ }).click()
  await page.getByTitle(/^HT-1 仓储合同 · 已生效$/).click()
  await expect.element(page.getByLabelText('生效日期')).toHaveValue('2027-01-01')
})
