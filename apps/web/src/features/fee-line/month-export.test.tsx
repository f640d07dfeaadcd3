import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, refusal, show } from '../../testing/show.tsx'
import { MonthExport } from './month-export.tsx'
import { words } from './words/fee-line.ts'

beforeAll(() => startLanguage([common, record, words]))

const totals = '/api/lh-wms/jftz/totals'
const month = <MonthExport from="2025-03-01" to="2025-03-31" customerId={undefined} />
const button = page.getByRole('button', { name: /导\s*出/ })

test('the workbook of a month is offered once it is known how much there is', async () => {
  let answer: (response: Response) => void = () => {}
  const calls = await show(month, {
    answers: { [totals]: () => new Promise<Response>((resolve) => (answer = resolve)) },
  })
  await expect.poll(() => calls.length).toBe(1)
  await expect.element(button).toBeDisabled()
  answer(data([{ currency: 'CNY', count: 3, amount: '1.00' }]))
  await expect.element(button).toBeEnabled()
})

test('what went wrong is said, with a button to try again', async () => {
  let isUp = false
  await show(month, { answers: { [totals]: () => (isUp ? data([]) : refusal(409, '正在结算')) } })
  await expect.element(page.getByRole('alert').getByText('正在结算')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  isUp = true
  await page.getByRole('button', { name: /重\s*试/ }).click()
  await expect.element(button).toBeEnabled()
})
