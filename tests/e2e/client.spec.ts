import { expect, test } from '@playwright/test'
import { signIn } from './person.ts'

test('a new version is asked about once, can wait, and is loaded when wanted', async ({ page }) => {
  let version = 'one'
  await page.route('**/', (route, request) =>
    request.method() === 'HEAD'
      ? route.fulfill({ status: 200, headers: { etag: version } })
      : route.fallback(),
  )
  await page.clock.install()
  await signIn(page, 'kf')
  const question = page.getByRole('dialog', { name: '提示' })
  await page.clock.runFor(301_000)
  await expect(question).toBeHidden()
  version = 'two'
  await page.clock.runFor(300_000)
  await expect(question).toContainText('有新的版本，是否更新？')
  await page.clock.runFor(600_000)
  await expect(question).toHaveCount(1)
  await question.getByRole('button', { name: '关闭，稍后更新' }).click()
  await page.clock.runFor(1000)
  await expect(question).toBeHidden()
  await page.clock.runFor(300_000)
  await expect(question).toBeVisible()
  const loaded = page.waitForEvent('load')
  await question.getByRole('button', { name: /确\s*定/ }).click()
  await loaded
})

test('an error of the page reaches the log of the tenant, once', async ({ page, request }) => {
  await page.clock.install()
  await signIn(page, 'kf')
  const sent = page.waitForRequest('**/api/lh-log/error/send')
  await page.evaluate(() => {
    const error = new Error('演示错误')
    for (let n = 0; n < 3; n += 1) void Promise.reject(error)
  })
  await page.clock.runFor(61_000)
  const logs = (await sent).postDataJSON() as { message: string; type: string }[] // as we sent it
  expect(logs).toMatchObject([{ message: '演示错误', type: 'unhandledrejection' }])
  await (await sent).response()
  const headers = {
    authorization: `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`,
    'tenant-node': 'WMS_DEMO',
  }
  const answer = await request.post('/api/lh-auth/token', {
    headers,
    data: { account: 'admin', password: 'Yuncang#2026' },
  })
  const token = (await answer.json()).data.accessToken as string // of the sign-in's contract
  const found = await request.get('/api/lh-log/error/list?message=演示错误', {
    headers: { ...headers, 'x-access-token': token },
  })
  expect((await found.json()).data.total).toBe(1)
})

test('the template button rests for three seconds after a click', async ({ page }) => {
  await signIn(page, 'kf')
  await page.goto('/base/customer/index')
  await page.getByRole('button', { name: /导\s*入/ }).click()
  const button = page.getByRole('button', { name: '下载模板' })
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await button.dblclick()
  await expect(button).toBeDisabled()
  await expect(button).toBeEnabled()
  expect(downloads).toHaveLength(1)
})

test('a session that ended leads to the sign-in and back', async ({ page, context }) => {
  await signIn(page, 'kf')
  // A page that is still open would go to the sign-in by itself.
  await page.goto('about:blank')
  await context.addCookies([
    { name: 'x-access-token', value: 'x'.repeat(43), domain: 'localhost', path: '/' },
  ])
  await page.goto('/base/customer/index')
  await page.waitForURL(/\/login\?uid=/)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})
