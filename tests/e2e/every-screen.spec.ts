import type { APIRequestContext, Page } from '@playwright/test'
import { systemClock } from '@yuncang/server/platform/clock'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { menuSeeds } from '@yuncang/db/seed/menus'
import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import type { Settings } from '@yuncang/shared/nouns/setting/contract'
import { callsOf } from './api.ts'
import { barriersOf, tightSpotsOf } from './barriers.ts'
import { besideOf } from './beside-menu.ts'
import { expect } from './expect.ts'
import { misplacedOn } from './misplaced.ts'
import { complaintsOf, goTo, openSession, phone, signInTo } from './person.ts'
import { rubberAt } from './warehouse.ts'
import { test } from './test.ts'

/*
 * Every screen that the menu offers, its other lists and one record of each, as the person sees them: in Chinese on a
 * desk; in English in the dark on a phone, and no wider than WCAG 2.2 SC 1.4.10 lets a page be. A screen that comes into
 * the menu is looked at without a word here, in the story of its section, with what stands beside the menu there
 * (tests/support/screens-beside.ts); a word that it has in neither language is a complaint of the page.
 */
type Size = { width: number; height: number }
/** A desk is looked at in smaller windows, too, and a phone as narrow as WCAG 2.2 SC 1.4.10 lets a page be. */
const desk: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 1000, height: 750 },
  { width: 800, height: 1000 },
]
const hand: readonly Size[] = [phone, { width: 320, height: 800 }]

const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

