import type { Browser, Page } from '@playwright/test'
import { barriersOf } from './barriers.ts'
import { expect } from './expect.ts'
import { leave, test } from './test.ts'

/* What every story begins with: somebody in front of the product. */
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** A file as a person picks it. */
export const file = (bytes: Uint8Array, name = '订单.xlsx') => ({
  name,
  mimeType: xlsx,
  buffer: Buffer.from(bytes),
})

/** Fills in the sign-in page that is open, and sends it; what comes then is up to the account. */
export async function showPassword(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByLabel('密码').fill('Yuncang#2026')
  await page.getByRole('button', { name: /登\s*录/ }).click()
}

/**
 * The built server of the stories is in test mode, where pages open no socket (docs/domain/records.md#notices): this
 * one is told otherwise.
 */
export async function asInRealWork(page: Page): Promise<void> {
  await page.route('**/app-config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), env: 'prod' } })
  })
}

/** The page hears by its socket. Asked before the page is opened: what is said first may be said while it still loads. */
export const hears = async (page: Page) =>
  (await page.waitForEvent('websocket')).waitForEvent('framereceived')

/** The client credential of the web, which every call carries. */
export const authorization = `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`

/** A session by the call that the sign-in page makes, before any page is open. */
export async function openSession(page: Page, account: string): Promise<void> {
  const answer = await page.context().request.post('/api/lh-auth/token', {
    headers: { authorization },
    data: { account, password: 'Yuncang#2026' },
  })
  expect(answer.status()).toBe(200)
}

/** Somebody with a session, on a page of theirs or at home; the sign-in page has its stories in sign-on.spec.ts. */
export async function signIn(page: Page, account: string, address?: string): Promise<void> {
  await openSession(page, account)
  await page.goto(address ?? '/wel/index')
  if (address === undefined) await expectHome(page)
}

/** Somebody else at the same desk. A page that is open would ask for a sign-in of its own. */
export async function signInAnew(page: Page, account: string, address?: string): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, account, address)
}

type Choice = { tenant: string; address: string }

/** Somebody of several tenants, who has to choose one on the way to a page. */
export async function signInTo(page: Page, account: string, to: Choice): Promise<void> {
  await openSession(page, account)
  await page.goto(to.address)
  await page.getByRole('button', { name: to.tenant }).click()
  await expect(page).toHaveURL(to.address)
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
}

/** Parts that lie one over the other; the first that is there is the one to work in. */
const workplaces = ['.ant-modal-wrap', '.ant-drawer-open', '.tab-pane']

/** No barriers in the given parts, else in the one to work in. */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  const isThere = (part: string) => page.locator(part).locator('visible=true').first().isVisible()
  for (const part of parts.length > 0 ? [] : workplaces) {
    if (!(await isThere(part))) continue
    parts.push(part)
    break
  }
  expect(await barriersOf(page, ...parts)).toEqual([])
}

/** Everything the page complains about; a content-security report is among it. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isOwnRefusal = /status of (400|409)/.test(message.text())
    if (message.type() === 'error' && !isOwnRefusal) complaints.push(message.text())
  })
  return complaints
}

type Size = { width: number; height: number }

type Place = { address?: string; size?: Size }

/** Windows of colleagues and the story that each is open for. A new one compiles the scripts of the product, for a second. */
const windows = new Map<Page, string>()
const desk = { width: 1440, height: 900 }

/** Somebody in a browser of their own, on a phone when a size says so; `complaints` are those of their pages. */
export async function personAt(browser: Browser, account: string, { address, size }: Place = {}) {
  const page = await windowIn(browser, size)
  const complaints = complaintsOf(page)
  await signIn(page, account, address)
  return { page, complaints }
}

/** A window that an earlier story left, emptied, or a new one; of the size of a desk unless another is given. */
export async function windowIn(browser: Browser, size = desk): Promise<Page> {
  const story = test.info().testId
  const left = [...windows].find(([page, of]) => of !== story && !page.isClosed())?.[0]
  const page = left ?? (await (await browser.newContext({ locale: 'zh-CN' })).newPage())
  if (left !== undefined) await empty(left)
  await page.setViewportSize(size)
  windows.set(page, story)
  return page
}

async function empty(page: Page): Promise<void> {
  await leave(page)
  await page.context().clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
}

export const phone = { width: 390, height: 844 }

/** Nothing stands beyond the page's edge; after a change of size the page is drawn anew, which is waited for. */
export async function expectWithin(page: Page): Promise<void> {
  const width = page.viewportSize()!.width
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width)
}

/** A button by its words; the design system puts a space between two characters. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${Array.from(name).join('\\s*')}$`) })

export const status = (page: Page) => page.locator('.page-head .status')

/** Picks an option of a field, searched for by `text` when there is one. */
export async function choose(
  page: Page,
  field: string,
  text: string,
  option: string,
): Promise<void> {
  const box = page.getByRole('combobox', { name: field }).last()
  // While a drawer loads its form, the last one of that name lies behind it: it is looked for anew until it can be hit.
  await expect(() => box.click({ timeout: 2000 })).toPass()
  if (text !== '') await box.fill(text)
  await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click()
}

/** Loads the tab that is shown anew, by its menu. */
export async function refresh(page: Page): Promise<void> {
  await page.getByRole('button', { name: '标签菜单' }).click()
  await page.getByRole('menuitem', { name: '刷新' }).click()
}

/** Goes where a link would, without loading the product anew. */
export const goTo = (page: Page, href: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, href)

/** Pastes a range of a spreadsheet where the cursor is. */
export const paste = (page: Page, text: string) =>
  page.evaluate((range) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', range)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
