import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import { signIn } from './person.ts'
import { test } from './test.ts'

const kilobyte = 1024

/** Scripts that came while `visit` ran, calls, and kilobytes of scripts and styles over the wire until the page was quiet. */
async function loadedBy(page: Page, visit: () => Promise<unknown>) {
  const sizes: Promise<number>[] = []
  const calls: string[] = []
  let scripts = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/|app-config/.test(pathname)) calls.push(pathname)
  })
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    if (type === 'script') scripts += 1
    if (type === 'script' || type === 'stylesheet') {
      sizes.push(request.sizes().then((size) => size.responseBodySize))
    }
  })
  await visit()
  const needed = scripts
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { scripts: needed, kilobytes: bytes / kilobyte, calls }
}

/** Comes true with the first script that is asked for after a call. */
const scriptAfter = (page: Page, call: string) =>
  new Promise<void>((resolve) => {
    let isCalled = false
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === call) isCalled = true
      if (isCalled && request.resourceType() === 'script') resolve()
    })
  })

/** Who is there, where, and what they may do. */
const startOfSession = '/api/lh-base/user/start'

/** What the list asks for, what a new browser says of its person, and what is read again when the socket stands. */
const ofItself = new Set([
  '/api/lh-base/customer/list',
  '/api/lh-system/dict/findDict',
  '/api/trpc/savedView.list',
  '/api/lh-base/sysOperateLog/saveLoginLog',
  '/api/lh-base/user/saveUserGroup',
  '/api/lh-wms/notice/unread',
])

/* Budgets of the first load (docs/domain/budgets.md#browser): how many scripts, and what is sent, compressed. */
test('the sign-in page is small; the first list comes with what it needs, beside one call, and no more', async ({
  page,
  browser,
}) => {
  const stranger = await browser.newContext()
  const visitor = await stranger.newPage()
  const ofSignIn = await loadedBy(visitor, async () => {
    await visitor.goto('/login')
    await visitor.getByRole('textbox', { name: '账号' }).waitFor()
  })
  await stranger.close()
  expect(ofSignIn.kilobytes).toBeGreaterThan(100)
  expect(ofSignIn.kilobytes).toBeLessThanOrEqual(220)
  expect(ofSignIn.scripts).toBeLessThanOrEqual(8)

  await signIn(page, 'kf')
  const fresh = await browser.newContext({ storageState: await page.context().storageState() })
  const clerk = await fresh.newPage()
  const screenAskedFor = scriptAfter(clerk, startOfSession)
  // The answer is kept back until the screen is on its way.
  await clerk.route(
    ({ pathname }) => pathname === startOfSession,
    async (route) => {
      await screenAskedFor
      await route.continue()
    },
  )
  const ofList = await loadedBy(clerk, async () => {
    await clerk.goto('/base/customer/index')
    await clerk.getByRole('gridcell').first().waitFor()
  })
  await fresh.close()
  expect(ofList.kilobytes).toBeGreaterThan(200)
  expect(ofList.kilobytes).toBeLessThanOrEqual(380)
  expect(ofList.scripts).toBeLessThanOrEqual(15)
  expect(ofList.calls.filter((path) => !ofItself.has(path)).toSorted()).toEqual([
    startOfSession,
    '/app-config.json',
  ])
})