/** Lists that are empty on the first day get a row. */
async function furnish(
  request: APIRequestContext,
  { bill, address }: { bill: string; address: string | undefined },
) {
  const [first] = await rubberAt(address, { bill, daysAgo: 9, containers: [['DEMU1000010', 4]] })
  const lot = first!
  const call = await callsOf(request, 'admin')
  const day = addDays(today(systemClock()), 5)
  await call('/lh-wms/inboundOrder/saveAll', {
    masterBillNo: bill,
    customerId: lot.hqCustomerId,
    inboundType: '4',
    expectDate: day,
    inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1260' }],
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

type Look = { page: Page; flaws: string[]; sizes: readonly Size[] }

/** Everything that is wrong with what is on the screen now. */
async function look({ page, flaws, sizes }: Look, what: string) {
  await expect(pane(page).getByRole('heading').first(), what).toHaveText(/\S/)
  const waiting = page.locator('.ant-skeleton, .grid-skeleton, .ant-spin-spinning')
  await expect(waiting.locator('visible=true'), what).toHaveCount(0)
  const isOver = await page.locator(drawers).first().isVisible()
  const part = isOver ? drawers : '.tab-pane'
  const note = (found: readonly string[]) =>
    flaws.push(...found.map((flaw) => `${what} at ${page.viewportSize()?.width}: ${flaw}`))
  const isWide = page.viewportSize()?.width === sizes[0]!.width // there are some
  // One screen is looked at from the widest on, the next one up to it: each change of the size draws everything anew.
  for (const [at, size] of (isWide ? sizes : sizes.toReversed()).entries()) {
    if (at > 0) await page.setViewportSize(size)
    if (size === sizes[0]) note(await (sizes === desk ? barriersOf : tightSpotsOf)(page, part))
    note(await misplacedOn(page))
  }
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
  await closeDrawer(page, what)
}

async function closeDrawer(page: Page, what: string) {
  const drawer = page.locator(drawers).getByRole('dialog')
  if (!(await drawer.isVisible())) return
  await page.keyboard.press('Escape')
  await expect(drawer, what).toBeHidden()
}

const addressOf = ({ path }: MenuNode) => `${path}/index`

async function lookAtScreen(given: Look, node: MenuNode) {
  const { page } = given
  const address = addressOf(node)
  await visit(page, address)
  await look(given, address)
  await lookAtRecord(given, address)
  const lists = pane(page).locator('.page > .ant-segmented .ant-segmented-item')
  const count = await lists.count()
  for (let at = 1; at < count; at++) {
    await visit(page, address)
    await lists.nth(at).click()
    const what = `${address} › ${at + 1}`
    await look(given, what)
    await lookAtRecord(given, what)
  }
}

/** A screen by its address alone; below that of a list it opens over the list. */
async function lookAtPage(given: Look, address: string) {
  const { page } = given
  await visit(page, address)
  if (address.includes('/index/'))
    await expect(page.locator(drawers).getByRole('dialog'), address).toBeVisible()
  await look(given, address)
  await closeDrawer(page, address)
}

/** Opens a screen and closes those before: what lives on in tabs behind would be looked through again and again. */
async function visit(page: Page, address: string) {
  await goTo(page, address)
  const behind = page.getByRole('tablist').first().getByRole('tab', { selected: false })
  // The first tab stays; nothing of its page is there before it is shown.
  while ((await behind.count()) > 1) await behind.last().click({ button: 'middle' })
}

/** What somebody's menu offers. */
async function menuOf(request: APIRequestContext, account: string): Promise<MenuNode[]> {
  const call = await callsOf(request, account)
  return call('/lh-system/source/routes', {}, 'query')
}

const screensOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  leavesOf(nodes).filter(({ path }) => path.startsWith('/'))

// A worker that begins anew after a failure comes to the same server.
test.beforeAll(({ request, baseURL }, { workerIndex }) =>
  furnish(request, { bill: `E2ESCREENS${workerIndex}`, address: baseURL }),
)

async function choose(request: APIRequestContext, account: string, settings: Settings) {
  const call = await callsOf(request, account)
  await call('/lh-base/user/settings', settings)
}

const plain: Settings = { language: 'zh', mode: 'light' }
const ways: readonly { sizes: readonly Size[]; settings: Settings; lang: string }[] = [
  { sizes: desk, settings: plain, lang: 'zh-CN' },
  { sizes: hand, settings: { language: 'en', mode: 'dark' }, lang: 'en' },
]

// Language and shade go with the person, to the next story too.
test.afterAll(async ({ request }) => {
  for (const account of ['admin', 'multi']) await choose(request, account, plain)
})

type Visit = { page: Page; request: APIRequestContext; account: string }

/** Looks at the screens both ways, as somebody who is signed in. */
async function lookAtAll(
  { page, request, account }: Visit,
  entries: readonly MenuNode[],
  beside: readonly string[] = [],
) {
  const complaints = complaintsOf(page)
  const flaws: string[] = []
  expect(entries.length).toBeGreaterThan(0)
  for (const { sizes, settings, lang } of ways) {
    // An open page follows its person's language by itself, whatever else is under way in it.
    await page.goto('about:blank')
    await choose(request, account, settings)
    await page.setViewportSize(sizes[0]!) // there are some
    await page.goto(addressOf(entries[0]!)) // there are some
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(pane(page).getByRole('heading').first()).toBeVisible()
    for (const entry of entries) await lookAtScreen({ page, flaws, sizes }, entry)
    for (const address of beside) await lookAtPage({ page, flaws, sizes }, address)
  }
  expect([...flaws, ...complaints]).toEqual([])
}

const sections = menuSeeds.filter(({ parent }) => parent === null)

for (const { code, path, zh } of sections) {
  test(`every screen of ${zh} (${code})`, async ({ page, request }) => {
    test.setTimeout(300_000)
    const menu = await menuOf(request, 'admin')
    const known = sections.map((each) => each.path)
    expect(known).toEqual(expect.arrayContaining(menu.map((node) => node.path)))
    await openSession(page, 'admin')
    const entries = screensOf(menu.filter((node) => node.path === path))
    const beside = await besideOf(path, await callsOf(request, 'admin'))
    await lookAtAll({ page, request, account: 'admin' }, entries, beside)
  })
}

test('every screen of the platform, which an administrator does not have', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const known = screensOf(await menuOf(request, 'admin'))
  const menu = await menuOf(request, 'multi')
  await choose(request, 'multi', plain)
  await signInTo(page, 'multi', { tenant: '培训租户', address: '/wel/index' })
  const isKnown = ({ path }: MenuNode) => known.some((each) => each.path === path)
  const entries = screensOf(menu).filter((node) => !isKnown(node))
  await lookAtAll({ page, request, account: 'multi' }, entries)
})
