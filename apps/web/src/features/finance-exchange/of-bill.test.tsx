import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import { exchangeStatuses } from '@yuncang/shared/nouns/finance-exchange/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { ExchangesOfBill } from './of-bill.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const list = '/api/lh-wms/financeExchange/getListByBillId'
const resend = '/api/lh-wms/financeExchange/resend'
const answer = '财务平台拒收：缺少税号'
const permissions = new Set(['financeExchange:retry'])

// What the section reads of an exchange.
const exchange = (id: string, more: Partial<FinanceExchange>) =>
  ({
    id,
    version: 1,
    kind: 'reduction',
    billNo: 'ZD25030001',
    amount: '-300.00',
    currency: 'CNY',
    failure: null,
    remark: '',
    endTime: null,
    createTime: '2025-04-02 10:00:00',
    status: exchangeStatuses.waiting,
    ...more,
  }) as FinanceExchange

const refused = exchange('e1', { status: exchangeStatuses.refused, failure: answer })

describe('what the finance platform was told of a bill', () => {
  test('says why a reduction was refused, and that the next one waits for it', async () => {
    await show(<ExchangesOfBill billId="b1" />, {
      answers: { [list]: [refused, exchange('e2', {})] },
      session: { permissions },
    })
    await expect.element(page.getByText(answer)).toBeVisible()
    await expect.element(page.getByText('被拒收')).toBeVisible()
    await expect.element(page.getByText('排在前一条之后发送')).toBeVisible()
    expect(page.getByRole('button', { name: '重新发送' }).elements()).toHaveLength(1)
  })

  test('is sent again, or says why not', async () => {
    const sentence = '账单 ZD25030001 的这条往来当前为「待发送」，不能重新发送'
    await show(<ExchangesOfBill billId="b1" />, {
      answers: { [list]: [refused], [resend]: () => refusal(409, sentence) },
      session: { permissions },
    })
    await page.getByRole('button', { name: '重新发送' }).click()
    await expect.element(page.getByText(sentence)).toBeVisible()
  })

  test('offers nothing to those who may only read', async () => {
    await show(<ExchangesOfBill billId="b1" />, { answers: { [list]: [refused] } })
    await expect.element(page.getByText(answer)).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })
})
