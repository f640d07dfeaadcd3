import type { StatementEntry, StatementSums } from '@yuncang/shared/nouns/bill-statement/contract'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { words as letterWords } from '../../records/mail/words.ts'
import { show } from '../../testing/show.tsx'
import { Balances } from './balances.tsx'
import { billStatementColumns } from './columns.tsx'
import { StatementMailButton } from './mail-button.tsx'
import { accountOf, queryOf } from './search.ts'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words, letterWords]))

const account = { currency: 'CNY', dateFrom: '2025-04-01', dateTo: '2025-04-30' }
const sums: StatementSums = {
  customerId: 'c1',
  customerName: '对账客户',
  ...account,
  opening: '300.00',
  charged: '650.00',
  settled: '400.00',
  closing: '1550.00',
  notDue: '1250.00',
  first: '0.00',
  second: '300.00',
  third: '0.00',
  older: '0.00',
  unsettled: '200.00',
  version: 3,
}

test('the balances stand above the rows, with what is late of the last one', async () => {
  await show(<Balances sums={sums} />)
  await expect.element(page.getByText('1,550.00 CNY')).toBeVisible()
  await expect.element(page.getByText('逾期 31–60 天')).toBeVisible()
})

test('a letter is asked for and sent with the account that is on screen', async () => {
  const letter = { mailboxes: [], locale: 'zh', subject: '对账单', text: '请核对。' }
  const calls = await show(<StatementMailButton sums={sums} account={account} />, {
    answers: { '/api/lh-wms/billStatement/letter': letter },
  })
  await page.getByRole('button', { name: '发送对账单' }).click()
  const dialog = page.getByRole('dialog', { name: /对账客户，2025-04-01 至 2025-04-30，CNY/ })
  await expect.element(dialog.getByLabelText('主题')).toHaveValue('对账单')
  expect(calls.at(-1)).toEqual({
    path: '/api/lh-wms/billStatement/letter',
    input: { id: 'c1', ...account },
  })
})

test('a balance is no record, and money has no month', () => {
  // What the columns read of a row.
  const amounts = { charged: null, settled: null, balance: '5.00' }
  const row = { kind: 'closing', dueDate: null, currency: 'CNY', ...amounts }
  const texts = billStatementColumns(i18next.t).map(({ key, text }) => [
    key,
    text(row as StatementEntry),
  ])
  expect(Object.fromEntries(texts)).toMatchObject({
    kind: '期末余额',
    dueDate: '',
    charged: '',
    balance: '5.00',
  })
})

test('nobody has to say which days: from the first of the last month until today, in CNY', () => {
  const { currency, dateFrom, dateTo } = accountOf({})
  expect([currency, dateFrom.slice(8)]).toEqual(['CNY', '01'])
  expect(dateFrom < dateTo).toBe(true)
  expect(queryOf({ current: 1, size: 15, ...account }, 'c1')).toMatchObject({
    customerId: 'c1',
    ...account,
  })
})
