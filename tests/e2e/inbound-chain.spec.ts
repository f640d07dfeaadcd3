import { expect, test } from '@playwright/test'
import { book, tally } from './inbound-steps.ts'
import {
  button,
  complaintsOf,
  expectAccessible,
  personAt,
  phone,
  signIn,
  status,
} from './person.ts'

/* An inbound order from the booking to its end, each step by the person whose it is, every screen usable by everybody. */
const bill = 'E2EIN0001'
const day = '2025-03-03'
/** Containers that come with no other order. */
const numbers = ['DEMU2000015', 'DEMU2000020', 'DEMU2000036', 'DEMU2000041']

test('an order goes from booking to its end by four people, one pallet short', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const complaints = complaintsOf(page)
  await signIn(page, 'kf')
  await book(page, bill, day, numbers)
  await button(page, '保存').click()
  await expect(page.getByText('计划 64 件 / 64 托 / 80.640 吨')).toBeVisible()
  await expectAccessible(page)
  await button(page, '提交审核').click()
  await expect(status(page)).toHaveText('待审核')
  const address = page.url()

  const auditor = await personAt(browser, 'sh')
  await auditor.page.goto(address)
  await button(auditor.page, '通过').click()
  await expect(status(auditor.page)).toHaveText('已审核待计划')

  const keeper = await personAt(browser, 'ck')
  await keeper.page.goto(address)
  await expect(keeper.page.getByText('过卡后才能开始理货')).toBeVisible()
  await button(keeper.page, '生成入库计划').click()
  await expect(keeper.page.getByText('4 行货物已全部安排')).toBeVisible()
  await expectAccessible(keeper.page)
  await button(keeper.page, '生成入库计划').click()
  await expect(status(keeper.page)).toHaveText('待入库')
  await button(keeper.page, '登记过卡').click()
  await expect(keeper.page.getByText('保税 · 已过卡')).toBeVisible()

  const clerk = await personAt(browser, 'lh', phone)
  await clerk.page.goto(address)
  await tally(clerk.page, numbers[2]!, day, numbers)
  await expect(clerk.page.getByText('全部理货完成，货物已入库。')).toBeVisible()
  await expectAccessible(clerk.page)
  expect(await clerk.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    390,
  )

  await page.reload()
  await expect(status(page)).toHaveText('已入库')
  await expect(page.getByText('实收 63 件 / 63 托 / 79.380 吨')).toBeVisible()
  await page.getByRole('button', { name: '更多操作' }).click()
  await expect(page.getByRole('menuitem', { name: '入库完成（还有差异未处理）' })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, '处理差异').click()
  await page.getByText('按实收', { exact: true }).click()
  await expectAccessible(page)
  await button(page, '保存').click()
  await expect(page.getByText('第 3 行差异处理：— → 按实收')).toBeVisible()
  await expect(page.getByText('2025-03-03').first()).toBeVisible()
  await button(page, '入库完成').click()
  await button(page, '入库完成').last().click()
  await expect(status(page)).toHaveText('入库完成')

  await auditor.page.reload()
  await button(auditor.page, '入库完结').click()
  await button(auditor.page, '入库完结').last().click()
  await expect(status(auditor.page)).toHaveText('入库完结')
  await expectAccessible(auditor.page)
  for (const each of [complaints, auditor.complaints, keeper.complaints, clerk.complaints])
    expect(each).toEqual([])
})
