import type { Page } from '@playwright/test'
import { callsOf } from './api.ts'
import { expect } from './expect.ts'
import {
  button,
  complaintsOf,
  expectAccessible,
  expectWithin,
  paste,
  personAt,
  phone,
  signIn,
} from './person.ts'
import { test } from './test.ts'

/* What the carrier's list says of a bill stands on the page of its order, and the order is never more than that. */
const bill = 'E2EMANIFEST1'
const sheet = (page: Page) => page.getByRole('grid', { name: '舱单明细', exact: true })

test('the manifest of an order is pasted from the list of the carrier, refused where the order is more, and read on a phone', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const complaints = complaintsOf(page)
  const call = await callsOf(request, 'kf')
  const { records } = await call('/lh-base/customer/list?current=1&size=1', {
    customerName: '青岛样例橡胶',
  })
  const order = await call('/lh-wms/inboundOrder/saveAll', {
    masterBillNo: bill,
    customerId: records[0].id,
    inboundType: '4',
    expectDate: '2026-12-01',
    inboundProductList: [
      { productName: 'TSR20', planPieces: 16, planNet: '20160', planGross: '20480' },
    ],
  })
  const address = `/wms/inboundOrder/detail/${order.id}`
  await signIn(page, 'kf', address)
  await button(page, '填写舱单').click()
  await sheet(page).getByRole('gridcell').first().click()
  const part = (pieces: number, gross: string) => `${pieces}\t${gross}\t木托\t青岛样例橡胶\tN/M`
  await paste(page, [part(10, '12800'), part(5, '7680')].join('\n'))
  await expectAccessible(page)
  await button(page, '保存').click()
  const refusal = `提单 ${bill} 各批合计 16 件，超过舱单的 15 件，请核对货物明细或舱单`
  await expect(page.getByText(refusal).first()).toBeVisible()
  await sheet(page).getByRole('row').nth(2).getByRole('gridcell').first().click()
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await button(page, '保存').click()
  await expect(page.getByText(`提单 ${bill} 的舱单已保存`)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^舱单明细（2）/ })).toContainText('合计 16 件')
  await expect(page.locator('.record-rail')).toContainText('填写舱单')

  const { page: tally, complaints: onPhone } = await personAt(browser, 'lh', {
    address,
    size: phone,
  })
  await expect(tally.getByRole('heading', { name: /^舱单明细（2）/ })).toBeVisible()
  await expect(button(tally, '填写舱单')).toHaveCount(0)
  await expectAccessible(tally)
  await expectWithin(tally)
  expect([...complaints, ...onPhone]).toEqual([])
})
