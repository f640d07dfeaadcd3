import { expect, test, type Page } from '@playwright/test'
import { systemClock } from '@yuncang/server/platform/clock'
import { addDays, today } from '@yuncang/shared/domain/calendar'
import type { MenuNode } from '@yuncang/shared/contracts/session'
import { callsOf } from './api.ts'
import { barriersOf, complaintsOf, phone, signIn, signInTo, tightSpotsOf } from './person.ts'
import { rubberAt } from './warehouse.ts'

/*
 * Every screen that the menu offers, its other lists and one record of each, as the person sees them: in Chinese on a
 * desk; in English in the dark on a phone, and no wider than WCAG 2.2 SC 1.4.10 lets a page be. A screen that comes into
 * the menu is looked at without a word here; a word that it has in neither language is a complaint of the page.
 */
const bill = 'E2ESCREENS01'
const desk = { width: 1440, height: 900 }
const narrowest = { width: 320, height: 800 }

const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

/** Lists that are empty on the first day get a row. */
async function furnish(request: Parameters<typeof callsOf>[0], address: string | undefined) {
  const [first] = await rubberAt(address, { bill, daysAgo: 9, containers: [['DEMU1000010', 4]] })
  const lot = first!
  const call = await callsOf(request, 'admin')
  const day = addDays(today(systemClock()), 5)
  await call('/lh-wms/inboundOrder/saveAll', {
    masterBillNo: bill,
    customerId: lot.hqCustomerId,
    inboundType: '4',
    expectDate: day,
    inboundProductList: [{ productName: '20号标准胶', planPieces: 1, planNet: '1260' }],
  })
  await call('/lh-wms/outboundOrder/saveAll', {
    masterBillNo: bill,
    customerId: lot.hqCustomerId,
    outboundType: '1',
    pickDate: day,
    lines: [{ productId: lot.productId, lotId: lot.id, qty: '2.52', pieces: 2 }],
  })
}

const pane = (page: Page) => page.locator('.tab-pane').locator('visible=true')

const drawers = '.ant-drawer-open'

/** Goes where a link would, without loading the product anew. */
const goTo = (page: Page, href: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, href)

type Look = { page: Page; flaws: string[] }

/** What is beyond the window, covered, or hidden for want of room. */
const misplacedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - innerWidth
    const help = document.querySelector('.help-button')?.getBoundingClientRect()
    const content = document.querySelector('.frame-content')?.getBoundingClientRect()
    const covers = help !== undefined && content !== undefined && help.bottom > content.top
    const rest = document.querySelector<HTMLElement>('.top-menu .ant-menu-overflow-item-rest')
    const hides = rest !== null && rest.style.opacity !== '0'
    return [
      ...(beyond > 0 ? [`${beyond} px too wide`] : []),
      ...(covers ? ['the help button lies over the page'] : []),
      ...(hides ? ['the top menu hides entries'] : []),
    ]
  })

/** Everything that is wrong with what is on the screen now. */
async function look({ page, flaws }: Look, what: string) {
  await expect(pane(page).getByRole('heading').first(), what).toHaveText(/\S/)
  const waiting = page.locator('.ant-skeleton, .grid-skeleton, .ant-spin-spinning')
  await expect(waiting.locator('visible=true'), what).toHaveCount(0)
  const isOver = await page.locator(drawers).first().isVisible()
  const isDesk = page.viewportSize()?.width === desk.width
  const part = isOver ? drawers : '.tab-pane'
  const note = (found: readonly string[]) =>
    flaws.push(...found.map((flaw) => `${what} at ${page.viewportSize()?.width}: ${flaw}`))
  note(await (isDesk ? barriersOf : tightSpotsOf)(page, part))
  note(await misplacedOn(page))
  if (isDesk) return
  await page.setViewportSize(narrowest)
  note(await misplacedOn(page))
  await page.setViewportSize(phone)
}

