import type { APIRequestContext, Page } from '@playwright/test'
import { callsOf } from './api.ts'
import { expect } from './expect.ts'
import { enterOrder } from './inbound-steps.ts'
import { asInRealWork, complaintsOf, expectAccessible, hears, signIn } from './person.ts'
import { test } from './test.ts'

/** What other stories left for the auditor is read: what is counted is what comes now. */
const readAll = async (request: APIRequestContext) =>
  (await callsOf(request, 'sh'))('/lh-wms/notice/readAll', {})

const bell = (page: Page) => page.getByRole('button', { name: /^通知提醒/ })

test('an auditor hears that a clerk submitted an order, and comes to it by the bell; without a socket the bell looks again with every change of the page, and the list marks all as read', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page)
  await readAll(request)
  await asInRealWork(page)
  const isHearing = hears(page)
  await signIn(page, 'sh')
  await isHearing
  await enterOrder(await callsOf(request, 'kf'), 'E2ENOTICE0001', { isSubmitted: true })
  const toast = page.getByRole('alert').filter({ hasText: '已提交，待审核' })
  await expect(toast).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('通知提醒，1 条未读')
  await bell(page).click()
  const item = page.locator('.notice-list button')
  await expect(item).toHaveCount(1)
  await expectAccessible(page, 'body')
  await item.click()
  await expect(page).toHaveURL(/\/base\/newRemind\?id=/)
  await expect(bell(page)).toHaveAccessibleName('通知提醒')
  await expectAccessible(page)
  await page.getByRole('button', { name: '查看单据' }).click()
  await expect(page).toHaveURL(/\/wms\/inboundOrder\/detail\//)
  await expect(page.getByText('E2ENOTICE0001').first()).toBeVisible()
  expect(complaints).toEqual([])

  // As in test mode.
  await page.unroute('**/app-config.json')
  const sockets: string[] = []
  page.on('websocket', (each) => sockets.push(each.url()))
  await page.goto('/wel/index')
  await expect(bell(page)).toBeVisible()
  await enterOrder(await callsOf(request, 'kf'), 'E2ENOTICE0002', { isSubmitted: true })
  await bell(page).click()
  await page.getByRole('button', { name: '查看全部' }).click()
  await expect(page).toHaveURL(/\/notice/)
  await expect(bell(page)).toHaveAccessibleName('通知提醒，1 条未读')
  await expect(page.getByRole('gridcell', { name: '未读' })).toHaveCount(1)
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(bell(page)).toHaveAccessibleName('通知提醒')
  expect(sockets).toEqual([])
})
