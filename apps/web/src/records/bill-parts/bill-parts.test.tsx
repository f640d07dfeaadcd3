import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { BillParts, type BillPart } from './bill-parts.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([words]))

const bill = { id: 'b1', billNo: 'ZD202504020001', period: '202503' }

function Parts({ currency }: { currency: string }) {
  const [parts, setParts] = useState<BillPart[]>([])
  const bills = [{ ...bill, currency, left: '1000.00', tax: '57.00' }]
  return <BillParts bills={bills} empty="" value={parts} onChange={setParts} />
}

test.each([
  ['JPY', ['1000', '57'], '19'],
  ['CNY', ['1000.00', '57.00'], '18.98'],
])('in %s a bill begins with %j, and of 333 the tax is %s', async (currency, begun, share) => {
  await show(<Parts currency={currency} />)
  await page.getByRole('checkbox').click()
  const [amount, tax] = [page.getByLabelText('金额'), page.getByLabelText('税额')]
  await expect.element(amount).toHaveValue(begun[0])
  await expect.element(tax).toHaveValue(begun[1])
  await amount.fill('333')
  await expect.element(tax).toHaveValue(share)
})