/** The first record of a list, when it has one to open. */
async function lookAtRecord(given: Look, what: string) {
  const { page } = given
  const row = pane(page).locator('.grid-row.body.openable').first()
  if (!(await row.isVisible())) return
  const before = page.url()
  // A button or a link in a cell does something of its own.
  await row.locator('[role=gridcell]:not(:has(button, input, a))').first().click()
  const drawer = page.locator(drawers).getByRole('dialog')
  await expect
    .poll(async () => page.url() !== before || (await drawer.isVisible()), { message: what })
    .toBe(true)
  await look(given, `${what} › record`)
  if (!(await drawer.isVisible())) return
  await page.keyboard.press('Escape')
  await expect(drawer, what).toBeHidden()
}

async function lookAtScreen(given: Look, { path }: MenuNode) {
  const { page } = given
  const address = `${path}/index`
  await goTo(page, address)
  await look(given, address)
  await lookAtRecord(given, address)
  const lists = pane(page).locator('.page > .ant-segmented .ant-segmented-item')
  const count = await lists.count()
  for (let at = 1; at < count; at++) {
    await goTo(page, address)
    await lists.nth(at).click()
    const what = `${address} › ${at + 1}`
    await look(given, what)
    await lookAtRecord(given, what)
  }
  // What lives on in tabs behind is looked through again and again.
  const open = page.getByRole('tab', { selected: true })
  while ((await page.getByRole('tablist').first().getByRole('tab').count()) > 1)
    await open.first().press('Delete')
}

/** Somebody in the training tenant; `multi` works in others as well. */
const enter = (page: Page, account: string): Promise<void> =>
  account === 'multi' ? signInTo(page, account, '培训租户') : signIn(page, account)

const desired = { zh: { lang: 'zh-CN', button: '中文' }, en: { lang: 'en', button: 'English' } }

async function speak(page: Page, language: keyof typeof desired): Promise<void> {
  const { lang, button } = desired[language]
  await page.setViewportSize(desk)
  await page.getByRole('banner').getByRole('button', { name: button }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function shade(page: Page, to: '深色' | '浅色'): Promise<void> {
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: '外观' }).click()
  await page.getByText(to).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', to === '深色' ? 'dark' : 'light')
  await page.keyboard.press('Escape')
}

/** What the person's menu offers, as it comes with the next start of the product. */
async function menuAfter(page: Page, start: () => Promise<unknown>): Promise<MenuNode[]> {
  const answered = page.waitForResponse('**/lh-system/source/routes')
  await start()
  const { data } = (await (await answered).json()) as { data: MenuNode[] } // session.routes
  return leavesOf(data).filter(({ path }) => path.startsWith('/'))
}

test.beforeAll(async ({ request, baseURL }) => furnish(request, baseURL))

test.afterEach(async ({ page }) => {
  // Language and shade go with the person, to the next story too.
  if ((await page.locator('html').getAttribute('lang')) !== 'en') return
  await speak(page, 'zh')
  await shade(page, '浅色')
})

for (const { size, language } of [
  { size: desk, language: 'zh' },
  { size: phone, language: 'en' },
] as const) {
  const seen = new Set<string>()
  // Screens of the platform are for `multi` alone.
  for (const account of ['admin', 'multi']) {
    test(`every screen that ${account} is first to see, ${language} at ${size.width}`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      const complaints = complaintsOf(page)
      const flaws: string[] = []
      await enter(page, account)
      if (language === 'en') await shade(page, '深色')
      const start = () => (language === 'en' ? speak(page, language) : page.reload())
      const entries = (await menuAfter(page, start)).filter(({ path }) => !seen.has(path))
      expect(entries.length).toBeGreaterThan(0)
      await page.setViewportSize(size)
      for (const entry of entries) {
        await lookAtScreen({ page, flaws }, entry)
        seen.add(entry.path)
      }
      expect(flaws).toEqual([])
      expect(complaints).toEqual([])
    })
  }
}
