import { expect } from './expect.ts'
import { complaintsOf, expectAccessible, personAt, signIn } from './person.ts'
import { test } from './test.ts'

test('an error of the page reaches the log of the tenant, once; it is read with its stack and marked as solved', async ({
  page,
  browser,
}) => {
  const message = '演示错误'
  await page.clock.install()
  await signIn(page, 'kf')
  const sent = page.waitForRequest('**/api/lh-log/error/send')
  await page.evaluate((text) => {
    const error = new Error(text)
    for (let n = 0; n < 3; n += 1) void Promise.reject(error)
  }, message)
  await page.clock.runFor(61_000)
  const logs = (await sent).postDataJSON() as { message: string; type: string }[] // as we sent it
  expect(logs).toMatchObject([{ message, type: 'unhandledrejection' }])
  await (await sent).response()

  const { page: admin } = await personAt(browser, 'admin', { address: '/system/log/index' })
  const complaints = complaintsOf(admin)
  await admin.getByText('错误日志', { exact: true }).click()
  const row = admin.getByRole('row').filter({ hasText: message })
  await expect(row).toHaveCount(1)
  await row.getByRole('gridcell', { name: message }).click()
  const entry = admin.getByRole('dialog')
  await expect(entry.getByText(/Error: 演示错误\s+at /)).toBeVisible()
  await expectAccessible(admin)
  await entry.getByRole('button', { name: '标记已解决' }).click()
  await expect(entry).toBeHidden()
  await expect(row.getByText('已解决')).toBeVisible()
  expect(complaints).toEqual([])
})
