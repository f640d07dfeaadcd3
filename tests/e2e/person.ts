import AxeBuilder from '@axe-core/playwright'
import { expect, type Browser, type Page } from '@playwright/test'

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

/** The built server of the stories is in test mode, where pages open no socket (spec.md §4): this one is told otherwise. */
export async function asInRealWork(page: Page): Promise<void> {
  await page.route('**/app-config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), env: 'prod' } })
  })
}

export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/login')
  await showPassword(page, account)
  await expectHome(page)
}

/** Somebody of several tenants, who has to choose one. */
export async function signInTo(page: Page, account: string, tenant: string): Promise<void> {
  await page.goto('/login')
  await showPassword(page, account)
  await page.getByRole('button', { name: tenant }).click()
  await expectHome(page)
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
}

/** What somebody who cannot see or point would stumble over, as far as a program finds it; in some parts alone, sooner. */
export const barriersOf = (page: Page, ...parts: string[]): Promise<string[]> =>
  seriousOf(lookerAt(page, parts).options({ rules: { 'target-size': { enabled: true } } }))

/** The same, of what depends on place and shade: parts too small to hit, or to scroll to without a mouse; faint texts. */
export const tightSpotsOf = (page: Page, ...parts: string[]): Promise<string[]> =>
  seriousOf(
    lookerAt(page, parts).withRules([
      'target-size',
      'scrollable-region-focusable',
      'color-contrast',
    ]),
  )

function lookerAt(page: Page, parts: readonly string[]): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  for (const part of parts) builder.include(part)
  return builder
}

async function seriousOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([])
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

/** Somebody in a browser of their own, on a phone when a size says so; `complaints` are those of their pages. */
export async function personAt(browser: Browser, account: string, size?: Size) {
  const context = await browser.newContext({ locale: 'zh-CN', ...(size && { viewport: size }) })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await signIn(page, account)
  return { page, complaints }
}

export const phone = { width: 390, height: 844 }

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
  await box.click()
  if (text !== '') await box.fill(text)
  await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click()
}

/** Pastes a range of a spreadsheet where the cursor is. */
export const paste = (page: Page, text: string) =>
  page.evaluate((range) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', range)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
