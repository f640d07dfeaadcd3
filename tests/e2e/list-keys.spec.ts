import { expect, test } from '@playwright/test'
import { callsOf } from './api.ts'
import { complaintsOf, signIn } from './person.ts'

/* A list and its records under the keys alone: j next, k previous (look.md). */
test('j and k lead down and up a list, Enter opens, and j and k go on from record to record', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, 'kf')
  const customers = await call('/lh-base/customer/list?current=1&size=1', {
    customerName: '样例橡胶',
  })
  // The newest comes first.
  for (const masterBillNo of ['E2EKEYS03', 'E2EKEYS02', 'E2EKEYS01'])
    await call('/lh-wms/inboundOrder/saveAll', {
      masterBillNo,
      customerId: customers.records[0].id,
      inboundType: '4',
      expectDate: '2026-12-01',
      inboundProductList: [{ productName: '20号标准胶', planPieces: 1, planNet: '1260' }],
    })
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await page.goto('/wms/inboundOrder/index?masterBillNo=E2EKEYS')
  await expect(page.getByText('共 3 条')).toBeVisible()
  const focusedRow = page.locator('[data-row]:focus-within')
  await page.keyboard.press('j')
  await expect(focusedRow).toContainText('E2EKEYS01')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(focusedRow).toContainText('E2EKEYS03')
  await page.keyboard.press('k')
  await expect(focusedRow).toContainText('E2EKEYS02')
  await page.keyboard.press('Enter')

  const heading = (bill: string) => page.getByRole('heading', { name: bill })
  await expect(heading('E2EKEYS02')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading('E2EKEYS03')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading('E2EKEYS03')).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading('E2EKEYS02')).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading('E2EKEYS01')).toBeVisible()
  // One record after the other in one tab, beside the list and the home page.
  await expect(page.getByRole('tab')).toHaveCount(3)
  expect(complaints).toEqual([])
})
